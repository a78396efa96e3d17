import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDay } from '../../../engine/inputs/day.ts'
import type { ReadTable, SettingsFiles } from '../examination.ts'
import type { Problem } from '../problem.ts'
import { differencesOf, type VerifiedChange, type VerifiedDifference } from './differences.ts'
import { readVerified, VERIFIED, type VerifiedLine } from './file.ts'
import { keyOf, linesOf, type TableLine } from './lines.ts'

const ACCEPT = 'run npm run rates:accept'

/**
 * Finds where the tables of a folder differ from its `verified.csv`, which has each figure a second time. Whoever changes a figure has to
 * confirm that they read it in the source.
 */
export function checkVerified(
  folder: string,
  tables: Readonly<Record<string, ReadTable>>,
  settings: SettingsFiles,
  today: Date,
): Problem[] {
  const verified = readVerified(folder)
  if (!verified) return [problem(1, '', 'the file is missing; restore it: it records what was read in the sources, and by whom')]
  const told = new Set<string>()
  return [
    ...verified.flatMap((held, index) => faultsOf(held, verified.slice(0, index), today)),
    ...differencesOf(linesOf(tables, settings), verified).flatMap(problemsOf),
  ].filter((each) => {
    // A change to a whole entry shows in each of its readings, but is reported once.
    const text = JSON.stringify(each)
    return !told.has(text) && told.add(text)
  })
}

/** The tables whose readings were verified but whose file was deleted or renamed. */
export function missingTables(folder: string): Problem[] {
  const held = (readVerified(folder) ?? []).filter(({ reading }) => reading !== '')
  return [...new Set(held.map(({ entry }) => entry.split('.')[0] ?? ''))].flatMap((table) => {
    const file = table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (existsSync(join(folder, `${file}.yaml`))) return []
    const ofTable = held.filter(({ entry }) => entry.startsWith(`${table}.`))
    const told = `there is no rates/${file}.yaml, but ${ofTable.length} of its readings were verified; put the file back under that name`
    return [problem(ofTable[0]?.row ?? 1, table, told)]
  })
}

const problem = (line: number, entry: string, message: string): Problem => ({ file: VERIFIED, line, column: 1, entry, message })

function faultsOf(held: VerifiedLine, before: readonly VerifiedLine[], today: Date): Problem[] {
  const { entry, from, reading, said, checked, by, row } = held
  // A law may be read from the day on which it was made, and that nobody knows a figure is said before it starts.
  const readFrom = reading === 'unknown' ? '' : (said['lawMade'] ?? from)
  const twice = before.find((other) => keyOf(other) === keyOf(held))
  const isDated = /^\d{4}-(0[1-9]|1[0-2])$/.test(checked) || isDay(checked)
  return [
    ...(twice ? [problem(row, entry, `this line appears twice, first in line ${twice.row}; remove the wrong one`)] : []),
    ...(isDated && checked <= today.toISOString().slice(0, 10)
      ? []
      : [
          problem(
            row,
            entry,
            `"${checked}" in the column checked is not a day or month up to today; write the day or month on which it was read`,
          ),
        ]),
    ...(isDated && checked < readFrom.slice(0, checked.length)
      ? [
          problem(
            row,
            entry,
            `checked on ${checked}, before ${readFrom}, when it starts; read it again then, or, if its law was made before that, add its day, for example lawMade: ${checked}`,
          ),
        ]
      : []),
    ...['checkedTo', 'secondHandTo'].flatMap((reach) => {
      const day = said[reach] ?? ''
      if (!isDated || checked >= day.slice(0, checked.length)) return []
      return [
        problem(
          row,
          entry,
          `checked on ${checked}, before ${day}, the last day of its ${reach}; read its sources again, and run npm run rates:accept`,
        ),
      ]
    }),
    ...(by === '' ? [problem(row, entry, 'the column by is empty; write who read it')] : []),
  ]
}

function problemsOf(difference: VerifiedDifference): Problem[] {
  const { line, held, changes } = difference
  if (!line) {
    const { entry, row, said } = held
    return [
      problem(row, entry, `${nameOf(held)}, ${short(said['value'] ?? said['title'] ?? '')}, is no longer there; put it back, or ${ACCEPT}`),
    ]
  }
  const { yaml, shown, path } = line
  const at = (where: TableLine['path'], key: boolean) => ({ file: yaml.file, ...yaml.at(where, { key }), entry: shown })
  if (!held) {
    const value = changes.find(({ name }) => name === 'value')?.now?.text
    return [
      { ...at(path, true), message: `${nameOf(line)}${value === undefined ? '' : `, ${short(value)},`} is new; remove it, or ${ACCEPT}` },
    ]
  }
  return changes.map((change) => ({
    ...(change.now ? at(change.now.path, change.name === 'entry') : at(line.path, true)),
    message: messageOf(line, change),
  }))
}

const nameOf = ({ from, reading }: Pick<TableLine, 'from' | 'reading'>) => (reading === '' ? 'this' : `the ${reading} reading from ${from}`)

/** A part that belongs to a whole entry, or to a whole date, is named without the reading. */
function messageOf({ entry, from, reading, path }: TableLine, { name, now, held }: VerifiedChange): string {
  const isOfReading = path.length > 2 && (now ? now.path.length === path.length + 1 : ['note', 'law'].includes(name))
  const what = isOfReading ? `${name} from ${from} (${reading})` : name === 'entry' ? 'its name' : name
  const otherwise = `or, if ${reading === '' ? 'it is meant' : 'the law changed'}, ${ACCEPT}`
  if (held === undefined) return `${what} is ${short(now?.text ?? '')}, but nothing was verified there; remove it, ${otherwise}`
  if (!now) return `${what} is gone, but ${short(held)} was verified; put it back, ${otherwise}`
  const [is, was] = parting(name === 'entry' ? entry : now.text, held)
  return `${what} is ${is}, but ${was} was verified; put ${was} back, ${otherwise}`
}

const MOST = 70
const short = (text: string) => (text.length <= MOST ? text : `${text.slice(0, MOST)}…`)

/** Two texts, cut if they are long so that they start shortly before the first difference. */
function parting(one: string, other: string): readonly [string, string] {
  if (one.length <= MOST && other.length <= MOST) return [one, other]
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const start = Math.max(0, same - 20)
  return [one, other].map((text) => `${start > 0 ? '…' : ''}${short(text.slice(start))}`) as [string, string]
}

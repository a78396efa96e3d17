import { dayInWords } from '#engine/inputs/day.ts'
import type { ReadTable } from '../examination.ts'
import { tableName } from '../tables.ts'
import type { VerifiedDifference } from './differences.ts'

/** What CHANGELOG.md says of one change. */
export interface ChangelogNote {
  readonly calculator: string
  readonly period: string
  readonly effect: string
  readonly source: string
}

/** The parts of a reading that can change an answer. Its law, its sources and its words cannot. */
const COUNTING: ReadonlySet<string> = new Set(['value', 'from', 'ends on', 'unit', 'kind', 'reads', 'starts', 'ends'])

/** The note, without calculators, for the accepted readings of one entry; undefined if they change no answer. */
export function noteOf(taken: readonly VerifiedDifference[], tables: Readonly<Record<string, ReadTable>>): ChangelogNote | undefined {
  const counting = taken.filter(({ line, changes }) => {
    const { entry, reading } = line ?? { entry: '', reading: '' }
    const isMoved = changes === undefined || changes.some(({ name }) => COUNTING.has(name))
    return isMoved && (!line || reading !== '' || /^(taxYears|ruleSets)\b/.test(entry))
  })
  if (counting.length === 0) return undefined
  return {
    calculator: '',
    period: unique(counting.map((difference) => periodOf(difference, tables))),
    effect: unique(counting.map(effectOf)),
    source: unique(counting.map((difference) => saidIn(difference, 'law') ?? saidIn(difference, 'sources') ?? '')),
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].join('; ')

const saidIn = ({ line, held }: VerifiedDifference, name: string): string | undefined =>
  line ? line.said.find((each) => each.name === name)?.text : held.said[name]

function periodOf({ line, held }: VerifiedDifference, tables: Readonly<Record<string, ReadTable>>): string {
  const { entry, from } = line ?? held
  if (from === '') return 'every year'
  const file = Object.keys(tables).find((each) => entry.startsWith(`${tableName(each)}.`))
  const values = tables[file ?? '']?.table.entries[entry.slice(entry.indexOf('.') + 1)]?.values ?? []
  const next = values.find((dated) => dated.from > from)
  return next ? `${dayInWords(from)} to before ${dayInWords(next.from)}` : `from ${dayInWords(from)}`
}

function effectOf(difference: VerifiedDifference): string {
  const { line, held, changes } = difference
  const { entry, reading } = line ?? held
  const title = `${saidIn(difference, 'title') ?? entry}${reading === '' || reading === 'statute' ? '' : ` (${reading})`}`
  const value = saidIn(difference, 'value') ?? ''
  if (!changes) return `${title} of ${value} was removed`
  if (!held) return `${title} is ${value}`
  const told = changes.filter(({ name }) => COUNTING.has(name))
  return told
    .map(
      ({ name, now, held: was }) => `${title}${name === 'value' ? '' : `, ${name},`} is ${now?.text ?? 'nothing'}, not ${was ?? 'nothing'}`,
    )
    .join('; ')
}

const HEADING = '## Unreleased'

/** The text of CHANGELOG.md with another note at the top of the unreleased changes, whose heading is added if there is none. */
export function withNote(text: string, { calculator, period, effect, source }: ChangelogNote): string {
  const note = `- **${calculator}**, ${period}: ${effect}. Source: ${source}.`.replaceAll(/\s+/g, ' ')
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('## '))
  const start = first < 0 ? lines.length : first
  if (lines[start] !== HEADING) return lines.toSpliced(start, 0, HEADING, '', note, '').join('\n')
  const isList = lines[start + 2]?.startsWith('- ') === true
  return lines.toSpliced(start + 2, 0, note, ...(isList ? [] : [''])).join('\n')
}

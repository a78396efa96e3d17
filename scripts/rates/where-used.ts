import { aligned } from '../lib/aligned.ts'
import { UsageError } from '../lib/command.ts'
import { didYouMean } from '../lib/nearest.ts'
import { RATES_FOLDER } from './compile.ts'
import { examineRates } from './read-rates.ts'
import { rowsReading } from './rows-reading.ts'
import { type Reading, type TableEntry, tableName } from './tables.ts'
import { usesOf } from './uses.ts'

/**
 * Where an entry in the tables is used, as text: its values, the rules that read it, the golden rows that run them, and the pages that name
 * it. Rules and pages are found in the source; calculators and rows by calculating every golden row under each of its rule sets.
 * @param name the entry’s full name, or the end of it if no other name ends the same way, such as `mainRate`.
 * @param rowsThatRead finds the golden rows that read an entry, by its full name.
 * @throws UsageError if no entry, or more than one, has the name.
 */
export async function whereUsed(name: string, rowsThatRead: typeof rowsReading = rowsReading): Promise<string> {
  const { id, entry, place } = entryNamed(name)
  const reading = await rowsThatRead(id)
  const calculators = reading.flatMap(({ slug, rows, read }) =>
    read.length > 0 ? [[slug, `${read.length} of ${rows}`, ranges(read)]] : [],
  )
  const unanswered = reading.flatMap(({ lacking }) => lacking)
  const uses = usesOf(id).map(({ file, line, by }) => [`${file}:${line}`, by])
  const rules = uses.filter(([at]) => at?.startsWith('engine/'))
  const pages = uses.flatMap(([at = '']) => (at.startsWith('web/') ? [at] : []))
  const sections = [
    [`${id}\n  ${entry.title}${entry.base === undefined ? '' : `, ${entry.base}`}\n  ${place}`],
    ['Values', aligned(entry.values.flatMap(valueRows))],
    ['Rules that read it', aligned(rules), 'no rule reads it for any golden row'],
    ['Calculators, and their golden rows that read it', aligned(calculators, [1]), 'no golden row reads it'],
    ...(unanswered.length > 0
      ? [['Golden rows that cannot be calculated, so what they read is not fully known', unanswered.join('\n')]]
      : []),
    ['Pages whose text names it, apart from the results of these calculators and the page of all rates', pages.join('\n'), 'none'],
  ]
  return sections
    .map(([heading = '', text, otherwise = '']) =>
      text === undefined ? heading : `${heading}\n${(text || otherwise).replaceAll(/^/gm, '  ')}`,
    )
    .join('\n\n')
}

/** An entry with its full name and its place, `rates/vat.yaml:12`. */
function entryNamed(name: string) {
  const all = Object.entries(examineRates(RATES_FOLDER).tables).flatMap(([file, { yaml, table }]) =>
    Object.entries(table.entries).map(([short, entry]) => ({ id: `${tableName(file)}.${short}`, yaml, short, entry })),
  )
  const ids = all.map(({ id }) => id)
  const exact = all.filter(({ id }) => id === name)
  const [only, ...others] = exact.length > 0 ? exact : all.filter(({ id }) => id.endsWith(`.${name}`))
  if (!only) throw new UsageError(`there is no entry "${name}"${didYouMean(name, ids) || '; npm run rates:show -- 2024/25 lists them all'}`)
  const meant = [only, ...others].map(({ id }) => id)
  if (others.length > 0) throw new UsageError(`"${name}" is the end of ${meant.length} names; write one of ${meant.join(', ')}`)
  const { id, entry, yaml, short } = only
  return { id, entry, place: `${yaml.file}:${yaml.at(['entries', short], { key: true }).line}` }
}

const valueRows = ({ from, readings }: TableEntry['values'][number]) =>
  Object.entries(readings).map(([reading, { value, law = '', sources, status }], index) => [
    index === 0 ? `from ${from}` : '',
    reading,
    writtenText(value),
    status,
    law,
    sources.join(', '),
  ])

const writtenText = (value: Reading['value']) =>
  typeof value === 'string' ? value : value.map(({ rate, upTo }) => `${rate} ${upTo === undefined ? 'above' : `up to ${upTo}`}`).join('\n')

/** Numbers in order as ranges, `2–5, 8`, on lines short enough to read. */
function ranges(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  const lines: string[] = []
  for (const [first, last] of runs) {
    const text = first === last ? String(first) : `${first}–${last}`
    const line = lines.at(-1)
    if (line === undefined || line.length + text.length > 78) lines.push(text)
    else lines[lines.length - 1] = `${line}, ${text}`
  }
  return lines.length === 0 ? '' : `rows ${lines.join(',\n     ')}`
}

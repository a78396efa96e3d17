import { readFileSync } from 'node:fs'
import type { Calculator } from '../../engine/calculator.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import { aligned } from '../lib/aligned.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { UsageError } from '../lib/command.ts'
import { didYouMean } from '../lib/nearest.ts'
import { RATES_FOLDER, tableName } from './compile.ts'
import { placesOnPages } from './places.ts'
import { readRates } from './read-rates.ts'
import { readYaml } from './read-yaml.ts'
import { noteRead } from './rows-read.ts'
import type { Entry, Reading } from './tables.ts'

/** An entry, with its names and its place. */
interface Found {
  readonly id: string
  readonly entry: Entry
  /** Its place, `rates/vat.yaml:12`. */
  readonly place: string
}

/**
 * Where an entry in the tables is used, as text: its values, the rules that read it, the golden rows that run them, and the pages that name
 * it. Rules, calculators and rows are found by calculating every golden row, under each of its rule sets, and noting what it reads.
 * @param name the entry’s full name, or the end of it if no other name ends the same way, such as `mainRate`.
 * @throws UsageError if no entry, or more than one, has the name.
 */
export async function whereUsed(name: string): Promise<string> {
  const { id, entry, place } = entryNamed(name)
  const rules = new Map<string, string>()
  const calculators: string[][] = []
  const unanswered: string[] = []
  for (const slug of calculatorSlugs()) {
    const { rows, read, lacking } = rowsReading(await loadCalculator(slug), id, rules)
    unanswered.push(...lacking)
    if (read.length > 0) calculators.push([slug, `${read.length} of ${rows}`, ranges(read)])
  }
  const pages = placesOnPages(id)
  const sections = [
    [`${id}\n  ${entry.title}${entry.base === undefined ? '' : `, ${entry.base}`}\n  ${place}`],
    ['Values', aligned(entry.values.flatMap(valueRows))],
    ['Rules that read it', aligned([...rules].sort(([a], [b]) => (a < b ? -1 : 1))), 'no rule reads it for any golden row'],
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

function entryNamed(name: string): Found {
  const { tables } = readRates(RATES_FOLDER)
  const all = Object.entries(tables).flatMap(([file, { entries }]) =>
    Object.entries(entries).map(([short, entry]) => ({ id: `${tableName(file)}.${short}`, file, short, entry })),
  )
  const exact = all.filter(({ id }) => id === name)
  const found = exact.length > 0 ? exact : all.filter(({ id }) => id.endsWith(`.${name}`))
  const [only, another] = found
  const ids = all.map(({ id }) => id)
  if (!only) throw new UsageError(`there is no entry "${name}"${didYouMean(name, ids) || '; npm run rates:show -- 2024/25 lists them all'}`)
  if (another) throw new UsageError(`"${name}" is the end of ${found.length} names; write one of ${found.map(({ id }) => id).join(', ')}`)
  const yaml = readYaml(`rates/${only.file}.yaml`, readFileSync(`${RATES_FOLDER}/${only.file}.yaml`, 'utf8'))
  return { ...only, place: `${yaml.file}:${yaml.at(['entries', only.short], { key: true }).line}` }
}

/** The golden rows of a calculator that read an entry. Adds the rules that read it to `rules`, and rows that lack a value to `lacking`. */
function rowsReading(calculator: Calculator, id: string, rules: Map<string, string>) {
  const rows = readGolden(calculator.slug)
  const lacking = new Set<string>()
  const isTableRead = Object.hasOwn(calculator.tables, id.split('.')[0] ?? '')
  const read = rows.filter((row) => {
    if (!isTableRead) return false
    let isRead = false
    const missing = noteRead(calculator, row, ({ entry }) => {
      if (entry !== id) return
      isRead = true
      const [where, by] = asker()
      rules.set(where, by)
    })
    for (const { message } of missing) lacking.add(`golden/${calculator.slug}.csv row ${row.line}: ${message}`)
    return isRead
  })
  return { rows: rows.length, read: read.map(({ line }) => line), lacking }
}

/** The rule that is reading an entry now: `engine/rules/vat/vat.ts:12` and the name of its function. */
function asker(): [place: string, by: string] {
  const calls = new Error().stack?.split('\n') ?? []
  const call = calls
    .map((line) => /at (?:(\S+) \()?.*?(engine\/(?:rules|calculators)\/[^:]+:\d+):/.exec(line))
    .find((match) => match !== null)
  return [call?.[2] ?? 'a rule', call?.[1] ?? '']
}

const valueRows = ({ from, readings }: Entry['values'][number]) =>
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

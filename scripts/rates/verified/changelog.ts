import { dayInWords } from '#engine/inputs/day.ts'
import type { ReadTable } from '../examination.ts'
import { tableName } from '../tables.ts'
import type { Difference } from './differences.ts'

/** A row of CHANGELOG.md. */
export interface ChangelogRow {
  readonly calculator: string
  readonly period: string
  readonly effect: string
  readonly source: string
}

/** The parts of a reading that can change an answer. Its law, its sources and its words cannot. */
const COUNTING: ReadonlySet<string> = new Set(['value', 'from', 'ends on', 'unit', 'kind', 'reads', 'starts', 'ends'])

/** The row, without calculators, for the accepted readings of one entry; undefined if they change no answer. */
export function rowOf(taken: readonly Difference[], tables: Readonly<Record<string, ReadTable>>): ChangelogRow | undefined {
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

const saidIn = ({ line, held }: Difference, name: string): string | undefined =>
  line ? line.said.find((each) => each.name === name)?.text : held.said[name]

function periodOf({ line, held }: Difference, tables: Readonly<Record<string, ReadTable>>): string {
  const { entry, from } = line ?? held
  if (from === '') return 'every year'
  const file = Object.keys(tables).find((each) => entry.startsWith(`${tableName(each)}.`))
  const values = tables[file ?? '']?.table.entries[entry.slice(entry.indexOf('.') + 1)]?.values ?? []
  const next = values.find((dated) => dated.from > from)
  return next ? `${dayInWords(from)} to before ${dayInWords(next.from)}` : `from ${dayInWords(from)}`
}

function effectOf(difference: Difference): string {
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
const COLUMNS = ['calculator', 'period', 'effect', 'source'] as const

/** The text of CHANGELOG.md with another row in the table of unreleased changes, which is added if there is none. */
export function withRow(text: string, row: ChangelogRow): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('## '))
  const start = first < 0 ? lines.length : first
  if (lines[start] !== HEADING) lines.splice(start, 0, HEADING, '')
  const next = lines.findIndex((line, index) => index > start && /^(## |\|)/.test(line))
  if (lines[next]?.startsWith('|') !== true) lines.splice(start + 1, 0, '', ...tableOf([COLUMNS]))
  const table = lines.findIndex((line, index) => index > start && line.startsWith('|'))
  const after = lines.findIndex((line, index) => index > table && !line.startsWith('|'))
  const rows = lines.slice(table, after).map((line) => line.split('|').slice(1, -1))
  const cells = COLUMNS.map((name) => row[name].replaceAll('|', '/').replaceAll(/\s+/g, ' '))
  const written = tableOf([...rows.filter((_, index) => index !== 1).map((each) => each.map((cell) => cell.trim())), cells])
  return lines.toSpliced(table, after - table, ...written).join('\n')
}

/** A Markdown table, with columns as wide as their widest cell. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const written = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  return [written[0] ?? '', `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...written.slice(1)]
}

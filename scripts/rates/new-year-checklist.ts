import { globSync, readFileSync } from 'node:fs'
import { UsageError } from '../lib/command.ts'
import { project } from '../lib/project.ts'
import { type DatedValue, type Days, daysOf, type RateFiles, type Reading, type SourceList, type TableEntry, tableName } from './tables.ts'

interface Decision {
  readonly id: string
  readonly entry: TableEntry
  /** The value for the year, or the last one before it. */
  readonly last: DatedValue
  readonly isDecided: boolean
  /** The date and the law, if the law ended the figure before the year. */
  readonly ended?: NonNullable<DatedValue['ends']>
  readonly section: keyof typeof SECTIONS
}

const SECTIONS = {
  day: ['Dates', 'A date belongs to one tax year, so each entry needs a new one.'],
  indexed: ['Set every year', 'Each needs the figure for the year, or the law that froze it.'],
  frozen: ['Frozen by law', 'Each stays as it is, unless an Act ended the freeze.'],
  standing: ['Stays until the law changes it', 'Check each: add a value only if the law changed.'],
  method: ['Ways of calculating', 'Check each: change an option only if the law changed.'],
  ended: ['Ended by law', 'Each has no value in the year, unless an Act brought it back.'],
} as const satisfies Readonly<Record<string, readonly [heading: string, about: string]>>

/**
 * What must be decided for a tax year, as a Markdown checklist: the year itself, every entry with its last value, law and sources, and the
 * sources to read. A value dated from 1 April counts for the year, because Corporation Tax uses financial years.
 * @param year `2025/26` or `2025-26`, known to the tables or not.
 * @throws UsageError if it is not a tax year, or is earlier than any value in the tables.
 */
export function newYearChecklist(year: string, { tables, sources, taxYears }: RateFiles): string {
  const { name, shown, starts, ends } = yearOf(year)
  const [known, before] = [Object.keys(taxYears.years), Object.keys(taxYears.years).findLast((each) => each < name)]
  const decisions = Object.entries(tables).flatMap(([file, table]) =>
    Object.entries(table.entries).flatMap(
      ([short, entry]) => decisionOf(`${tableName(file)}.${short}`, entry, { starts, ends }, daysOf(table, { starts, ends }).ends) ?? [],
    ),
  )
  if (decisions.length === 0) throw new UsageError(`no entry has a value as early as ${shown}; write ${known[0]} or a later year`)
  const open = decisions.filter(({ isDecided }) => !isDecided)
  return [
    `# Tax year ${shown}\n\n${starts} to ${ends}. ${open.length} of ${decisions.length} entries have no value dated in the year.`,
    `## The year itself\n\n${yearLines(name, { starts, ends }, before, taxYears.default, known).join('\n')}`,
    ...Object.entries(SECTIONS).flatMap(([section, [heading, about]]) => {
      const lines = decisions.filter((decision) => decision.section === section).map((decision) => decisionLine(decision, sources))
      return lines.length === 0 ? [] : [`## ${heading}\n\n${about}\n\n${lines.join('\n')}`]
    }),
    `## Sources to read\n\nMost cited first, for the entries that are open.\n\n${sourceLines(open, sources).join('\n')}`,
  ].join('\n\n')
}

function yearOf(text: string) {
  const [, first = '', last = ''] = /^(\d{4})[-/](\d{2}|\d{4})$/.exec(text) ?? []
  const next = String(Number(first) + 1)
  if (first === '' || last.slice(-2) !== next.slice(-2)) {
    const [meant] = /^(19|20)\d\d/.exec(text) ?? ['2025']
    throw new UsageError(`"${text}" is not a tax year; write one like ${meant}/${String(Number(meant) + 1).slice(-2)}`)
  }
  const short = next.slice(-2)
  return { name: `${first}-${short}`, shown: `${first}/${short}`, starts: `${first}-04-06`, ends: `${next}-04-05` }
}

/** What must be decided about an entry for the year; undefined if its first value is for a later year. */
function decisionOf(id: string, entry: TableEntry, { starts, ends }: Days, lastDay: string): Decision | undefined {
  const last = entry.values.findLast(({ from }) => from < financialYear(ends))
  if (!last) return undefined
  const isFrozen = last.frozen !== undefined && last.frozen.until >= lastDay
  const changing = isFrozen ? 'frozen' : entry.indexed === undefined ? 'standing' : 'indexed'
  // The specification may still have a value for a figure that the law has ended.
  const ended = entry.values.findLast(({ ends: end }) => end !== undefined && end.on < starts)?.ends
  const isEnded = ended !== undefined && (last.ends !== undefined || last.notInLaw !== undefined)
  if (isEnded) return { id, entry, last, ended, isDecided: true, section: 'ended' }
  const section = entry.kind === 'date' ? 'day' : entry.kind === 'method' ? 'method' : changing
  return { id, entry, last, isDecided: last.from >= financialYear(starts), section }
}

/** The first day of the financial year that a day in April belongs to (CTA 2010 s.1119): 2025-04-01 for 2025-04-06. */
const financialYear = (day: string) => `${day.slice(0, 8)}01`

function yearLines(name: string, days: Days, before: string | undefined, byDefault: string, known: readonly string[]) {
  const isKnown = known.includes(name)
  const typed =
    before === undefined || isKnown
      ? []
      : placesInSources(new RegExp(`'${before}'|'${before.slice(0, 4)}-04-06'|'${name.slice(0, 4)}-04-05'`))
  return [
    `- [${isKnown ? 'x' : ' '}] \`rates/tax-years.yaml\`: \`${name}: { starts: ${days.starts}, ends: ${days.ends} }\``,
    `- [ ] \`rates/tax-years.yaml\`: \`checkedTo\` and \`notIncluded\`, how far the sources of ${name} reach and what came after that`,
    `- [${byDefault === name ? 'x' : ' '}] \`rates/tax-years.yaml\`: the \`default\`, which is ${byDefault}, to change when visitors should see ${name} first`,
    ...typed.map((place) => `- [ ] \`${place}\` names ${before ?? ''} or its days`),
    `- [ ] new law: a rate or rule that starts in ${name} and has no entry yet (CONTRIBUTING.md, "Add a year")`,
    `- [ ] \`golden/figures/as-published.csv\`: the deadlines of ${name}, and each new figure that no answer depends on, from their sources`,
    `- [ ] sentences on pages: read each page of ${name}, because no command knows what a new rule makes untrue`,
    `- [ ] \`golden/\`: rows with \`taxYear\` ${name}, from outside sources (\`npm run golden:add -- <calculator>\`)`,
  ]
}

const IS_COMMENT = /^\s*(\/?\*|\/\/)/

/** The lines of shipped source that match a pattern: `web/calculators/vat/faq.ts:12`. */
function placesInSources(pattern: RegExp): string[] {
  const exclude = ['engine/rates/generated*/**', '**/tests/**', 'web/e2e/**', '**/*.test.*']
  return globSync('{engine,web}/**/*.{ts,tsx}', { cwd: project, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      readFileSync(`${project}/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, index) => (!IS_COMMENT.test(line) && pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    )
}

function decisionLine({ id, entry, last, ended, isDecided, section }: Decision, sources: SourceList): string {
  if (ended) return `- [x] \`${id}\` ${entry.title}: ended on ${ended.on} by ${ended.law}`
  const reading = last.readings['statute'] ?? Object.values(last.readings)[0]
  const since = isDecided ? `from ${last.from}` : `since ${last.from}`
  const freeze = last.frozen && section === 'frozen' ? `, frozen until ${last.frozen.until} by ${last.frozen.law}` : ''
  const law = reading?.law === undefined ? 'no law is cited' : reading.law
  const links = reading?.sources.map((source) => linkTo(source, sources)).join(', ') ?? ''
  return `- [${isDecided ? 'x' : ' '}] \`${id}\` ${entry.title}: ${reading ? writtenText(reading.value) : ''} ${since}${freeze}. Law: ${law}. Sources: ${links}`
}

const writtenText = (value: Reading['value']) =>
  typeof value === 'string' ? value : `${value.length} bands, ${value[0]?.rate ?? ''} to ${value.at(-1)?.rate ?? ''}`

const linkTo = (source: string, sources: SourceList) => {
  const url = sources[source]?.url
  return url === undefined ? source : `[${source}](${url})`
}

function sourceLines(open: readonly Decision[], sources: SourceList): string[] {
  const cited = new Map<string, number>()
  for (const { last } of open) for (const source of last.readings['statute']?.sources ?? []) cited.set(source, (cited.get(source) ?? 0) + 1)
  return [...cited]
    .sort(([, a], [, b]) => b - a)
    .map(([source, times]) => {
      const about = sources[source]
      // Some sources are pages for a single year, and the next year has its own page.
      const isOfOneYear = /20\d\d( to |-|\/)(20)?\d\d/.test(`${source} ${about?.title ?? ''}`)
      return `- [ ] ${linkTo(source, sources)} ${about?.title ?? ''} (${about?.publisher ?? ''}), ${times} ${times === 1 ? 'entry' : 'entries'}${isOfOneYear ? '; it covers one year only: find the next one' : ''}`
    })
}

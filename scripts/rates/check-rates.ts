import { overlookedUntil } from './check-dates.ts'
import { checkProvenance } from './check-provenance.ts'
import { checkReaders } from './check-readers.ts'
import { staleSources } from './check-sources.ts'
import type { Examination, ReadTable, SettingsFiles } from './examination.ts'
import { describeProblem, type Problem } from './problem.ts'
import { byPlace, examineRates } from './read-rates.ts'
import { reportOn } from './report.ts'
import type { Uses } from './uses-in.ts'
import { checkVerified, missingTables } from './verified/check.ts'

/**
 * Finds everything wrong in a `rates/` folder on the date `today`: errors, which must be corrected, and warnings, which somebody should look
 * at. It also counts the entries, and names the files that could not be fully checked. First come the files themselves and the code that reads them; if those
 * are right, the laws and sources of the figures; if those are right too, the differences from what was verified.
 * `uses` is what that code uses. If left out, it is read from the code.
 */
export function checkRates(folder: string, today: Date, uses?: Uses) {
  const examined = examineRates(folder)
  const { tables, settings, unread } = examined
  const readTables = Object.values(tables)
  return {
    errors: firstFound([
      () => missingTables(folder),
      () => mistakesIn(examined, uses),
      () => (settings ? checkVerified(folder, tables, settings, today) : []),
    ]),
    warnings: settings
      ? [...staleSources(settings, today), ...overlookedValues(settings, readTables), ...unconfirmed(readTables)].sort(byPlace)
      : [],
    entries: readTables.reduce((count, { table }) => count + Object.keys(table.entries).length, 0),
    unread,
  }
}

/** The mistakes to correct before anybody can say that the tables were verified. */
export const mistakesIn = ({ problems, tables, settings }: Examination, uses?: Uses): Problem[] =>
  firstFound([() => [...problems, ...checkReaders(tables, uses)], () => (settings ? checkProvenance(tables, settings) : [])])

/** The problems that the first check with any finds, in order of place. */
const firstFound = (checks: readonly (() => Problem[])[]): Problem[] => {
  for (const check of checks) {
    const problems = check()
    if (problems.length > 0) return problems.sort(byPlace)
  }
  return []
}

function overlookedValues({ taxYears }: SettingsFiles, tables: readonly ReadTable[]): Problem[] {
  const problems: Problem[] = []
  for (const { yaml, table } of tables) {
    for (const [name, entry] of Object.entries(table.entries)) {
      for (const { index, readFrom } of overlookedUntil(entry, taxYears)) {
        reportOn(
          problems,
          yaml,
          name,
        )(
          ['values', index, 'from'],
          `calculators read this entry on the first day of a tax year, so this value only counts from ${readFrom}; ` +
            'write the figure for the whole year, or, if a calculator asks for the value on a date, byDay: true',
        )
      }
    }
  }
  return problems
}

/** The readings that nobody has seen in a source. */
function unconfirmed(tables: readonly ReadTable[]): Problem[] {
  const problems: Problem[] = []
  for (const { yaml, table } of tables) {
    for (const [name, { values }] of Object.entries(table.entries)) {
      const report = reportOn(problems, yaml, name)
      for (const [index, { readings }] of values.entries()) {
        for (const [reading, { status }] of Object.entries(readings)) {
          if (status === 'memory') report(['values', index, 'readings', reading, 'status'], UNCONFIRMED)
        }
      }
    }
  }
  return problems
}

const UNCONFIRMED =
  'nobody has seen this in a source, so pages say “not confirmed”; read it there, write verified or reported, and run npm run rates:accept'

/** The findings as text: errors, then warnings, and a line of counts. */
export function describeFindings({ errors, warnings, entries, unread }: ReturnType<typeof checkRates>): string {
  const counts = [count(errors.length, 'error'), count(warnings.length, 'warning')].filter((each) => !each.startsWith('no '))
  return [
    ...errors.map(describeProblem),
    ...(errors.length > 0 && warnings.length > 0 ? [''] : []),
    ...warnings.map((warning) => `warning: ${describeProblem(warning)}`),
    ...(counts.length > 0 ? [''] : []),
    `rates: ${counts.length === 0 ? 'no problem' : counts.join(' and ')} in ${entries} entries${unread.length === 0 ? '' : `; not fully checked until that is corrected: ${unread.join(', ')}`}`,
  ].join('\n')
}

const count = (number: number, what: string) => `${number === 0 ? 'no' : number} ${what}${number === 1 ? '' : 's'}`

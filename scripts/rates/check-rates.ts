import { overlookedUntil } from './check-dates.ts'
import { checkProvenance } from './check-provenance.ts'
import { checkReaders } from './check-readers.ts'
import { staleSources } from './check-sources.ts'
import { describeProblem, type Problem } from './problem.ts'
import { byPlace, type Examination, examineRates, type ReadTable, type Settings } from './read-rates.ts'
import type { Asked } from './readers.ts'
import { reportOn } from './report.ts'
import { checkVerified } from './verified/check.ts'
import { missingTables } from './verified/missing-tables.ts'

/** What a reviewer is told of a `rates/` folder. */
export interface Findings {
  /** What has to be mended. */
  readonly errors: readonly Problem[]
  /** What somebody should look at. */
  readonly warnings: readonly Problem[]
  /** How many entries could be read. */
  readonly entries: number
  /** The files that could not be looked at to their end. */
  readonly unread: readonly string[]
}

/**
 * Everything that can be found wrong in a `rates/` folder on a day: in its files and against the code that reads them; where nothing is, in
 * what its figures rest on; where nothing is there either, against what was verified. Each builds on the one before.
 * `asked` is what that code asks for, found in it where it is left out.
 */
export function checkRates(folder: string, today: Date, asked?: Asked): Findings {
  const examined = examineRates(folder)
  const { tables, settings, unread } = examined
  const readTables = Object.values(tables)
  return {
    errors: firstFound([
      () => missingTables(folder),
      () => mistakesIn(examined, asked),
      () => (settings ? checkVerified(folder, tables, settings, today) : []),
    ]),
    warnings: settings ? [...staleSources(settings, today), ...overlookedValues(settings, readTables)].sort(byPlace) : [],
    entries: readTables.reduce((count, { table }) => count + Object.keys(table.entries).length, 0),
    unread,
  }
}

/** What has to be mended before anybody can say that it was verified. */
export const mistakesIn = ({ problems, tables, settings }: Examination, asked?: Asked): Problem[] =>
  firstFound([() => [...problems, ...checkReaders(tables, asked)], () => (settings ? checkProvenance(tables, settings) : [])])

/** What the first check that finds anything finds, in order of place. */
const firstFound = (checks: readonly (() => Problem[])[]): Problem[] => {
  for (const check of checks) {
    const problems = check()
    if (problems.length > 0) return problems.sort(byPlace)
  }
  return []
}

function overlookedValues({ taxYears }: Settings, tables: readonly ReadTable[]): Problem[] {
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
          `calculators read this entry on the first day of a tax year, so this value counts from ${readFrom} only; ` +
            'write the figure for the whole year, or, if a calculator asks for the value of a day, byDay: true',
        )
      }
    }
  }
  return problems
}

/** The findings as text: errors, warnings apart from them, and a line of counts. */
export function describeFindings({ errors, warnings, entries, unread }: Findings): string {
  const counts = [count(errors.length, 'error'), count(warnings.length, 'warning')].filter((each) => !each.startsWith('no '))
  return [
    ...errors.map(describeProblem),
    ...(errors.length > 0 && warnings.length > 0 ? [''] : []),
    ...warnings.map((warning) => `warning: ${describeProblem(warning)}`),
    ...(counts.length > 0 ? [''] : []),
    `rates: ${counts.length === 0 ? 'no problem' : counts.join(' and ')} in ${entries} entries${unread.length === 0 ? '' : `; not looked at any further until that is mended: ${unread.join(', ')}`}`,
  ].join('\n')
}

const count = (number: number, what: string) => `${number === 0 ? 'no' : number} ${what}${number === 1 ? '' : 's'}`

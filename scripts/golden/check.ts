// npm run golden:check [-- <slug> …] : compares every golden row with the engine, and lists what differs and the entries it read.

import { readGolden } from '../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'
import type { CalculatorRows } from './changed-entries.ts'
import { readPublished } from './read-published.ts'

const HELP = `npm run golden:check [-- <calculator> …] [--short]

Runs every row of golden/<calculator>.csv, for all calculators or for those you name. Where the engine’s answer differs, it gives the row,
the field, the expected figure, the engine’s figure, and the entries that the engine read on the way. It then does the same for the published
cases, in golden/published. Those rows say what somebody printed, so they are never reworked: if they printed something other than the law,
remove the row. Last, it lists new values in the tables that no row would notice. Each entry whose value changes in a tax year needs a row
for that year, in every calculator whose answers depend on it, with a figure that would be different under the old value.

  --short   one line for each row: the row and its fields`

await runCommand('golden:check', HELP, { short: 'boolean' }, async ({ words, options }) => {
  const slugs = words.map((word) => oneOf('calculator', word, calculatorSlugs()))
  let wrong = 0
  const files: CalculatorRows[] = []
  for (const slug of slugs.length > 0 ? slugs : calculatorSlugs()) {
    const calculator = await loadCalculator(slug)
    const { faultsOf, shortFaultsOf } = await import('./check-rows.ts')
    const { asNotCovered, readNotCovered } = await import('../../golden/code/not-covered.ts')
    const { asAdvised, readAdvice } = await import('../../golden/code/advice.ts')
    const { readAsEnacted } = await import('../../golden/code/as-enacted.ts')
    const { publishedFaults } = await import('./check-published.ts')
    const rows = readGolden(slug)
    const printed = readPublished(slug)
    const goldenFaults = options.short ? shortFaultsOf : faultsOf
    const faults = [...goldenFaults(calculator, rows), ...publishedFaults(calculator, printed)]
    wrong += tell(slug, `${rows.length} rows and ${printed.length} published`, faults, options.short === true)
    const notCovered = readNotCovered(slug)
    if (notCovered.length > 0)
      wrong += tell(
        `not-covered/${slug}`,
        `${notCovered.length} rows`,
        goldenFaults(asNotCovered(calculator), notCovered),
        options.short === true,
      )
    const advice = readAdvice(slug)
    if (advice.length > 0)
      wrong += tell(`advice/${slug}`, `${advice.length} rows`, goldenFaults(asAdvised(calculator), advice), options.short === true)
    const enacted = readAsEnacted(slug)
    if (enacted.length > 0)
      wrong += tell(`as-enacted/${slug}`, `${enacted.length} rows`, goldenFaults(calculator, enacted), options.short === true)
    files.push({ calculator, rows: [...rows, ...enacted] })
  }
  const { unnoticedChanges } = await import('./changed-entries.ts')
  const unnoticed = unnoticedChanges(files)
  if (unnoticed.length > 0)
    console.log(`\nAdd rows with npm run golden:add -- <calculator>:\n${unnoticed.map((line) => `  ${line}`).join('\n')}\n`)
  wrong += unnoticed.length
  console.log(wrong === 0 ? 'golden: every row agrees' : `golden: ${wrong} to correct`)
  process.exitCode = wrong === 0 ? 0 : 1
})

/** Prints what is wrong with the rows of a file, and a line of counts. Returns the number of faults. */
function tell(name: string, counted: string, faults: readonly string[], isShort: boolean): number {
  for (const fault of faults) console.log(isShort ? fault : `\n${fault}`)
  console.log(`${faults.length > 0 ? '\n' : ''}${name}: ${counted}, ${faults.length === 0 ? 'all agree' : `${faults.length} differ`}`)
  return faults.length
}

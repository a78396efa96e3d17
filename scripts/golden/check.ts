// npm run golden:check [-- <slug> …] : every golden row against the engine; what differs, and which entries that calculation read.
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'
import { readGolden } from './read-golden.ts'

const HELP = `npm run golden:check [-- <calculator> …] [--short]

Runs every row of golden/<calculator>.csv, or of those named, and says where the engine’s answer is another: the row, the field, what was
expected, what it got, and the entries of the tables that it read on the way.

  --short   a line for each row: the row and its fields`

await runCommand('golden:check', HELP, { short: 'boolean' }, async ({ words, options }) => {
  const slugs = words.map((word) => oneOf('calculator', word, calculatorSlugs()))
  let wrong = 0
  for (const slug of slugs.length > 0 ? slugs : calculatorSlugs()) {
    const calculator = await loadCalculator(slug)
    const { faultsOf, shortFaultsOf } = await import('./check-rows.ts')
    const { leftOutFaults, readLeftOut } = await import('./left-out.ts')
    const rows = readGolden(slug)
    wrong += tell(slug, rows.length, (options.short ? shortFaultsOf : faultsOf)(calculator, rows), options.short === true)
    const leftOut = readLeftOut(slug)
    if (leftOut.length > 0) wrong += tell(`left-out/${slug}`, leftOut.length, leftOutFaults(calculator, leftOut), options.short === true)
  }
  console.log(wrong === 0 ? 'golden: every row agrees' : `golden: ${wrong} to look at`)
  process.exitCode = wrong === 0 ? 0 : 1
})

/** Says what is wrong with the rows of a file, and how many of them there are; gives the number that is wrong. */
function tell(name: string, rows: number, faults: readonly string[], isShort: boolean): number {
  for (const fault of faults) console.log(isShort ? fault : `\n${fault}`)
  console.log(`${faults.length > 0 ? '\n' : ''}${name}: ${rows} rows, ${faults.length === 0 ? 'all agree' : `${faults.length} differ`}`)
  return faults.length
}

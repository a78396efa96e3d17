// npm run golden:check [-- <slug> …] : every golden row against the engine; what differs, and which entries that calculation read.
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'
import type { GoldenFile } from './changed-entries.ts'
import { readGolden } from './read-golden.ts'
import { readPublished } from './read-published.ts'

const HELP = `npm run golden:check [-- <calculator> …] [--short]

Runs every row of golden/<calculator>.csv, or of those named, and says where the engine’s answer is another: the row, the field, what was
expected, what it got, and the entries of the tables that it read on the way. Then the same of the published cases, golden/published: such a
row says what somebody printed, so it is never reworked. Where the law turns out to be another than what they printed, remove the row.
Last the new values of the tables that no row would notice: each entry whose value changes in a tax year needs a row of that year, in
every calculator whose answers go by it, with a figure that would be another under the value before.

  --short   a line for each row: the row and its fields`

await runCommand('golden:check', HELP, { short: 'boolean' }, async ({ words, options }) => {
  const slugs = words.map((word) => oneOf('calculator', word, calculatorSlugs()))
  let wrong = 0
  const files: GoldenFile[] = []
  for (const slug of slugs.length > 0 ? slugs : calculatorSlugs()) {
    const calculator = await loadCalculator(slug)
    const { faultsOf, shortFaultsOf } = await import('./check-rows.ts')
    const { leftOutFaults, readLeftOut } = await import('./left-out.ts')
    const { publishedFaults } = await import('./check-published.ts')
    const rows = readGolden(slug)
    const printed = readPublished(slug)
    const faults = [...(options.short ? shortFaultsOf : faultsOf)(calculator, rows), ...publishedFaults(calculator, printed)]
    wrong += tell(slug, `${rows.length} rows and ${printed.length} published`, faults, options.short === true)
    const leftOut = readLeftOut(slug)
    if (leftOut.length > 0)
      wrong += tell(`left-out/${slug}`, `${leftOut.length} rows`, leftOutFaults(calculator, leftOut), options.short === true)
    files.push({ calculator, rows })
  }
  const { unnoticedChanges } = await import('./changed-entries.ts')
  const unnoticed = unnoticedChanges(files)
  if (unnoticed.length > 0)
    console.log(`\nAdd rows with npm run golden:add -- <calculator>:\n${unnoticed.map((line) => `  ${line}`).join('\n')}\n`)
  wrong += unnoticed.length
  console.log(wrong === 0 ? 'golden: every row agrees' : `golden: ${wrong} to look at`)
  process.exitCode = wrong === 0 ? 0 : 1
})

/** Says what is wrong with the rows of a file, and how many of them there are; gives the number that is wrong. */
function tell(name: string, counted: string, faults: readonly string[], isShort: boolean): number {
  for (const fault of faults) console.log(isShort ? fault : `\n${fault}`)
  console.log(`${faults.length > 0 ? '\n' : ''}${name}: ${counted}, ${faults.length === 0 ? 'all agree' : `${faults.length} differ`}`)
  return faults.length
}

// npm run golden:check [-- <slug> …] : every golden row against the engine; what differs, and which entries that calculation read.
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'
import { readGolden } from './read-golden.ts'

const HELP = `npm run golden:check [-- <calculator> …]

Runs every row of golden/<calculator>.csv, or of those named, and says where the engine’s answer is another: the row, the field, what was
expected, what it got, and the entries of the tables that it read on the way.`

await runCommand('golden:check', HELP, {}, async ({ words }) => {
  const slugs = words.map((word) => oneOf('calculator', word, calculatorSlugs()))
  let wrong = 0
  for (const slug of slugs.length > 0 ? slugs : calculatorSlugs()) {
    const calculator = await loadCalculator(slug)
    const { faultsOf } = await import('./check-rows.ts')
    const rows = readGolden(slug)
    const faults = faultsOf(calculator, rows)
    for (const fault of faults) console.log(`\n${fault}`)
    console.log(
      `${faults.length > 0 ? '\n' : ''}${slug}: ${rows.length} rows, ${faults.length === 0 ? 'all agree' : `${faults.length} differ`}`,
    )
    wrong += faults.length
  }
  console.log(wrong === 0 ? 'golden: every row agrees' : `golden: ${wrong} to look at`)
  process.exitCode = wrong === 0 ? 0 : 1
})

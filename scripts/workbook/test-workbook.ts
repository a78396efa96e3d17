// npm run test:workbook [-- <slug> …] : types golden rows into workbooks and compares LibreOffice’s answers with the engine’s.
import { readGolden } from '../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'

const HELP = `npm run test:workbook [-- <calculator> …]

Types the amounts of every golden row into an exported workbook, lets LibreOffice Calc work it out, and compares each field of the record
with the engine. It lists, but does not count, what differs only beyond the fifteen digits that a spreadsheet has. One or two minutes for
each calculator; all of them if none is named.`

await runCommand('test:workbook', HELP, {}, async ({ words }) => {
  const slugs = words.length > 0 ? words.map((word) => oneOf('calculator', word, calculatorSlugs())) : calculatorSlugs()
  let wrong = 0
  let beyond = 0
  for (const slug of slugs) {
    const calculator = await loadCalculator(slug)
    // Modules that read the tables can be imported only once they are compiled.
    const { outputsOf } = await import('../../engine/explain/outputs-of.ts')
    const { workbookDifferences, trialsOf } = await import('./tests/trials.ts')
    const { recalculate } = await import('./tests/recalculate.ts')
    const trials = await trialsOf(calculator, readGolden(slug))
    const answers = recalculate(trials.map((trial) => trial.workbook))
    const differences = trials.flatMap((trial, index) => workbookDifferences(trial, answers[index] ?? new Map(), outputsOf(calculator)))
    for (const { text, isBeyondItsDigits } of differences)
      console.log(isBeyondItsDigits ? `${text} (beyond the digits of a spreadsheet)` : text)
    const beyondDigits = differences.filter(({ isBeyondItsDigits }) => isBeyondItsDigits).length
    beyond += beyondDigits
    wrong += differences.length - beyondDigits
    console.log(`${slug}: ${trials.length} workbooks recalculated`)
  }
  const butFor = beyond === 0 ? '' : `, but for ${beyond} beyond the digits of a spreadsheet`
  console.log(wrong === 0 ? `workbook: every figure agrees to the penny${butFor}` : `workbook: ${wrong} figures differ`)
  process.exitCode = wrong === 0 ? 0 : 1
})

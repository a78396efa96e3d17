import { appendFileSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { parseGolden } from '../../golden/code/parse-golden.ts'
import { goldenFile } from '../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { command, oneOf, UsageError } from '../lib/command.ts'
import { csvText } from '../lib/csv.ts'
import { type NextAnswer, terminal } from '../lib/terminal.ts'
import type { Ask } from './ask-for-row.ts'

const HELP = `npm run golden:add -- <calculator>

Asks for a golden row (its name, its inputs, the expected figures, their source and their working) and adds it to golden/<calculator>.csv.
It never shows or fills in the engine’s answer: npm run golden:check -- <calculator> compares afterwards.`

/** Asks for a golden row and adds it to its file. */
export const goldenAdd = command('golden:add', HELP, {}, async ({ words: [word, ...rest] }) => {
  if (word === undefined || rest.length > 0) throw new UsageError(`write one calculator, like income-tax\n\n${HELP}`)
  const slug = oneOf('calculator', word, calculatorSlugs())
  const calculator = await loadCalculator(slug)
  // Modules that read the tables can be imported only once they are compiled.
  const { askForRow } = await import('./ask-for-row.ts')
  const text = readFileSync(goldenFile(slug), 'utf8')
  const [columns = []] = parse(text, { bom: true, to: 1 })
  const rows = parseGolden(text)
  const { ask, close } = terminal()
  try {
    const cells = await askForRow(calculator, { columns, rows }, askAll(ask), console.log)
    appendFileSync(goldenFile(slug), `${text.endsWith('\n') ? '' : '\n'}${csvText([columns.map((column) => cells[column] ?? '')])}`)
    console.log(`\ngolden/${slug}.csv has a new row ${rows.length + 2}. Next: npm run golden:check -- ${slug}`)
  } finally {
    close()
  }
})

/** Asks a question. @throws UsageError if the answers end before the row is complete. */
function askAll(next: NextAnswer): Ask {
  return async (question) => {
    const answer = await next(question)
    if (answer === undefined) throw new UsageError('there were not enough answers, so nothing was written')
    return answer
  }
}

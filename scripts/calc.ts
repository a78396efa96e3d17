// npm run -s calc -- <slug> : reads a table on stdin and writes it to stdout with its results. See --help.
import { fstatSync } from 'node:fs'
import type { Choice } from '../engine/calculator.ts'
import { generalHelp } from './calc/general-help.ts'
import { calculatorSlugs, loadCalculator } from './lib/calculators.ts'
import { type Asked, oneOf, runCommand, UsageError } from './lib/command.ts'

const OPTIONS = {
  year: 'string',
  rules: 'string',
  explain: 'string',
  working: 'boolean',
  json: 'boolean',
  'keep-going': 'boolean',
} as const

const calculatorOf = (slug: string) => loadCalculator(oneOf('calculator', slug, calculatorSlugs()))

async function help({ words: [slug], options: { year } }: Asked<typeof OPTIONS>): Promise<string> {
  if (slug === undefined) return generalHelp()
  const calculator = await calculatorOf(slug)
  const { columnHelp } = await import('./calc/column-help.ts')
  const { taxYearNamed } = await import('./calc/row-year.ts')
  return columnHelp(calculator, year === undefined ? undefined : taxYearNamed(year))
}

await runCommand('calc', help, OPTIONS, async ({ words: [slug, ...rest], options: asked }) => {
  if (slug === undefined || rest.length > 0) throw new UsageError(`expected one calculator, such as income-tax\n\n${generalHelp()}`)
  if (asked.working && asked.explain !== undefined) throw new UsageError('expected --working or --explain, not both')
  // Node would read a folder as empty input.
  if (fstatSync(0).isDirectory()) throw new UsageError('the input is a folder; expected a table')
  const calculator = await calculatorOf(slug)
  const { hintAtTerminal, reportOn } = await import('./calc/report.ts')
  // Modules that read the tables can be imported only once they are compiled.
  const { RULE_SETS } = await import('../engine/rates/rates-at.ts')
  const { taxYearNamed } = await import('./calc/row-year.ts')
  const choiceOf = ({ rules, year }: { readonly rules?: string; readonly year?: string }): Choice => ({
    ...(rules !== undefined && { ruleSet: oneOf('rule set', rules, RULE_SETS) }),
    ...(year !== undefined && { taxYear: taxYearNamed(year) }),
  })
  const options = {
    keepGoing: asked['keep-going'] ?? false,
    choice: choiceOf(asked),
    ...(asked.explain !== undefined && {
      answers: (await import('./calc/explain-rows.ts')).explainAnswers(
        calculator,
        choiceOf(/^\d/.test(asked.explain) ? { year: asked.explain } : { rules: asked.explain }),
      ),
    }),
    ...(asked.working && { answers: (await import('./calc/working-rows.ts')).workingAnswers(calculator) }),
  }
  const calculateTable = asked.json
    ? (await import('./calc/json-lines.ts')).calculateJsonLines
    : (await import('./calc/csv.ts')).calculateCsv
  if (process.stdin.isTTY) console.error(hintAtTerminal(slug))
  try {
    const { notes, exitCode } = reportOn(await calculateTable(calculator, process.stdin, process.stdout, options), calculator)
    for (const note of notes) console.error(`calc: ${note}`)
    process.exitCode = exitCode
  } finally {
    // Once a row has been refused, whoever is writing the table can stop.
    process.stdin.destroy()
  }
})

import { createReadStream, fstatSync } from 'node:fs'
import type { Calculator, RatesChoice } from '../../engine/calculator.ts'
import { parquetFiles } from '../bulk/parquet-files.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { type CommandLine, command, oneOf, UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'
import type { RowAnswers } from './calculate-rows.ts'
import { generalHelp } from './general-help.ts'

const OPTIONS = {
  year: 'string',
  rules: 'string',
  explain: 'string',
  working: 'boolean',
  solve: 'string',
  for: 'string',
  json: 'boolean',
  schema: 'boolean',
  'keep-going': 'boolean',
  map: 'strings',
  'ignore-unknown': 'boolean',
  totals: 'string',
  sheet: 'string',
  in: 'string',
  out: 'string',
} as const

const calculatorOf = (slug: string) => loadCalculator(oneOf('calculator', slug, calculatorSlugs()))

async function help({ words: [slug], options: { year } }: CommandLine<typeof OPTIONS>): Promise<string> {
  if (slug === undefined) return generalHelp()
  const calculator = await calculatorOf(slug)
  const { columnHelp } = await import('./column-help.ts')
  const { taxYearNamed } = await import('./row-year.ts')
  return columnHelp(calculator, year === undefined ? undefined : taxYearNamed(year))
}

/** The answers to rows in which `--solve` and `--for` fill in a number. */
async function solvedBy(
  calculator: Calculator,
  asked: CommandLine<typeof OPTIONS>['options'],
  answers: RowAnswers | undefined,
): Promise<RowAnswers> {
  const { solvedAnswers, wantedBy } = await import('./solved-rows.ts')
  const { recordAnswers } = await import('./calculate-rows.ts')
  const { withIgnored } = await import('./ignored-inputs.ts')
  return solvedAnswers(
    calculator,
    wantedBy(calculator, asked.solve, asked.for),
    answers ?? withIgnored(calculator, recordAnswers(calculator)),
  )
}

/** What is wrong where there is no calculator, or more than one word. */
function whatIsAsked(slug: string | undefined, rest: readonly string[]): string {
  if (slug === undefined) return 'expected one calculator, such as income-tax'
  const option = rest.find((word) => word.startsWith('-'))
  if (option !== undefined) return `${quoted(option)} comes after --, so it is not read as an option; take that -- out`
  return `expected one calculator; ${slug} is one, and ${rest.map(quoted).join(', ')} ${rest.length === 1 ? 'is' : 'are'} too many; a file is read by --in people.csv`
}

/** `npm run -s calc`: reads a table and writes it with its results. */
export const calc = command('calc', help, OPTIONS, async ({ words: [slug, ...rest], options: asked }, { stdin, stdout, stderr }) => {
  if (slug === undefined || rest.length > 0) throw new UsageError(`${whatIsAsked(slug, rest)}\n\n${generalHelp()}`)
  if (asked.working && asked.explain !== undefined) throw new UsageError('expected --working or --explain, not both')
  const files = parquetFiles(slug, asked)
  // Node would read a folder as empty input.
  if (asked.in === undefined && stdin === process.stdin && fstatSync(0).isDirectory())
    throw new UsageError('the input is a folder; expected a table')
  const calculator = await calculatorOf(slug)
  if (asked.schema) {
    const { contractSchema } = await import('../../engine/people/json-schema.ts')
    const year = asked.year === undefined ? undefined : (await import('./row-year.ts')).taxYearNamed(asked.year)
    stdout.write(`${JSON.stringify(contractSchema([calculator], year), null, 2)}\n`)
    return 0
  }
  const { hintAtTerminal, progressOn, reportOn } = await import('./report.ts')
  // Modules that read the tables can be imported only once they are compiled.
  const { RULE_SETS } = await import('../../engine/rates/rates-at.ts')
  const { taxYearNamed } = await import('./row-year.ts')
  const choiceOf = ({ rules, year }: { readonly rules?: string; readonly year?: string }): RatesChoice => ({
    ...(rules !== undefined && { ruleSet: oneOf('rule set', rules, RULE_SETS) }),
    ...(year !== undefined && { taxYear: taxYearNamed(year) }),
  })
  const special = asked.working
    ? (await import('./working-rows.ts')).workingAnswers(calculator)
    : asked.explain === undefined
      ? undefined
      : (await import('./explain-rows.ts')).explainAnswers(
          calculator,
          choiceOf(/^\d/.test(asked.explain) ? { year: asked.explain } : { rules: asked.explain }),
        )
  const answers = asked.solve === undefined && asked.for === undefined ? special : await solvedBy(calculator, asked, special)
  const { chosenColumns, TOTALS } = await import('./chosen-columns.ts')
  const options = {
    keepGoing: asked['keep-going'] ?? false,
    choice: choiceOf(asked),
    columns: chosenColumns(asked.map ?? [], asked['ignore-unknown'] ?? false, calculator),
    ...(asked.totals !== undefined && { totals: oneOf('way with totals', asked.totals, TOTALS) }),
    ...(asked.sheet !== undefined && { sheet: asked.sheet }),
    ...(answers && { answers }),
  }
  const calculateTable = asked.json ? (await import('./json-lines.ts')).calculateJsonLines : (await import('./csv.ts')).calculateCsv
  const say = (line: string) => void stderr.write(`${line}\n`)
  if (asked.in === undefined && stdin.isTTY) say(hintAtTerminal(slug))
  // Answers that go to the terminal show how far they are themselves.
  const shown = stderr.isTTY && (files || !stdout.isTTY) ? progressOn(stderr) : undefined
  try {
    const outcome = files
      ? await (await import('../bulk/parquet.ts')).calculateParquet(calculator, files, { ...options, ...shown })
      : await calculateTable(calculator, asked.in === undefined ? stdin : createReadStream(asked.in), stdout, { ...options, ...shown })
    const { notes, exitCode } = reportOn(outcome, calculator, { faults: files?.faults, taxYear: options.choice.taxYear })
    for (const note of notes) say(`calc: ${note}`)
    return exitCode
  } finally {
    shown?.end()
    // Once a row has been refused, whoever is writing the table can stop.
    stdin.destroy()
  }
})

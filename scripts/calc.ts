// npm run -s calc -- <slug> : reads a table on stdin and writes it to stdout with its results. See --help.
import { fstatSync } from 'node:fs'
import type { Choice } from '../engine/calculator.ts'
import { calculatorSlugs, loadCalculator } from './lib/calculators.ts'
import { oneOf, runCommand, UsageError } from './lib/command.ts'

const HELP = `npm run -s calc -- <slug> [--year 2026-27] [--rules statute|constants|text] [--explain <rule set or tax year> | --working]
  [--json] [--keep-going]

Reads a CSV on stdin with a column for each input field (annualSalary or in.annualSalary; a blank cell means the default), and writes it to
stdout with the results as out.field. The columns case, id, source, working and note, and any that start with out. or x-, pass through; a
result replaces a column of the same name. A cell that would be a formula, such as =1+1, comes out with an apostrophe in front.

A column taxYear says which tax year each row is about, 2026-27 or 2026/27. A blank cell means the year of --year and comes out as that
year. A day, such as disposalDate, must be in the year; where nothing else says the year, the day decides it. A column rules is refused if
any row fills it in, because --rules chooses for the whole table.

  --year        the tax year of rows that do not name their own (default: that of rates/tax-years.yaml)
  --rules       the rule set (default: statute). The others are what the specification says of 2024-25 and, of cars and pension allowances,
                of 2022-23 and 2023-24 too; rows about other years are refused
  --explain     instead of the results, says why the headline differs from the one under this rule set, or in this tax year: 2025-26. Each
                reading that matters has a line with out.entry, out.title, out.from, out.to and out.amount in pounds. The amounts add up to
                the difference, and out.field names the figure. A row with the same answer has one line without an entry. Where more than
                ten readings differ between two years, there is a line for each table instead
  --working     instead of the results, says how they come about. Each step of the working has a line with out.step, out.label, out.value,
                out.unit, out.formula in words, and out.law
  --json        JSON lines in and out instead of CSV
  --keep-going  gives a bad row an error column and carries on with the rest

Calculators: ${calculatorSlugs().join(', ')}`

const OPTIONS = {
  year: 'string',
  rules: 'string',
  explain: 'string',
  working: 'boolean',
  json: 'boolean',
  'keep-going': 'boolean',
} as const

await runCommand('calc', HELP, OPTIONS, async ({ words: [slug, ...rest], options: asked }) => {
  if (slug === undefined || rest.length > 0) throw new UsageError(`expected one calculator, such as income-tax\n\n${HELP}`)
  if (asked.working && asked.explain !== undefined) throw new UsageError('expected --working or --explain, not both')
  // Node would read a folder as empty input.
  if (fstatSync(0).isDirectory()) throw new UsageError('the input is a folder; expected a table')
  const calculator = await loadCalculator(oneOf('calculator', slug, calculatorSlugs()))
  // Modules that read the tables can be imported only once they are compiled.
  const { RULE_SETS } = await import('../engine/rates/rates-at.ts')
  const { TAX_YEARS, taxYearNamed } = await import('./calc/row-year.ts')
  const choiceOf = ({ rules, year }: { readonly rules?: string; readonly year?: string }): Choice => ({
    ...(rules !== undefined && { ruleSet: oneOf('rule set', rules, RULE_SETS) }),
    ...(year !== undefined && { taxYear: taxYearNamed(year) ?? oneOf('tax year', year, TAX_YEARS) }),
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
  try {
    await calculateTable(calculator, process.stdin, process.stdout, options)
  } finally {
    // Once a row has been refused, whoever is writing the table can stop.
    process.stdin.destroy()
  }
})

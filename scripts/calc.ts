// npm run -s calc -- <slug> : a table on stdin, the same table with its results on stdout. See --help.
import { parseArgs } from 'node:util'
import type { Calculator } from '../engine/calculator.ts'
import type { RuleSet } from '../engine/rates/rates-at.ts'
import { RowError } from './calc/calculate-rows.ts'
import { ColumnError } from './calc/columns.ts'
import { calculateCsv } from './calc/csv.ts'
import { calculateJsonLines } from './calc/json-lines.ts'
import { calculatorSlugs, loadCalculator } from './lib/calculators.ts'
import { oneOf, UsageError } from './lib/command.ts'
import { RatesError } from './rates/problem.ts'

const HELP = `npm run -s calc -- <slug> [--rules statute|constants|text] [--explain <rule set>] [--json] [--keep-going]

Reads a CSV on stdin, a column for each input field (annualSalary or in.annualSalary; a blank cell is the default),
and writes it to stdout with the results as out.field. Columns case, id, source, working, note, rules, taxYear and those
starting out. or x- pass through; a result replaces a passed column of its name.

  --rules       the rule set; statute unless given
  --explain     instead of the results, why the headline is another than under this rule set: a line for each reading that matters,
                out.entry, out.title, out.from, out.to and out.amount in pounds; the amounts add up to the difference, out.field says
                of what, and a row that both rule sets answer alike has one line without an entry
  --json        JSON lines in and out instead of CSV
  --keep-going  a bad row gets an error column and the rest go on

Calculators: ${calculatorSlugs().join(', ')}`

async function main(): Promise<void> {
  const { values, positionals } = parseArguments()
  const [slug, ...rest] = positionals
  if (values.help) return console.log(HELP)
  if (slug === undefined || rest.length > 0) throw new UsageError(`expected one calculator, such as income-tax\n\n${HELP}`)
  const calculator = await loadCalculator(oneOf('calculator', slug, calculatorSlugs()))
  const { RULE_SETS } = await import('../engine/rates/rates-at.ts')
  const ruleSetNamed = (name: string | undefined): RuleSet | undefined =>
    name === undefined ? undefined : oneOf('rule set', name, RULE_SETS)
  const [ruleSet, explained] = [ruleSetNamed(values.rules), ruleSetNamed(values.explain)]
  const options = {
    keepGoing: values['keep-going'] ?? false,
    ...(ruleSet && { ruleSet }),
    ...(explained && { answers: await explanations(calculator, explained, ruleSet) }),
  }
  await (values.json ? calculateJsonLines : calculateCsv)(calculator, process.stdin, process.stdout, options)
}

async function explanations(calculator: Calculator, from: RuleSet, to?: RuleSet) {
  const { explainAnswers } = await import('./calc/explain-rows.ts')
  const { defaultRuleSet } = await import('../engine/rates/generated/rule-sets.ts')
  return explainAnswers(calculator, from, to ?? defaultRuleSet)
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rules: { type: 'string' },
        explain: { type: 'string' },
        json: { type: 'boolean' },
        'keep-going': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`, { cause: error })
  }
}

// Whoever reads the answers may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  await main()
} catch (error) {
  const isOurs = [UsageError, RowError, ColumnError, RatesError].some((kind) => error instanceof kind)
  if (!isOurs) throw error
  console.error(`calc: ${(error as Error).message}`)
  process.exitCode = 1
  process.stdin.destroy()
}

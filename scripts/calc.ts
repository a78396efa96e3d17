// npm run -s calc -- <slug> : reads a table on stdin and writes it to stdout with its results. See --help.
import { fstatSync } from 'node:fs'
import type { Calculator } from '../engine/calculator.ts'
import type { RuleSet } from '../engine/rates/rates-at.ts'
import { calculatorSlugs, loadCalculator } from './lib/calculators.ts'
import { oneOf, runCommand, UsageError } from './lib/command.ts'

const HELP = `npm run -s calc -- <slug> [--rules statute|constants|text] [--explain <rule set> | --working]
  [--json] [--keep-going]

Reads a CSV on stdin with a column for each input field (annualSalary or in.annualSalary; a blank cell means the default), and writes it to
stdout with the results as out.field. The columns case, id, source, working and note, and any that start with out. or x-, pass through; a
result replaces a column of the same name. The columns rules and taxYear pass through too, but a row that names a different rule set or tax
year from the one calculated is refused. A cell that would be a formula, such as =1+1, comes out with an apostrophe in front.

  --rules       the rule set (default: statute)
  --explain     instead of the results, says why the headline differs from the one under this rule set. Each reading that matters has a
                line with out.entry, out.title, out.from, out.to and out.amount in pounds. The amounts add up to the difference, and
                out.field names the figure. A row with the same answer under both rule sets has one line without an entry
  --working     instead of the results, says how they come about. Each step of the working has a line with out.step, out.label, out.value,
                out.unit, out.formula in words, and out.law
  --json        JSON lines in and out instead of CSV
  --keep-going  gives a bad row an error column and carries on with the rest

Calculators: ${calculatorSlugs().join(', ')}`

const OPTIONS = { rules: 'string', explain: 'string', working: 'boolean', json: 'boolean', 'keep-going': 'boolean' } as const

await runCommand('calc', HELP, OPTIONS, async ({ words: [slug, ...rest], options: asked }) => {
  if (slug === undefined || rest.length > 0) throw new UsageError(`expected one calculator, such as income-tax\n\n${HELP}`)
  if (asked.working && asked.explain !== undefined) throw new UsageError('expected --working or --explain, not both')
  // Node would read a folder as empty input.
  if (fstatSync(0).isDirectory()) throw new UsageError('the input is a folder; expected a table')
  const calculator = await loadCalculator(oneOf('calculator', slug, calculatorSlugs()))
  // Modules that read the tables can be imported only once they are compiled.
  const { RULE_SETS } = await import('../engine/rates/rates-at.ts')
  const ruleSetNamed = (name: string | undefined): RuleSet | undefined =>
    name === undefined ? undefined : oneOf('rule set', name, RULE_SETS)
  const [ruleSet, explained] = [ruleSetNamed(asked.rules), ruleSetNamed(asked.explain)]
  const options = {
    keepGoing: asked['keep-going'] ?? false,
    ...(ruleSet && { ruleSet }),
    ...(explained && { answers: await explanations(calculator, explained, ruleSet) }),
    ...(asked.working && { answers: (await import('./calc/working-rows.ts')).workingAnswers(calculator, ruleSet) }),
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

async function explanations(calculator: Calculator, from: RuleSet, to?: RuleSet) {
  const { explainAnswers } = await import('./calc/explain-rows.ts')
  const { defaultRuleSet } = await import('../engine/rates/generated/rule-sets.ts')
  return explainAnswers(calculator, from, to ?? defaultRuleSet)
}

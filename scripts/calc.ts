// npm run -s calc -- <slug> : a table on stdin, the same table with its results on stdout. See --help.
import { fstatSync } from 'node:fs'
import type { Calculator } from '../engine/calculator.ts'
import type { RuleSet } from '../engine/rates/rates-at.ts'
import { calculatorSlugs, loadCalculator } from './lib/calculators.ts'
import { oneOf, runCommand, UsageError } from './lib/command.ts'

const HELP = `npm run -s calc -- <slug> [--rules statute|constants|text] [--explain <rule set>] [--json] [--keep-going]

Reads a CSV on stdin, a column for each input field (annualSalary or in.annualSalary; a blank cell is the default),
and writes it to stdout with the results as out.field. Columns case, id, source, working, note and those starting out.
or x- pass through; a result replaces a passed column of its name. So do rules and taxYear, and a row that names another rule set or tax year
than is calculated is refused. A cell that would be a formula, such as =1+1, comes out with an apostrophe before it.

  --rules       the rule set; statute unless given
  --explain     instead of the results, why the headline is another than under this rule set: a line for each reading that matters,
                out.entry, out.title, out.from, out.to and out.amount in pounds; the amounts add up to the difference, out.field says
                of what, and a row that both rule sets answer alike has one line without an entry
  --json        JSON lines in and out instead of CSV
  --keep-going  a bad row gets an error column and the rest go on

Calculators: ${calculatorSlugs().join(', ')}`

const OPTIONS = { rules: 'string', explain: 'string', json: 'boolean', 'keep-going': 'boolean' } as const

await runCommand('calc', HELP, OPTIONS, async ({ words: [slug, ...rest], options: asked }) => {
  if (slug === undefined || rest.length > 0) throw new UsageError(`expected one calculator, such as income-tax\n\n${HELP}`)
  // Node reads a folder as nothing.
  if (fstatSync(0).isDirectory()) throw new UsageError('the input is a folder; expected a table')
  const calculator = await loadCalculator(oneOf('calculator', slug, calculatorSlugs()))
  // What reads the tables comes after they are compiled.
  const { RULE_SETS } = await import('../engine/rates/rates-at.ts')
  const ruleSetNamed = (name: string | undefined): RuleSet | undefined =>
    name === undefined ? undefined : oneOf('rule set', name, RULE_SETS)
  const [ruleSet, explained] = [ruleSetNamed(asked.rules), ruleSetNamed(asked.explain)]
  const options = {
    keepGoing: asked['keep-going'] ?? false,
    ...(ruleSet && { ruleSet }),
    ...(explained && { answers: await explanations(calculator, explained, ruleSet) }),
  }
  const calculateTable = asked.json
    ? (await import('./calc/json-lines.ts')).calculateJsonLines
    : (await import('./calc/csv.ts')).calculateCsv
  try {
    await calculateTable(calculator, process.stdin, process.stdout, options)
  } finally {
    // Whoever writes the table need not go on once a row has been refused.
    process.stdin.destroy()
  }
})

async function explanations(calculator: Calculator, from: RuleSet, to?: RuleSet) {
  const { explainAnswers } = await import('./calc/explain-rows.ts')
  const { defaultRuleSet } = await import('../engine/rates/generated/rule-sets.ts')
  return explainAnswers(calculator, from, to ?? defaultRuleSet)
}

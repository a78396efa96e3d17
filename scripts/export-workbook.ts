// npm run export:workbook -- <slug> <field>=<value> … : a calculation as a spreadsheet with live formulas. See --help.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { RuleSet } from '../engine/rates/rates-at.ts'
import { RatesError } from './rates/problem.ts'
import { loadWorkbook, workbookSlugs } from './workbook/load.ts'
import { InputsError, typedInputs } from './workbook/typed-inputs.ts'

const HELP = `npm run export:workbook -- <slug> [<field>=<value> …] [--rules statute|constants|text] [--out FILE]

Writes a spreadsheet that a reviewer can audit: the inputs in cells to change, every step as a live formula with its law, the bands, and each
rate under a name with its sources. Inputs are those of the calculator, such as annualSalary=60000 region=scotland; what is left out is
its default. Choices, such as the region, are fixed in the file; amounts are not.

  --rules  the rule set; statute unless given
  --out    the file to write; <slug>.xlsx in this folder unless given. A file of that name is replaced.

Calculators: ${workbookSlugs().join(', ')}`

class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = parseArguments()
  const [slug, ...words] = positionals
  if (values.help) return console.log(HELP)
  if (slug === undefined) throw new UsageError(`expected a calculator, such as income-tax\n\n${HELP}`)
  if (!workbookSlugs().includes(slug)) throw new UsageError(`there is no workbook of "${slug}"; there are ${workbookSlugs().join(', ')}`)
  const { calculator, workbook } = await loadWorkbook(slug)
  // What reads the tables comes after they are compiled.
  const { defaultRuleSet } = await import('../engine/rates/generated/rule-sets.ts')
  const { defaultTaxYear } = await import('../engine/rates/generated/tax-years.ts')
  const { RULE_SETS } = await import('../engine/rates/rates-at.ts')
  const { exportWorkbook } = await import('./workbook/export.ts')
  const { rules = defaultRuleSet, out = `${slug}.xlsx` } = values
  if (!RULE_SETS.includes(rules as RuleSet)) throw new UsageError(`there is no rule set "${rules}"; there are ${RULE_SETS.join(', ')}`)
  const bytes = await exportWorkbook({
    calculator,
    workbook,
    inputs: typedInputs(words, calculator),
    ruleSet: rules as RuleSet,
    taxYear: defaultTaxYear,
    exportedOn: new Date().toISOString().slice(0, 10),
  })
  await writeFile(out, bytes)
  console.log(`${out}: ${workbook.title}, ${rules}. It holds what you typed.`)
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { rules: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`, { cause: error })
  }
}

try {
  await main()
} catch (error) {
  const isOurs = [UsageError, InputsError, RatesError].some((kind) => error instanceof kind)
  const isOfTheFile = error instanceof Error && 'syscall' in error
  if (!isOurs && !isOfTheFile) throw error
  console.error(`export:workbook: ${(error as Error).message}`)
  process.exitCode = 1
}

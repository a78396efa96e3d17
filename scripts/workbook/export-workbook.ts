// npm run export:workbook -- <slug> <field>=<value> … : writes a calculation as a spreadsheet with live formulas. See --help.
import { writeFile } from 'node:fs/promises'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand, UsageError } from '../lib/command.ts'
import { typedInputs } from './typed-inputs.ts'

const HELP = `npm run export:workbook -- <slug> [<field>=<value> …] [--rules statute|constants|text] [--out FILE]

Writes a spreadsheet that a reviewer can audit, made from the calculator’s own formulas. It has inputs in cells that you can change, every
step as a live formula with its law, the bands, and each rate under a name with its sources. Inputs are those of the calculator, such as
annualSalary=60000 region=scotland; any that you leave out take their default. Choices, such as the region, are fixed in the file; amounts
and rates are not.

  --rules  the rule set (default: statute)
  --out    the file to write (default: <slug>.xlsx in this folder). An existing file of that name is replaced.

Calculators: ${calculatorSlugs().join(', ')}`

await runCommand('export:workbook', HELP, { rules: 'string', out: 'string' }, async ({ words: [slug, ...words], options }) => {
  if (slug === undefined) throw new UsageError(`expected a calculator, such as income-tax\n\n${HELP}`)
  const calculator = await loadCalculator(oneOf('calculator', slug, calculatorSlugs()))
  // Modules that read the tables can be imported only once they are compiled.
  const { defaultRuleSet } = await import('../../engine/rates/generated/rule-sets.ts')
  const { defaultTaxYear } = await import('../../engine/rates/generated/tax-years.ts')
  const { RULE_SETS } = await import('../../engine/rates/rates-at.ts')
  const { exportWorkbook, titleOf, WITHOUT_WORKBOOK } = await import('./export.ts')
  const reason = WITHOUT_WORKBOOK[slug]
  if (reason !== undefined) throw new UsageError(`there is no workbook of ${slug}: ${reason}`)
  const { out = `${slug}.xlsx` } = options
  const ruleSet = oneOf('rule set', options.rules ?? defaultRuleSet, RULE_SETS)
  const bytes = await exportWorkbook({
    calculator,
    inputs: typedInputs(words, calculator),
    ruleSet,
    taxYear: defaultTaxYear,
    exportedOn: new Date().toISOString().slice(0, 10),
  })
  await writeFile(out, bytes).catch((error: Error) => {
    throw new UsageError(error.message, { cause: error })
  })
  console.log(`${out}: ${titleOf(calculator)}, ${ruleSet}. Private: it contains what you typed.`)
})

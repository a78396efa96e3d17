import { calculatorSlugs, loadCalculator } from '../../lib/calculators.ts'
import { command, oneOf, UsageError } from '../../lib/command.ts'
import { quoted } from '../../lib/quoted.ts'
import { DIALECT_NAMES, DIALECTS } from '../whole-numbers/dialects.ts'

const USUAL_TABLE = 'people'
const USUAL_MOST = 1_000_000
const LARGEST_MOST = 1_000_000_000_000

const HELP = `npm run -s export:sql -- <slug> --dialect ${DIALECT_NAMES.join('|')} [--year 2024-25] [--rules statute|constants|text] [--table ${USUAL_TABLE}] [--most ${USUAL_MOST}]

Prints a query that answers a table of any size on an engine of your own. It is made from the calculator’s formulas, in whole numbers, and
comes to what calc comes to, to the penny. The columns of the table have the names of the inputs, such as annualSalary and region, as text or
as numbers; an input without a column takes its default. The result has the columns of the table, then the results under out.…, then fault,
which says why a row has no results. No row is left out. docs/sql.md says how to run it.

  --dialect  the engine
  --year     the tax year (default: that of the site). A row whose taxYear is another year has a fault.
  --rules    the rule set (default: statute)
  --table    the table, or anything else that can follow FROM (default: ${USUAL_TABLE})
  --most     the largest amount in pounds, at most a trillion (default: a million). A larger one is a fault. The smaller it is, the faster.

Calculators: ${calculatorSlugs().join(', ')}`

const OPTIONS = { dialect: 'string', year: 'string', rules: 'string', table: 'string', most: 'string' } as const

/** `npm run -s export:sql`: prints a calculator as a query. */
export const exportSql = command('export:sql', HELP, OPTIONS, async ({ words: [slug, ...others], options }, { stdout }) => {
  if (slug === undefined || others.length > 0) throw new UsageError(`expected one calculator, such as income-tax\n\n${HELP}`)
  if (options.dialect === undefined) throw new UsageError(`expected --dialect; choose from ${DIALECT_NAMES.join(', ')}`)
  const dialect = DIALECTS[oneOf('dialect', options.dialect, DIALECT_NAMES)]
  const most = mostOf(options.most)
  const calculator = await loadCalculator(oneOf('calculator', slug, calculatorSlugs()))
  // Modules that read the tables can be imported only once they are compiled.
  const { defaultRuleSet } = await import('../../../engine/rates/generated/rule-sets.ts')
  const { defaultTaxYear } = await import('../../../engine/rates/generated/tax-years.ts')
  const { RULE_SETS } = await import('../../../engine/rates/rates-at.ts')
  const { refuseRuleSetOfOtherYear, taxYearNamed } = await import('../../calc/row-year.ts')
  const { queryOf } = await import('./query.ts')
  const ruleSet = oneOf('rule set', options.rules ?? defaultRuleSet, RULE_SETS)
  const taxYear = options.year === undefined ? defaultTaxYear : taxYearNamed(options.year)
  refuseRuleSetOfOtherYear(calculator, ruleSet, taxYear)
  const table = tableOf(options.table)
  stdout.write(`${queryOf({ calculator, dialect, choice: { ruleSet, taxYear }, table, most })}\n`)
})

/** The table to ask: what can follow FROM, which a comment or the end of the query cannot. @throws UsageError for any other. */
function tableOf(text = USUAL_TABLE): string {
  if (text.trim() === '') throw new UsageError('--table is empty; expected the name of a table, such as people')
  // What is in quotes may be anything, such as the pattern of files.
  const bare = text.replaceAll(/'[^']*'|"[^"]*"/g, '')
  if (/[;"']|--|\/\*/.test(bare))
    throw new UsageError(`--table ${quoted(text)}: expected a name, or a file in quotes, such as people or "'people/*.parquet'"`)
  return text
}

function mostOf(text = String(USUAL_MOST)): number {
  const most = Number(text)
  if (/^\d+$/.test(text) && most >= 1 && most <= LARGEST_MOST) return most
  throw new UsageError(`--most ${text}: expected a whole number of pounds from 1 to ${LARGEST_MOST}`)
}

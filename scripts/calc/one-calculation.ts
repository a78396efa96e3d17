import type { Calculator, RatesChoice } from '../../engine/calculator.ts'
import { defaultRuleSet } from '../../engine/rates/generated/rule-sets.ts'
import { ColumnError } from './columns.ts'

/** The header of the table that a page of the site downloads: a line for each input and each result of one calculation. */
export const isOneCalculation = (columns: readonly string[]): boolean => columns.join() === 'field,value'

/**
 * The inputs and the tax year of that table, as a header and a row. @throws ColumnError for a calculation by another calculator, or by rules
 * that are not those asked for.
 */
export function rowOfCalculation(
  lines: readonly (readonly string[])[],
  { slug }: Calculator,
  { ruleSet = defaultRuleSet }: RatesChoice,
): readonly [header: readonly string[], row: readonly string[]] {
  const values = new Map(lines.map(([field = '', value = '']) => [field, value]))
  const made = values.get('calculator') ?? slug
  if (made !== slug) throw new ColumnError(`the table is a calculation of ${made}; expected one of ${slug}`)
  const rules = values.get('rules') ?? ruleSet
  if (rules !== ruleSet) throw new ColumnError(`the table was calculated by the rule set ${rules}; add --rules ${rules}`)
  const asked = [...values].filter(([field]) => field === 'taxYear' || field.startsWith('in.'))
  // The year is an input too where a calculator asks for it.
  const inputs = asked.filter(([field]) => field !== 'in.taxYear')
  return [inputs.map(([field]) => field), inputs.map(([, value]) => value)]
}

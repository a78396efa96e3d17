import { tables } from '../rates/generated/index.ts'
import { type RuleSet, ratesAt, type TaxYear } from '../rates/rates-at.ts'

/** Every table under a rule set in a tax year, as a rule asks for it. */
export const ratesOf = (ruleSet: RuleSet = 'statute', taxYear: TaxYear = '2024-25') => ratesAt(tables, taxYear, ruleSet)

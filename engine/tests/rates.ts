import { tables } from '../rates/generated/index.ts'
import { allRatesOn, type RuleSet, ratesAt, type TaxYear } from '../rates/rates-at.ts'
import { withTestFigures } from './test-figures.ts'

const own = withTestFigures(tables)

/** Every table under a rule set in a tax year, as a rule asks for it, with the figures that the tests work with. */
export const ratesOf = (ruleSet: RuleSet = 'statute', taxYear: TaxYear = '2024-25') => ratesAt(own, taxYear, ruleSet)

/** The same by date, `2024-10-30`, as a rule asks that looks back or ahead. */
export const ratesByDate = (ruleSet: RuleSet) => (date: string) => allRatesOn(own, date, ruleSet)

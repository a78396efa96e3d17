import { tables } from '../rates/generated/index.ts'
import { allRatesOn, type RuleSet, ratesAt, type TaxYear } from '../rates/rates-at.ts'
import { withTestFigures } from './test-figures.ts'
import { TEST_YEAR } from './test-year.ts'

const own = withTestFigures(tables)

/** The rates that a rule reads, under a rule set in a tax year, with the figures of the tests. */
export const ratesOf = (ruleSet: RuleSet = 'statute', taxYear: TaxYear = TEST_YEAR) => ratesAt(own, taxYear, ruleSet)

/** The same by date, such as `2024-10-30`, for a rule that needs the rates of another day. */
export const ratesByDate = (ruleSet: RuleSet) => (date: string) => allRatesOn(own, date, ruleSet)

import { expect, it } from 'vitest'
import { PLAIN } from '../../expression/name.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { additionalNationalInsurance } from './additional-national-insurance.ts'

const SCOPES = { before: PLAIN, after: PLAIN }

it.each<[string, string, string, RuleSet]>([
  ['30000', '4000', 'class-4 0', 'statute'],
  ['30000', '20000', 'class-4 445.8', 'statute'],
  // SI 2001/1004 reg.100: 2,262 − 1,394.40 = 867.60, and 2% of 12,970. In the next row nothing is left of 2,262, so 2% of 17,430.
  ['30000', '40000', 'class-4 1127', 'statute'],
  ['60000', '30000', 'class-4 348.6', 'statute'],
  ['30000', '4000', 'class-1 480', 'constants'],
  ['0', '20000', 'class-1 891.6', 'constants'],
])('a salary of £%s and a taxable £%s of side income cost contributions of %s under %s', (salary, income, expected, ruleSet) => {
  const [pay, sideIncome] = [pounds(salary), pounds(income)]
  const { additional, onProfit } = additionalNationalInsurance(
    { salary: pay, sideIncome, both: pay.plus(sideIncome) },
    SCOPES,
    ratesOf(ruleSet),
  )
  expect(`${onProfit ? 'class-4' : 'class-1'} ${worth(additional).toFixed()}`).toBe(expected)
})

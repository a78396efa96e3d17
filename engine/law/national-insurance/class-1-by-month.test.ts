import { expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { tables } from '../../rates/generated/index.ts'
import { allRatesOn, type RuleSet, ratesAt, type TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { workingOf } from '../../tests/working-of.ts'
import { class1BeyondYearsAdditionalRate, class1OfYear, class1OfYearAtMainRate } from './class-1-by-month.ts'
import { payDays } from './pay-days.ts'

const paidIn = (year: TaxYear, ruleSet: RuleSet) => ({ days: payDays(year), on: (day: string) => allRatesOn(tables, day, ruleSet) })
const class1On = (pay: string, year: TaxYear, ruleSet: RuleSet = 'statute') =>
  class1OfYear(pounds(pay), paidIn(year, ruleSet), ratesAt(tables, year, ruleSet))
const onYear = (...asked: Parameters<typeof class1On>) => worth(class1On(...asked)).toFixed(2)

it.each([
  ['9876', '0.00', 'twelve times 823'],
  ['9877', '0.03', '3 × 13.25% of a twelfth'],
  ['10500', '20.67', '3 × (875 − 823) × 13.25%'],
  ['12576', '89.44', '3 × (1,048 − 823) × 13.25%'],
  ['60000', '5152.92', '3 × 3,366 × 13.25% + 3,141 × (4 × 13.25% + 5 × 12%) + 811 × (7 × 3.25% + 5 × 2%)'],
])('an employee on £%s in 2022/23 pays £%s: %s (SI 2001/1004 regs.3, 10 and 11)', (pay, expected) => {
  expect(onYear(pay, '2022-23')).toBe(expected)
})

it('an employee’s year goes by the annual figures in any other tax year, and under constants', () => {
  // (20,000 − 12,570) × 11.5% and × 8%; (20,000 − 11,908) × 12.73%.
  expect([onYear('20000', '2023-24'), onYear('20000', '2024-25')]).toEqual(['854.45', '594.40'])
  expect(onYear('20000', '2022-23', 'constants')).toBe('1030.11')
})

it('the working of 2022/23 has the pay, the contribution and the bands of three months, four and five', () => {
  const { steps, bandTables } = workingOf([class1On('60000', '2022-23')], new ExactEvaluator({}))
  const law = 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11'
  expect(steps.map(({ key, label, value, law: of }) => [key, label, value.toFixed(2), of])).toEqual([
    ['2022-04-06.pay', 'Pay from 6 April 2022', '15000.00', undefined],
    // 3 × (3,366 × 13.25% + 811 × 3.25%), 4 × (3,141 × 13.25% + 811 × 3.25%) and 5 × (3,141 × 12% + 811 × 2%).
    ['2022-04-06.nationalInsurance', 'National Insurance on pay from 6 April 2022', '1417.06', law],
    ['2022-07-06.pay', 'Pay from 6 July 2022', '20000.00', undefined],
    ['2022-07-06.nationalInsurance', 'National Insurance on pay from 6 July 2022', '1770.16', law],
    ['2022-11-06.pay', 'Pay from 6 November 2022', '25000.00', undefined],
    ['2022-11-06.nationalInsurance', 'National Insurance on pay from 6 November 2022', '1965.70', law],
    ['nationalInsurance', 'National Insurance', '5152.92', law],
  ])
  expect(bandTables.map(({ key, title }) => [key, title])).toEqual([
    ['2022-04-06.nationalInsurance', 'National Insurance on pay from 6 April 2022, by band'],
    ['2022-07-06.nationalInsurance', 'National Insurance on pay from 6 July 2022, by band'],
    ['2022-11-06.nationalInsurance', 'National Insurance on pay from 6 November 2022, by band'],
  ])
})

const atMainRate = (pay: string, year: TaxYear, ruleSet: RuleSet = 'statute') =>
  class1OfYearAtMainRate(pounds(pay), paidIn(year, ruleSet), ratesAt(tables, year, ruleSet))
const beyond = (pay: string, year: TaxYear) =>
  worth(class1BeyondYearsAdditionalRate(pounds(pay), paidIn(year, 'statute'), ratesAt(tables, year, 'statute'))).toFixed()

it.each([
  ['9876', '0', 'twelve times 823'],
  ['12576', '89.4375', '3 × (1,048 − 823) × 13.25%'],
  ['50268', '4887.315', '3 × 3,366 × 13.25% + 3,141 × (4 × 13.25% + 5 × 12%)'],
  ['60000', '4887.315', 'the same: pay above the limit of 4,189 has another rate'],
])('an employee on £%s in 2022/23 pays £%s at the main rate: %s (SSCBA 1992 s.8(1)(a))', (pay, expected) => {
  expect(worth(atMainRate(pay, '2022-23')).toFixed()).toBe(expected)
})

it('the main rate is charged on the annual figures in any other tax year, and under constants', () => {
  // 7,430 × 11.5%; 37,700 × 8%; (20,000 − 11,908) × 12.73%.
  expect(worth(atMainRate('20000', '2023-24')).toFixed()).toBe('854.45')
  expect(worth(atMainRate('60000', '2024-25')).toFixed()).toBe('3016')
  expect(worth(atMainRate('20000', '2022-23', 'constants')).toFixed()).toBe('1030.1116')
})

it.each<[TaxYear, string]>([
  ['2022-23', 'SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11'],
  ['2024-25', 'SSCBA 1992 s.8(1)(a)'],
])('the working of %s has one step for the main rate', (year, law) => {
  const { steps } = workingOf([atMainRate('60000', year)], new ExactEvaluator({}))
  expect(steps.map((step) => [step.key, step.law])).toEqual([['class1AtMainRate', law]])
})

it.each([
  ['50268', '0', 'twelve times 4,189'],
  // 7 × (3.25% − 2.73%) is 3.64%, and 5 × (2% − 2.73%) is −3.65%.
  ['50280', '-0.0001', 'a pound a month × (3.64% − 3.65%)'],
  ['60000', '-0.0811', '811 a month × (3.64% − 3.65%)'],
])('above the limit, an employee on £%s in 2022/23 pays £%s beyond 2.73%%: %s (SI 2001/1004 reg.21(2), step 7)', (pay, expected) => {
  expect(beyond(pay, '2022-23')).toBe(expected)
})

it('nothing is beyond the additional rate of a year that has one', () => {
  expect([beyond('60000', '2023-24'), beyond('60000', '2024-25')]).toEqual(['0', '0'])
})

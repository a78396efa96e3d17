import { describe, expect, it } from 'vitest'
import { type Amount, sumOf } from '../../expression/amount.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { affordablePay, contributionsOnPay } from './contributions.ts'
import { areContributionsDueOnSalary, directorSalary } from './director-salary.ts'
import { insideIr35 } from './inside.ts'
import { companyTax, outsideIr35 } from './outside.ts'

const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed())
const incomeOf = (gross: string, expenses: string) => ({ grossIncome: pounds(gross), netIncome: pounds(gross).less(pounds(expenses)) })
/** Pay, and the employer’s contributions on it. */
const withEmployer = (pay: Amount, ruleSet: RuleSet, isCharged = true) =>
  told(pay, sumOf(contributionsOnPay(pay, isCharged, ratesOf(ruleSet)).employer)).join(' ')

describe('the pay that an amount can cover (SSCBA 1992 s.9)', () => {
  it.each([
    ['0', '0 0'],
    ['9100', '9100 0'],
    ['9101.138', '9101 0.138'],
    ['13048.86', '12570 478.86'],
    ['20480', '19100 1380'],
  ])('out of £%s, and the contributions on it, are %s', (amount, expected) => {
    expect(withEmployer(affordablePay(pounds(amount), ratesOf()), 'statute')).toBe(expected)
  })
})

describe('the salary of a sole director', () => {
  it.each<[string, string, RuleSet]>([
    ['100000', '12570 478.86', 'statute'],
    ['13048.86', '12570 478.86', 'statute'],
    ['9101.138', '9101 0.138', 'statute'],
    ['9000', '9000 0', 'statute'],
    ['100000', '12570 0', 'constants'],
    ['12570', '12570 0', 'constants'],
    ['10000', '10000 0', 'constants'],
  ])('out of a profit of £%s is %s under %s', (profit, expected, ruleSet) => {
    const { salary } = directorSalary(pounds(profit), ratesOf(ruleSet))
    expect(withEmployer(salary, ruleSet, areContributionsDueOnSalary(ratesOf(ruleSet)))).toBe(expected)
  })
})

it.each([
  ['100000', '20000', '20000 1504.2'],
  ['100000', '9100', '9100 0'],
  ['100000', '0', '0 0'],
  // The profit covers £19,100 and 13.8% of the £10,000 above £9,100.
  ['20480', '20000', '19100 1380'],
])('a director who wants another salary has, out of a profit of £%s, for £%s: %s', (profit, wanted, expected) => {
  expect(withEmployer(directorSalary(pounds(profit), ratesOf(), pounds(wanted)).salary, 'statute')).toBe(expected)
})

it('in 2022/23 the company pays 19% on all of its profit (FA 2021 s.6)', () => {
  expect(worth(companyTax(pounds('100000'), ratesOf('statute', '2022-23')).tax).toFixed()).toBe('19000')
})

describe('the company’s tax', () => {
  it.each<[string, string, RuleSet, string]>([
    ['50000', '9500 after 0', 'statute', '19%'],
    ['100000', '22750 after 2250', 'statute', '25% less marginal relief (CTA 2010 s.18B)'],
    ['50000', '9500 after 0', 'constants', '19%'],
    ['50000.04', '12500.01 after 0', 'constants', '25% of the whole profit'],
  ])('on £%s is £%s of relief under %s: %s', (profit, expected, ruleSet) => {
    const { tax, marginalRelief } = companyTax(pounds(profit), ratesOf(ruleSet))
    expect(told(tax, marginalRelief).join(' after ')).toBe(expected)
  })
})

describe('a year of contracting', () => {
  it('inside is pay of (20,480 + 1,255.80) ÷ 1.138, less 6,530 × 20%, 6,530 × 8% and the employer’s 1,380 (ITEPA 2003 s.61N)', () => {
    const year = insideIr35(incomeOf('20480', '1000'), ratesOf())
    const { salary, incomeTax, nationalInsurance, corporationTax, dividendTax, takeHome } = year
    expect(told(salary, incomeTax, nationalInsurance, takeHome)).toEqual(['19100', '1306', '1902.4', '16271.6'])
    expect([corporationTax, dividendTax]).toEqual([undefined, undefined])
    // 3,208.40 ÷ 20,480.
    expect(worth(year.effectiveRate).toFixed(4)).toBe('15.6660')
  })

  it('inside under constants is pay of what is left after expenses, and never negative', () => {
    const [some, none] = [incomeOf('20480', '1000'), incomeOf('1000', '2000')].map(
      (income) => insideIr35(income, ratesOf('constants')).salary,
    )
    expect([some, none].map((salary) => salary && worth(salary).toFixed())).toEqual(['19480', '0'])
  })

  it('outside is a salary of £12,570, 19% tax on the other 11,951.14 of a profit of £25,000, and dividends', () => {
    const year = outsideIr35(incomeOf('26000', '1000'), ratesOf())
    // 25,000 − 12,570 − 478.86; 19% of that; and the rest, with nothing due on 500 of it and 8.75% on 9,180.4234.
    expect(told(year.taxableProfit, year.corporationTax, year.dividends)).toEqual(['11951.14', '2270.7166', '9680.4234'])
    expect(told(year.dividendTax, year.takeHome)).toEqual(['803.2870475', '21447.1363525'])
  })

  it('outside pays nothing out of a loss, and the take-home is the loss', () => {
    const { salary, dividends, takeHome, effectiveRate } = outsideIr35(incomeOf('1000', '2000'), ratesOf())
    expect(told(salary, dividends, effectiveRate, takeHome)).toEqual(['0', '0', '0', '-1000'])
  })
})

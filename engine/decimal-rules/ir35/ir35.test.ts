import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { ratesOf } from '../../tests/rates.ts'
import { affordablePay } from './affordable-pay.ts'
import { companyTax } from './company-tax.ts'
import { directorSalary } from './director-salary.ts'
import { insideIr35 } from './inside.ts'
import { outsideIr35 } from './outside.ts'

const pounds = (amount: string) => new Decimal(amount)
const incomeOf = (gross: string, expenses: string) => ({
  grossIncome: pounds(gross),
  businessExpenses: pounds(expenses),
  netIncome: pounds(gross).minus(expenses),
})

describe('the pay that an amount can cover (SSCBA 1992 s.9)', () => {
  it.each([
    ['0', '0 0'],
    ['9100', '9100 0'],
    ['9101.138', '9101 0.138'],
    ['13048.86', '12570 478.86'],
    ['20480', '19100 1380'],
  ])('out of £%s, and the contributions on it, are %s', (amount, expected) => {
    const { pay, employerContributions } = affordablePay(pounds(amount), ratesOf())
    expect(`${pay.toFixed()} ${employerContributions.toFixed()}`).toBe(expected)
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
    const { pay, employerContributions } = directorSalary(pounds(profit), ratesOf(ruleSet))
    expect(`${pay.toFixed()} ${employerContributions.toFixed()}`).toBe(expected)
  })
})

describe('the company’s tax', () => {
  it.each<[string, string, RuleSet, string]>([
    ['50000', '9500 corporationTax.smallProfitsRate', 'statute', '19%'],
    ['100000', '22750 corporationTax.mainRate', 'statute', '25% less marginal relief (CTA 2010 s.18B)'],
    ['50000', '9500 corporationTax.smallProfitsRate', 'constants', '19%'],
    ['50000.04', '12500.01 corporationTax.mainRate', 'constants', '25% of the whole profit'],
  ])('on £%s is %s under %s: %s', (profit, expected, ruleSet) => {
    const { tax, rate, computation } = companyTax(pounds(profit), ratesOf(ruleSet))
    expect(`${tax.toFixed()} ${rate.entry}`).toBe(expected)
    expect(computation?.tax.toFixed()).toBe(ruleSet === 'statute' ? tax.toFixed() : undefined)
  })
})

describe('a year of contracting', () => {
  it('inside is pay of (20,480 + 1,255.80) ÷ 1.138, less 6,530 × 20%, 6,530 × 8% and the employer’s 1,380 (ITEPA 2003 s.61N)', () => {
    const year = insideIr35(incomeOf('20480', '1000'), ratesOf())
    expect(year.status).toBe('inside')
    const { salary, dividends, incomeTax, nationalInsurance, corporationTax, dividendTax, totalTax, takeHome } = year
    expect([salary, incomeTax, nationalInsurance, totalTax, takeHome].map(String)).toEqual(['19100', '1306', '1902.4', '3208.4', '16271.6'])
    expect([dividends, corporationTax, dividendTax].map(String)).toEqual(['0', '0', '0'])
    // 3,208.40 ÷ 20,480.
    expect(year.effectiveRate.toFixed(4)).toBe('15.6660')
  })

  it('inside under constants is pay of what is left after expenses, and never negative', () => {
    expect(String(insideIr35(incomeOf('20480', '1000'), ratesOf('constants')).salary)).toBe('19480')
    expect(String(insideIr35(incomeOf('1000', '2000'), ratesOf('constants')).salary)).toBe('0')
  })

  it('outside is a salary of £12,570, 19% tax on the other 11,951.14 of a profit of £25,000, and dividends', () => {
    const year = outsideIr35(incomeOf('26000', '1000'), ratesOf())
    expect(year.status).toBe('outside')
    // 25,000 − 12,570 − 478.86; 19% of that; and the rest, with nothing due on 500 of it and 8.75% on 9,180.4234.
    expect([year.profit, year.taxableProfit, year.corporationTax, year.dividends].map(String)).toEqual([
      '25000',
      '11951.14',
      '2270.7166',
      '9680.4234',
    ])
    expect(String(year.dividendTax)).toBe('803.2870475')
    expect(String(year.takeHome)).toBe('21447.1363525')
  })

  it('outside pays nothing out of a loss, and the take-home is the loss', () => {
    const { salary, dividends, totalTax, takeHome } = outsideIr35(incomeOf('1000', '2000'), ratesOf())
    expect([salary, dividends, totalTax, takeHome].map(String)).toEqual(['0', '0', '0', '-1000'])
  })
})

import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Calculator } from '../../calculator.ts'
import { Decimal } from '../../money/decimal.ts'
import { calculatorNamed } from '../calculators.ts'
import { runs } from '../runs.ts'
import { YEAR } from './year.ts'

let bill: Calculator
let rental: Calculator
let dividend: Calculator
beforeAll(async () => {
  ;[bill, rental, dividend] = await Promise.all([
    calculatorNamed('tax-bill'),
    calculatorNamed('rental-income'),
    calculatorNamed('dividend-tax'),
  ])
})

type Asked = Readonly<Record<string, number>>

function resultOf(calculator: Calculator, asked: Asked) {
  const parsed = calculator.parse(Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])), YEAR)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return calculator.calculate(parsed.inputs, { taxYear: YEAR })
}

/** An amount of a record in pounds. */
function amount(calculator: Calculator, asked: Asked, name: string): number {
  const value = resultOf(calculator, asked).record[name] ?? new Decimal(0)
  return value instanceof Decimal ? value.toNumber() : Number.NaN
}

const income = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 90_000, max: 160_000 }))

describe('the law of a year as enacted is one', () => {
  it('rent costs on its own page what it adds to the whole bill', () => {
    const asked = fc.record({ pay: income, profit: income, interest: fc.integer({ min: 0, max: 20_000 }) })
    fc.assert(
      fc.property(asked, ({ pay, profit, interest }) => {
        // With expenses above it, nobody uses the property allowance.
        const [rent, expenses] = [profit + 2000, 2000]
        const withIt = { employmentIncome: pay, rentalIncome: rent, rentalExpenses: expenses, financeCosts: interest }
        const added = amount(bill, withIt, 'incomeTax') - amount(bill, { employmentIncome: pay }, 'incomeTax')
        const alone = { annualRentalIncome: rent, allowableExpenses: expenses, mortgageInterest: interest, otherIncome: pay }
        const cost = amount(rental, alone, 'totalTaxDue') - amount(rental, alone, 'reductionOfOtherTax')
        // Each of the four is rounded to the penny.
        expect(Math.abs(cost - added)).toBeLessThan(0.021)
      }),
      { numRuns: runs(200) },
    )
  })

  it('dividends cost on their own page what they add to the whole bill', () => {
    fc.assert(
      fc.property(fc.record({ pay: income, dividends: income }), ({ pay, dividends }) => {
        const withThem = amount(bill, { employmentIncome: pay, dividendIncome: dividends }, 'incomeTax')
        const added = withThem - amount(bill, { employmentIncome: pay }, 'incomeTax')
        const alone = { dividendIncome: dividends, otherIncome: pay }
        const cost = amount(dividend, alone, 'dividendTax') + amount(dividend, alone, 'extraTaxOnOtherIncome')
        expect(Math.abs(cost - added)).toBeLessThan(0.021)
      }),
      { numRuns: runs(200) },
    )
  })

  it('the bill has a row for rent, in the order in which kinds of income are taxed', () => {
    const { rows } = resultOf(bill, {
      pensionIncome: 20_000,
      rentalIncome: 12_000,
      rentalExpenses: 2000,
      savingsInterest: 9000,
      dividendIncome: 5000,
    })
    const keys = rows.map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('taxOn'))).toEqual(['taxOnOtherIncome', 'taxOnProperty', 'taxOnSavings', 'taxOnDividends'])
    expect(rows.filter(({ key }) => /^taxOn(Other|Prop)/.test(key)).map(({ label }) => label)).toEqual([
      'Tax on Pay, Profits and Pensions',
      'Tax on Rent',
    ])
  })

  it('the working names what is left of rent, and the law of its rates', () => {
    const { steps } = resultOf(bill, { pensionIncome: 5000, rentalIncome: 32_000, rentalExpenses: 2000, financeCosts: 1000 })
    const step = (key: string) => steps.find((one) => one.key === key)
    // 30,000 of rent and 5,000 of pension, less 12,570.
    expect(String(step('taxableProperty')?.value)).toBe('22430')
    expect(step('taxOnProperty')?.law).toBe('ITA 2007 ss.6D, 11CA and 16A')
    expect(String(step('financeReduction')?.value)).toBe('220')
  })
})

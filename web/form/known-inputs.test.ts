import { describe, expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator as dividendTax } from '#engine/calculators/dividend-tax/answer.ts'
import { calculator as incomeTax } from '#engine/calculators/income-tax/answer.ts'
import { fields as payFields } from '#engine/calculators/income-tax/fields.ts'
import { calculator as pensionRelief } from '#engine/calculators/pension-relief/answer.ts'
import { fields as vat } from '#engine/calculators/vat/fields.ts'
import { type Known, takenBy } from './known.ts'
import { knownWith } from './known-inputs.ts'

const after = (calculator: Calculator, given: Readonly<Record<string, string>>, before: Known = {}) => {
  const { inputs } = { inputs: undefined, ...calculator.parse(given) }
  if (!inputs) throw new Error('the inputs are refused')
  return knownWith(before, calculator.fields, inputs)
}

describe('what other calculators need not ask again', () => {
  it('is pay, region, pension and student loan, where they were given', () => {
    const given = {
      annualSalary: '42000',
      region: 'scotland',
      pensionContribution: '5',
      pensionMethod: 'net-pay',
      studentLoanPlan: 'plan2',
    }
    expect(after(incomeTax, given)).toEqual({ pay: '42000', region: 'scotland', pension: '5', pensionMethod: 'net-pay', loan: 'plan2' })
    expect(after(incomeTax, { annualSalary: '42000' })).toEqual({ pay: '42000' })
  })

  it('is pay for a year, whatever period it was typed for', () => {
    // £500 a week, 52 times.
    expect(after(incomeTax, { annualSalary: '500', payPer: 'week' })).toEqual({ pay: '26000' })
  })

  it('forgets what is no longer so', () => {
    const before = { pay: '42000', region: 'scotland', pension: '5', pensionMethod: 'net-pay', rent: '9000' }
    expect(after(incomeTax, { annualSalary: '0', pensionMethod: 'net-pay' }, before)).toEqual({ rent: '9000' })
  })

  it('is not other income, which may be anything, nor pounds paid into a pension', () => {
    expect(after(dividendTax, { dividendIncome: '3000', otherIncome: '42000' })).toEqual({ dividends: '3000' })
    expect(after(pensionRelief, { annualEarnings: '50000', pensionContribution: '3000' })).toEqual({ pay: '50000' })
    expect(takenBy(dividendTax.fields)).toEqual(['pay', 'dividends', 'region'])
    expect(takenBy(pensionRelief.fields)).toEqual(['pay', 'region'])
  })

  it('is nothing to a calculator of prices', () => {
    expect(takenBy(payFields)).toContain('loan')
    expect(takenBy(vat)).toEqual([])
  })
})

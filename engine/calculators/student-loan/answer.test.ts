import { describe, expect, it } from 'vitest'
import { answerOf, toldBy } from '../../tests/page.ts'
import { saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const POSTGRADUATE = { studentLoanPlan: 'postgraduate', postgraduateLoan: 'true' }

const rows = (raw: Readonly<Record<string, string>>) => toldBy(answerOf(calculator, { annualSalary: '60000', ...raw })).rows

const below = (annualSalary: string) => saidUnder(answerOf(calculator, { annualSalary }), 'loan-below-threshold')

describe('the student loan calculator', () => {
  it('refuses a postgraduate loan on top of the postgraduate plan', () => {
    expect(calculator.parse(POSTGRADUATE)).toMatchObject({
      issues: [{ field: 'postgraduateLoan', expected: 'left out when the plan is already postgraduate' }],
    })
    expect(calculator.parse({ ...POSTGRADUATE, postgraduateLoan: 'false' }).issues).toBe(undefined)
    expect(calculator.parse({ ...POSTGRADUATE, studentLoanPlan: 'plan1' }).issues).toBe(undefined)
  })

  it('repays plan 2 by default, and a postgraduate loan as well when ticked: 9% above £27,295 and 6% above £21,000', () => {
    expect(rows({})).toContain('− Student Loan 2943.45 (studentLoan)')
    expect(rows({ postgraduateLoan: 'true' })).toContain('− Student Loan 5283.45 (studentLoan)')
  })

  it('says below the threshold of £27,295 that nothing is repaid', () => {
    expect(below('27000')).toBe(
      'You earn less than the repayment threshold for a student loan you have selected, so you repay nothing on it.',
    )
    expect(below('28000')).toBeUndefined()
  })

  it('records only what its page shows, without the allowance or the taxable income', () => {
    const { record } = answerOf(calculator, { annualSalary: '60000' })
    // 20% of 37,700 and 40% of 9,730; 8% of 37,700 and 2% of 9,730; 9% of 32,705.
    expect(Object.entries(record).map(([name, amount]) => `${name} ${String(amount)}`)).toEqual([
      'grossIncome 60000',
      'incomeTax 11432',
      'nationalInsurance 3210.6',
      'studentLoan 2943.45',
      'pension 0',
      'netIncome 42413.95',
      'monthlyNetIncome 3534.5',
      'effectiveRate 29.31',
      'annualAllowanceCharge 0',
    ])
  })

  it('speaks of no repayments where the row shows none: 6p × 9% is half a penny, which rounding gives to another row', () => {
    const { rows: shownRows, large } = answerOf(calculator, { annualSalary: '27295.06' }, 'constants')
    expect(shownRows.find(({ key }) => key === 'studentLoan')?.shown.pence.toFixed(2)).toBe('0.00')
    expect(large?.announced.at(-2)).toBe('with no student loan repayments')
  })
})

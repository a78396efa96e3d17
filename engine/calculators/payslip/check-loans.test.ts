import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { checkPayslip } from './check.ts'
import { formChange } from './check-form.ts'
import { isWrong } from './lines.ts'

type Raw = Readonly<Record<string, string>>

/** Plan 1: (3,200 − 2,241.66) × 9% is 86. Postgraduate: (3,200 − 1,750) × 6% is 87. Tax (3,200 − 1,048.26, so 2,151) × 20% = 430.20; NI (3,200 − 1,048) × 8% = 172.16. */
const FORM = { taxYear: '2026-27', grossPay: '3200', taxCode: '1257L M1', studentLoanPlan: 'plan1', postgraduateLoan: 'true' }

function check(form: Raw, slip: Raw) {
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse({ ...FORM, ...form }) }
  if (!inputs) throw new Error(JSON.stringify(issues))
  return { ...checkPayslip(inputs, Object.fromEntries(Object.entries(slip).map(([line, amount]) => [line, new Decimal(amount)]))), inputs }
}

const wrongWith = (form: Raw, slip: Raw) =>
  check(form, slip)
    .lines.filter(isWrong)
    .map(({ key }) => key)

describe('both loans on the line of the student loan', () => {
  // 86 + 87 = 173, and 3,200 − 430.20 − 172.16 − 173 = 2,424.64.
  const BOTH = { studentLoan: '173', netPay: '2424.64' }

  it('are right, and the line says so', () => {
    expect(check({}, BOTH)).toMatchObject({ lines: [{ hasBothLoans: true }, {}], explanations: [] })
    expect(wrongWith({}, { ...BOTH, postgraduateLoan: '0' })).toEqual([])
    expect(wrongWith({}, { ...BOTH, studentLoan: '172' })).toEqual(['studentLoan'])
    expect(wrongWith({}, { ...BOTH, netPay: '2424.60' })).toEqual(['netPay'])
  })

  it('are not there where the postgraduate loan has a line of its own, or payroll took one alone', () => {
    expect(wrongWith({}, { studentLoan: '173', postgraduateLoan: '87' })).toEqual(['studentLoan'])
    expect(wrongWith({}, { studentLoan: '86' })).toEqual([])
  })

  it('may be a postgraduate loan alone', () => {
    const { lines } = check({ studentLoanPlan: '' }, { studentLoan: '87' })
    expect(lines).toMatchObject([{ hasBothLoans: true }])
    expect(lines.some(({ isUnread }) => isUnread)).toBe(false)
    expect(check({ studentLoanPlan: '' }, { studentLoan: '88' }).lines).toMatchObject([{ isUnread: true }])
  })

  it.each([
    ['the box is not ticked', { postgraduateLoan: '' }, BOTH, { postgraduateLoan: true }],
    ['without net pay', { postgraduateLoan: '' }, { studentLoan: '173' }, { postgraduateLoan: true }],
    ['the form has neither', { studentLoanPlan: '', postgraduateLoan: '' }, BOTH, { studentLoanPlan: 'plan1', postgraduateLoan: true }],
  ])('are for the form to have: %s', (_, form, slip, change) => {
    const { explanations, inputs } = check(form, slip)
    expect(explanations[0] && formChange(explanations[0].change, inputs)).toEqual(change)
  })

  it('may be those of a week, four times', () => {
    // By the four weeks 45 and (2,769.24 − 1,615.38) × 6% = 69. By the week 11 and (692.31 − 403.84) × 6% = 17: 28 × 4 = 112.
    const form = { grossPay: '2769.24', payFrequency: 'four-weekly', studentLoanPlan: 'plan2' }
    const right = ['111', '112', '113', '114', '115'].filter((studentLoan) => wrongWith(form, { studentLoan }).length === 0)
    expect(right).toEqual(['112', '114'])
  })
})

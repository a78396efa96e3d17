import { expect, it } from 'vitest'
import { calculator as incomeTax } from '../../calculators/income-tax/answer.ts'
import { calculator as payslip } from '../../calculators/payslip/answer.ts'
import { answerOf, toldBy } from '../../tests/page.ts'
import { saidText } from '../../tests/said-text.ts'

const led = (raw: Readonly<Record<string, string>>) =>
  answerOf(
    incomeTax,
    { annualSalary: '42000', pensionContribution: '9.8', studentLoanPlan: 'plan2', ...raw },
    'statute',
    '2026-27',
  ).leads.map(({ says }) => saidText(says))

it('says below the answer how the pension is paid, and what the other ways would leave where nobody chose', () => {
  // 42,000 × 9.8% = 4,116, on which 8% and 9% are due by net pay.
  // By relief at source a fifth of it is relief and
  // the rest leaves pay, so with 20% tax it comes to the same as net pay.
  expect(led({})).toEqual([
    'We assumed your pension is paid by salary sacrifice. You would have 699.72 (money) less by net pay (as in the NHS) and 699.72 (money) less by relief at source.',
  ])
  expect(led({ pensionMethod: 'net-pay' })).toEqual(['Your pension is paid by a net pay arrangement.'])
  expect(led({ pensionMethod: 'relief-at-source' })).toEqual(['Your pension is paid by relief at source.'])
  expect(led({ isPublicServicePension: 'true' })).toEqual(['Your pension comes out of your pay by net pay, as your scheme’s rules say.'])
  expect(led({ pensionContribution: '0' })).toEqual([])
})

it('compares only where the ways differ: on pay that neither tax nor National Insurance is due on, only the relief at source does', () => {
  // 12,570 × 9.8% = 1,231.86, of which a fifth is relief, 246.372.
  expect(led({ annualSalary: '12570', studentLoanPlan: 'none' })).toEqual([
    'We assumed your pension is paid by salary sacrifice. You would have 246.372 (money) more by relief at source.',
  ])
})

it('is below a payslip too, and among what it assumes', () => {
  const slip = answerOf(payslip, { taxYear: '2026-27', grossPay: '2916.67', pensionContribution: '5' })
  // 145.83 given up leaves 2,770.84: (2,770.84 − 1,048) × 8% = 137.83 of National Insurance, and 149.49 on all of the pay.
  expect(slip.leads.map(({ says }) => saidText(says))[0]).toContain('You would have 11.66 (money) less by net pay')
  expect(toldBy(slip).assumptions).toContain('pension-method by pensionMethod')
  const nurse = answerOf(payslip, { taxYear: '2026-27', grossPay: '3000', pensionContribution: '9.8', isPublicServicePension: 'true' })
  expect(toldBy(nurse).assumptions).toContain('pension-method by isPublicServicePension')
})

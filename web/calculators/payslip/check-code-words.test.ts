import { describe, expect, it } from 'vitest'
import { calculator } from '#engine/calculators/payslip/answer.ts'
import { checkPayslip } from '#engine/calculators/payslip/check.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { type CheckedPayslip, tableInWords, verdict } from './check-words.ts'

/** Month 8 of 2026/27 on £3,000 a month: 390.20 of tax is due, and 600 is 20% of it all. */
const MONTH_8 = { taxYear: '2026-27', grossPay: '3000', payPeriod: '8', payToDate: '21000', taxToDate: '2732.40' }
const AT_20 = { incomeTax: '600', nationalInsurance: '156.16', netPay: '2243.84' }

function checked(form: Readonly<Record<string, string>>, slip: Readonly<Record<string, string>> = AT_20): CheckedPayslip {
  const { inputs: asked, issues } = { inputs: undefined, issues: undefined, ...calculator.parse({ ...MONTH_8, ...form }) }
  if (!asked) throw new Error(JSON.stringify(issues))
  const printed = Object.fromEntries(Object.entries(slip).map(([line, amount]) => [line, new Decimal(amount)]))
  return { ...checkPayslip(asked, printed), asked }
}

const IF_BR = 'BR gives you nothing free of tax, which is right only if another job or pension uses your allowance. If not, you'
const OFTEN = `${IF_BR} pay about £209.80 too much every month: ask HMRC to correct the code.`

describe('a code without an allowance', () => {
  it('is named first where the tax is one rate of all the pay, with what it costs', () => {
    expect(verdict(checked({ taxCode: '1257L' }))).toBe(
      `2 lines differ. Several things would explain it. Payroll may have used the tax code BR M1. ${IF_BR} paid £209.80 too much.`,
    )
  })

  it('is not right because the lines are', () => {
    expect(verdict(checked({ taxCode: 'BR M1' }))).toBe(`All 3 lines are right to the penny for the tax code BR M1. ${OFTEN}`)
    expect(verdict(checked({ taxCode: '0T M1' }))).toContain('uses your allowance, or your income is too high for one. If not,')
    expect(verdict(checked({ grossPay: '9000', taxCode: 'BR M1' }, { incomeTax: '1800' }))).toMatch(
      / If not, ask HMRC to correct the code\.$/,
    )
  })

  it('looks new where the figures to date are those of another', () => {
    const check = checked({ taxCode: 'BR' })
    expect(verdict(check)).toBe(
      `BR looks new or wrong: the lines are right for BR M1, on this payment alone, and your figures to date are not those of BR. Is it your code? ${OFTEN}`,
    )
    expect(tableInWords(check)).toMatchObject({ worked: 'If that is so', about: Array(3).fill(undefined) })
  })

  it('is said after the figures to date without the payslip', () => {
    expect(verdict(checked({ payToDate: '24000', taxToDate: '3332.40' }))).toBe(
      `Your figures to date seem to include this payslip: without it they are £21,000.00 of pay and £2,732.40 of tax. 2 lines still differ. Several things would explain it. Payroll may have used the tax code BR M1. ${IF_BR} paid £209.80 too much.`,
    )
    expect(verdict(checked({ taxCode: 'BR', payToDate: '24000', taxToDate: '3332.40' }))).toMatch(
      /^Your figures to date seem to include this payslip: .* of tax\. BR looks new or wrong: /,
    )
  })

  it('waits for the tax', () => {
    expect(verdict(checked({ payToDate: '', taxToDate: '' }))).not.toContain('BR')
  })
})

describe('another pay period', () => {
  // Six months’ tax is (18,000 − 6,289.56, so 11,710) × 20% = 2,342, and the seventh’s 390.40.
  const OCTOBER = { payToDate: '18000', taxToDate: '2342' }

  it('is asked by its days, and the lines differ until the date is known', () => {
    const check = checked(OCTOBER, { incomeTax: '390.40', nationalInsurance: '156.16' })
    expect(verdict(check)).toBe(
      'The lines fit pay period 7, with paydays from 6 October 2026 to 5 November 2026. Which date is on your payslip?',
    )
    expect(tableInWords(check)).toMatchObject({ worked: 'In pay period 8', about: ['£209.80 too much', undefined] })
    expect(verdict(checked(OCTOBER, { incomeTax: '390.40' }))).toMatch(/^The line fits pay period 7,/)
  })
})

it('both loans may be on one line', () => {
  // Plan 1: (3,000 − 2,241.66) × 9% is 68. Postgraduate: (3,000 − 1,750) × 6% is 75.
  const check = checked({ studentLoanPlan: 'plan1', postgraduateLoan: 'true' }, { studentLoan: '143' })
  expect([verdict(check), tableInWords(check).about]).toEqual(['The line is right to the penny.', ['Right: both loans are on this line']])
})

it('the pay to date may be that before the pension', () => {
  const form = { pensionContribution: '9.8', isPublicServicePension: 'true', taxToDate: '2320.80' }
  const slip = { incomeTax: '331.40', nationalInsurance: '156.16' }
  expect(verdict(checked(form, slip))).toBe(
    'Every line is right if payroll has started from £18,942.00 of taxable pay before this payslip: the figure you typed may be pay before your pension comes off.',
  )
  expect(verdict(checked(form, { ...slip, nationalInsurance: '150' }))).toBe(
    'Your pay to date seems to be that before your pension comes off: without the pension it is £18,942.00. Then National Insurance is £6.16 too little.',
  )
})

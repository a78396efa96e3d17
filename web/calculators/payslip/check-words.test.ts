import { describe, expect, it } from 'vitest'
import { calculator } from '#engine/calculators/payslip/answer.ts'
import { checkPayslip } from '#engine/calculators/payslip/check.ts'
import { isWrong } from '#engine/calculators/payslip/lines.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { aboutInWords, type CheckedPayslip, changeInWords, firstCheck, questionFor, tableInWords, verdict } from './check-words.ts'

/**
 * October 2026: 5% of qualifying earnings by relief at source, of which 4% leave the pay. (2,916.67 − 520) × 4% = 95.87. Tax 1,868 × 20% =
 * 373.60, and National Insurance (2,916.67 − 1,048) × 8% = 149.49.
 */
const SLIP = { incomeTax: '373.60', nationalInsurance: '149.49', pension: '95.87' }

function checked(form: Readonly<Record<string, string>>, slip: Readonly<Record<string, string>> = SLIP): CheckedPayslip {
  const raw = { taxYear: '2026-27', grossPay: '2916.67', payPeriod: '7', taxCode: '1257L M1', ...form }
  const { inputs: asked, issues } = { inputs: undefined, issues: undefined, ...calculator.parse(raw) }
  if (!asked) throw new Error(JSON.stringify(issues))
  const printed = Object.fromEntries(Object.entries(slip).map(([line, amount]) => [line, new Decimal(amount)]))
  return { ...checkPayslip(asked, printed), asked }
}

describe('the check of a payslip says', () => {
  it('that the percentage typed is what leaves the pay', () => {
    const check = checked({ pensionContribution: '4', pensionMethod: 'net-pay', pensionBasis: 'qualifying-earnings' })
    expect(verdict(check)).toBe(
      'Every line is right if payroll has taken your pension by relief at source, on qualifying earnings, and the 4% you typed is what leaves your pay: with the tax relief it is 5%.',
    )
    const all = checked({ pensionContribution: '4', pensionBasis: 'qualifying-earnings' }, { incomeTax: '373.60', pension: '116.67' })
    expect(all.explanations.map(({ change }) => changeInWords(change))).toContain(
      'taken your pension by relief at source, on all your pay, and the 4% you typed is what leaves your pay: with the tax relief it is 5%',
    )
  })

  it('what the form makes of it, where a choice of the form explains every line', () => {
    const check = checked({ pensionContribution: '5', pensionBasis: 'qualifying-earnings' })
    expect(tableInWords(check)).toMatchObject({
      worked: 'By relief at source',
      // By salary sacrifice 119.83 comes off all three.
      // Four fifths of that are 95.86, and the payslip has 95.87.
      about: [undefined, undefined, 'Right: payrolls round this in more than one way'],
    })
  })

  it('what the rules make of it, where payroll has used another code', () => {
    // 2,916 × 20% = 583.20 by the code BR.
    const check = checked({}, { incomeTax: '583.20', nationalInsurance: '149.49' })
    expect(tableInWords(check)).toMatchObject({ worked: 'By the rules', about: ['£209.60 too much', undefined] })
  })

  it('that the percentage is blank, and nothing of a line that it changes', () => {
    const check = checked({})
    expect(verdict(check)).toBe('Your payslip has a pension, but the percentage in the form is blank.')
    expect(tableInWords(check)).toMatchObject({
      worked: 'As you filled in the form',
      about: [undefined, undefined, 'Not checked without the percentage'],
    })
  })

  it.each(['', '1257L'])('that one thing explains it only where nothing else does, with the code “%s”', (taxCode) => {
    const found = (...codes: string[]): CheckedPayslip => ({
      ...checked({ taxCode, payPeriod: '1' }, { incomeTax: '1' }),
      explanations: codes.map((code) => ({ change: { kind: 'code', inputs: checked({ taxCode: code }).asked }, lines: [], left: [] })),
    })
    expect(verdict(found('BR', '0T'))).toBe('One line differs. Several things would explain it. Payroll may have used the tax code BR.')
    expect(verdict(found('BR'))).toBe('One line differs. One thing explains it: payroll seems to have used the tax code BR.')
  })

  it('that tax waits for what came before, and that the other lines are right', () => {
    // 3,000 a month, period 7. (3,000 − 1,048) × 8% = 156.16, and four fifths of 4% are 96: 3,000 − 390.40 − 156.16 − 96.
    const form = { grossPay: '3000', taxCode: '1257L', pensionContribution: '4', pensionMethod: 'relief-at-source' }
    const printed = { incomeTax: '390.40', nationalInsurance: '156.16', pension: '96' }
    const check = checked(form, printed)
    expect(verdict(check)).toBe('Income Tax waits for the pay and tax before this payslip. The other 2 lines are right to the penny.')
    expect(tableInWords(check).about).toEqual(['Not checked yet', undefined, undefined])
    expect(verdict(checked(form, { ...printed, netPay: '2357.44' }))).toContain(
      'The other 2 lines are right to the penny, and Net Pay adds up.',
    )
    expect(tableInWords(checked(form, { incomeTax: '390.40', netPay: '2357.44' })).about).toEqual(['Not checked yet', 'Adds up'])
    expect(verdict(checked(form, { incomeTax: '390.40', netPay: '2357.43' }))).toMatch(/ payslip\. Net Pay adds up\.$/)
    expect(verdict(checked(form, { netPay: '2357.44' }))).toBe('Net Pay waits for the pay and tax before this payslip.')
    expect(verdict(checked(form, { ...printed, nationalInsurance: '100' }))).toBe(
      'Income Tax waits for the pay and tax before this payslip. One line differs.',
    )
  })

  it('that the figures before the payslip may have its own in them, or be a little out', () => {
    const form = { grossPay: '3000', taxCode: '1257L', payToDate: '21000', taxToDate: '2732.40' }
    expect(verdict(checked(form, { incomeTax: '390.40' }))).toBe(
      'Every line is right if payroll has started from £18,000.00 of pay and £2,342.00 of tax before this payslip: your figures to date may already include it.',
    )
    expect(verdict(checked({ ...form, payToDate: '18000' }, { incomeTax: '390.40' }))).toBe(
      'Every line is right if payroll has started from £2,342.00 of tax before this payslip: the tax to date you typed may already include the tax on it.',
    )
    expect(verdict(checked({ ...form, taxToDate: '2342' }, { incomeTax: '390.40' }))).toBe(
      'Every line is right if payroll has started from £18,000.00 of pay before this payslip: the pay to date you typed may already include the pay on it.',
    )
    expect(verdict(checked({ ...form, payToDate: '18000', taxToDate: '2342.20' }, { incomeTax: '390.40' }))).toBe(
      'Every line is right if payroll has started from £2,342.00 of tax before this payslip: compare that with the figure you typed.',
    )
  })

  // 3,000 a month, period 7, 5% by relief at source: 120 of it leaves the pay. Net pay is 3,000 − 390.40 − 156.16 − 120.
  const MONTH_7 = { grossPay: '3000', taxCode: '1257L' }
  const RIGHT = { incomeTax: '390.40', nationalInsurance: '156.16', pension: '120', netPay: '2333.44' }
  const BEFORE = { payToDate: '18000', taxToDate: '2342' }

  it('never that every line is right while the tax waits', () => {
    const check = checked({ ...MONTH_7, pensionContribution: '5' }, { ...RIGHT, incomeTax: '500', netPay: '2223.84' })
    expect(verdict(check)).toBe(
      'Income Tax waits for the pay and tax before this payslip. Every other line fits if payroll has taken your pension by relief at source.',
    )
    expect(tableInWords(check).about).toEqual(['Not checked yet', undefined, undefined, 'Adds up'])
  })

  it('that several things fit, where only the tax could tell', () => {
    const check = checked({ ...MONTH_7, pensionContribution: '4' }, { ...RIGHT, incomeTax: '380', netPay: '2343.84' })
    expect(verdict(check)).toMatch(/ Several things would make every other line fit\.$/)
    expect(tableInWords(check).about).toEqual(['Not checked yet', 'Right in several ways', undefined, 'Adds up in several ways'])
  })

  it('how the pension seems to be paid, and the rest with that', () => {
    const form = { ...MONTH_7, pensionContribution: '5' }
    const mistyped = checked({ ...form, payToDate: '21000', taxToDate: '2732.40' }, RIGHT)
    expect(verdict(mistyped)).toBe(
      'Payroll seems to have taken your pension by relief at source. Every line is then right if payroll has started from £18,000.00 of pay and £2,342.00 of tax before this payslip: your figures to date may already include it.',
    )
    const wrong = checked({ ...form, ...BEFORE }, { ...RIGHT, incomeTax: '400.40', netPay: '2323.44' })
    expect(verdict(wrong)).toBe('Payroll seems to have taken your pension by relief at source. 2 lines still differ.')
    expect(tableInWords(wrong)).toMatchObject({
      worked: 'By relief at source',
      about: ['£10.00 too much', undefined, undefined, '£10.00 too little'],
    })
    expect(questionFor(wrong.lines.slice(0, 1), undefined, wrong.pension)).toBe(
      'On my payslip Income Tax is £400.40, and I make it £390.40 if my pension is paid by relief at source. Can you tell me how you worked it out?',
    )
    expect(questionFor(wrong.lines.filter(isWrong), undefined, wrong.pension)).toContain('£2,333.44, if my pension')
  })

  it('that the figures to date include the payslip, and what is still wrong', () => {
    // Of 21,000 and 2,742.40, this payslip’s own are 3,000 and 400.40: the tax is 390.40, and so 10.00 too much.
    const form = { ...MONTH_7, payToDate: '21000', taxToDate: '2742.40', pensionContribution: '4' }
    const check = checked(form, { ...RIGHT, incomeTax: '400.40', netPay: '2323.44' })
    expect(verdict(check)).toBe(
      'Your figures to date seem to include this payslip: without it they are £18,000.00 of pay and £2,342.00 of tax. Payroll seems to have taken your pension by relief at source, on all your pay, and the 4% you typed is what leaves your pay: with the tax relief it is 5%. Then Income Tax is £10.00 too much and Net Pay is £10.00 too little.',
    )
  })

  it('that one of the figures to date includes the payslip, and what is still wrong', () => {
    // 100.00 is 56.16 less than 156.16.
    const slip = { incomeTax: '390.40', nationalInsurance: '100' }
    expect(verdict(checked({ ...MONTH_7, ...BEFORE, taxToDate: '2732.40' }, slip))).toBe(
      'Your tax to date seems to include the tax on this payslip: without that it is £2,342.00. Then National Insurance is £56.16 too little.',
    )
    expect(verdict(checked({ ...MONTH_7, ...BEFORE, payToDate: '21000' }, slip))).toBe(
      'Your pay to date seems to include the pay on this payslip: without that it is £18,000.00. Then National Insurance is £56.16 too little.',
    )
  })

  it('that the pay period may be a later one than the first', () => {
    const slip = { incomeTax: '390.40', nationalInsurance: '156.16' }
    expect(verdict(checked({ ...MONTH_7, payPeriod: '1' }, slip))).toBe(
      'Every line is right if payroll has used a later pay period, such as 2, after the same pay in each one before.',
    )
  })

  it('the amounts of another way to pay the pension next to a verdict that rests on it', () => {
    // By salary sacrifice the tax is (20,850 − 7,337.82, so 13,512) × 20% − 2,342 = 360.40.
    const check = checked({ ...MONTH_7, ...BEFORE, pensionContribution: '5' }, RIGHT)
    const { lines, worked, about } = tableInWords(check)
    expect([worked, about]).toEqual(['By relief at source', Array(4).fill(undefined)])
    expect(lines.map((line) => line.worked.toFixed(2))).toEqual(['390.40', '156.16', '120.00', '2333.44'])
    const period = tableInWords(checked({ ...MONTH_7, ...BEFORE, payPeriod: '8' }, { incomeTax: '390.40' }))
    // Eight months’ free pay are 8,386.08: (21,000 − 8,386.08, so 12,613) × 20% − 2,342 = 180.60.
    expect([period.worked, period.about, period.lines[0]?.worked.toFixed(2)]).toEqual(['In pay period 8', ['£209.80 too much'], '180.60'])
  })

  it('the way that nobody chose over figures that rest on it', () => {
    const check = checked({ ...MONTH_7, ...BEFORE, pensionContribution: '5' }, { incomeTax: '400.40' })
    expect(tableInWords(check).worked).toBe('By salary sacrifice')
  })

  it('that a loan waits for what the form does not have', () => {
    const other = { incomeTax: '390.40', nationalInsurance: '156.16' }
    const check = checked({ ...MONTH_7, ...BEFORE }, { ...other, studentLoan: '64', netPay: '2389.44' })
    expect(verdict(check)).toBe(
      'Student Loan waits for the plan of your loan. The other 2 lines are right to the penny, and Net Pay adds up.',
    )
    expect(tableInWords(check).about[2]).toBe('Not checked without the plan')
    const postgraduate = checked({ ...MONTH_7, ...BEFORE }, { ...other, postgraduateLoan: '64' })
    expect(verdict(postgraduate)).toBe('Postgraduate Loan waits for its box in the form. The other 2 lines are right to the penny.')
    expect(tableInWords(postgraduate).about[2]).toBe('Not checked without the loan in the form')
  })

  it.each<[wrong: string, slip: Readonly<Record<string, string>>, said: string, form?: Readonly<Record<string, string>>]>([
    [
      'tax',
      { ...RIGHT, incomeTax: '400.40', netPay: '2323.44' },
      'First check the pay, the pay period and the tax code in the form, and that the figures to date are those before this payslip, without it.',
    ],
    [
      'National Insurance',
      { ...RIGHT, nationalInsurance: '176.16', netPay: '2313.44' },
      'First check the pay, how often you are paid and the National Insurance letter in the form.',
    ],
    [
      'a director’s National Insurance',
      { nationalInsurance: '176.17' },
      'First check the pay, how often you are paid, the National Insurance letter and the box for a director in the form, and that the figures to date are those before this payslip, without it.',
      { isDirector: 'true' },
    ],
    ['the pension', { pension: '111' }, 'First check the pay, the percentage and how your pension is paid in the form.'],
    [
      'net pay beside lines that are right',
      { ...RIGHT, netPay: '2300' },
      'Net Pay is the pay less the other lines: check the amounts you typed, and look for a line on the payslip that is not in the form.',
    ],
    [
      'net pay and nothing else typed',
      { netPay: '2300' },
      'First check the pay, the pay period, the tax code, how often you are paid and the National Insurance letter in the form, and that the figures to date are those before this payslip, without it.',
    ],
  ])('what in the form can move the line that is wrong: %s', (_, slip, said, form = {}) => {
    expect(firstCheck(checked({ ...MONTH_7, ...BEFORE, pensionContribution: '5', pensionMethod: 'relief-at-source', ...form }, slip))).toBe(
      said,
    )
  })

  it('which code to compare, and not that payroll used it', () => {
    expect(aboutInWords({ first: '1106L', last: '1106L' })).toBe(
      'A tax code of about 1106L would give this tax: compare it with the code on your payslip.',
    )
    expect(aboutInWords({ first: '1106L', last: '1107L' })).toContain('A tax code from about 1106L to 1107L would give')
  })
})

import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { checkPayslip } from './check.ts'
import { formChange } from './check-form.ts'
import { isWrong } from './lines.ts'

type Raw = Readonly<Record<string, string>>

/** Month 8 of 2026/27 after seven months of the same pay: 21,000 − 7,337.82, so 13,662 × 20% = 2,732.40. The eighth month is 390.20. */
const MONTH_8 = { taxYear: '2026-27', grossPay: '3000', payPeriod: '8', payToDate: '21000', taxToDate: '2732.40' }
const BLANK = { payToDate: '', taxToDate: '' }
/** 3,000 × 20% = 600, and (3,000 − 1,048) × 8% = 156.16. */
const AT_20 = { incomeTax: '600', nationalInsurance: '156.16', netPay: '2243.84' }

function check(form: Raw, slip: Raw = AT_20) {
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse({ ...MONTH_8, ...form }) }
  if (!inputs) throw new Error(JSON.stringify(issues))
  const printed = Object.fromEntries(Object.entries(slip).map(([line, amount]) => [line, new Decimal(amount)]))
  return { ...checkPayslip(inputs, printed), inputs }
}

/** The code, and how much it takes too much. */
const codeIn = (form: Raw, slip: Raw = AT_20) => {
  const { withoutAllowance } = check(form, slip)
  return withoutAllowance && [withoutAllowance.code.kind, withoutAllowance.isPayrolls ?? false, withoutAllowance.tooMuch?.toFixed(2)]
}

describe('tax at one rate of all the pay', () => {
  it.each(['', '1257L'])(
    'is first that of the code, and then perhaps of another payday, which is not the form’s to change: code “%s”',
    (taxCode) => {
      const { explanations, inputs } = check({ taxCode })
      expect(explanations.map(({ change }) => [change.kind, change.inputs.taxCode, change.inputs.payPeriod.toFixed()])).toEqual([
        ['code', 'BR M1', '8'],
        ['period', taxCode, '7'],
        ['code', '0T M1', '8'],
      ])
      expect(explanations.map(({ change }) => formChange(change, inputs))).toEqual([undefined, undefined, undefined])
      // 600 − 390.20.
      expect(codeIn({ taxCode })).toEqual(['one-rate', true, '209.80'])
    },
  )

  it('is said where the figures to date are blank, and the tax waits', () => {
    const { unread, lines } = check({ taxCode: '1257L', ...BLANK })
    expect([unread?.alone?.inputs.taxCode, lines.filter(isWrong)]).toEqual(['BR', []])
    expect(codeIn({ taxCode: '1257L', ...BLANK })).toEqual(['one-rate', true, '209.80'])
  })
})

/** The first code that explains the tax, and the figures before the payslip that the check reads it from, if not those typed. */
const pastIn = (form: Raw, incomeTax = '600') => {
  const { toDate, explanations } = check(form, { incomeTax })
  return [explanations[0]?.change.inputs.taxCode, toDate?.inputs.payToDate.toFixed(), toDate?.inputs.taxToDate.toFixed()]
}

describe('tax of a payment alone, with its own in the figures to date', () => {
  it.each(['', '1257L', 'BR'])('is read from the figures without it, where the same pay came before: code “%s”', (taxCode) => {
    expect(pastIn({ taxCode, payToDate: '24000', taxToDate: '3332.40' })).toEqual(['BR M1', '21000', '2732.4'])
  })

  it('is read so where the figures fit each other only without it', () => {
    // 3,000 × 40% = 1,200.
    expect(pastIn({ payToDate: '24000', taxToDate: '3932.40' }, '1200')).toEqual(['D0 M1', '21000', '2732.4'])
    expect(pastIn({ taxToDate: '3332.40' })).toEqual(['BR M1', '21000', '2732.4'])
    expect(pastIn({ taxCode: 'BR', payToDate: '24000' })).toEqual(['BR M1', '21000', '2732.4'])
  })

  it('is read from the figures as they are where they may well be right', () => {
    expect(pastIn({})).toEqual(['BR M1', undefined, undefined])
    expect(pastIn({ taxCode: 'BR' })).toEqual(['BR M1', undefined, undefined])
    // (25,000 − 7,337.82, so 17,662) × 20%.
    expect(pastIn({ payToDate: '25000', taxToDate: '3532.40' })).toEqual(['BR M1', undefined, undefined])
    // They do not move the tax of a code on this payment alone.
    expect(pastIn({ taxCode: 'BR M1', payToDate: '24000', taxToDate: '3932.40' }, '1200')).toEqual(['D0 M1', undefined, undefined])
  })
})

describe('a code without an allowance in the form', () => {
  it.each<[taxCode: string, kind: string, form: Raw]>([
    ['BR', 'one-rate', BLANK],
    ['BR M1', 'one-rate', {}],
    ['0T M1', 'free-pay', {}],
    ['CBR', 'one-rate', BLANK],
  ])('is not right because the lines are: %s', (taxCode, kind, form) => {
    expect(check({ taxCode, ...form }).lines.filter(isWrong)).toEqual([])
    expect(codeIn({ taxCode, ...form })).toEqual([kind, false, '209.80'])
  })

  it('is not right because the pension explains the lines', () => {
    // 5% by relief at source: 120 leaves the pay.
    const slip = { ...AT_20, pension: '120', netPay: '2123.84' }
    expect(codeIn({ taxCode: 'BR', pensionContribution: '5', ...BLANK }, slip)).toEqual(['one-rate', false, '209.80'])
  })

  it('may be new: the lines are right for it alone, with figures to date of another code', () => {
    const { withoutAllowance, explanations } = check({ taxCode: 'BR' })
    expect(withoutAllowance?.alone).toBe(explanations[0])
    expect(withoutAllowance?.alone?.lines.filter(isWrong)).toEqual([])
    // 21,000 × 20% = 4,200 was paid by BR, and 600 is due by the eighth month: nothing is new.
    expect(check({ taxCode: 'BR', taxToDate: '4200' }).withoutAllowance?.alone).toBeUndefined()
  })

  it('takes too much by nothing that can be told where pay is so high that the allowance shrinks', () => {
    // 8,333.33 × 12 is below 100,000, and 8,333.34 × 12 above.
    const tooMuch = (grossPay: string, tax: string) => codeIn({ grossPay, taxCode: 'BR', ...BLANK }, { incomeTax: tax })
    expect(tooMuch('8333.33', '1666.60')).toEqual(['one-rate', false, undefined])
    expect(codeIn({ grossPay: '8333.34', taxCode: 'D0', ...BLANK }, { incomeTax: '3333.20' })).toEqual(['one-rate', false, undefined])
    expect(codeIn({ grossPay: '8333.33', taxCode: 'D0', ...BLANK }, { incomeTax: '3333.20' })?.[2]).toBeDefined()
  })

  it('has nothing to be said of where the lines are wrong, or it gives an allowance', () => {
    expect(codeIn({ taxCode: 'BR', ...BLANK }, { ...AT_20, incomeTax: '390.20', netPay: '2453.64' })).toBeUndefined()
    expect(codeIn({}, { incomeTax: '390.20' })).toBeUndefined()
    expect(codeIn({ taxCode: 'NT' }, { incomeTax: '0' })).toBeUndefined()
  })
})

describe('the same pay each time before, and no figures to date', () => {
  const SAME = { ...BLANK, isSameBefore: 'true' }

  it('is right where the tax is that of even pay', () => {
    expect(check(SAME, { incomeTax: '390.20', nationalInsurance: '156.16' })).toMatchObject({ explanations: [] })
    expect(check(SAME, { incomeTax: '390.20' }).lines.some((line) => isWrong(line) || line.isUnread)).toBe(false)
  })

  it('is no verdict on other tax, which waits for the figures', () => {
    const { lines, unread } = check(SAME, { incomeTax: '400.20' })
    expect([lines.map(({ isUnread }) => isUnread), unread]).toEqual([[true], { alone: undefined }])
  })

  it('is not the pay before the figures that somebody typed', () => {
    // 3,000 and 180.60 are this payslip’s own: without them nothing came before it. (3,000 − 2,096.52, so 903) × 20%.
    const [first] = check(
      { payToDate: '3000', taxToDate: '180.60', isSameBefore: 'true', payPeriod: '2' },
      { incomeTax: '180.60' },
    ).explanations
    expect([first?.change.kind, first?.change.inputs.isSameBefore]).toEqual(['includes-this', false])
  })
})

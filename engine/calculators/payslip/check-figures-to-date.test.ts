import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { checkPayslip } from './check.ts'
import { isWrong } from './lines.ts'

type Raw = Readonly<Record<string, string>>

/** Month 7 of 2026/27 on the usual code: seven months’ free pay are 7,337.82. */
const MONTH_7 = { taxYear: '2026-27', grossPay: '3000', payPeriod: '7', taxCode: '1257L' }

function check(form: Raw, slip: Raw) {
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse({ ...MONTH_7, ...form }) }
  if (!inputs) throw new Error(JSON.stringify(issues))
  return checkPayslip(inputs, Object.fromEntries(Object.entries(slip).map(([line, amount]) => [line, new Decimal(amount)])))
}

describe('tax without the figures before the payslip', () => {
  // 13,662 × 20% = 2,732.40, less 11,710 × 20% = 2,342.00 of six months, is 390.40. (3,000 − 1,048) × 8% = 156.16.
  const SLIP = { incomeTax: '390.40', nationalInsurance: '156.16' }
  const unreadIn = (form: Raw, slip: Raw = SLIP) =>
    check(form, slip)
      .lines.filter(({ isUnread }) => isUnread)
      .map(({ key }) => key)

  it('is not read, and nothing is said to explain it', () => {
    const { lines, explanations, nearest, about, unread } = check({}, SLIP)
    expect(lines.filter(isWrong)).toEqual([])
    expect([explanations, nearest, about, unread]).toEqual([[], undefined, undefined, { alone: undefined }])
  })

  it.each<[why: string, form: Raw, isUnread: boolean]>([
    ['the first period of the year', { payPeriod: '1' }, false],
    ['the second', { payPeriod: '2' }, true],
    ['with pay before, on which tax was due', { payToDate: '18000' }, true],
    ['with pay before, on which none was due', { payToDate: '6289' }, false],
    ['with pay and tax before', { payToDate: '18000', taxToDate: '1' }, false],
    ['week 1 or month 1', { taxCode: '1257L M1' }, false],
    ['the box for it', { isNonCumulative: 'true' }, false],
    ['a code without free pay', { taxCode: 'BR' }, false],
    ['a K code', { taxCode: 'K100' }, true],
    ['no code', { taxCode: '' }, true],
    ['week 52', { payFrequency: 'weekly', payPeriod: '52' }, true],
    ['week 53, which is taxed alone', { payFrequency: 'weekly', payPeriod: '53' }, false],
  ])('is read where it can be: %s', (_, form, isUnread) => {
    expect(unreadIn(form)).toEqual(isUnread ? ['incomeTax'] : [])
  })

  it('is right where this is the first pay of the year', () => {
    expect(unreadIn({}, { incomeTax: '0' })).toEqual([])
  })

  it('leaves net pay to be read with the tax as it is printed, or net pay waits', () => {
    // 3,000 − 390.40 − 156.16 = 2,453.44.
    expect(check({}, { ...SLIP, netPay: '2453.44' }).lines.map(isWrong)).toEqual([false, false, false])
    expect(check({}, { ...SLIP, netPay: '2453.40' }).lines.map(isWrong)).toEqual([false, false, true])
    expect(unreadIn({}, { netPay: '2453.44' })).toEqual(['netPay'])
  })

  it('may be that of the same code on month 1, which needs no figures', () => {
    // 1,951 × 20% = 390.20.
    expect(check({ payPeriod: '8' }, { incomeTax: '390.20' }).unread?.alone?.inputs.taxCode).toBe('1257L M1')
    expect(check({}, { incomeTax: '390.20', nationalInsurance: '1' }).unread).toEqual({ alone: undefined })
  })

  it('leaves another line that is wrong to be explained', () => {
    const { explanations } = check({}, { ...SLIP, nationalInsurance: '0' })
    expect(explanations[0]?.change.inputs.niCategory).toBe('C')
  })
})

const BEFORE = { payToDate: '18000', taxToDate: '2342' }
const firstOf = (form: Raw, incomeTax = '390.40') => {
  const change = check(form, { incomeTax }).explanations[0]?.change
  const { payToDate, taxToDate, payPeriod } = change?.inputs ?? {}
  return [change?.kind, payToDate?.toFixed(), taxToDate?.toFixed(), payPeriod?.toFixed()]
}

describe('a slip of the visitor’s own comes before any other code', () => {
  it('the figures before it include it', () => {
    expect(firstOf({ payToDate: '21000', taxToDate: '2732.40' })).toEqual(['includes-this', '18000', '2342', '7'])
    // 5% by net pay is 150 of each month: 17,100 − 6,289.56 is 10,810: 2,162. 19,950 − 7,337.82 is 12,612: 2,522.40.
    const pension = { pensionContribution: '5', pensionMethod: 'net-pay' }
    expect(firstOf({ ...pension, payToDate: '19950', taxToDate: '2522.40' }, '360.40')).toEqual(['includes-this', '17100', '2162', '7'])
  })

  it('only one of the figures before it includes it, and the two do not fit each other', () => {
    expect(firstOf({ ...BEFORE, taxToDate: '2732.40' })).toEqual(['tax-includes-this', '18000', '2342', '7'])
    expect(firstOf({ ...BEFORE, payToDate: '21000' })).toEqual(['pay-includes-this', '18000', '2342', '7'])
    // (19,048 − 7,337.82, so 11,710) × 20% − 2,342 is nothing, and 1,048 × 20% = 209.60.
    expect(firstOf({ ...BEFORE, grossPay: '1048' }, '209.60')[0]).toBe('code')
  })

  // Month 8: (24,000 − 8,386.08, so 15,613) × 20% = 3,122.60, less 2,732.40 is 390.20, as 1,951 × 20% is.
  it.each([
    ['tax-includes-this', '21000', '3122.60'],
    ['pay-includes-this', '24000', '2732.40'],
    ['includes-this', '24000', '3122.60'],
  ])('comes before the same tax on this payment alone: %s', (kind, payToDate, taxToDate) => {
    const { explanations } = check({ payPeriod: '8', payToDate, taxToDate }, { incomeTax: '390.20' })
    expect(explanations.map(({ change }) => change.kind)).toEqual([kind, 'basis'])
  })

  it('the tax before it is a pound or two of pay out, and no more', () => {
    expect(firstOf({ ...BEFORE, taxToDate: '2342.20' })).toEqual(['tax-to-date', '18000', '2342', '7'])
    expect(firstOf({ ...BEFORE, taxToDate: '2341.60' })).toEqual(['tax-to-date', '18000', '2342', '7'])
    expect(firstOf({ ...BEFORE, taxToDate: '2342.60' })[0]).toBeUndefined()
  })

  it('the period is out by one', () => {
    expect(firstOf({ ...BEFORE, payPeriod: '8' })).toEqual(['period', '18000', '2342', '7'])
    // On even pay, the figures of six months with the sixth in them are those before the seventh.
    const kinds = check({ ...BEFORE, payPeriod: '6' }, { incomeTax: '390.40' }).explanations.map(({ change }) => change.kind)
    expect(kinds.slice(0, 2)).toEqual(['includes-this', 'period'])
  })
})

const laterIn = (form: Raw, incomeTax: string) =>
  check({ payPeriod: '1', ...form }, { incomeTax, nationalInsurance: '156.16' }).explanations.map(
    ({ change }) => `${change.kind} ${change.inputs.payPeriod.toFixed()}`,
  )

describe('a pay period that was left at the first', () => {
  it('explains tax that rounding alone sets apart from the first month’s', () => {
    // The first month: 1,951 × 20% = 390.20. The second: (6,000 − 2,096.52, so 3,903) × 20% = 780.60, less 390.20 is 390.40.
    expect(laterIn({}, '390.40')).toEqual(['later-period 2'])
    expect(laterIn({}, '390.20')).toEqual([])
  })

  it('does not explain other tax, nor that of a code taxed on each payment alone', () => {
    expect(laterIn({}, '390.60')).toEqual([])
    expect(laterIn({}, '400.40')).toEqual([])
    expect(laterIn({ taxCode: '1257L M1' }, '390.40')).toEqual([])
  })
})

describe('figures before a wrong payslip', () => {
  const SLIP = { incomeTax: '400.40', nationalInsurance: '156.16', pension: '120', netPay: '2323.44' }
  const INCLUDED = { payToDate: '21000', taxToDate: '2742.40' }
  const CHOSEN = { pensionContribution: '5', pensionMethod: 'relief-at-source' }
  const readIn = (form: Raw, slip: Raw = SLIP) => {
    const { toDate, lines } = check(form, slip)
    const tax = lines.find(({ key }) => key === 'incomeTax')
    return [toDate?.inputs.payToDate.toFixed(), toDate?.inputs.taxToDate.toFixed(), tax?.worked.toFixed(2)]
  }

  it.each([
    ['as typed from it', { pensionContribution: '4' }],
    ['with the relief', CHOSEN],
  ])('are read without its own where less of the tax is then left: %s', (_, pension) => {
    expect(readIn({ ...INCLUDED, ...pension })).toEqual(['18000', '2342', '390.40'])
  })

  it('are read without the one that includes it, where the two then fit each other', () => {
    expect(readIn({ ...BEFORE, ...CHOSEN, taxToDate: '2742.40' })).toEqual(['18000', '2342', '390.40'])
    expect(readIn({ ...BEFORE, ...CHOSEN, payToDate: '21000' })).toEqual(['18000', '2342', '390.40'])
    // 2,800 less 400.40 is 2,399.60, and not the tax on 18,000. As typed, −67.60 is due, and without it 332.80.
    expect(readIn({ ...BEFORE, ...CHOSEN, taxToDate: '2800' })).toEqual([undefined, undefined, '-67.60'])
  })

  it('are read as they are where they fit each other, or less is left so', () => {
    expect(readIn({ ...BEFORE, ...CHOSEN })).toEqual([undefined, undefined, '390.40'])
    // Without 50, the tax before would leave 209.60, and not 340.40: but 2,342 is the tax on 18,000 in six months.
    expect(readIn({ ...BEFORE, ...CHOSEN }, { ...SLIP, incomeTax: '50' })).toEqual([undefined, undefined, '390.40'])
    // 2,732.40 − 2,300 = 432.40: 32 is left, and without its own 2,300 − (18,000 − 7,337.82, so 10,662) × 20% = 167.60 is.
    expect(readIn({ payToDate: '18000', taxToDate: '2300', ...CHOSEN })).toEqual([undefined, undefined, '432.40'])
  })
})

describe('tax that no usual thing explains', () => {
  it('has no code named where one was typed', () => {
    const { explanations, nearest, about } = check(BEFORE, { incomeTax: '415.40' })
    expect([explanations, nearest, about]).toEqual([[], undefined, undefined])
  })

  it('has about the code that would give it where none was typed', () => {
    // Code 1236L: (10 × 236 + 9) ÷ 12 = 197.42, and 2 × 416.67: 1,030.76 a month. 21,000 − 7 × 1,030.76 = 13,784; × 20% = 2,756.80, less 2,342.
    const { explanations, about } = check({ ...BEFORE, taxCode: '' }, { incomeTax: '414.80' })
    expect(explanations).toEqual([])
    expect(about).toEqual({ first: '1236L', last: '1236L' })
  })
})

describe('pay to date before the pension comes off', () => {
  // 9.8% of 3,000 is 294. (2,706 × 7 − 7,337.82, so 11,604) × 20% = 2,320.80; (2,706 × 8 − 8,386.08, so 13,261) × 20% less that is 331.40.
  const NURSE = { payPeriod: '8', pensionContribution: '9.8', isPublicServicePension: 'true', payToDate: '21000', taxToDate: '2320.80' }
  const SLIP = { incomeTax: '331.40', nationalInsurance: '156.16', pension: '294' }
  const kindsIn = (form: Raw, slip: Raw = SLIP) => check({ ...NURSE, ...form }, slip).explanations.map(({ change }) => change.kind)

  it('is named first, with what it is without the pension', () => {
    const [first] = check(NURSE, SLIP).explanations
    expect([first?.change.kind, first?.change.inputs.payToDate.toFixed(2)]).toEqual(['gross-to-date', '18942.00'])
  })

  it('may have had as much pension each time, of pay that was not the same', () => {
    // Qualifying earnings stop at 4,189: 5% of 3,669 is 183.45 on pay of 4,200 as on 5,000.
    const form = { grossPay: '5000', payPeriod: '2', pensionContribution: '5', pensionMethod: 'net-pay', isPublicServicePension: '' }
    // (4,200 − 183.45 − 1,048.26, so 2,968) × 20% = 593.60. 4,016.55 + 4,816.55 − 2,096.52 is 6,736: 1,256.67 + (6,736 − 6,283.33) × 40% = 1,437.73.
    const before = { pensionBasis: 'qualifying-earnings', payToDate: '4200', taxToDate: '593.60' }
    const [first] = check({ ...NURSE, ...form, ...before }, { incomeTax: '844.13' }).explanations
    expect([first?.change.kind, first?.change.inputs.payToDate.toFixed(2)]).toEqual(['gross-to-date', '4016.55'])
  })

  it('is read so where another line is wrong too', () => {
    const { toDate, lines } = check(NURSE, { ...SLIP, nationalInsurance: '150' })
    expect([toDate?.kind, lines.filter(isWrong).map(({ key }) => key)]).toEqual(['gross-to-date', ['nationalInsurance']])
  })

  it('is not seen where the tax fits what was typed, or the pension comes off after tax', () => {
    expect(check({ ...NURSE, payToDate: '18942' }, SLIP).lines.filter(isWrong)).toEqual([])
    // 13,662 × 20% = 2,732.40 is the tax on 21,000.
    expect(kindsIn({ taxToDate: '2732.40' })).not.toContain('gross-to-date')
    expect(kindsIn({ isPublicServicePension: '', pensionMethod: 'relief-at-source' })).not.toContain('gross-to-date')
  })
})

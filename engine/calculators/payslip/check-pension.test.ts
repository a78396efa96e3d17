import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { checkPayslip } from './check.ts'
import { isWrong } from './lines.ts'

type Raw = Readonly<Record<string, string>>

/**
 * Month 7 of 2026/27 on 1257L, with a pension of 5% by relief at source, of which four fifths, 120, leave the pay: (21,000 − 7,337.82, so
 * 13,662) × 20% − 2,342 = 390.40; (3,000 − 1,048) × 8% = 156.16; and 3,000 less all three is 2,333.44.
 */
const RIGHT = { incomeTax: '390.40', nationalInsurance: '156.16', pension: '120', netPay: '2333.44' }
const BEFORE = { payToDate: '18000', taxToDate: '2342' }

function check(form: Raw, slip: Raw = RIGHT) {
  const raw = { taxYear: '2026-27', grossPay: '3000', payPeriod: '7', taxCode: '1257L', ...form }
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse(raw) }
  if (!inputs) throw new Error(JSON.stringify(issues))
  return checkPayslip(inputs, Object.fromEntries(Object.entries(slip).map(([line, amount]) => [line, new Decimal(amount)])))
}
type Check = ReturnType<typeof check>

const methodsIn = ({ explanations }: Check) => explanations.map(({ change }) => change.inputs.pensionMethod)
const wrongIn = ({ lines }: Check) => lines.filter(isWrong).map(({ key, worked }) => `${key} ${worked.toFixed(2)}`)
const unreadIn = ({ lines }: Check) => lines.filter(({ isUnread }) => isUnread).map(({ key }) => key)
/** How the pension seems to be paid, what explains the rest, and what differs. */
const toldBy = (found: Check) => [
  found.pension?.inputs.pensionMethod,
  found.pension?.inputs.pensionContribution.toFixed(),
  found.explanations[0]?.change.kind,
  ...wrongIn(found),
]

describe('ways to pay a pension that explain all but the tax, which is not read', () => {
  // 4% of all pay is 120 by net pay, and 5% with the relief is 120 by relief at source. After six months alike, the tax of net pay is
  // (20,160 − 7,337.82, so 12,822) × 20% − (17,280 − 6,289.56, so 10,990) × 20% = 366.40.
  it.each([
    ['relief-at-source', '390.40', '2333.44'],
    ['net-pay', '366.40', '2357.44'],
  ])('come in the order of the tax on even pay: %s', (first, incomeTax, netPay) => {
    const found = check({ pensionContribution: '4' }, { ...RIGHT, incomeTax, netPay })
    expect([methodsIn(found)[0], methodsIn(found).length, found.isTied]).toEqual([first, 2, undefined])
  })

  it('are told by net pay where the payslip has no tax', () => {
    const { incomeTax: _, ...slip } = RIGHT
    expect(methodsIn(check({ pensionContribution: '4' }, slip))[0]).toBe('relief-at-source')
    expect(methodsIn(check({ pensionContribution: '4' }, { ...slip, netPay: '2357.44' }))[0]).toBe('net-pay')
  })

  it('are tied where the tax is that of neither', () => {
    const found = check({ pensionContribution: '4' }, { ...RIGHT, incomeTax: '380', netPay: '2343.84' })
    expect([methodsIn(found).length, found.isTied]).toEqual([2, true])
  })

  it('are not tied where there is one', () => {
    const found = check({ pensionContribution: '5' }, { ...RIGHT, incomeTax: '500', netPay: '2223.84' })
    expect([methodsIn(found), found.isTied]).toEqual([['relief-at-source'], undefined])
  })
})

describe('a pension of which nobody chose how it is paid', () => {
  const TO_DATE = { payToDate: '21000', taxToDate: '2732.40' }

  it('is tried in each other way with each other change', () => {
    // The pay and tax to date have those of this payslip in them: 3,000 and 390.40.
    const mistyped = check({ ...TO_DATE, pensionContribution: '4' })
    expect(toldBy(mistyped).slice(0, 3)).toEqual(['relief-at-source', '5', 'includes-this'])
    expect(mistyped.explanations[0]?.change.inputs).toMatchObject({
      payToDate: new Decimal('18000'),
      taxToDate: new Decimal('2342'),
      pensionMethod: 'relief-at-source',
    })
    // No National Insurance: 3,000 − 390.40 − 120.
    const letter = check({ ...BEFORE, pensionContribution: '5' }, { ...RIGHT, nationalInsurance: '0', netPay: '2489.60' })
    expect(toldBy(letter).slice(0, 3)).toEqual(['relief-at-source', '5', 'letter'])
    // Plan 1, which the form does not have: (3,000 − 2,241.66) × 9% = 68.25, in whole pounds.
    const loan = check({ ...BEFORE, pensionContribution: '5' }, { ...RIGHT, studentLoan: '68', netPay: '2265.44' })
    expect([...toldBy(loan).slice(0, 3), loan.explanations[0]?.change.inputs.studentLoanPlan]).toEqual([
      'relief-at-source',
      '5',
      'loan-plan',
      'plan1',
    ])
  })

  it.each<[told: string, form: Raw, slip: Raw, lines: string[]]>([
    ['tax', { pensionContribution: '4' }, { incomeTax: '400.40' }, ['incomeTax 390.40', 'netPay 2333.44']],
    ['National Insurance', { pensionContribution: '5' }, { nationalInsurance: '166.16' }, ['nationalInsurance 156.16', 'netPay 2333.44']],
    [
      'National Insurance, and no tax read',
      { pensionContribution: '5', payToDate: '', taxToDate: '' },
      { nationalInsurance: '166.16' },
      ['nationalInsurance 156.16', 'netPay 2333.44'],
    ],
  ])('is taken as it seems to be paid where something else is wrong: %s', (_, form, slip, lines) => {
    const found = check({ ...BEFORE, ...form }, { ...RIGHT, ...slip, netPay: '2323.44' })
    expect(toldBy(found)).toEqual(['relief-at-source', '5', undefined, ...lines])
  })

  it('stays as somebody chose it', () => {
    const chosen = { ...BEFORE, pensionContribution: '4', pensionMethod: 'net-pay' }
    const slip = { ...RIGHT, incomeTax: '400.40', netPay: '2323.44' }
    expect(check(chosen, slip)).not.toHaveProperty('pension')
    expect(check({ ...chosen, pensionMethod: '', isPublicServicePension: 'true' }, slip)).not.toHaveProperty('pension')
  })

  it.each<[told: string, form: Raw, slip: Raw, isOpen: true | undefined]>([
    // By salary sacrifice and net pay 360.40, by relief at source 390.40.
    ['tax alone', { pensionContribution: '5' }, { incomeTax: '400.40' }, true],
    ['tax alone, of a code', { pensionContribution: '5' }, { incomeTax: '570' }, true],
    ['a method that was chosen', { pensionContribution: '5', pensionMethod: 'net-pay' }, { incomeTax: '400.40' }, undefined],
    ['no pension', {}, { incomeTax: '400.40' }, undefined],
    // (2,850 − 1,048) × 8% = 144.16: by no other way.
    [
      'National Insurance that is right',
      { pensionContribution: '5' },
      { incomeTax: '400.40', nationalInsurance: '144.16', pension: '150' },
      undefined,
    ],
    // By salary sacrifice (2,850 − 2,241.66) × 9% = 54, and 68 in the other ways.
    ['a loan', { pensionContribution: '5', studentLoanPlan: 'plan1' }, { studentLoan: '99' }, true],
  ])('is open where the lines that differ do not tell: %s', (_, form, slip, isOpen) => {
    const found = check({ ...BEFORE, ...form }, slip)
    expect(wrongIn(found)).not.toEqual([])
    expect(found.isPensionOpen).toBe(isOpen)
  })
})

describe('a loan on the payslip and none in the form', () => {
  const SLIP = { incomeTax: '390.40', nationalInsurance: '156.16' }

  it('is not read without its plan, and net pay adds up with it', () => {
    // 3,000 − 390.40 − 156.16 − 64.
    const found = check(BEFORE, { ...SLIP, studentLoan: '64', netPay: '2389.44' })
    expect([unreadIn(found), wrongIn(found), found.explanations]).toEqual([['studentLoan'], [], []])
    expect(found.lines.map(({ isSum }) => isSum)).toEqual([undefined, undefined, undefined, true])
    expect(wrongIn(check(BEFORE, { ...SLIP, studentLoan: '64', netPay: '2389.40' }))).toEqual(['netPay 2389.44'])
  })

  it('is not read without a postgraduate loan either, nor where the tax is not', () => {
    expect(unreadIn(check(BEFORE, { ...SLIP, postgraduateLoan: '64' }))).toEqual(['postgraduateLoan'])
    expect(unreadIn(check({}, { ...SLIP, studentLoan: '64' }))).toEqual(['incomeTax', 'studentLoan'])
  })

  it('leaves the pension to be explained', () => {
    const found = check({ ...BEFORE, pensionContribution: '5' }, { ...RIGHT, studentLoan: '64', netPay: '2269.44' })
    expect([unreadIn(found), methodsIn(found)]).toEqual([['studentLoan'], ['relief-at-source']])
  })

  it('is read with a plan that was chosen, or that explains it', () => {
    expect(wrongIn(check({ ...BEFORE, studentLoanPlan: 'plan1' }, { ...SLIP, studentLoan: '64' }))).toEqual(['studentLoan 68.00'])
    expect(unreadIn(check(BEFORE, { ...SLIP, studentLoan: '68' }))).toEqual([])
    expect(unreadIn(check(BEFORE, { ...SLIP, studentLoan: '0' }))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { calculator } from '../calculators/income-tax/answer.ts'
import { flag, freeText, money, number } from './kinds.ts'
import type { Parsed } from './parse.ts'
import { parserOf, schemaOf } from './parse.ts'

const { parse } = calculator

const messages = ({ issues = [] }: Parsed<unknown>) => issues.map(({ field, expected }) => `${field} must be ${expected}`)
const BLANKS = {
  annualSalary: '0',
  payPer: 'year',
  hoursPerWeek: '37.5',
  daysPerWeek: '5',
  pensionContribution: '0',
  studentLoanPlan: 'none',
  region: 'england',
  pensionMethod: 'salary-sacrifice',
  isPublicServicePension: false,
  pensionBasis: 'all-pay',
  pensionPerMonth: '0',
  employerContribution: '0',
  postgraduateLoan: false,
  taxCode: '',
  niCategory: 'A',
  isDirector: false,
  otherLoanPlan: 'none',
  marriageAllowance: 'none',
  blindPersonsAllowance: false,
  secondIncomeKind: 'job',
  secondIncomePaid: 'every-month',
  secondTaxCode: '',
}
const RARE = {
  isPublicServicePension: true,
  secondIncomePaid: 'once',
  bonus: '250.5',
  taxCode: 'S1257L M1',
  niCategory: 'J',
  isDirector: true,
  otherLoanPlan: 'plan1',
  marriageAllowance: 'given',
  blindPersonsAllowance: true,
  children: '2',
  taxableBenefits: '1200',
  secondIncome: '8000',
  secondIncomeKind: 'pension',
  secondTaxCode: 'SD0',
}
const PENSION = { pensionBasis: 'qualifying-earnings', pensionPerMonth: '100.5', employerContribution: '3' }
const asText = (parsed: Parsed<unknown>): unknown => JSON.parse(JSON.stringify(parsed))

describe('a set of fields', () => {
  it.each([
    ['nothing at all', {}],
    ['empty text', { annualSalary: '', pensionContribution: '', studentLoanPlan: '', region: '', pensionMethod: '', postgraduateLoan: '' }],
    ['spaces', { annualSalary: ' ', region: '\t', postgraduateLoan: '  ' }],
    ['null, as in JSON', { annualSalary: null, studentLoanPlan: null, postgraduateLoan: null }],
    ['undefined', { annualSalary: undefined, pensionContribution: undefined, region: undefined, postgraduateLoan: undefined }],
  ])('takes every default for %s', (_, raw) => {
    expect(asText(parse(raw))).toEqual({ inputs: BLANKS })
  })

  it('reads every field of a form', () => {
    const raw = { annualSalary: '£35,000.50', pensionContribution: '5%', studentLoanPlan: 'plan4', region: 'northern-ireland' }
    const week = { payPer: 'four-weeks', hoursPerWeek: '37.25', daysPerWeek: '4.5' }
    expect(asText(parse({ ...raw, ...week, ...PENSION, ...RARE, pensionMethod: 'net-pay', postgraduateLoan: 'true' }))).toEqual({
      inputs: {
        annualSalary: '35000.5',
        ...week,
        pensionContribution: '5',
        studentLoanPlan: 'plan4',
        region: 'northern-ireland',
        pensionMethod: 'net-pay',
        ...PENSION,
        postgraduateLoan: true,
        ...RARE,
      },
    })
  })

  it.each([
    ['week', '19230769230.76', undefined],
    ['week', '19230769230.77', 'annualSalary must be £1 trillion or less a year'],
    ['year', '1000000000000', undefined],
  ])('takes pay for a %s of £%s only where that is no more than the largest amount in a year', (payPer, annualSalary, fault) => {
    // 1,000,000,000,000 ÷ 52 is 19,230,769,230.769.
    expect(messages(parse({ payPer, annualSalary }))).toEqual(fault === undefined ? [] : [fault])
  })

  it('refuses unknown fields and names them', () => {
    expect(messages(parse({ salary: '35000' }))).toEqual(['salary must be a field of this calculator'])
    expect(messages(parse({ annualsalary: '', AnnualSalary: '1' }))).toEqual([
      'annualsalary must be a field of this calculator',
      'AnnualSalary must be a field of this calculator',
    ])
    expect(messages(parse(JSON.parse('{"__proto__": {}, "constructor": 1}') as Record<string, unknown>))).toEqual([
      '__proto__ must be a field of this calculator',
      'constructor must be a field of this calculator',
    ])
  })

  it('refuses an unknown option and lists the ones it takes', () => {
    expect(messages(parse({ studentLoanPlan: 'plan3' }))).toEqual([
      'studentLoanPlan must be one of none, plan1, plan2, plan4, plan5, postgraduate',
    ])
    expect(messages(parse({ region: 'Isle of Man' }))).toEqual(['region must be one of england, wales, scotland, northern-ireland'])
    expect(messages(parse({ pensionMethod: 'sacrifice' }))).toEqual([
      'pensionMethod must be one of salary-sacrifice, net-pay, relief-at-source',
    ])
  })

  it('gives one issue for each fault, and no inputs', () => {
    const parsed = parse({ annualSalary: '-1.005', pensionContribution: '101', region: 'mars', postgraduateLoan: 'maybe', tips: '5' })
    expect(messages(parsed)).toEqual([
      'annualSalary must be £0 or more',
      'pensionContribution must be a percentage from 0 to 100',
      'region must be one of england, wales, scotland, northern-ireland',
      'postgraduateLoan must be true or false',
      'tips must be a field of this calculator',
    ])
    expect(parsed).not.toHaveProperty('inputs')
  })
})

describe('a check across fields', () => {
  it('refuses a postgraduate loan as well as the postgraduate plan', () => {
    expect(messages(parse({ studentLoanPlan: 'postgraduate', postgraduateLoan: true }))).toEqual([
      'postgraduateLoan must be left out when the plan is already postgraduate',
    ])
    expect(messages(parse({ studentLoanPlan: 'postgraduate' }))).toEqual([])
    expect(messages(parse({ studentLoanPlan: 'plan2', postgraduateLoan: true }))).toEqual([])
  })

  it('runs only when each field is right on its own', () => {
    expect(messages(parse({ annualSalary: 'lots', studentLoanPlan: 'postgraduate', postgraduateLoan: true }))).toEqual([
      'annualSalary must be an amount in pounds, such as 35,000 or 35,000.50',
    ])
  })

  it('can find several faults', () => {
    const day = freeText({ label: 'Day', blank: '' })
    const parser = parserOf(
      schemaOf(
        { from: day, to: day },
        {
          check: ({ from, to }) =>
            from > to
              ? [
                  { field: 'from', expected: `${to} or earlier` },
                  { field: 'to', expected: `${from} or later` },
                ]
              : [],
        },
      ),
    )
    expect(messages(parser({ from: '2024-06-01', to: '2024-05-01' }))).toEqual([
      'from must be 2024-05-01 or earlier',
      'to must be 2024-06-01 or later',
    ])
    expect(asText(parser({ from: '2024-05-01', to: '2024-06-01' }))).toEqual({ inputs: { from: '2024-05-01', to: '2024-06-01' } })
  })
})

describe('an amount that another one needs', () => {
  const fields = { taxed: money({ label: 'Tax Taken' }), paid: money({ label: 'Pay' }) } as const
  const parsePay = parserOf(schemaOf(fields, { needs: { taxed: 'paid' } }))

  it.each([
    [{ taxed: '5' }, ['paid must be more than 0 where there is tax taken']],
    [{ taxed: '0' }, []],
    [{ taxed: '5', paid: '0.01' }, []],
    [{ taxed: '5', paid: '-1' }, ['paid must be £0 or more']],
  ])('of %o has these faults, each field one at most: %j', (raw, faults) => {
    expect(messages(parsePay(raw))).toEqual(faults)
  })
})

describe('a number that a choice leaves less room', () => {
  const days = number({ label: 'Days', least: 1, most: 7, step: 1, blank: 7, blankInWords: '7, or 5 in a short week' })
  const parser = parserOf(
    schemaOf(
      { days, isShort: flag({ label: 'Short Week', blank: false }) },
      {
        narrowed: ({ isShort }) => (isShort ? { days: number({ ...days, most: 5, blank: 5, atMost: '5 or fewer in a short week' }) } : {}),
      },
    ),
  )

  it.each([
    ['6', 'false', { inputs: { days: '6', isShort: false } }],
    ['5', 'true', { inputs: { days: '5', isShort: true } }],
    ['', 'true', { inputs: { days: '5', isShort: true } }],
  ])('takes %s where short is %s', (typed, isShort, expected) => {
    expect(asText(parser({ days: typed, isShort }))).toEqual(expected)
  })

  it('is refused with the reason where it is more, and as usual where it is no such number at all', () => {
    expect(messages(parser({ days: '6', isShort: 'true' }))).toEqual(['days must be 5 or fewer in a short week'])
    expect(messages(parser({ days: '8', isShort: 'true' }))).toEqual(['days must be a whole number from 1 to 7'])
  })
})

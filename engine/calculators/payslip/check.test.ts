import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { CHECKED_LINES, type Change, checkPayslip, isWrong, type Printed, rehearsal } from './check.ts'

type Raw = Readonly<Record<string, string>>

function inputsOf(raw: Raw) {
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse(raw) }
  if (!inputs) throw new Error(JSON.stringify(issues))
  return inputs
}

/** Every line of the payslip that payroll makes of some inputs. */
function slipOf(raw: Raw): Printed {
  const inputs = inputsOf(raw)
  const record = calculator.record(inputs, { taxYear: inputs.taxYear })
  return Object.fromEntries(CHECKED_LINES.map((key) => [key, record[key] as Decimal]))
}

const pence = (lines: Readonly<Record<string, string>>): Printed =>
  Object.fromEntries(Object.entries(lines).map(([key, amount]) => [key, new Decimal(amount)]))

const told = ({ kind, inputs, codeTo }: Change): string => {
  const says: Partial<Record<Change['kind'], string>> = {
    basis: inputs.taxCode,
    code: inputs.taxCode,
    'solved-code': `${inputs.taxCode} to ${codeTo}`,
    letter: inputs.niCategory,
    'loan-plan': inputs.studentLoanPlan,
    period: inputs.payPeriod.toFixed(),
    year: inputs.taxYear,
  }
  return says[kind] === undefined ? kind : `${kind} ${says[kind]}`
}

const MONTH = { taxYear: '2024-25', grossPay: '3000' }

describe('a payslip that is right', () => {
  it('needs no explanation, and is right line by line', () => {
    // Free pay 1,048.26; 1,951 × 20% = 390.20; (3,000 − 1,048) × 8% = 156.16.
    const printed = pence({ incomeTax: '390.20', nationalInsurance: '156.16', netPay: '2453.64' })
    const { lines, explanations, nearest } = checkPayslip(inputsOf(MONTH), printed)
    expect(lines.map(({ key }) => key)).toEqual(['incomeTax', 'nationalInsurance', 'netPay'])
    expect([lines.filter(isWrong), explanations, nearest]).toEqual([[], [], undefined])
  })

  it('is checked only where it says something', () => {
    expect(checkPayslip(inputsOf(MONTH), {}).lines).toEqual([])
  })
})

it('is rehearsed with everything that a search may try, but for the codes that it solves', () => {
  const inputs = inputsOf({ ...MONTH, payPeriod: '3', payToDate: '6000', taxToDate: '781', pensionContribution: '5' })
  // The basis, the first pay, 5 codes of another kind on both bases but the usual one, 4 pensions, 4 plans, a postgraduate loan, 16 letters
  // and 11 months, 3 lengths, a director; then 4 plans with the other loan, and four other paydays: week 3, fortnights 6 and 3, and the fourth four weeks.
  expect([...rehearsal(inputs)]).toHaveLength(1 + 1 + 12 + 4 + 4 + 1 + 16 + 11 + 3 + 1 + 4 + 4)
})

describe('a payslip that is wrong', () => {
  it.each([
    // 3,000 × 20% = 600; net 3,000 − 600 − 156.16.
    ['all of the pay taxed at the basic rate', MONTH, { incomeTax: '600.00', netPay: '2243.84' }, 'code BR'],
    // Code 1100L: 100 × 10 + 9 = 1,009 ÷ 12 = 84.09, and 2 × 416.67: 917.43. 3,000 − 917.43 = 2,082; × 20% = 416.40.
    ['another code', MONTH, { incomeTax: '416.40', netPay: '2427.44' }, 'solved-code 1100L to 1100L'],
    // Over State Pension age: no contributions.
    ['no National Insurance', MONTH, { nationalInsurance: '0.00', netPay: '2609.80' }, 'letter C'],
    // Plan 1: (3,000 − 2,082.50) × 9% = 82.57; plan 2: (3,000 − 2,274.58) × 9% = 65.28.
    ['the loan of another plan', { ...MONTH, studentLoanPlan: 'plan2' }, { studentLoan: '82', netPay: '2371.64' }, 'loan-plan plan1'],
  ])('is explained by the one thing that makes every line right: %s', (_, raw, lines, explained) => {
    const { explanations, nearest } = checkPayslip(inputsOf(raw), { ...slipOf(raw), ...pence(lines) })
    expect(told((explanations[0] as (typeof explanations)[number]).change)).toBe(explained)
    expect(nearest).toBeUndefined()
  })

  it('has each code once, on whichever basis, where both come to the same', () => {
    const { explanations } = checkPayslip(inputsOf(MONTH), { ...slipOf(MONTH), ...pence({ incomeTax: '600.00', netPay: '2243.84' }) })
    expect(explanations.map(({ change }) => told(change))).toEqual(['code BR', 'code 0T'])
  })

  it('has what is left over where nothing explains all of it', () => {
    // BR explains the tax. Nobody’s contributions on 3,000 are 11.11.
    const printed = pence({ incomeTax: '600.00', nationalInsurance: '11.11' })
    const { explanations, nearest } = checkPayslip(inputsOf(MONTH), printed)
    expect(explanations).toEqual([])
    expect(nearest && told(nearest.change)).toBe('code BR')
    expect(nearest?.left.map(({ key }) => key)).toEqual(['nationalInsurance'])
  })

  it('gets no guess where nothing helps', () => {
    expect(checkPayslip(inputsOf(MONTH), pence({ studentLoan: '-3' }))).toMatchObject({ explanations: [] })
    expect(checkPayslip(inputsOf(MONTH), pence({ studentLoan: '-3' })).nearest).toBeUndefined()
  })
})

/** One thing done differently, as somebody in payroll might. */
const SPOILT: Readonly<Record<string, Raw>> = {
  basis: { taxCode: '1257L M1' },
  BR: { taxCode: 'BR' },
  'a lower code': { taxCode: '1081L' },
  'a K code': { taxCode: 'K12' },
  Scotland: { taxCode: 'S1257L' },
  'no P45': { payToDate: '', taxToDate: '' },
  'relief at source': { pensionMethod: 'relief-at-source' },
  'salary sacrifice': { pensionMethod: 'salary-sacrifice' },
  'qualifying earnings': { pensionBasis: 'qualifying-earnings' },
  'plan 4': { studentLoanPlan: 'plan4' },
  'no loan': { studentLoanPlan: 'none' },
  'a postgraduate loan': { postgraduateLoan: 'true' },
  'letter C': { niCategory: 'C' },
  'letter J': { niCategory: 'J' },
  'letter B': { niCategory: 'B' },
  'the month before': { payPeriod: '6' },
  'a month too late': { payPeriod: '8' },
  'last year': { taxYear: '2025-26' },
  director: { isDirector: 'true' },
}

it.each(Object.entries(SPOILT))('explains every line of a payslip that was spoilt by one thing: %s', (_, spoilt) => {
  fc.assert(
    fc.property(fc.integer({ min: 150_000, max: 900_000 }), fc.constantFrom('0', '5', '9.8'), (pay, pensionContribution) => {
      const grossPay = new Decimal(pay).dividedBy(100)
      const before = grossPay.times(6)
      const raw: Raw = {
        taxYear: '2026-27',
        grossPay: grossPay.toFixed(2),
        payPeriod: '7',
        taxCode: '1257L',
        payToDate: before.toFixed(2),
        taxToDate: before.times('0.13').toDecimalPlaces(2).toFixed(2),
        studentLoanPlan: 'plan2',
        pensionContribution,
        pensionMethod: 'net-pay',
      }
      const printed = slipOf({ ...raw, ...spoilt })
      const { lines, explanations } = checkPayslip(inputsOf(raw), printed, calculator.tables)
      if (!lines.some(isWrong)) return
      expect(explanations.length).toBeGreaterThan(0)
      for (const { change } of explanations) {
        const worked = calculator.record(change.inputs, { taxYear: change.inputs.taxYear })
        expect(CHECKED_LINES.map((key) => String(worked[key]))).toEqual(CHECKED_LINES.map((key) => String(printed[key])))
      }
    }),
    { numRuns: 12 },
  )
})

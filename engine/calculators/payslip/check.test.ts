import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { checkPayslip } from './check.ts'
import type { PayrollChange } from './check-change.ts'
import { formChange } from './check-form.ts'
import { rehearsal } from './check-search.ts'
import { CHECKED_LINES, isWrong, type Printed } from './lines.ts'

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

const told = ({ kind, inputs }: PayrollChange): string => {
  const says: Partial<Record<PayrollChange['kind'], string>> = {
    basis: inputs.taxCode,
    code: inputs.taxCode,
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
  // 6 pensions, the basis, the periods beside this one, the first pay, 6 codes of another kind on both bases but the usual one, 4 plans, a postgraduate loan, 16 letters
  // and 11 months, 3 lengths, a director; then 4 plans with the other loan, 2 pensions changed twice, and four other paydays: week 3, fortnights 6 and 3, and the fourth four weeks.
  expect([...rehearsal(inputs)]).toHaveLength(6 + 1 + 2 + 1 + 14 + 4 + 1 + 16 + 11 + 3 + 1 + 4 + 2 + 4)
})

describe('a payslip that is wrong', () => {
  it.each([
    // 3,000 × 20% = 600; net 3,000 − 600 − 156.16.
    ['all of the pay taxed at the basic rate', MONTH, { incomeTax: '600.00', netPay: '2243.84' }, 'code BR'],
    // Code K1257 adds 1,048.26: 3,141.6666 × 20% + (4,048 − 3,141.6666) × 40% = 990.86.
    ['K for L', MONTH, { incomeTax: '990.86', netPay: '1852.98' }, 'code K1257'],
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

/**
 * October 2026, code 1257L on the month 1 basis: free pay 1,048.26, and 1,868 × 20% = 373.60. National Insurance (2,916.67 − 1,048) × 8% =
 * 149.4936. Qualifying earnings 2,916.67 − 520 = 2,396.67: 5% is 119.83, of which four fifths are 95.86; 4% is 95.8668.
 */
const OCTOBER = {
  taxYear: '2026-27',
  grossPay: '2916.67',
  payPeriod: '7',
  taxCode: '1257L M1',
  pensionContribution: '5',
  pensionBasis: 'qualifying-earnings',
}
const PRINTED = { incomeTax: '373.60', nationalInsurance: '149.49' }

describe('a line that payrolls round in more than one way', () => {
  it.each([
    ['pension', '95.84', true],
    ['pension', '95.85', false],
    ['pension', '95.86', false],
    ['pension', '95.87', false],
    ['pension', '95.88', true],
    ['nationalInsurance', '149.48', false],
    ['nationalInsurance', '149.51', true],
    // Tax has one set of tables, and no other rounding.
    ['incomeTax', '373.61', true],
    // 2,916.67 − 373.60 − 149.49 − 95.86 = 2,297.72.
    ['netPay', '2297.71', false],
    ['netPay', '2297.70', true],
  ])('is right within a penny: %s of %s', (line, amount, isOut) => {
    const inputs = inputsOf({ ...OCTOBER, pensionMethod: 'relief-at-source' })
    const { lines, explanations } = checkPayslip(inputs, pence({ [line]: amount }))
    expect(lines.map(isWrong)).toEqual([isOut])
    if (!isOut) expect(explanations).toEqual([])
  })

  it('moves net pay with it, by as much and a penny more', () => {
    const inputs = inputsOf({ ...OCTOBER, pensionMethod: 'relief-at-source' })
    // 2,916.67 − 373.60 − 149.49 − 95.87 = 2,297.71; 2,297.69 is two pence less.
    const wrongWith = (netPay: string) =>
      checkPayslip(inputs, pence({ ...PRINTED, pension: '95.87', netPay }))
        .lines.filter(isWrong)
        .map(({ key }) => key)
    expect([wrongWith('2297.71'), wrongWith('2297.70'), wrongWith('2297.69')]).toEqual([[], [], ['netPay']])
  })

  it('does not hide that the pension is paid in another way, which is named first', () => {
    const inputs = inputsOf(OCTOBER)
    const { explanations } = checkPayslip(inputs, pence({ ...PRINTED, pension: '95.87' }))
    const [first] = explanations
    expect(first && [first.change.kind, first.change.inputs.pensionMethod]).toEqual(['pension-method', 'relief-at-source'])
    expect(first && formChange(first.change, inputs)).toEqual({ pensionMethod: 'relief-at-source' })
  })

  it('does not hide two choices of a pension that were left as they come', () => {
    const inputs = inputsOf({ ...OCTOBER, pensionBasis: 'all-pay' })
    const [first] = checkPayslip(inputs, pence({ ...PRINTED, pension: '95.87' })).explanations
    expect(first && formChange(first.change, inputs)).toEqual({
      pensionMethod: 'relief-at-source',
      pensionBasis: 'qualifying-earnings',
    })
  })
})

/** What a percentage is with the tax relief, for the payslip of 4.16%. */
const percentagesFor = (pensionContribution: string) =>
  checkPayslip(
    inputsOf({ ...OCTOBER, pensionContribution }),
    slipOf({ ...OCTOBER, pensionContribution: '4.16', pensionMethod: 'relief-at-source' }),
  ).explanations.map(({ change }) => change.inputs.pensionContribution.toFixed())

describe('a percentage typed as the payslip shows it, before the tax relief', () => {
  // 4% is 80% of 5%: the form asks for 5%.
  it.each([
    ['the method and the basis left as they come', { pensionBasis: 'all-pay' }],
    ['the method left', {}],
    ['relief at source', { pensionMethod: 'relief-at-source' }],
    ['relief at source on all pay', { pensionMethod: 'relief-at-source', pensionBasis: 'all-pay' }],
    ['a net pay arrangement, where some code makes every line right too', { pensionMethod: 'net-pay' }],
  ])('is named first, before any code: %s', (_, chosen) => {
    const inputs = inputsOf({ ...OCTOBER, pensionContribution: '4', ...chosen })
    const [first] = checkPayslip(inputs, pence({ ...PRINTED, pension: '95.87' })).explanations
    expect(first?.change).toMatchObject({ kind: 'pension-relief', percentTaken: new Decimal('4') })
    expect(first?.change.inputs).toMatchObject({
      pensionMethod: 'relief-at-source',
      pensionBasis: 'qualifying-earnings',
      taxCode: '1257L M1',
    })
    expect(first && formChange(first.change, inputs)).toMatchObject({ pensionContribution: new Decimal('5') })
  })

  it('is rounded as the form takes it, and is never above all of the pay', () => {
    // 3.33 ÷ 80% = 4.1625. 81 ÷ 80% is above 100.
    expect(percentagesFor('3.33')).toEqual(['4.16'])
    expect(percentagesFor('81')).toEqual([])
  })
})

describe('two choices of a pension', () => {
  it('are tried where neither explains it alone', () => {
    // 5.01% of 2,600 − 520 is 104.21, and so are four fifths of 5.01% of 2,600. Tax on all of it (1,551 in whole pounds) × 20% = 310.20.
    const raw = { ...OCTOBER, grossPay: '2600', pensionContribution: '5.01', pensionMethod: 'net-pay' }
    const { explanations } = checkPayslip(inputsOf(raw), pence({ incomeTax: '310.20', pension: '104.21' }))
    expect(explanations.map(({ change }) => change.kind)).toEqual(['pension-method-and-basis'])
  })
})

/** What explains the tax of a month of somebody who typed the usual code. */
const explainedBy = (raw: Raw, incomeTax: string) =>
  checkPayslip(inputsOf({ ...MONTH, taxCode: '1257L', ...raw }), pence({ incomeTax })).explanations.map(({ change }) => told(change))

describe('a pay period that was left as it comes', () => {
  // Two months’ free pay are 2,096.52, so 903 × 20% = 180.60 is due. Many codes between 1257L and 9999L come to that as well.
  it('comes before another code, and one that was typed does not come before a code that payroll falls back on', () => {
    expect(explainedBy({}, '180.60')[0]).toBe('period 2')
    // Three months’ free pay are more than the pay: no tax, as with the code NT.
    expect(explainedBy({}, '0').slice(0, 2)).toEqual(['period 3', 'code NT'])
    // Five months’ free pay are 5,241.30: (6,000 − 5,241.30, so 758) × 20% = 151.60, which was paid before.
    const typed = explainedBy({ payPeriod: '3', payToDate: '3000', taxToDate: '151.60' }, '0')
    expect(typed.filter((each) => /^(code NT|period)/.test(each))).toEqual(['code NT M1', 'period 5'])
  })
})

describe('a pension on the payslip and none in the form', () => {
  const inputs = inputsOf({ ...OCTOBER, pensionContribution: '' })

  it('is the form’s to fill in, with no guess at what payroll did', () => {
    const found = checkPayslip(inputs, pence({ ...PRINTED, pension: '95.87', netPay: '2297.71' }))
    expect(found).toMatchObject({ explanations: [], lacksPension: true })
    expect(found.nearest).toBeUndefined()
  })

  it('is nothing to fill in where the payslip has none either', () => {
    expect(checkPayslip(inputs, pence({ incomeTax: '11.11', pension: '0' })).lacksPension).toBeUndefined()
  })
})

describe('a loan on the pay of four weeks', () => {
  // By the four weeks: (2,769.24 − 2,260.38) × 9% = 45.79. By the week: (692.31 − 565.09) × 9% = 11.44, and 11 × 4 = 44.
  const FOUR_WEEKS = { taxYear: '2026-27', grossPay: '2769.24', payFrequency: 'four-weekly', studentLoanPlan: 'plan2' }
  const wrongWith = (lines: Raw) => checkPayslip(inputsOf(FOUR_WEEKS), pence(lines)).lines.filter(isWrong)

  it.each([
    ['43', true],
    ['44', false],
    ['45', false],
    ['46', true],
  ])('may be that of one week four times: %s', (studentLoan, isOut) => {
    expect(checkPayslip(inputsOf(FOUR_WEEKS), pence({ studentLoan })).lines.map(isWrong)).toEqual([isOut])
  })

  it('moves net pay by as much, with its own line and without', () => {
    // Free pay of 4 weeks 4 × 241.91 = 967.64; 1,801 × 20% = 360.20. The threshold is
    // 12,570 ÷ 13 = 967: (2,769.24 − 967) × 8% = 144.18. Less 44: 2,220.86, less 45: 2,219.86.
    expect([wrongWith({ netPay: '2219.86' }), wrongWith({ netPay: '2220.86' })]).toEqual([[], []])
    expect(wrongWith({ studentLoan: '44', netPay: '2220.86' })).toEqual([])
    expect(wrongWith({ netPay: '2221.86' })).toHaveLength(1)
  })

  it('is that of the month where the month is the period', () => {
    // (2,769.24 − 2,448.75) × 9% = 28.84.
    const monthly = inputsOf({ ...FOUR_WEEKS, payFrequency: 'monthly' })
    expect(checkPayslip(monthly, pence({ studentLoan: '28' })).lines.map(isWrong)).toEqual([false])
    expect(checkPayslip(monthly, pence({ studentLoan: '27' })).lines.map(isWrong)).toEqual([true])
  })
})

describe('what explains a payslip', () => {
  it('is the form’s to change, or payroll’s to explain', () => {
    const inputs = inputsOf({ ...MONTH, payPeriod: '2' })
    const changeTo = (kind: PayrollChange['kind'], changed: Raw) =>
      formChange({ kind, inputs: inputsOf({ ...MONTH, payPeriod: '2', ...changed }) }, inputs)
    expect(changeTo('letter', { niCategory: 'C' })).toEqual({ niCategory: 'C' })
    expect(changeTo('loan-plan', { studentLoanPlan: 'plan1' })).toEqual({ studentLoanPlan: 'plan1' })
    expect(changeTo('code', { taxCode: 'BR' })).toBeUndefined()
    const chosen = inputsOf({ ...MONTH, niCategory: 'C' })
    expect(formChange({ kind: 'letter', inputs: inputsOf(MONTH) }, chosen)).toBeUndefined()
  })
})

/** One thing done differently, as somebody in payroll might. */
const SPOILT: Readonly<Record<string, Raw>> = {
  basis: { taxCode: '1257L M1' },
  BR: { taxCode: 'BR' },
  'K for L': { taxCode: 'K1257' },
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
        // Within what payrolls round in more than one way.
        expect(checkPayslip(change.inputs, printed, calculator.tables).lines.filter(isWrong)).toEqual([])
      }
    }),
    { numRuns: 12 },
  )
})

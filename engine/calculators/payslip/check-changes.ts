import { CATEGORIES, isInUse, type NiCategory } from '../../inputs/ni-categories.ts'
import { type PayFrequency, PERIODS } from '../../inputs/pay-periods.ts'
import { hasRate, taxCodeOf } from '../../inputs/tax-code.ts'
import { Decimal } from '../../money/decimal.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import type { PayrollChange } from './check-change.ts'
import { likelyCodes, otherBasis } from './check-codes.ts'
import { asFirst, ownSlips } from './check-figures-to-date.ts'
import { otherPensions } from './check-pension.ts'
import type { PayslipInputs } from './fields.ts'
import { fields } from './fields.ts'
import type { CheckedLine, Printed } from './lines.ts'

/** The lines that a kind of change can move. Net pay moves with any. */
const MOVES: Readonly<Record<'tax' | 'insurance' | 'loan' | 'postgraduate', readonly CheckedLine[]>> = {
  tax: ['incomeTax', 'netPay'],
  insurance: ['nationalInsurance', 'netPay'],
  loan: ['studentLoan', 'netPay'],
  // Some payrolls print both loans on one line.
  postgraduate: ['postgraduateLoan', 'studentLoan', 'netPay'],
}

/** Some changes, unless they move none of the lines that are wrong. */
const whereWrong = (wrong: readonly CheckedLine[]) => (lines: readonly CheckedLine[], changes: () => PayrollChange[]) =>
  lines.some((line) => wrong.includes(line)) ? changes() : []

/** Every change that is tried first, the likeliest before the others. */
export function changesTo(inputs: PayslipInputs, wrong: readonly CheckedLine[], printed: Printed, canBeEarlier: boolean): PayrollChange[] {
  const where = whereWrong(wrong)
  const isPeriodAsItComes = inputs.payFrequency === fields.payFrequency.blank && inputs.payPeriod.equals(fields.payPeriod.blank)
  return [
    // What a payslip rarely says, and so what the form may have been told wrong.
    ...otherPensions(inputs),
    ...(isPeriodAsItComes ? otherPeriods(inputs) : []),
    ...where(MOVES.tax, () => [...ownSlips(inputs, printed), ...otherBasis(inputs), ...nothingBefore(inputs), ...likelyCodes(inputs)]),
    ...where(MOVES.loan, () => otherPlans(inputs)),
    ...where(MOVES.postgraduate, () => [{ kind: 'postgraduate-loan', inputs: { ...inputs, postgraduateLoan: !inputs.postgraduateLoan } }]),
    ...where(MOVES.insurance, () => otherLetters(inputs)),
    ...(canBeEarlier ? earlierYear(inputs) : []),
    ...(isPeriodAsItComes ? [] : otherPeriods(inputs)),
    { kind: 'director', inputs: { ...inputs, isDirector: !inputs.isDirector } },
  ]
}

/** Two things of payroll at once, by one mistake. */
export const unlikelyChangesTo = (inputs: PayslipInputs, wrong: readonly CheckedLine[]): PayrollChange[] =>
  whereWrong(wrong)([...MOVES.loan, ...MOVES.postgraduate], () => otherLoans(inputs))

/** As if this were the first pay of the year: a P45 that never came. */
const nothingBefore = (inputs: PayslipInputs): PayrollChange[] =>
  inputs.payToDate.isZero() ? [] : [{ kind: 'nothing-before', inputs: asFirst(inputs) }]

const otherPlans = (inputs: PayslipInputs): PayrollChange[] =>
  fields.studentLoanPlan.options
    .filter((plan) => plan !== inputs.studentLoanPlan)
    .map((studentLoanPlan) => ({ kind: 'loan-plan', inputs: { ...inputs, studentLoanPlan } }))

/** Another plan, or none, and the postgraduate loan the other way: one for the other, both, or neither. */
const otherLoans = (inputs: PayslipInputs): PayrollChange[] =>
  otherPlans({ ...inputs, postgraduateLoan: !inputs.postgraduateLoan }).map((change) => ({ ...change, kind: 'both-loans' }))

const otherLetters = (inputs: PayslipInputs): PayrollChange[] =>
  (Object.keys(CATEGORIES) as NiCategory[])
    .filter((letter) => letter !== inputs.niCategory && isInUse(letter, inputs.taxYear))
    .map((niCategory) => ({ kind: 'letter', inputs: { ...inputs, niCategory } }))

/** The tax year before one, if we have its rates. */
export function yearBefore(taxYear: TaxYear): TaxYear | undefined {
  const years = (Object.keys(taxYears) as TaxYear[]).sort()
  return years[years.indexOf(taxYear) - 1]
}

/** The figures of the year before, with the code as it was typed: payroll that nobody brought up to date. */
function earlierYear(inputs: PayslipInputs): PayrollChange[] {
  const year = yearBefore(inputs.taxYear)
  const isUsable =
    year !== undefined && isInUse(inputs.niCategory, year) && (inputs.taxCode === '' || hasRate(taxCodeOf(inputs.taxCode), year))
  return isUsable ? [{ kind: 'year', inputs: { ...inputs, taxYear: year } }] : []
}

/** Every other payday of the year, the nearest first, and the same pay as that of another length of period. */
function otherPeriods(inputs: PayslipInputs): PayrollChange[] {
  const { most } = PERIODS[inputs.payFrequency]
  const now = inputs.payPeriod.toNumber()
  const others = Array.from({ length: most }, (_, index) => index + 1).filter((period) => period !== now)
  const nearest = others.toSorted((one, other) => Math.abs(one - now) - Math.abs(other - now))
  return [
    ...nearest.map((period): PayrollChange => ({ kind: 'period', inputs: { ...inputs, payPeriod: new Decimal(period) } })),
    ...otherFrequencies(inputs, 'by-time'),
  ]
}

/**
 * The same pay as that of another length of period: the one at about the same time of the year, or else those beside it and the one of the
 * same number.
 */
export function otherFrequencies(inputs: PayslipInputs, found: 'by-time' | 'by-number'): PayrollChange[] {
  const now = inputs.payPeriod.toNumber()
  const weeks = inputs.payFrequency === 'monthly' ? (now * WEEKS) / MONTHS : now * PERIODS[inputs.payFrequency].each
  const frequencies = (Object.keys(PERIODS) as PayFrequency[]).filter((frequency) => frequency !== inputs.payFrequency)
  return frequencies.flatMap((payFrequency) => {
    const { most, each } = PERIODS[payFrequency]
    const within = (period: number) => Math.min(most, Math.max(1, period))
    const time = payFrequency === 'monthly' ? (weeks * MONTHS) / WEEKS : weeks / each
    const atTime = within(Math.round(time))
    const others = new Set([Math.floor(time), Math.ceil(time), now].map(within))
    others.delete(atTime)
    const periods = found === 'by-time' ? [atTime] : [...others]
    return periods.map(
      (period): PayrollChange => ({ kind: 'frequency', inputs: { ...inputs, payFrequency, payPeriod: new Decimal(period) } }),
    )
  })
}
const [WEEKS, MONTHS] = [PERIODS.weekly.inYear, PERIODS.monthly.inYear]

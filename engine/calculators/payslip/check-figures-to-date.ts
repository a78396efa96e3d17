import { methodOf } from '../../inputs/common-fields.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import { givesNoAllowance } from '../../law/paye/code-in-words.ts'
import { Decimal, ONE, ZERO } from '../../money/decimal.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import type { Result } from '../../result/result.ts'
import { calculator } from './answer.ts'
import type { PayrollChange } from './check-change.ts'
import { codeOf, LAW, withUsualCode } from './check-codes.ts'
import type { PayslipInputs } from './fields.ts'
import { type CheckedLine, PENNY, type Printed } from './lines.ts'

type TaxRecord = Result['record']

const recordOf = (inputs: PayslipInputs): TaxRecord => calculator.record(inputs, { taxYear: inputs.taxYear })
/** The tax of a payslip. Pounds of the period. */
export const taxOf = (record: TaxRecord): Decimal => record['incomeTax'] as Decimal

/** The pay of a payslip that counts for tax. Pounds of the period. */
export const taxedPayOf = (inputs: PayslipInputs): Decimal =>
  methodOf(inputs) === 'relief-at-source' ? inputs.grossPay : inputs.grossPay.minus(recordOf(inputs)['pension'] as Decimal)

/**
 * Whether the tax of a payslip counts what came before it, and the form has no pay before it, or none of the tax that was due on that. Not in
 * an extra payday, which is taxed alone (SI 2003/2682 reg.31), and not for a code that gives no free pay.
 */
export function isWithoutFiguresToDate(inputs: PayslipInputs): boolean {
  const { payPeriod, payFrequency, payToDate, taxToDate } = inputs
  const { inYear, each, unit } = PERIODS[payFrequency]
  const isExtra = unit === 'week' && payPeriod.greaterThan(inYear / each)
  if (!isCumulative(inputs) || payPeriod.equals(ONE) || isExtra) return false
  if (payToDate.isZero()) return true
  return taxToDate.isZero() && taxDueBefore(inputs).greaterThan(ZERO)
}

/** The tax on the pay before a payslip, by the end of the period before. Pounds. */
function taxDueBefore(inputs: PayslipInputs): Decimal {
  const { payPeriod, payToDate } = inputs
  if (payPeriod.equals(ONE)) return ZERO
  const before = { ...asFirst(inputs), grossPay: payToDate, payPeriod: payPeriod.minus(ONE) }
  return taxOf(recordOf({ ...before, pensionContribution: ZERO }))
}

/** Some inputs with nothing before them. */
export const asFirst = (inputs: PayslipInputs): PayslipInputs => ({ ...inputs, payToDate: ZERO, taxToDate: ZERO, isSameBefore: false })

/** How far the tax before a payslip is from what was due on the pay before it. Pounds. */
export const misfitBefore = (inputs: PayslipInputs): Decimal => inputs.taxToDate.minus(taxDueBefore(inputs)).abs()

/** Whether the pay and the tax before a payslip fit each other, but for rounding: they are then hardly those of another time. */
export const isFittingBefore = (inputs: PayslipInputs): boolean => misfitBefore(inputs).lessThanOrEqualTo(roundingOfTax(inputs))

const isCumulative = (inputs: PayslipInputs): boolean => {
  const code = codeOf(inputs)
  const hasFreePay = code.kind === 'free-pay' || code.kind === 'additional-pay'
  return hasFreePay && !code.isNonCumulative && !inputs.isNonCumulative
}

/** What payroll makes of some inputs, with some lines as the payslip has them, and net pay after those. Pounds of the period. */
export function asPrinted(printed: Printed, record: TaxRecord, lines: readonly CheckedLine[]): TaxRecord {
  const taken = lines.filter((key) => key !== 'netPay')
  const netPay = taken.reduce((net, key) => net.plus(record[key] as Decimal).minus(printed[key] ?? ZERO), record['netPay'] as Decimal)
  return { ...record, netPay, ...Object.fromEntries(lines.map((key) => [key, printed[key]])) }
}

/** What payroll makes of some inputs after the same pay in each period since the start of the tax year. Pounds of the period. */
export const onEvenPay = (inputs: PayslipInputs): TaxRecord => recordOf(evenBefore(inputs))

/** Some inputs with the figures before them of the same pay in each period since the start of the tax year. */
function evenBefore(inputs: PayslipInputs): PayslipInputs {
  const { payPeriod } = inputs
  if (payPeriod.equals(ONE)) return asFirst(inputs)
  const before = payPeriod.minus(ONE)
  const payToDate = taxedPayOf(inputs).times(before)
  const first = { ...asFirst(inputs), payPeriod: before, grossPay: payToDate, pensionContribution: ZERO }
  return { ...inputs, isSameBefore: false, payToDate, taxToDate: taxOf(recordOf(first)) }
}

/** Whether the tax of a payslip, or its net pay where it has no tax, is what it would be on even pay, within a penny. */
export function isOnEvenPay(inputs: PayslipInputs, { incomeTax: tax, netPay }: Printed): boolean {
  const record = onEvenPay(inputs)
  const [given, worked] = tax ? [tax, taxOf(record)] : [netPay, record['netPay'] as Decimal]
  return given?.minus(worked).abs().lessThanOrEqualTo(PENNY) ?? false
}

/**
 * Slips of whoever fills in the form, which come before any other code: figures before the payslip that have those of the payslip in them,
 * tax before it that is out by as little as rounding to whole pounds makes (SI 2003/2682 reg.23), and a pay period by one.
 */
export function ownSlips(inputs: PayslipInputs, { incomeTax: tax }: Printed): PayrollChange[] {
  const { payToDate, payPeriod, payFrequency } = inputs
  if (!isCumulative(inputs)) return []
  if (payToDate.isZero()) return tax && payPeriod.equals(ONE) ? laterPeriod(inputs, tax) : []
  const periods = [payPeriod.minus(ONE), payPeriod.plus(ONE)].filter(
    (period) => period.greaterThan(ZERO) && period.lessThanOrEqualTo(PERIODS[payFrequency].most),
  )
  return [
    ...(tax ? figuresMistyped(inputs, tax) : []),
    ...periods.map((period): PayrollChange => ({ kind: 'period', inputs: { ...inputs, payPeriod: period } })),
  ]
}

/**
 * The first later period of which the tax fits, after the same pay in each one before: a period that was left at the first. On even pay only
 * rounding to whole pounds tells the periods apart, and no pound is taxed by more than itself: it is looked for where the tax is out by that.
 */
function laterPeriod(inputs: PayslipInputs, tax: Decimal): PayrollChange[] {
  const tooMuch = tax.minus(taxOf(recordOf(inputs)))
  if (tooMuch.abs().greaterThan(ONE)) return []
  for (let period = 2; period <= PERIODS[inputs.payFrequency].most; period++) {
    const later = evenBefore({ ...inputs, payPeriod: new Decimal(period) })
    if (taxOf(recordOf(later)).equals(tax)) return [{ kind: 'later-period', inputs: later }]
  }
  return []
}

/** The pay before the payslip without the pension, the figures without its own, and then the tax alone as it would have to be. */
function figuresMistyped(inputs: PayslipInputs, tax: Decimal): PayrollChange[] {
  const tooMuch = tax.minus(taxOf(recordOf(inputs)))
  const isOfRounding = tooMuch.abs().lessThanOrEqualTo(roundingOfTax(inputs))
  const taxToDate = inputs.taxToDate.minus(tooMuch)
  return [
    ...withoutPension(inputs),
    ...withoutThis(inputs, tax),
    ...(isOfRounding && !taxToDate.isNegative() ? [{ kind: 'tax-to-date' as const, inputs: { ...inputs, taxToDate } }] : []),
  ]
}

/**
 * The pay before the payslip less the pension on it, where that comes off before tax (FA 2004 s.193): a payslip has both to date. Only where the
 * tax before it fits that, and not what was typed. The pension is as large a part of the pay, or as much each time, as on this payslip.
 */
export function withoutPension(inputs: PayslipInputs): PayrollChange[] {
  const { grossPay, payToDate, payPeriod } = inputs
  const pension = grossPay.minus(taxedPayOf(inputs))
  if (pension.isZero() || isFittingBefore(inputs)) return []
  const before = [payToDate.times(pension).dividedBy(grossPay).toDecimalPlaces(2), pension.times(payPeriod.minus(ONE))]
  return before
    .map((paidIn): PayrollChange => ({ kind: 'gross-to-date', inputs: { ...inputs, payToDate: payToDate.minus(paidIn) } }))
    .filter(({ inputs: changed }) => changed.payToDate.greaterThan(ZERO) && isFittingBefore(changed))
    .slice(0, 1)
}

/**
 * The figures before the payslip without its own pay and tax. The pay may be that after the pension. Where the two that were typed do not fit
 * each other, only one of them may have its own in it.
 */
export function withoutThis(inputs: PayslipInputs, tax: Decimal): PayrollChange[] {
  const { grossPay } = inputs
  const taxedPay = taxedPayOf(inputs)
  const pays = taxedPay.equals(grossPay) ? [grossPay] : [taxedPay, grossPay]
  const without = (kind: PayrollChange['kind'], pay: Decimal, taxOfIt: Decimal): PayrollChange => ({
    kind,
    inputs: { ...inputs, payToDate: inputs.payToDate.minus(pay), taxToDate: inputs.taxToDate.minus(taxOfIt), isSameBefore: false },
  })
  const ofOne =
    tax.isZero() || isFittingBefore(inputs)
      ? []
      : [without('tax-includes-this', ZERO, tax), ...pays.map((pay) => without('pay-includes-this', pay, ZERO))]
  return [...pays.map((pay) => without('includes-this', pay, tax)), ...ofOne].filter(
    ({ inputs: { payToDate, taxToDate } }) => !payToDate.isNegative() && !taxToDate.isNegative(),
  )
}

/**
 * The figures before a payment that was taxed alone without its own, where those fit each other by the code of the form, or the usual one where
 * that gives no allowance. What was typed may fit as well, since such tax is often one rate of the pay: then only after the same pay each time.
 */
export function pastWithoutThis(inputs: PayslipInputs, tax: Decimal): PayrollChange | undefined {
  const isAfterSame = ({ payToDate }: PayslipInputs) =>
    inputs.payToDate.minus(payToDate).times(inputs.payPeriod.minus(ONE)).equals(payToDate)
  const isFittingAsTyped = isFittingWithAllowance(inputs)
  return withoutThis(inputs, tax).find(({ inputs: past }) => isFittingWithAllowance(past) && (!isFittingAsTyped || isAfterSame(past)))
}

const isFittingWithAllowance = (inputs: PayslipInputs): boolean =>
  isFittingBefore(givesNoAllowance(codeOf(inputs)) ? withUsualCode(inputs) : inputs)

/** What rounding to whole pounds of taxable pay can make of the tax. Pounds. */
const roundingOfTax = ({ taxYear }: PayslipInputs): Decimal =>
  ratesAt({ incomeTax }, taxYear, LAW).incomeTax.basicRate.value.times(POUNDS_OF_ROUNDING)
/** Whole pounds of taxable pay that may be rounded another way: one before the payslip, and one on it. */
const POUNDS_OF_ROUNDING = 2

import { methodOf } from '../../inputs/common-fields.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import { type Decimal, ONE, ZERO } from '../../money/decimal.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import type { Result } from '../../result/result.ts'
import { calculator } from './answer.ts'
import type { Change, Inputs } from './check-change.ts'
import { codeOf, LAW } from './check-codes.ts'
import type { Printed } from './lines.ts'

type TaxRecord = Result['record']

const recordOf = (inputs: Inputs): TaxRecord => calculator.record(inputs, { taxYear: inputs.taxYear })
const taxOf = (record: TaxRecord) => record['incomeTax'] as Decimal

/**
 * Whether the tax of a payslip counts what came before it, and the form has no pay before it, or none of the tax that was due on that. Not in
 * an extra payday, which is taxed alone (SI 2003/2682 reg.31), and not for a code that gives no free pay.
 */
export function isWithoutFiguresToDate(inputs: Inputs): boolean {
  const { payPeriod, payFrequency, payToDate, taxToDate } = inputs
  const { inYear, each, unit } = PERIODS[payFrequency]
  const isExtra = unit === 'week' && payPeriod.greaterThan(inYear / each)
  if (!isCumulative(inputs) || payPeriod.equals(ONE) || isExtra) return false
  if (payToDate.isZero()) return true
  const before = { ...inputs, grossPay: payToDate, payPeriod: payPeriod.minus(ONE), payToDate: ZERO, pensionContribution: ZERO }
  return taxToDate.isZero() && taxOf(recordOf(before)).greaterThan(ZERO)
}

const isCumulative = (inputs: Inputs): boolean => {
  const code = codeOf(inputs)
  const hasFreePay = code.kind === 'free-pay' || code.kind === 'additional-pay'
  return hasFreePay && !code.isNonCumulative && !inputs.isNonCumulative
}

/** What payroll makes of some inputs, with the tax as the payslip has it, and net pay after that. Pounds of the period. */
export function unreadTax({ incomeTax: tax, netPay }: Printed, record: TaxRecord): TaxRecord {
  const worked = record['netPay'] as Decimal
  return tax ? { ...record, incomeTax: tax, netPay: worked.plus(taxOf(record)).minus(tax) } : { ...record, netPay: netPay ?? worked }
}

/**
 * Slips of whoever fills in the form, which come before any other code: figures before the payslip that have those of the payslip in them,
 * tax before it that is out by as little as rounding to whole pounds makes (SI 2003/2682 reg.23), and a pay period by one.
 */
export function ownSlips(inputs: Inputs, { incomeTax: tax }: Printed): Change[] {
  const { payToDate, payPeriod, payFrequency } = inputs
  if (payToDate.isZero() || !isCumulative(inputs)) return []
  const periods = [payPeriod.minus(ONE), payPeriod.plus(ONE)].filter(
    (period) => period.greaterThan(ZERO) && period.lessThanOrEqualTo(PERIODS[payFrequency].most),
  )
  return [
    ...(tax ? figuresMistyped(inputs, tax) : []),
    ...periods.map((period): Change => ({ kind: 'period', inputs: { ...inputs, payPeriod: period } })),
  ]
}

/** The figures before the payslip without its own, and then the tax alone as it would have to be. */
function figuresMistyped(inputs: Inputs, tax: Decimal): Change[] {
  const { grossPay, payToDate, taxToDate } = inputs
  const record = recordOf(inputs)
  const taxedPay = methodOf(inputs) === 'relief-at-source' ? grossPay : grossPay.minus(record['pension'] as Decimal)
  const pays = taxedPay.equals(grossPay) ? [grossPay] : [taxedPay, grossPay]
  const tooMuch = tax.minus(taxOf(record))
  const { basicRate } = ratesAt({ incomeTax }, inputs.taxYear, LAW).incomeTax
  const isOfRounding = tooMuch.abs().lessThanOrEqualTo(basicRate.value.times(POUNDS_OF_ROUNDING))
  const changes: Change[] = [
    ...pays.map(
      (pay): Change => ({
        kind: 'includes-this',
        inputs: { ...inputs, payToDate: payToDate.minus(pay), taxToDate: taxToDate.minus(tax) },
      }),
    ),
    ...(isOfRounding ? [{ kind: 'tax-to-date' as const, inputs: { ...inputs, taxToDate: taxToDate.minus(tooMuch) } }] : []),
  ]
  return changes.filter(({ inputs: changed }) => !changed.payToDate.isNegative() && !changed.taxToDate.isNegative())
}
/** Whole pounds of taxable pay that may be rounded another way: one before the payslip, and one on it. */
const POUNDS_OF_ROUNDING = 2

import { type Amount, NIL, number } from '../../formula/amount.ts'
import { within } from '../../formula/name.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import type { CodeNation } from '../../inputs/tax-code.ts'
import { usualCode } from '../../rules/paye/code-in-words.ts'
import { taxOnPayment } from '../../rules/paye/tax-on-pay.ts'
import type { IncomeTaxRates, PayeRates } from '../../rules/rates.ts'
import { monthsLeftFrom, PAY_MONTHS, type PayMonth } from './fields.ts'

/** What payroll takes from equal pay for some months of a tax year, one after the other. Pounds. */
export interface TakenByPayroll {
  /** The tax month of the last pay: 12 for March, in which the tax year ends. */
  readonly lastMonth: Amount
  /** In all, by the usual code, which looks back to the start of the tax year. */
  readonly cumulative: Amount
  /** Each month, and in all, by the same code where each month is taxed alone (M1). */
  readonly eachAlone: Amount
  readonly alone: Amount
}

const NATIONS: Readonly<Record<Region, CodeNation>> = { england: '', wales: 'C', scotland: 'S', 'northern-ireland': '' }
const SO_FAR = { key: (key: string) => `${key}.cumulative`, words: 'by the usual code' }
const ALONE = { key: (key: string) => `${key}.monthOne`, words: 'by a code with M1' }

/**
 * The Income Tax that payroll takes from pay for some months, from the month of the first of them on, by the usual code: looking back over the
 * year, or each month alone, as without a P45. By HMRC’s tables. SI 2003/2682 regs.22, 23 and 26. Pounds for those months.
 */
export function takenByPayroll(
  pay: Amount,
  months: Amount,
  firstMonth: PayMonth,
  region: Region,
  rates: IncomeTaxRates & PayeRates,
): TakenByPayroll {
  const code = { ...usualCode(rates), nation: NATIONS[region] }
  const lastMonth = months.plus(number(PAY_MONTHS.length - monthsLeftFrom(firstMonth)))
  // With the same pay each month, tax to date is that on all the pay at the last payday.
  const inAll = { code, pay, payPeriod: lastMonth, payToDate: NIL, taxToDate: NIL }
  const ofMonth = { ...inAll, code: { ...code, isNonCumulative: true }, pay: pay.dividedBy(months), payPeriod: number(1) }
  const eachAlone = within(ALONE, () => taxOnPayment(ofMonth, PERIODS.monthly, rates)).tax
  return {
    lastMonth,
    cumulative: within(SO_FAR, () => taxOnPayment(inAll, PERIODS.monthly, rates)).tax,
    eachAlone,
    alone: eachAlone.times(months),
  }
}

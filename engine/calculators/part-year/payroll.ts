import { type Amount, number, zero } from '../../expression/amount.ts'
import { type Scope, scopeOf } from '../../expression/name.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import type { TaxCode } from '../../inputs/tax-code.ts'
import { usualCode } from '../../law/paye/code-in-words.ts'
import { nationOf } from '../../law/paye/code-rates.ts'
import { taxOnPayment } from '../../law/paye/tax-on-pay.ts'
import type { IncomeTaxRates, PayeRates } from '../../law/rates.ts'
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
  /** Each month by BR, and by 0T M1, which have no allowance. */
  readonly eachAtBasicRate: Amount
  readonly eachWithoutAllowance: Amount
}

const SO_FAR = scopeOf({ key: (key) => `${key}.cumulative`, words: 'by the usual code' })
const AT_BASIC_RATE = scopeOf({ key: (key) => `${key}.basicRate`, words: 'by BR' })
const WITHOUT_ALLOWANCE = scopeOf({ key: (key) => `${key}.noAllowance`, words: 'by 0T M1' })
const ALONE = scopeOf({ key: (key) => `${key}.monthOne`, words: 'by a code with M1' })

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
  const code = { ...usualCode(rates), nation: nationOf(region) }
  const lastMonth = months.plus(number(PAY_MONTHS.length - monthsLeftFrom(firstMonth)))
  // With the same pay each month, tax to date is that on all the pay at the last payday.
  const inAll = { code, pay, payPeriod: lastMonth, payToDate: zero, taxToDate: zero }
  const ofMonth = { ...inAll, code: { ...code, isNonCumulative: true }, pay: pay.dividedBy(months), payPeriod: number(1) }
  const { nation } = code
  const eachBy = (scope: Scope, other: TaxCode) => taxOnPayment({ ...ofMonth, code: other }, PERIODS.monthly, rates, scope).tax
  const eachAlone = eachBy(ALONE, ofMonth.code)
  return {
    lastMonth,
    cumulative: taxOnPayment(inAll, PERIODS.monthly, rates, SO_FAR).tax,
    eachAlone,
    alone: eachAlone.times(months),
    // Taxed alone, it is what BR takes on average.
    eachAtBasicRate: eachBy(AT_BASIC_RATE, { kind: 'one-rate', above: 0, nation, isNonCumulative: true }),
    eachWithoutAllowance: eachBy(WITHOUT_ALLOWANCE, { kind: 'free-pay', number: 0, letter: 'T', nation, isNonCumulative: true }),
  }
}

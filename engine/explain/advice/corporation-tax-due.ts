import { say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { daysLater, monthsLater } from '../../inputs/day-sums.ts'
import { endOfFinancialYear } from '../../law/corporation-tax/financial-year.ts'
import { type Decimal, isAboveZero } from '../../money/decimal.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { pounds, type Situation, told } from './advice.ts'
import type { Duty } from './duty.ts'

/**
 * The day after nine months by which a company pays, and the day by which it sends its return. TMA 1970 s.59D; FA 1998 Sch.18 para.14.
 * Undefined without tax, and for a large company, which pays in instalments (TMA 1970 s.59E).
 */
export function corporationTaxDue({ inputs, result, today }: Situation): Duty | undefined {
  const { corporationTax: tax } = amountsOf(result, 'corporation-tax')
  if (!tax || !isAboveZero(tax)) return undefined
  if (result.notes.some(({ key }) => key === 'paid-in-instalments')) return undefined
  const { paymentMonths, returnMonths } = ratesAt({ corporationTax }, result.taxYear, result.ruleSet).corporationTax
  const { periodEnd } = inputs
  const isKnown = typeof periodEnd === 'string'
  const end = isKnown ? periodEnd : endOfFinancialYear(taxYears[result.taxYear].starts)
  const later = (months: Decimal) => monthsLater(daysLater(end, 1), months.toNumber())
  const [due, sent] = [later(paymentMonths.value), daysLater(later(returnMonths.value), -1)]
  const opening = isKnown ? say`` : say`For a period that ends on ${dayInWords(end)}: `
  const verb = isKnown ? 'Pay' : 'pay'
  const pay =
    today <= due
      ? say`${verb} ${pounds(tax)} by ${dayInWords(due)}. If that day is at a weekend or is a bank holiday, the money must arrive by the last working day before it, unless you pay by Faster Payments. Send the return by ${dayInWords(sent)}.`
      : say`${pounds(tax)} had to be paid by ${dayInWords(due)}. If it was not, pay now: HMRC charges interest for each day. The return is due by ${dayInWords(sent)}.`
  return { key: 'corporation-tax-due', says: told(say`${opening}${pay}`) }
}

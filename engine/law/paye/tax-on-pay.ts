import { type Amount, figure, number, when, zero } from '../../expression/amount.ts'
import { isAbove, NEVER, not } from '../../expression/condition.ts'
import { PLAIN, type Scope, type Words } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { PeriodOf } from '../../inputs/pay-periods.ts'
import type { TaxCode } from '../../inputs/tax-code.ts'
import { bandsOf } from '../income-tax/bands.ts'
import type { IncomeTaxRates, PayeRates } from '../rates.ts'
import { rateAt, regionOf } from './code-rates.ts'
import { elapsed, isExtraPayday } from './pay-period.ts'

const ROUTINES = 'SI 2003/2682 regs.22, 23, 26 and 27; HMRC, Specification for PAYE Tax Table Routines'

/** What payroll knows when it works out the tax on one payment. Pounds; the pay and the tax before it are those of the tax year. */
export interface PayForTax {
  readonly code: TaxCode
  readonly pay: Amount
  readonly payPeriod: Amount
  readonly payToDate: Amount
  readonly taxToDate: Amount
}

/** The tax on a payment, and the free and the taxable pay that it comes from, to date or of the period. Pounds. */
export interface TaxOnPay {
  readonly freePay: Amount
  /** What a K code adds to the pay. */
  readonly payAdded: Amount
  readonly taxablePay: Amount
  readonly tax: Amount
  /** Tax that is due and not taken, because a deduction is at most half the pay. */
  readonly notTaken: Amount
  readonly limit: Amount
}

/**
 * The Income Tax that payroll takes from one payment, or gives back where it is negative. A cumulative code taxes the pay of the year so far
 * and takes off what has been deducted; any other, and an extra payday, taxes the payment alone. SI 2003/2682 regs.22 to 26; every rounding
 * is that of HMRC’s Specification for PAYE Tax Table Routines (v24.0). Pounds of the period.
 */
export function taxOnPayment(facts: PayForTax, period: PeriodOf, rates: IncomeTaxRates & PayeRates, at = PLAIN): TaxOnPay {
  const { code, pay, payPeriod, payToDate, taxToDate } = facts
  const alone = taxOn(code, pay, number(period.each), period, rates, OF_PERIOD, at)
  const soFar = taxOn(
    code,
    payToDate.plus(pay).named(at('payToDateNow'), 'Taxable pay to date'),
    elapsed(payPeriod, period),
    period,
    rates,
    TO_DATE,
    at,
  )
  // An extra payday is taxed alone whatever the code, unless all pay has one rate. SI 2003/2682 reg.31(1) and (2).
  const canBeAlone = period.unit === 'week' && (code.kind === 'free-pay' || code.kind === 'additional-pay')
  const isAlone = isExtraPayday(payPeriod, period)
  const chosen = (ofPeriod: Amount, toDate: Amount) =>
    code.isNonCumulative ? ofPeriod : canBeAlone ? when(isAlone, ofPeriod, toDate) : toDate
  const limit = pay
    .times(figure(rates.paye.deductionLimit))
    .rounded('down-to-the-penny')
    .named(at('taxLimit'), 'Most tax that can be taken from this pay', 'SI 2003/2682 reg.23(5)')
    .means(say`A payment never loses more than half of itself to Income Tax.`)
  // Nor is tax taken on an extra payday while the free pay of the year is not used up. SI 2003/2682 reg.31(3).
  const isWithinFreePay = code.kind === 'free-pay' ? not(isAbove(payToDate.plus(pay), freePayOfYear(code, period, rates, at))) : NEVER
  const aloneTax = code.isNonCumulative ? alone.tax : when(isWithinFreePay, zero, alone.tax)
  const due = chosen(aloneTax, soFar.tax.less(taxToDate))
  const tax = due
    .atMost(limit)
    .named(at('incomeTax'), 'Income Tax', ROUTINES)
    .means(
      code.isNonCumulative
        ? say`The tax on this payment alone.`
        : say`The tax on your pay so far this tax year, less the tax you have already paid. If you have paid too much, it is a refund.`,
    )
  const freePay = chosen(alone.freePay, soFar.freePay)
  return {
    freePay: code.kind === 'free-pay' ? freePay : freePay.named(at('freePay'), 'Free pay', ROUTINES).means(meaningOfFreePay(code)),
    payAdded: chosen(alone.payAdded, soFar.payAdded),
    taxablePay: chosen(alone.taxablePay, soFar.taxablePay),
    tax,
    notTaken: due.excessOver(limit),
    limit,
  }
}

const meaningOfFreePay = ({ kind }: TaxCode): Words | undefined =>
  kind === 'additional-pay' ? say`Less than nothing, because a K code adds to your taxable pay.` : undefined

/** A code with a number, which free pay or the pay that is added comes from. */
type NumberedCode = Extract<TaxCode, { readonly number: number }>

/** Words and keys of the steps, which are worked out for one payment or for the year so far. */
interface PaymentBasis {
  readonly key: string
  readonly words: string
}
const OF_PERIOD: PaymentBasis = { key: 'OfPeriod', words: 'of this pay period' }
const TO_DATE: PaymentBasis = { key: 'SoFar', words: 'so far this tax year' }

interface TaxSoFar {
  readonly freePay: Amount
  /** What a K code adds to the pay. */
  readonly payAdded: Amount
  readonly taxablePay: Amount
  readonly tax: Amount
}

const TAXED = {
  'free-pay': 'Pay less free pay',
  'additional-pay': 'Pay with what your code adds',
  'one-rate': 'All of the pay',
  'no-tax': 'None of the pay',
} as const satisfies Record<TaxCode['kind'], string>

/** Pay in whole pounds, as the tax tables have it. */
const inWholePounds = (pay: Amount, { kind }: TaxCode, at: Scope): Amount =>
  pay
    .rounded('down-to-the-pound')
    .named(at('taxablePay'), 'Pay that is taxed', ROUTINES)
    .means(say`${TAXED[kind]}, in whole pounds: HMRC’s tables have no pence.`)

/** The tax on pay for a number of weeks or months of the year. Paragraphs 4 to 11 of the Specification. Pounds. */
function taxOn(
  code: TaxCode,
  pay: Amount,
  units: Amount,
  period: PeriodOf,
  rates: IncomeTaxRates & PayeRates,
  { key, words }: PaymentBasis,
  at: Scope,
): TaxSoFar {
  const asTax = (tax: Amount) => tax.named(at(`tax${key}`), `Tax due on the pay ${words}`, ROUTINES)
  switch (code.kind) {
    case 'no-tax':
      return { freePay: zero, payAdded: zero, taxablePay: zero.named(at('taxablePay'), 'Pay that is taxed'), tax: zero }
    case 'one-rate': {
      const taxablePay = inWholePounds(pay, code, at)
      const rate = rateAt(code.above, code, rates)
      return { freePay: zero, payAdded: zero, taxablePay, tax: asTax(taxablePay.times(rate).rounded('down-to-the-penny')) }
    }
    case 'free-pay':
    case 'additional-pay': {
      const ofUnit = freePayOfUnit(code, period, rates, at)
      const ofUnits = code.number === 0 ? zero : ofUnit.times(units)
      const sum =
        code.kind === 'free-pay'
          ? ofUnits.named(at('freePay'), `Free pay ${words}`, ROUTINES).means({
              words: say`The part of your pay that your code leaves free of tax.`,
              atZero: say`Your code leaves nothing free of tax.`,
            })
          : ofUnits.named(at('payAdded'), `Pay added by the code ${words}`, ROUTINES)
      const left = code.kind === 'free-pay' ? pay.excessOver(sum) : pay.plus(sum)
      const taxablePay = inWholePounds(left, code, at)
      return {
        freePay: code.kind === 'free-pay' ? sum : zero.less(sum),
        payAdded: sum,
        taxablePay,
        tax: asTax(taxByTables(left, taxablePay, units, code, period, rates, at)),
      }
    }
  }
}

/**
 * The free pay of one week or month (Table A), for a K code the pay that is added. Ten pounds for each one of the code and nine more, divided
 * among the weeks or months and rounded up to a penny; the code above its last full 500 in this way, and a set amount for each full 500.
 * Paragraph 4.3.1 of the Specification. Pounds.
 */
function freePayOfUnit({ kind, number: code }: NumberedCode, { unit, inYear }: PeriodOf, { paye }: PayeRates, at: Scope): Amount {
  const { block, blockOfWeek, blockOfMonth, forEachOne, addedToCode } = paye.freePay
  const blocks = code === 0 ? 0 : Math.floor((code - 1) / block.value.toNumber())
  const rest = code - blocks * block.value.toNumber()
  const ofRest = number(rest).times(figure(forEachOne)).plus(figure(addedToCode)).dividedBy(number(inYear)).rounded('up-to-the-penny')
  const ofBlock = figure(unit === 'week' ? blockOfWeek : blockOfMonth)
  return (blocks === 0 ? ofRest : ofRest.plus(ofBlock.times(number(blocks))))
    .named(at('freePayOfUnit'), kind === 'free-pay' ? `Free pay of one ${unit}` : `Pay added by the code for one ${unit}`, ROUTINES)
    .means(say`What your code stands for in a year, divided among its ${unit}s as HMRC’s Table A has it.`)
}

/** The free pay of all the weeks or months of a year. */
const freePayOfYear = (code: NumberedCode, period: PeriodOf, rates: PayeRates, at: Scope): Amount =>
  code.number === 0 ? zero : freePayOfUnit(code, period, rates, at).times(number(period.inYear))

/**
 * The tax on whole pounds of taxable pay, by the formula of its band: the tax on the bands below it, and its own rate above their limit.
 * Limits and taxes are the year’s, for the weeks or months so far, cut off after four decimals. Which formula it is depends on the taxable
 * pay before its pence are dropped, and on the limits in whole pounds above. Paragraph 4.4 of the Specification. Pounds, cut off at the penny.
 */
function taxByTables(
  pay: Amount,
  whole: Amount,
  units: Amount,
  code: TaxCode,
  { inYear }: PeriodOf,
  rates: IncomeTaxRates,
  at: Scope,
): Amount {
  const share = (ofYear: Amount) => ofYear.times(units).dividedBy(number(inYear))
  const bands = bandsOf(regionOf(code.nation), rates)
  let belowLimit = zero
  let belowTax = zero
  const formulas = bands.map(({ name, rate, upTo }, index) => {
    const inBand =
      index === 0
        ? whole.times(rate)
        : whole
            .less(
              share(belowLimit)
                .rounded('down-to-the-fourth-decimal')
                .named(at(`from.${name}`), `Where the ${name} rate starts`),
            )
            .times(rate)
            .plus(
              share(belowTax)
                .rounded('down-to-the-fourth-decimal')
                .named(at(`below.${name}`), `Tax on the bands below the ${name} rate`),
            )
    const tax = inBand.rounded('down-to-the-penny')
    if (upTo) {
      belowTax = belowTax.plus(upTo.less(belowLimit).times(rate))
      belowLimit = upTo
    }
    return { tax, ...(upTo && { upTo: share(upTo).rounded('up-to-the-pound') }) }
  })
  const [last, ...before] = formulas.toReversed()
  if (!last) throw new RangeError('there are no bands')
  return before.reduce((above, { tax, upTo }) => (upTo ? when(isAbove(pay, upTo), above, tax) : above), last.tax)
}

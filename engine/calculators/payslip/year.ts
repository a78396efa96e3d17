import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { amountIn } from '../../explain/amount-in.ts'
import { type Amount, figure, number, zero } from '../../expression/amount.ts'
import { methodOf, type Region } from '../../inputs/common-fields.ts'
import { type PayFrequency, PERIODS, paydaysOf } from '../../inputs/pay-periods.ts'
import { codeText, type TaxCode, taxCodeOf } from '../../inputs/tax-code.ts'
import { taxOnIncome } from '../../law/income-tax/tax-on-income.ts'
import { codeGiven, ofYear, usualCode, usualNumber } from '../../law/paye/code-in-words.ts'
import { regionOf } from '../../law/paye/code-rates.ts'
import type { IncomeTaxRates, PayeRates } from '../../law/rates.ts'
import { Decimal, ZERO } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import type { PayslipInputs } from './fields.ts'

type PayslipYearRates = IncomeTaxRates & PayeRates

/** Who decides the code of a new job: the P45 of the old one, or the new employee, whose code is then taxed alone. */
export type Papers = 'p45' | 'usual-code' | 'no-allowance'

/** Something that is different from one payday on, or on one payday. Paydays are counted from 1, and amounts are pounds of a payday. */
export type YearChange =
  | { readonly kind: 'rise'; readonly from: number; readonly pay: Decimal }
  | { readonly kind: 'bonus'; readonly from: number; readonly amount: Decimal }
  | { readonly kind: 'code'; readonly from: number; readonly taxCode: string }
  /** `codeFrom` is the payday from which payroll has the code that HMRC sends: the one before, cumulative. */
  | { readonly kind: 'job'; readonly from: number; readonly pay: Decimal; readonly papers: Papers; readonly codeFrom?: number | undefined }

export const LINES = ['pay', 'incomeTax', 'nationalInsurance', 'loans', 'pension', 'netPay'] as const
/** The lines of a payday, or of several together. Pounds; tax is negative where it is a refund. */
export type PaydayLines = Readonly<Record<(typeof LINES)[number], Decimal>>

/** One payday of a year. */
export interface Payday extends PaydayLines {
  /** Which payday of the tax year it is, counted from 1. */
  readonly payday: number
  /** The tax month that it falls in, from 1 to 12. */
  readonly month: number
  /** The code of the payslip, with M1 where it is taxed alone. */
  readonly code: string
}

/**
 * Why payroll takes more or less in a year than the law of the year asks: the allowance that falls with a high income, relief at source above
 * the basic rate, the odd pounds of a code, whole pounds and pence, a code that is not the usual one, and paydays taxed alone or only in part.
 */
export type YearEndReason = 'allowance-falls' | 'relief-at-source' | 'odd-pounds' | 'rounding' | 'code' | 'code-alone' | 'alone' | 'limit'

export interface YearOfPaydays {
  readonly paydays: readonly Payday[]
  readonly totals: PaydayLines
  /** The same pay with Income Tax by the law of the year; no other line has one. Pounds a year, to the penny. */
  readonly byLaw: PaydayLines
  /** What payroll takes more than that (less, where it is negative), and of what that is the sum, largest part first. */
  readonly more: Decimal
  readonly reasons: readonly { readonly reason: YearEndReason; readonly more: Decimal }[]
}

/** The paydays that every tax year has: a year’s extra one, such as week 53, is not among them. */
export const paydaysIn = (frequency: PayFrequency): number => PERIODS[frequency].inYear / PERIODS[frequency].each

/** The lines of several paydays, added up. Pounds. */
export const totalsOf = (paydays: readonly PaydayLines[]): PaydayLines =>
  Object.fromEntries(LINES.map((line) => [line, paydays.reduce((sum, payday) => sum.plus(payday[line]), ZERO)])) as PaydayLines

/**
 * A tax year of payslips, each with the pay and the tax of those before it: what is asked of one payday is every payday’s, unless a change
 * says otherwise. A cumulative code looks back over the year (SI 2003/2682 reg.23), from a new job too, once payroll has the P45 or the code
 * that HMRC sends (regs.46 to 53); National Insurance and loans do not (SI 2001/1004 reg.3; SI 2009/470 reg.44). Pounds of each payday, and of the year.
 */
export function yearOfPaydays(given: PayslipInputs, changes: readonly YearChange[], rates: PayslipYearRates): YearOfPaydays {
  const asked = { ...given, isSameBefore: false }
  const paydays: Payday[] = []
  const first = codeGiven(asked, rates)
  let [pay, code, known] = [asked.grossPay, first, first]
  let { isDirector } = asked
  let [taxed, tax, earned, contributed] = [ZERO, ZERO, ZERO, ZERO]
  const months = monthsOf(asked)
  const method = methodOf(asked)
  for (let payday = 1; payday <= paydaysIn(asked.payFrequency); payday++) {
    let bonus = ZERO
    for (const change of changes) {
      if (change.kind === 'job' && change.papers !== 'p45' && change.codeFrom === payday) code = { ...known, isNonCumulative: false }
      if (change.from !== payday) continue
      if (change.kind === 'bonus') bonus = bonus.plus(change.amount)
      else if (change.kind === 'code') code = taxCodeOf(change.taxCode)
      else pay = change.pay
      if (change.kind !== 'job') continue
      // The earnings period of a director is of one company, and nobody has said that the next one is led too.
      isDirector = false
      known = code
      if (change.papers !== 'p45') code = emergencyCode(change.papers, rates)
    }
    const grossPay = pay.plus(bonus)
    const facts = { ...asked, ...onCode(code, first), payPeriod: new Decimal(payday), grossPay, isDirector }
    const slip = calculator.record({ ...facts, payToDate: taxed, taxToDate: tax })
    // A director’s contributions look back too, at earnings that a net pay arrangement does not lower.
    const onEarnings = isDirector ? calculator.record({ ...facts, payToDate: earned, taxToDate: ZERO }) : slip
    const [incomeTax, pension] = [read(slip, 'incomeTax'), read(slip, 'pension')]
    const [nationalInsurance, loans] = [
      read(onEarnings, 'nationalInsurance'),
      read(onEarnings, 'studentLoan').plus(read(onEarnings, 'postgraduateLoan')),
    ]
    const netPay = grossPay.minus(incomeTax).minus(nationalInsurance).minus(loans).minus(pension)
    const month = months[payday - 1] ?? 1
    paydays.push({ payday, month, code: codeText(code), pay: grossPay, incomeTax, nationalInsurance, loans, pension, netPay })
    taxed = taxed.plus(method === 'relief-at-source' ? grossPay : grossPay.minus(pension))
    earned = earned.plus(method === 'salary-sacrifice' ? grossPay.minus(pension) : grossPay)
    if (method === 'relief-at-source') contributed = contributed.plus(pension)
    tax = tax.plus(incomeTax)
  }
  const totals = totalsOf(paydays)
  const { taxByLaw, more, reasons } = comparedWithLaw({ asked, first, code, taxed, contributed, tax }, rates)
  return { paydays, totals, byLaw: { ...totals, incomeTax: taxByLaw, netPay: totals.netPay.plus(more) }, more, reasons }
}

const read = (record: ReturnType<typeof calculator.record>, line: string): Decimal => amountIn(record, line, calculator.slug)

/** What is asked on a code. The first code stays as it was typed, because the formulas for that are made already. */
const onCode = (code: TaxCode, first: TaxCode) =>
  codeText(code) === codeText(first) ? {} : { taxCode: codeText(code), isNonCumulative: false }

/** The code of somebody new without a P45: the usual one, or one with nothing free of tax. Each payment is taxed alone. */
const emergencyCode = (papers: Exclude<Papers, 'p45'>, rates: PayslipYearRates): TaxCode =>
  papers === 'usual-code'
    ? { ...usualCode(rates), isNonCumulative: true }
    : { nation: '', kind: 'free-pay', number: 0, letter: 'T', isNonCumulative: true }

/** The tax month of each payday. */
function monthsOf({ payFrequency, taxYear }: PayslipInputs): number[] {
  const ends = paydaysOf('monthly', taxYear)
  return paydaysOf(payFrequency, taxYear).map((day) => ends.findIndex((end) => day <= end) + 1)
}

interface Taken {
  readonly asked: PayslipInputs
  /** The codes of the first and of the last payday. */
  readonly first: TaxCode
  readonly code: TaxCode
  /** The taxable pay of the year, what was paid into a pension with relief at source, and the tax that was taken. Pounds a year. */
  readonly taxed: Decimal
  readonly contributed: Decimal
  readonly tax: Decimal
}

/** The law of the year next to what payroll took, and why they differ, one reason after the other. Pounds a year. */
function comparedWithLaw(taken: Taken, rates: PayslipYearRates) {
  const { code, taxed, contributed, tax } = taken
  const { nation } = code
  const { byLaw, wholeAllowance, withoutRelief, withOddPounds } = taxOfYear({ pay: taxed, contributed, region: regionOf(nation) }, rates)
  const usual = { ...usualCode(rates), nation }
  const byUsualCode = byTables(taken, usual, taxed)
  const isUsual = code.kind === 'free-pay' && code.number === usualNumber(rates)
  // A code that looks back takes the tax of the year by the last payday, whatever the codes before. One that does not has no such tax.
  const byLastCode = code.isNonCumulative || isUsual ? byUsualCode : byTables(taken, code, taxed)
  const left = code.isNonCumulative ? (isUsual ? 'alone' : 'code-alone') : 'limit'
  const found: [YearEndReason, Decimal][] = [
    ['allowance-falls', wholeAllowance.minus(byLaw)],
    ['relief-at-source', withoutRelief.minus(wholeAllowance)],
    ['odd-pounds', withOddPounds.minus(withoutRelief)],
    ['rounding', byUsualCode.minus(withOddPounds)],
    ['code', byLastCode.minus(byUsualCode)],
    [left, tax.minus(byLastCode)],
  ]
  const reasons = found
    .flatMap(([reason, more]) => (more.isZero() ? [] : [{ reason, more }]))
    .toSorted((one, other) => other.more.abs().comparedTo(one.more.abs()))
  return { taxByLaw: byLaw, more: tax.minus(byLaw), reasons }
}

/** The tax that payroll’s tables have for the pay of a whole year, on a cumulative code. Pounds a year. */
const byTables = ({ asked, first }: Pick<Taken, 'asked' | 'first'>, code: TaxCode, pay: Decimal): Decimal =>
  read(
    calculator.record({
      ...asked,
      ...onCode({ ...code, isNonCumulative: false }, first),
      payPeriod: new Decimal(paydaysIn(asked.payFrequency)),
      grossPay: pay,
      pensionContribution: ZERO,
      payToDate: ZERO,
      taxToDate: ZERO,
    }),
    'incomeTax',
  )

interface PayOfYear {
  readonly pay: Decimal
  readonly contributed: Decimal
  readonly region: Region
}

/**
 * Income Tax on the pay of a year by the law: the Personal Allowance, which falls with a high income, and bands that relief at source raises.
 * ITA 2007 ss.23 and 35; FA 2004 s.192(4). Then the same step by step as a code has it: with the whole allowance, without that relief, and
 * with the odd pounds that a code adds to the allowance (SI 2003/2682 reg.14). Pounds a year, to the penny.
 */
function taxOfYear({ pay, contributed, region }: PayOfYear, rates: PayslipYearRates) {
  const income = number(pay)
  const gross = number(contributed).dividedBy(figure(rates.incomeTax.reliefAtSource.memberShare))
  const relief = contributed.isZero() ? {} : { adjustedNetIncome: income.less(gross), limitsRaisedBy: gross }
  const allowance = figure(rates.incomeTax.personalAllowance.amount)
  const taxOf = (more: { readonly allowance?: Amount; readonly limitsRaisedBy?: Amount; readonly adjustedNetIncome?: Amount }) =>
    new ExactEvaluator({}).of(taxOnIncome({ income, region, ...more }, rates).tax.rounded('to-the-penny'))
  return {
    byLaw: taxOf(relief),
    wholeAllowance: taxOf({ ...relief, allowance }),
    withoutRelief: taxOf({ allowance }),
    withOddPounds: taxOf({ allowance: zero.plus(ofYear(usualNumber(rates), rates)) }),
  }
}

import type { RatesChoice } from '../../calculator.ts'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { amountIn } from '../../explain/amount-in.ts'
import { input } from '../../expression/amount.ts'
import type { InputsOf } from '../../inputs/field.ts'
import type { IncomeTaxRates, PayeRates } from '../../law/rates.ts'
import { Decimal, ZERO } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { partYearEarnings } from './earnings.ts'
import { type fields, PAY_MONTHS, type PayMonth } from './fields.ts'
import { takenByPayroll } from './payroll.ts'

/** How payroll reads a code: looking back over the tax year, or each month alone (M1). */
export type CodeBasis = 'cumulative' | 'alone'

export const LINES = ['pay', 'pension', 'incomeTax', 'nationalInsurance', 'takeHome'] as const
/** The lines of a month, or of several together. Pounds, to the penny; tax is negative where it is a refund. */
export type MonthLines = Readonly<Record<(typeof LINES)[number], Decimal>>

/** Some months of pay, one after the other, with the Income Tax that payroll takes. */
export interface MonthByMonth {
  readonly months: readonly (MonthLines & { readonly month: PayMonth })[]
  readonly totals: MonthLines
  /** What payroll has taken beyond the Income Tax of the year; negative where it took less. */
  readonly tooMuch: Decimal
  /** Whether there is so much pay that the Personal Allowance is reduced, which a code does not know. ITA 2007 s.35(2). */
  readonly isTapered: boolean
  /** The same months with the Income Tax of the year, as the rows of the answer show them. */
  readonly ofYear: MonthLines
}

/**
 * What is paid each month of the months worked, and what comes off it: Income Tax by the usual code on one basis (SI 2003/2682 regs.22, 23 and
 * 26), National Insurance by the month (SI 2001/1004 reg.3). A month is what all months so far come to more than those before it, each to the
 * penny, so that the months add up to the rows of the answer. Pounds of a month, and of them all.
 */
export function monthByMonth(
  asked: InputsOf<typeof fields>,
  basis: CodeBasis,
  rates: IncomeTaxRates & PayeRates,
  choice: RatesChoice,
): MonthByMonth {
  const { firstMonth, region } = asked
  const { pay: taxed } = partYearEarnings(input('annualSalary'), MONTHS, input('pensionContribution'))
  const payroll = takenByPayroll(taxed, MONTHS, firstMonth, region, rates)
  const taken = basis === 'alone' ? payroll.alone : payroll.cumulative

  const { rows } = calculator.calculate(asked, choice)
  const ofYear = linesFrom((key) => rows.find((row) => row.key === key)?.shown.pence ?? ZERO)
  const byPayroll = ({ pay, pension, nationalInsurance }: MonthLines, inputs: typeof asked): MonthLines => {
    const incomeTax = new ExactEvaluator(inputs).of(taken)
    return { pay, pension, incomeTax, nationalInsurance, takeHome: pay.minus(pension).minus(incomeTax).minus(nationalInsurance) }
  }
  const after = (months: number): MonthLines => {
    const inputs = { ...asked, monthsWorked: new Decimal(months) }
    const record = calculator.record(inputs, choice)
    return byPayroll(
      linesFrom((key) => amountIn(record, key, calculator.slug)),
      inputs,
    )
  }
  const totals = byPayroll(ofYear, asked)
  const paid = PAY_MONTHS.slice(PAY_MONTHS.indexOf(firstMonth)).slice(0, asked.monthsWorked.toNumber())
  const soFar = paid.map((_, index) => (index + 1 === paid.length ? totals : after(index + 1)))
  const months = paid.map((month, index) => {
    const [now, before] = [soFar[index], soFar[index - 1]]
    return { month, ...linesOf((line) => (now?.[line] ?? ZERO).minus(before?.[line] ?? ZERO)) }
  })
  const isTapered = totals.pay.minus(totals.pension).greaterThan(rates.incomeTax.personalAllowance.incomeLimit.value)
  return { months, totals, tooMuch: totals.incomeTax.minus(ofYear.incomeTax), isTapered, ofYear }
}

const MONTHS = input('monthsWorked')

/** The keys that the lines have in the answer. */
const KEYS: Readonly<Record<keyof MonthLines, string>> = {
  pay: 'actualEarnings',
  pension: 'pension',
  incomeTax: 'incomeTax',
  nationalInsurance: 'nationalInsurance',
  takeHome: 'netIncome',
}

const linesOf = (amountOf: (line: keyof MonthLines) => Decimal): MonthLines =>
  Object.fromEntries(LINES.map((line) => [line, amountOf(line)])) as MonthLines

const linesFrom = (amountOf: (key: string) => Decimal): MonthLines => linesOf((line) => amountOf(KEYS[line]))

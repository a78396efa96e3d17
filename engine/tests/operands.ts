import { isDay } from '../inputs/day.ts'
import { type PayFrequency, paydaysOf } from '../inputs/pay-periods.ts'
import { payDays } from '../law/national-insurance/pay-days.ts'
import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import type { EntryId, Figure } from '../rates/figure.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { Result } from '../result/result.ts'
import { figuresOf as figuresOfStep, type Operand, type Step } from '../result/step.ts'
import { figuresOf } from './figures.ts'

/**
 * The value of an operand in a formula. A percentage that a visitor types, or an earlier step, is a number of percent (5 for 5%); one in the
 * tables is a fraction (0.05).
 */
export const valueOf = (operand: Operand): Decimal => {
  if ('figure' in operand) return operand.figure.value
  return operand.unit === 'percent' ? operand.value.dividedBy(ONE_HUNDRED) : operand.value
}

/** The entries that a step used, each once, in the order of its formula. */
export const entriesOf = (step: Step): EntryId[] => [...new Set(figuresOfStep(step).map(({ entry }) => entry))]

/** A figure as text, as `figuresOf` writes it. */
export const describeFigure = ({ entry, reading, unit, value }: Figure) => `${entry} ${reading} ${unit} ${value.toFixed()}`

const known = new Map<string, ReadonlySet<string>>()

/**
 * Every figure that a result may use, as text: those of the first day of its tax year, and those of each day among the inputs and of a payday.
 * A bill has a salary of each month, and gains until the last day.
 */
export function figuresFor({ slug, ruleSet, taxYear }: Result, inputs: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const { payFrequency, payPeriod } = inputs
  const ofInputs = Object.values(inputs).filter((value) => typeof value === 'string' && isDay(value))
  const payday = payPeriod instanceof Decimal && paydaysOf(payFrequency as PayFrequency, taxYear)[payPeriod.toNumber() - 1]
  const ofBill = slug === 'tax-bill' ? [...payDays(taxYear), taxYears[taxYear].ends] : []
  const days = [taxYears[taxYear].starts, ...ofInputs, payday, ...ofBill].filter((day) => typeof day === 'string')
  const key = [ruleSet, ...days].join(' ')
  let figures = known.get(key)
  if (!figures) known.set(key, (figures = new Set(days.flatMap((day) => figuresOf(ruleSet, day)))))
  return figures
}

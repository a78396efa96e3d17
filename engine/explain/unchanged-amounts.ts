import type { RatesOf, RatesOnDate, Tables } from '../calculator.ts'
import { yearsLater } from '../inputs/day.ts'
import type { Fields } from '../inputs/field.ts'
import { yearsBetween } from '../inputs/known-years.ts'
import { Decimal } from '../money/decimal.ts'
import type { EntryId, Figure } from '../rates/figure.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn, NoRateError, unlessMissing } from '../rates/rates-at.ts'
import { amountIn } from './amount-in.ts'
import { inputsIn, type YearsCompared } from './between-years.ts'
import { entriesRead } from './entries-read.ts'

/** An amount of money that was the same in both years, although an answer depends on it. */
export interface UnchangedAmount {
  readonly figure: Figure
  /** A day of the other year on which it was read. */
  readonly date: string
}

/** The rise that shows whether an amount would have mattered: a twentieth, which is less than pay rises in two years. */
const RISEN = new Decimal('1.05')

/**
 * The thresholds, limits and allowances that are the same in both years, and that would have changed the other year’s answer if they had
 * risen as pay and prices do. Those that matter most come first. None where the other year has no answer.
 */
export function unchangedAmounts<Of extends Fields>(compared: YearsCompared<Of>): UnchangedAmount[] {
  const { calculator, from, to, field, tables } = compared
  const inputs = inputsIn(compared)
  if (!inputs) return []
  const on: RatesOnDate<Tables> = (date) => allRatesOn(tables, date, defaultRuleSet)
  const answer = (rates: RatesOnDate<Tables>) => amountIn(calculator.recordOn(inputs, rates, to), field, calculator.slug)
  const now = answer(on)
  const { read } = entriesRead({ ...calculator, tables }, inputs, { taxYear: to })
  const first = read.filter(({ entry }, index) => index === read.findIndex((other) => other.entry === entry))
  return first
    .flatMap(({ entry, date, figure }) => {
      if (!isMoney(figure)) return []
      const before = unlessMissing(() => figureIn(on(yearsLater(date, yearsBetween(to, from))), entry))
      if (before instanceof NoRateError || !isMoney(before) || !before.value.equals(figure.value)) return []
      const effect = answer((day) => withRisen(on(day), entry.split('.')))
        .minus(now)
        .abs()
      return effect.isZero() ? [] : [{ figure, date, effect }]
    })
    .sort((one, other) => other.effect.comparedTo(one.effect))
    .map(({ figure, date }) => ({ figure, date }))
}

const isMoney = (figure: object): figure is Figure => 'unit' in figure && figure.unit === 'GBP'

const figureIn = (rates: object, entry: EntryId): object =>
  entry.split('.').reduce<object>((branch, name) => Reflect.get(branch, name) as object, rates)

/** Rates in which one amount has risen. */
const withRisen = <Branch extends object = RatesOf<Tables>>(branch: Branch, [name, ...rest]: readonly string[]): Branch =>
  new Proxy(branch, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key)
      if (key !== name) return found
      return rest.length > 0 ? withRisen(found as object, rest) : { ...(found as Figure), value: (found as Figure).value.times(RISEN) }
    },
  })

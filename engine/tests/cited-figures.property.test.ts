import { describe, expect, it } from 'vitest'
import { writtenExplanation } from '../answer/explanation.ts'
import type { RatesOnDate, Tables } from '../calculator.ts'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import type { Amount } from '../expression/amount.ts'
import type { BandSlice } from '../money/bands.ts'
import { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import { allRatesOn, type RuleSet } from '../rates/rates-at.ts'
import { CALCULATORS, holdsFor, inputsOf } from './questions.ts'

/**
 * What one figure is changed to, in parts of itself: a little, and enough for a limit to reach an amount however far from it. A rate of
 * nothing, which has no parts, becomes each of them.
 */
const CHANGES = ['1.07', '0.93', '10', '0.0001', '-1e12']

let changed: { readonly figure: Figure; readonly by: string } | undefined

/** Rates whose figures are read anew each time, so that a formula follows a change of one of them. */
const changingRates =
  (tables: Tables, ruleSet: RuleSet): RatesOnDate<Tables> =>
  (date) =>
    changing(allRatesOn(tables, date, ruleSet)) as ReturnType<RatesOnDate<Tables>>

const isFigure = (part: object): part is Figure => 'entry' in part && 'unit' in part

const made = new WeakMap<object, object>()

function changing(part: object): object {
  const known = made.get(part)
  if (known) return known
  const copy: object = isFigure(part) ? changingFigure(part) : Array.isArray(part) ? part.map((each) => within(each)) : branch(part)
  made.set(part, copy)
  return copy
}

const within = (value: unknown) => (typeof value === 'object' && value !== null ? changing(value) : value)

/** Each name is read when it is asked for: a table has entries that have no value on some dates. */
function branch(part: object): object {
  const copy = {}
  for (const name of Object.keys(part))
    Object.defineProperty(copy, name, { enumerable: true, get: () => within((part as Readonly<Record<string, unknown>>)[name]) })
  return copy
}

function changingFigure(figure: Figure): Figure {
  return Object.defineProperty({ ...figure }, 'value', {
    enumerable: true,
    get: () => {
      if (!changed || !isSame(changed.figure, figure)) return figure.value
      return figure.value.isZero() ? new Decimal(changed.by) : figure.value.times(changed.by)
    },
  })
}

const isSame = (one: Figure | undefined, other: Figure) => one?.entry === other.entry && one.band === other.band && one.unit === other.unit

describe.each(CALCULATORS)('$slug', (calculator) => {
  // A figure in a formula is there to be read, and another test works each formula out. These are cited beside a table.
  it('cites beside a table of bands only figures that move its charge', () => {
    const unmoved = new Set<string>()
    holdsFor(calculator, (question) => {
      const inputs = inputsOf(calculator, question)
      const { answer, values } = calculator.answerOn(inputs, changingRates(calculator.tables, question.ruleSet), question.taxYear)
      const { working } = writtenExplanation(answer, (condition) => values.holds(condition))
      const moves = (amount: Amount, figure: Figure) =>
        CHANGES.some((by) => {
          changed = { figure, by }
          const now = new ExactEvaluator(inputs).of(amount)
          changed = undefined
          return !now.equals(values.of(amount))
        })
      for (const { key, amount } of working.bandTables) {
        const slices = values.slicesOf(amount)
        slices.forEach((slice, index) => {
          if (slice.amount.isZero()) return
          for (const figure of slice.band.figures) {
            if (!moves(amount, figure) && !isBetweenEqualRates(slices, index, figure))
              unmoved.add(`${key}, ${slice.band.name}: ${figure.entry}`)
          }
        })
      }
    })
    expect([...unmoved]).toEqual([])
  })
})

/**
 * Whether a limit has one rate on both sides: the letters for deferment and for those over State Pension age have. It is where the law ends
 * one rate and begins another, although the two are the same.
 */
const isBetweenEqualRates = (slices: readonly BandSlice[], index: number, { unit }: Figure): boolean => {
  const next = slices[index + 1]
  return unit !== 'percent' && next !== undefined && slices[index]?.band.rate.equals(next.band.rate) === true
}

import type { Calculator, RatesOnDate, Tables } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn, type RuleSet, type TaxYear } from '../rates/rates-at.ts'
import { amountIn, NotAnAmountError } from './amount-in.ts'
import { mixedRates, type ReadingPair } from './mixed-rates.ts'
import { shapleyShares } from './shapley.ts'

/** What a result answers: inputs, by a rule set, on tables. */
export interface Question<Of extends Fields = Fields> {
  readonly inputs: InputsOf<Of>
  readonly ruleSet?: RuleSet
  /** Others than the calculator’s own, such as those of an earlier revision. */
  readonly tables?: Tables
}

/** The part that one difference between two questions has in that between their answers. */
export interface WaterfallStep extends Difference {
  /** What going from the one to the other adds to the field, in its own unit, to two decimals. */
  readonly amount: Decimal
}

/** An entry that two questions read differently, or an input that differs. */
interface Difference {
  /** The entry’s, or the input’s. */
  readonly name: string
  /** What each question reads there, by date: one, or one for each date that the calculation asked about. None for an input. */
  readonly readings: readonly ReadingPair[]
}

/** Why one answer is not another: `from` plus the steps is `to`, exactly. */
export interface Waterfall {
  readonly field: string
  readonly from: Decimal
  readonly to: Decimal
  /** Largest first, then by name; empty where no difference matters. */
  readonly steps: readonly WaterfallStep[]
}

export interface Asked {
  /** A field of the record; the headline of the first question’s answer unless given. */
  readonly field?: string
  readonly taxYear?: TaxYear
}

/**
 * The most differences that a question may read; the work doubles with each. From constants to statute, three thousand
 * random questions of each of the four calculators with most of them read nine at most.
 */
const MOST_DIFFERENCES = 10

/** More differences were read than are split. Never grouped or sampled instead: a step is one entry, and its amount exact. */
export class TooManyDifferencesError extends Error {
  override readonly name = 'TooManyDifferencesError'
  constructor(slug: string, names: readonly string[]) {
    super(`${slug} reads ${names.length} entries and inputs that differ (${names.join(', ')}); at most ${MOST_DIFFERENCES} are split`)
  }
}

/**
 * Why the answer to `to` is not the answer to `from`: a step for each entry that the two read differently and for each input that differs,
 * if it matters, split by Shapley over the record’s own rounded amounts. A difference matters if it changes the field in some mixture of
 * the two questions: a method may be what makes another entry count, so mixtures are evaluated, not differences one by one. Entries that
 * only another tax year reads otherwise are no steps: a tax year that is an input is one step itself.
 * @throws NotAnAmountError for a field that no number stands in. @throws TooManyDifferencesError above {@link MOST_DIFFERENCES}.
 */
export function explain<Of extends Fields>(
  calculator: Calculator<Of>,
  from: Question<Of>,
  to: Question<Of>,
  { field = calculator.calculate(from.inputs, from).headline, taxYear }: Asked = {},
): Waterfall {
  const { slug, outputs } = calculator
  if (!outputs.includes(field)) throw new NotAnAmountError(slug, field)
  const { differences, add, note } = differencesMet(slug)
  const changed = Object.keys(from.inputs).filter((name) => !isSame(from.inputs[name], to.inputs[name]))
  const inputBits = changed.map((input) => [input, 1 << add({ name: input, readings: [] })] as const)
  let coalition = 0
  let read = 0
  const rates = mixedRates(ratesOf(calculator.tables, from), ratesOf(calculator.tables, to), (pair) => {
    const bit = 1 << note(pair)
    read |= bit
    return (coalition & bit) !== 0
  })
  // What a calculation did not read cannot have changed its answer: one answer stands for every coalition alike in what was read.
  const known: { read: number; taken: number; value: Decimal }[] = []
  const valueOf = (asked: number): Decimal => {
    const alike = known.find((answer) => (asked & answer.read) === answer.taken)
    if (alike) return alike.value
    coalition = asked
    read = inputBits.reduce((bits, [, bit]) => bits | bit, 0)
    const taken = inputBits.map(([input, bit]) => [input, (asked & bit ? to : from).inputs[input]])
    const value = amountIn(calculator.recordOn({ ...from.inputs, ...Object.fromEntries(taken) }, rates, taxYear), field, slug)
    known.push({ read, taken: asked & read, value })
    return value
  }
  // A mixture may read entries that no earlier one did; every mixture of those is evaluated in its turn, until none reads another.
  for (let mixture = 0; mixture < 2 ** differences.length; mixture++) valueOf(mixture)

  const players = differences.map((_, index) => index).sort((a, b) => compare(differences[a]?.name, differences[b]?.name))
  const inOrder = (asked: number) => players.reduce((bits, index, place) => (asked & (1 << place) ? bits | (1 << index) : bits), 0)
  const shares = shapleyShares(players.length, (asked) => valueOf(inOrder(asked)).times(ONE_HUNDRED))
  const steps = players.flatMap((index, place): WaterfallStep[] => {
    const [difference, pence] = [differences[index], shares[place]]
    return difference && pence ? [{ ...difference, amount: pence.dividedBy(ONE_HUNDRED) }] : []
  })
  return {
    field,
    from: valueOf(0),
    to: valueOf(2 ** differences.length - 1),
    steps: steps.sort((a, b) => b.amount.abs().comparedTo(a.amount.abs())),
  }
}

/** What mixtures of two questions read. */
const ratesOf =
  (
    own: Tables,
    { tables = own, ruleSet = defaultRuleSet }: { readonly tables?: Tables; readonly ruleSet?: RuleSet },
  ): RatesOnDate<Tables> =>
  (date) =>
    allRatesOn(tables, date, ruleSet)

/** The differences that calculations met so far, each under a number, in the order in which they were met. */
function differencesMet(slug: string) {
  const differences: Difference[] = []
  const noted = new Map<ReadingPair, number>()
  const add = (difference: Difference): number => {
    const known = differences.findIndex(({ name }) => name === difference.name)
    const number = known < 0 ? differences.length : known
    differences[number] = difference
    if (differences.length > MOST_DIFFERENCES) {
      throw new TooManyDifferencesError(
        slug,
        differences.map(({ name }) => name),
      )
    }
    return number
  }
  const note = (pair: ReadingPair): number => {
    let number = noted.get(pair)
    if (number === undefined) {
      const earlier = differences.find(({ name }) => name === pair.entry)?.readings ?? []
      noted.set(pair, (number = add({ name: pair.entry, readings: [...earlier, pair] })))
    }
    return number
  }
  return { differences, add, note }
}

const isSame = (one: unknown, other: unknown) => one === other || (one instanceof Decimal && other instanceof Decimal && one.equals(other))

const compare = (a = '', b = '') => (a < b ? -1 : Number(a > b))

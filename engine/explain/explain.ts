import type { Calculator } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { EntryId } from '../rates/figure.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import { mixedRates, type ReadingPair } from './mixed-rates.ts'
import { shapleyShares } from './shapley.ts'

/** One entry’s part in the difference between two rule sets’ answers. */
export interface WaterfallStep {
  readonly entry: EntryId
  /** What each rule set reads there, by date: one, or one for each date that the calculation asked about. */
  readonly readings: readonly ReadingPair[]
  /** What going from the one reading to the other adds to the field, in its own unit, to two decimals. */
  readonly amount: Decimal
}

/** Why one rule set’s answer is not another’s: `from` plus the steps is `to`, exactly. */
export interface Waterfall {
  readonly field: string
  readonly from: Decimal
  readonly to: Decimal
  /** Largest first, then by entry; empty where no reading matters to these inputs. */
  readonly steps: readonly WaterfallStep[]
}

export interface Asked {
  /** A field of the record; the calculator’s headline unless given. */
  readonly field?: string
  readonly taxYear?: TaxYear
}

/**
 * The most differing readings that a question may read; the work doubles with each. From constants to statute, three thousand
 * random questions of each of the four calculators with most of them read nine at most.
 */
export const MOST_READINGS = 10

/** More readings were read than are split. Never grouped or sampled instead: a step is one entry, and its amount exact. */
export class TooManyReadingsError extends Error {
  override readonly name = 'TooManyReadingsError'
  constructor(slug: string, entries: readonly EntryId[]) {
    super(
      `${slug} reads ${entries.length} entries on which the rule sets differ (${entries.join(', ')}); at most ${MOST_READINGS} are split`,
    )
  }
}

/** The field is not an amount of the record. */
export class NotAnAmountError extends Error {
  override readonly name = 'NotAnAmountError'
  constructor(slug: string, field: string) {
    super(`"${field}" is no amount in the record of ${slug}; expected a field with a number`)
  }
}

/**
 * The difference that changing the rule set from `from` to `to` makes to a field of the record, as a step for each entry that matters,
 * split by Shapley over the record’s own rounded amounts. An entry matters if its reading changes the field in some mixture of the two
 * rule sets’ readings: a method may be what makes another entry count, so mixtures are evaluated, not entries one by one.
 * A field that a record leaves out counts as nothing.
 * @throws NotAnAmountError for a field that no number stands in. @throws TooManyReadingsError above {@link MOST_READINGS}.
 */
export function explain<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  from: RuleSet,
  to: RuleSet,
  { field = calculator.calculate(inputs, { ruleSet: from }).headline, taxYear }: Asked = {},
): Waterfall {
  const { slug, outputs, tables } = calculator
  if (!outputs.includes(field)) throw new NotAnAmountError(slug, field)
  const { entries, readings, note } = entriesMet(slug)
  let coalition = 0
  let read = 0
  const rates = mixedRates(tables, from, to, (pair) => {
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
    read = 0
    const value = calculator.recordOn(inputs, rates, taxYear)[field] ?? ZERO
    if (!(value instanceof Decimal)) throw new NotAnAmountError(slug, field)
    known.push({ read, taken: asked & read, value })
    return value
  }
  // A mixture may read entries that no earlier one did; every mixture of those is evaluated in its turn, until none reads another.
  for (let mixture = 0; mixture < 2 ** entries.length; mixture++) valueOf(mixture)

  const players = entries.map((_, index) => index).sort((a, b) => compare(entries[a], entries[b]))
  const inOrder = (asked: number) => players.reduce((bits, index, place) => (asked & (1 << place) ? bits | (1 << index) : bits), 0)
  const shares = shapleyShares(players.length, (asked) => valueOf(inOrder(asked)).times(ONE_HUNDRED))
  const steps = players.flatMap((index, place): WaterfallStep[] => {
    const [entry, pence] = [entries[index], shares[place]]
    return entry && pence ? [{ entry, readings: readings.get(entry) ?? [], amount: pence.dividedBy(ONE_HUNDRED) }] : []
  })
  return {
    field,
    from: valueOf(0),
    to: valueOf(2 ** entries.length - 1),
    steps: steps.sort((a, b) => b.amount.abs().comparedTo(a.amount.abs())),
  }
}

/** The entries that calculations met so far, each under a number, with the readings they met. */
function entriesMet(slug: string) {
  const entries: EntryId[] = []
  const numbers = new Map<EntryId, number>()
  const readings = new Map<EntryId, ReadingPair[]>()
  const noted = new Map<ReadingPair, number>()
  const note = (pair: ReadingPair): number => {
    const known = noted.get(pair)
    if (known !== undefined) return known
    const number = numbers.get(pair.entry) ?? entries.push(pair.entry) - 1
    if (entries.length > MOST_READINGS) throw new TooManyReadingsError(slug, entries)
    numbers.set(pair.entry, number)
    noted.set(pair, number)
    readings.set(pair.entry, [...(readings.get(pair.entry) ?? []), pair])
    return number
  }
  return { entries, readings, note }
}

const compare = (a = '', b = '') => (a < b ? -1 : Number(a > b))

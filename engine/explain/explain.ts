import { isRecorded } from '../answer/ledger.ts'
import { type Calculator, type RatesOnDate, type Tables, taxYearOf } from '../calculator.ts'
import { yearsLater } from '../inputs/day.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { yearsBetween } from '../inputs/known-years.ts'
import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import type { EntryId } from '../rates/figure.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn, NoRateError, type RuleSet, type TaxYear, unlessMissing } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { amountIn, NotAnAmountError } from './amount-in.ts'
import { mixedRates, type ReadingPair } from './mixed-rates.ts'
import { shapleyShares } from './shapley.ts'

/** What a calculator is asked: inputs, a rule set, a tax year and tables. */
export interface Question<Of extends Fields = Fields> {
  readonly inputs: InputsOf<Of>
  readonly ruleSet?: RuleSet
  readonly taxYear?: TaxYear
  /** Tables to use instead of the calculator’s own, such as those of an earlier revision. */
  readonly tables?: Tables
}

/** How much one difference between two questions contributes to the difference between their answers. */
export interface WaterfallStep extends DifferentEntry {
  /** What this difference adds to the field, in the unit of the field, to two decimals. */
  readonly amount: Decimal
}

/** An entry that two questions read differently, or an input that differs. */
interface DifferentEntry {
  /** The id of the entry, or the name of the input. Where entries are grouped, the name of their table. */
  readonly name: string
  /** What each question reads there: a pair for each date that the calculation asked about. None for an input. */
  readonly readings: readonly ReadingPair[]
}

/** Why two answers differ: `from` plus the steps is exactly `to`. */
export interface Waterfall {
  readonly field: string
  readonly from: Decimal
  readonly to: Decimal
  /** Largest first, then by name; empty where no difference matters. */
  readonly steps: readonly WaterfallStep[]
}

export interface ExplainOptions {
  /** A field of the record. By default, the headline of the answer to the first question. */
  readonly field?: string
}

/**
 * The largest number of differences that we split, because each one doubles the work. We tried three thousand random questions, from
 * constants to statute, on each of the four calculators with most differences: none read more than nine.
 */
const MOST_DIFFERENCES = 10

/** The same for each entry by itself, where a calculator does not say that it takes too long. */
const mostOf = ({ mostExplained = MOST_DIFFERENCES }: Calculator): number => mostExplained

/** There are more differences than we split. Sampling them would make the amounts inexact, so there is no answer. */
export class TooManyDifferencesError extends Error {
  override readonly name = 'TooManyDifferencesError'
  constructor(slug: string, names: readonly string[]) {
    super(`${slug} reads ${names.length} entries and inputs that differ (${names.join(', ')}); at most ${MOST_DIFFERENCES} are split`)
  }
}

/**
 * Why the answer to `to` differs from the answer to `from`. There is a step for each entry that the two read differently, and for each
 * input that differs, if it matters. The steps are Shapley shares of the rounded amounts of the record, in the unit and period of the
 * field. A difference matters if it changes the field in some mixture of the two questions. We calculate mixtures, and not one difference
 * at a time, because an entry may count only together with another, such as a method.
 *
 * Two tax years differ in the entries that changed between them. Whatever a calculation reads for a day, `from` reads for the same day of
 * its own year, so days among the inputs are those of `to`. Between two years, more differences than we split are grouped by table.
 * @throws NotAnAmountError where the field is not a number. @throws TooManyDifferencesError above {@link MOST_DIFFERENCES}.
 */
export function explain<Of extends Fields>(
  calculator: Calculator<Of>,
  from: Question<Of>,
  to: Question<Of>,
  { field = calculator.calculate(from.inputs, from).headline }: ExplainOptions = {},
): Waterfall {
  return explainerOf(calculator, from, to)(field)
}

/** Explains any number of fields as `explain` does. Each mixture is calculated once for all of them. */
export function explainerOf<Of extends Fields>(
  calculator: Calculator<Of>,
  from: Question<Of>,
  to: Question<Of>,
): (field: string) => Waterfall {
  const years = { from: from.taxYear ?? taxYearOf(from.inputs), to: taxYearOf(to.inputs, to.taxYear) }
  const byEntry = explainerBy(
    (entry) => entry,
    calculator,
    from,
    to,
    years,
    years.from === years.to ? MOST_DIFFERENCES : mostOf(calculator),
  )
  return (field) => {
    try {
      return byEntry(field)
    } catch (error) {
      if (!(error instanceof TooManyDifferencesError) || years.from === years.to) throw error
      return explainerBy(tableOf, calculator, from, to, years)(field)
    }
  }
}

const tableOf = (entry: EntryId) => entry.slice(0, entry.indexOf('.'))

/** Explains with one step for all entries that have the same name. */
function explainerBy<Of extends Fields>(
  nameOf: (entry: EntryId) => string,
  calculator: Calculator<Of>,
  from: Question<Of>,
  to: Question<Of>,
  years: { readonly from: TaxYear; readonly to: TaxYear },
  most = MOST_DIFFERENCES,
): (field: string) => Waterfall {
  const { slug } = calculator
  const isField = (field: string, { inputs, ...of }: Question<Of>, year: TaxYear) =>
    calculator
      .answerOn(inputs, ratesOf(calculator.tables, of), year)
      .answer.ledger.some((entry) => entry.key === field && isRecorded(entry))
  const { differences, add, note } = differencesMet(slug, nameOf, most)
  const changed = Object.keys(from.inputs).filter((name) => name !== 'taxYear' && !isSame(from.inputs[name], to.inputs[name]))
  const inputBits = changed.map((input) => [input, 1 << add({ name: input, readings: [] })] as const)
  // Where a calculator asks for the year, the question is about the year of `to` with rates of either.
  const ofToYear = 'taxYear' in to.inputs ? { taxYear: years.to } : {}
  let coalition = 0
  let read = 0
  const ofYear = ratesOf(calculator.tables, from)
  const ofSameDay: RatesOnDate<Tables> = (date) => ofYear(yearsLater(date, yearsBetween(years.to, years.from)))
  const takesTo = (pair: ReadingPair) => {
    const bit = 1 << note(pair)
    read |= bit
    return (coalition & bit) !== 0
  }
  // Between two years, an entry that only one has may be the difference, if a rule can do without. Where a mixture cannot do without, and
  // always between rule sets, the difference is what asks for it.
  const needed = new Set<EntryId>()
  const isNeeded = (entry: EntryId) => years.from === years.to || needed.has(entry)
  const rates = mixedRates(ofSameDay, ratesOf(calculator.tables, to), takesTo, isNeeded)
  const recordOf = (inputs: InputsOf<Of>): Result['record'] => {
    const record = unlessMissing(() => calculator.recordOn(inputs, rates, years.to))
    if (!(record instanceof NoRateError)) return record
    if (isNeeded(record.entry)) throw record
    needed.add(record.entry)
    return recordOf(inputs)
  }
  // What a calculation did not read cannot change its answer, so one answer does for all mixtures that agree in what it read.
  const known: { read: number; taken: number; record: Result['record'] }[] = []
  const answerTo = (asked: number): Result['record'] => {
    const alike = known.find((answer) => (asked & answer.read) === answer.taken)
    if (alike) return alike.record
    coalition = asked
    read = inputBits.reduce((bits, [, bit]) => bits | bit, 0)
    const taken = inputBits.map(([input, bit]) => [input, (asked & bit ? to : from).inputs[input]])
    const record = recordOf({ ...from.inputs, ...ofToYear, ...Object.fromEntries(taken) })
    known.push({ read, taken: asked & read, record })
    return record
  }
  return (field) => {
    let isOfLedger: boolean | undefined
    const valueOf = (asked: number): Decimal => {
      const record = answerTo(asked)
      // A field that a record leaves out is nothing, but it has to be a field.
      if (!(field in record)) {
        isOfLedger ??= isField(field, from, years.from) || isField(field, to, years.to)
        if (!isOfLedger) throw new NotAnAmountError(slug, field)
      }
      return amountIn(record, field, slug)
    }
    // A mixture may read entries that no earlier one did. The loop goes on until every mixture of all those found has been calculated.
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
}

/** The rates that a question reads, by date. */
const ratesOf =
  (
    own: Tables,
    { tables = own, ruleSet = defaultRuleSet }: { readonly tables?: Tables; readonly ruleSet?: RuleSet },
  ): RatesOnDate<Tables> =>
  (date) =>
    allRatesOn(tables, date, ruleSet)

/** The differences found so far, numbered in the order in which the calculations found them. */
function differencesMet(slug: string, nameOf: (entry: EntryId) => string, most: number) {
  const differences: DifferentEntry[] = []
  const noted = new Map<ReadingPair, number>()
  const add = (difference: DifferentEntry): number => {
    const known = differences.findIndex(({ name }) => name === difference.name)
    const number = known < 0 ? differences.length : known
    differences[number] = difference
    if (differences.length > most) {
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
      const name = nameOf(pair.entry)
      const earlier = differences.find((each) => each.name === name)?.readings ?? []
      noted.set(pair, (number = add({ name, readings: [...earlier, pair] })))
    }
    return number
  }
  return { differences, add, note }
}

const isSame = (one: unknown, other: unknown) => one === other || (one instanceof Decimal && other instanceof Decimal && one.equals(other))

const compare = (a = '', b = '') => (a < b ? -1 : Number(a > b))

import { Decimal, ZERO as NOTHING, sumOf } from '../../engine/money/decimal.ts'

/**
 * A part of a formula in three forms: as a spreadsheet formula, in words, and as its value for the inputs of the workbook. All three are
 * made together, so the words and the value always belong to the formula.
 */
export interface Term {
  readonly formula: string
  readonly words: string
  readonly value: Decimal
  /** The brackets it needs inside a larger term: none for a name, round the words for a function call, round both for a sum. */
  readonly kind: 'name' | 'call' | 'sum'
}

/** A named cell: its name, what it is called and its value. */
export const named = (formula: string, words: string, value: Decimal): Term => ({ formula, words, value, kind: 'name' })

/** A number that is in no table: zero, the months of a year, a hundred for percentages. */
export const number = (value: number): Term => named(String(value), String(value), new Decimal(value))

export const ZERO = number(0)
export const ONE = number(1)
export const MONTHS_IN_A_YEAR = number(12)
export const ONE_HUNDRED = number(100)

/** The sum of terms. */
export const plus = (...terms: readonly Term[]): Term => joined('+', '+', terms, (sum, value) => sum.plus(value))
/** The first term minus each of the others. */
export const minus = (...terms: readonly Term[]): Term => joined('-', '−', terms, (rest, value) => rest.minus(value))
/** The product of terms. */
export const times = (...terms: readonly Term[]): Term => joined('*', '×', terms, (product, value) => product.times(value))
/** The first term divided by each of the others. */
export const over = (...terms: readonly Term[]): Term => joined('/', '÷', terms, (share, value) => share.dividedBy(value))

/** The smaller of two terms. */
export const smallerOf = (a: Term, b: Term): Term =>
  call(`MIN(${a.formula},${b.formula})`, `the smaller of ${said(a)} and ${said(b)}`, Decimal.min(a.value, b.value))
/** The larger of two terms. */
export const largerOf = (a: Term, b: Term): Term =>
  call(`MAX(${a.formula},${b.formula})`, `the larger of ${said(a)} and ${said(b)}`, Decimal.max(a.value, b.value))
/** A term, or 0 if it is negative. */
export const atLeastZero = ({ formula, words, value }: Term): Term =>
  call(`MAX(0,${formula})`, `${words}, but not below 0`, Decimal.max(NOTHING, value))

/** The sum of a column or a row of cells. */
export const sumOfCells = (cells: string, terms: readonly Term[]): Term =>
  call(`SUM(${cells})`, 'the sum', sumOf(terms.map(({ value }) => value)))
/** The lowest value in a column or a row of cells. */
export const leastOfCells = (cells: string, terms: readonly Term[]): Term =>
  call(`MIN(${cells})`, 'the least', Decimal.min(...terms.map(({ value }) => value)))

/** One term if `a` is more than `b`, else another. */
export const whereMore = (a: Term, b: Term, then: Term, otherwise: Term): Term =>
  call(
    `IF(${a.formula}>${b.formula},${then.formula},${otherwise.formula})`,
    `${said(then)} if ${said(a)} is more than ${said(b)}, else ${said(otherwise)}`,
    a.value.greaterThan(b.value) ? then.value : otherwise.value,
  )

/** A part as a percentage of a whole: 16.27, not 0.1627; 0 if the whole is zero or less. */
export const percentOf = (part: Term, whole: Term): Term => whereMore(whole, ZERO, over(times(part, ONE_HUNDRED), whole), ZERO)

/** A band charged at a rate up to a limit. The last band has no limit. */
export interface BandTerms {
  readonly rate: Term
  readonly upTo?: Term
}

/** The charge by bands on an amount above `from`, in one formula. */
export const chargeByBands = (amount: Term, from: Term, bands: readonly BandTerms[]): Term =>
  plus(
    ...bands.map(({ rate, upTo }, index) => {
      const start = bands[index - 1]?.upTo ?? from
      return times(atLeastZero(minus(upTo ? smallerOf(amount, upTo) : amount, start)), rate)
    }),
  )

/** Binary fractions make amounts slightly inexact: 6,397 may become 6,397.0000000001, which would round up to 6,398. */
const PLACES_WITHOUT_A_HAIR = 8
export const withoutHair = (formula: string) => `ROUND(${formula},${PLACES_WITHOUT_A_HAIR})`

/** Rounds up to a whole pound. ITA 2007 s.35(3). */
export const upToThePound = ({ formula, words, value }: Term): Term =>
  call(`ROUNDUP(${withoutHair(formula)},0)`, `${words}, rounded up to a whole pound`, value.toDecimalPlaces(0, Decimal.ROUND_UP))

/** Rounds down to a whole pound. FA 2004 s.228ZA. */
export const downToThePound = ({ formula, words, value }: Term): Term =>
  call(`ROUNDDOWN(${withoutHair(formula)},0)`, `${words}, rounded down to a whole pound`, value.toDecimalPlaces(0, Decimal.ROUND_DOWN))

/** Rounds to the penny, halves up, as every amount of a record is rounded. */
export const toThePenny = ({ formula, words, value }: Term): Term =>
  call(`ROUND(${withoutHair(formula)},2)`, `${words}, to the nearest penny`, value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP))

const call = (formula: string, words: string, value: Decimal): Term => ({ formula, words, value, kind: 'call' })

/** The words of a term, with brackets if needed, for use in other words. */
const said = ({ words, kind }: Term) => (kind === 'name' ? words : `(${words})`)

function joined(sign: string, spoken: string, terms: readonly Term[], operate: (so: Decimal, value: Decimal) => Decimal): Term {
  const [first, ...others] = terms
  if (!first) throw new RangeError('there is nothing to join')
  if (others.length === 0) return first
  return {
    value: others.reduce((so, { value }) => operate(so, value), first.value),
    formula: terms.map(({ formula, kind }) => (kind === 'sum' ? `(${formula})` : formula)).join(sign),
    words: terms.map(said).join(` ${spoken} `),
    kind: 'sum',
  }
}

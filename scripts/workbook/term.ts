import { ROUNDINGS, type RoundingName } from '../../engine/expression/rounding.ts'

/** A part of a formula in two forms: as a spreadsheet formula, and in words. They are made together, so that they always belong together. */
export interface Term {
  readonly formula: string
  readonly words: string
  /** How closely it binds, which decides where it needs brackets. A call needs them only in words. */
  readonly binds: 'name' | 'product' | 'sum' | 'call'
}

/** A condition in the same two forms. `always` is set where no amount can change it. */
export interface ConditionTerm extends Omit<Term, 'binds'> {
  readonly binds: 'comparison' | 'joined'
  readonly always?: boolean
  /** The test that holds where this one does not. */
  readonly opposite: () => ConditionTerm
}

/** A named cell, or a number: what a formula calls it, and its words. */
export const named = (formula: string, words: string): Term => ({ formula, words, binds: 'name' })

/** A number that is in no table: 0, the months of a year, 100 for percentages. */
export const number = (value: string): Term => named(value, value)

export const ZERO = number('0')
export const HUNDRED = number('100')

/** The words of a term inside other words. */
const said = ({ words, binds }: Term): string => (binds === 'name' ? words : `(${words})`)

const bracketed = (term: Term, where: readonly Term['binds'][]): Term => ({
  formula: where.includes(term.binds) && term.binds !== 'call' ? `(${term.formula})` : term.formula,
  words: where.includes(term.binds) || term.binds === 'call' ? said(term) : term.words,
  binds: term.binds,
})

/** A sum of terms, each added or taken away. */
export function sum(terms: readonly { readonly term: Term; readonly isTaken: boolean }[]): Term {
  const effective = terms.filter(({ term }) => term !== ZERO)
  const [first, ...others] = effective
  if (!first) return ZERO
  if (others.length === 0 && !first.isTaken) return first.term
  const start = bracketed(first.term, first.isTaken ? ['sum'] : [])
  const rest = others.map(({ term, isTaken }) => ({ ...bracketed(term, isTaken ? ['sum'] : []), isTaken }))
  return {
    formula: `${first.isTaken ? '-' : ''}${start.formula}${rest.map(({ formula, isTaken }) => (isTaken ? '-' : '+') + formula).join('')}`,
    words: `${first.isTaken ? '−' : ''}${start.words}${rest.map(({ words, isTaken }) => (isTaken ? ' − ' : ' + ') + words).join('')}`,
    binds: 'sum',
  }
}

/** What is left of one term after another. */
export const minus = (term: Term, taken: Term): Term =>
  sum([
    { term, isTaken: false },
    { term: taken, isTaken: true },
  ])

/** The product of terms. */
export function times(...factors: readonly Term[]): Term {
  const parts = factors.map((factor) => bracketed(factor, ['sum']))
  return { formula: parts.map(({ formula }) => formula).join('*'), words: parts.map(({ words }) => words).join(' × '), binds: 'product' }
}

/** One term divided by another. */
export function over(dividend: Term, divisor: Term): Term {
  const [top, bottom] = [bracketed(dividend, ['sum']), bracketed(divisor, ['sum', 'product'])]
  return { formula: `${top.formula}/${bottom.formula}`, words: `${top.words} ÷ ${bottom.words}`, binds: 'product' }
}

const call = (formula: string, words: string): Term => ({ formula, words, binds: 'call' })

const listed = (terms: readonly Term[]): string => {
  const words = terms.map(said)
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

const formulas = (terms: readonly Omit<Term, 'binds'>[]): string => terms.map(({ formula }) => formula).join(',')

/** The smallest of several terms. */
export const smallestOf = (...terms: readonly Term[]): Term =>
  call(`MIN(${formulas(terms)})`, `the ${terms.length > 2 ? 'smallest' : 'smaller'} of ${listed(terms)}`)
/** The largest of several terms. */
export const largestOf = (...terms: readonly Term[]): Term =>
  call(`MAX(${formulas(terms)})`, `the ${terms.length > 2 ? 'largest' : 'larger'} of ${listed(terms)}`)
/** A term, or 0 if it is negative. */
export const atLeastZero = ({ formula, words }: Term): Term => call(`MAX(0,${formula})`, `${words}, but not below 0`)

/** Binary fractions make amounts slightly inexact: 6,397 may become 6,397.0000000001, which would round up to 6,398. */
const PLACES_WITHOUT_A_HAIR = 8
export const withoutHair = (term: Term): Term => ({ ...term, formula: `ROUND(${term.formula},${PLACES_WITHOUT_A_HAIR})` })

/** A formula rounded by the functions of a spreadsheet, which round away from 0 or towards it. Only `INT` rounds a loss down too. */
function roundedFormula(formula: string, how: RoundingName): string {
  const { way, places, added } = ROUNDINGS[how]
  const raised = added.isZero() ? formula : `ROUND(${formula}+${added.toFixed()},${PLACES_WITHOUT_A_HAIR})`
  return way === 'down' && places === 0 ? `INT(${raised})` : `${SHEET_ROUNDINGS[way]}(${raised},${places})`
}

const SHEET_ROUNDINGS = { 'half-up': 'ROUND', up: 'ROUNDUP', down: 'ROUNDDOWN' }

/** A term rounded as the law, or every amount of a record, is rounded. */
export const rounded = (term: Term, how: RoundingName): Term =>
  term === ZERO ? ZERO : call(roundedFormula(withoutHair(term).formula, how), `${term.words}, ${ROUNDINGS[how].words}`)

/** The signs of comparisons, and their words. */
const COMPARED = {
  '>': 'is more than',
  '>=': 'is at least',
  '=': 'is',
  '<=': 'is not more than',
  '<': 'is less than',
  '<>': 'is not',
} as const

type ComparisonSign = keyof typeof COMPARED

const OPPOSITE: Readonly<Record<ComparisonSign, ComparisonSign>> = { '>': '<=', '>=': '<', '=': '<>', '<=': '>', '<': '>=', '<>': '=' }
const TURNED: Readonly<Record<ComparisonSign, ComparisonSign>> = { '>': '<', '>=': '<=', '=': '=', '<=': '>=', '<': '>', '<>': '<>' }

/** How one term compares with another. A comparison with 0 has it on the right. */
export function compared(term: Term, sign: ComparisonSign, than: Term): ConditionTerm {
  if (term === ZERO && than !== ZERO) return compared(than, TURNED[sign], term)
  return {
    formula: `${term.formula}${sign}${than.formula}`,
    words: `${said(term)} ${COMPARED[sign]} ${said(than)}`,
    binds: 'comparison',
    opposite: () => compared(term, OPPOSITE[sign], than),
  }
}

/** A test that always has the same result. */
export const constant = (always: boolean): ConditionTerm => ({
  formula: always ? 'TRUE' : 'FALSE',
  words: always ? 'always' : 'never',
  binds: 'comparison',
  always,
  opposite: () => constant(!always),
})

/** Several tests, all of which must hold, or any one of them. */
export function together(how: 'all' | 'any', tests: readonly ConditionTerm[]): ConditionTerm {
  const isAll = how === 'all'
  if (tests.some(({ always }) => always === !isAll)) return constant(!isAll)
  const open = tests.filter(({ always }) => always === undefined)
  const [first, ...others] = open
  if (!first) return constant(isAll)
  if (others.length === 0) return first
  return {
    formula: `${isAll ? 'AND' : 'OR'}(${formulas(open)})`,
    words: open.map(({ words, binds }) => (binds === 'joined' ? `(${words})` : words)).join(isAll ? ' and ' : ' or '),
    binds: 'joined',
    opposite: () =>
      together(
        isAll ? 'any' : 'all',
        open.map((test) => test.opposite()),
      ),
  }
}

/** One term where a test holds, and another where it does not. */
export function either(test: ConditionTerm, holding: Term, otherwise: Term): Term {
  if (test.always !== undefined || holding.formula === otherwise.formula) return test.always === false ? otherwise : holding
  // IF(x<>0, x, 0) is x.
  if (otherwise === ZERO && test.formula === `${holding.formula}<>0`) return holding
  return call(
    `IF(${test.formula},${holding.formula},${otherwise.formula})`,
    `${said(holding)} if ${test.words}, otherwise ${said(otherwise)}`,
  )
}

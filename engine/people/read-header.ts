import type { Fields } from '../inputs/field.ts'
import { ABOUT_THE_PERSON, AFTER_COSTS, COLUMN_WORDS, NAMES, wordsIn } from './column-words.ts'
import { plain } from './plain.ts'
import { shareThatFits } from './what-cells-hold.ts'

/** What a column of somebody’s table is. Nothing may be worked out from a guess before they have confirmed it. */
export type ColumnMeaning =
  /** An input, by its name or by what the form calls it. */
  | { readonly kind: 'input'; readonly field: string }
  /** A result of an earlier download, which new ones replace. */
  | { readonly kind: 'result' }
  /** Who the row is about, or what somebody notes for themselves. */
  | { readonly kind: 'person' }
  /** Not known, with the field that it most likely means, if there is one. */
  | { readonly kind: 'unknown'; readonly guess?: string }

/** Columns that come after the results of an earlier table. */
const AFTER_RESULTS = new Set(['fault', 'error', 'ignored', 'leftOut'])
const PEOPLE = new Set(wordsIn(ABOUT_THE_PERSON).map(plain))

/** Whether a column says who a row is about, or what somebody notes for themselves. */
export const isAboutThePerson = (column: string): boolean => PEOPLE.has(plain(column))

const NAMED = new Set(wordsIn(NAMES).map(plain))

/** Whether a column is called as one of names is. */
export const isOfNames = (column: string): boolean => NAMED.has(plain(column))

/**
 * What each column of a header means to a calculator with these fields. `cellsOf` gives some cells of a column: they decide
 * between two fields, and take back a guess that they do not fit. No two columns are guessed to be the same field, nor one that is there.
 */
export function readHeader(
  header: readonly string[],
  fields: Fields,
  cellsOf: (place: number) => readonly string[] = () => [],
): readonly ColumnMeaning[] {
  const firstResult = header.findIndex((column) => column.startsWith('out.'))
  const isAfterResults = (column: string, place: number) => firstResult >= 0 && place > firstResult && AFTER_RESULTS.has(column)
  const meanings = header.map((column, place): ColumnMeaning => {
    const field = fieldNamed(column, fields)
    if (field !== undefined) return { kind: 'input', field }
    if (column.startsWith('out.') || isAfterResults(column, place)) return { kind: 'result' }
    if (isAboutThePerson(column)) return { kind: 'person' }
    const guess = guessFor(column, cellsOf(place), fields)
    return guess === undefined ? { kind: 'unknown' } : { kind: 'unknown', guess }
  })
  return withoutDoubt(meanings, header)
}

const namesOf = new WeakMap<Fields, ReadonlyMap<string, string>>()

/** The field that a column names, by its name or by what the form calls it. `Rent p.a.` is Rent, where the field is for a year. */
export function fieldNamed(column: string, fields: Fields): string | undefined {
  let names = namesOf.get(fields)
  if (!names) {
    const labels = Object.entries(fields).map(([name, { label }]) => [plain(label), name] as const)
    names = new Map([...labels, ...Object.keys(fields).map((name) => [plain(name), name] as const)])
    namesOf.set(fields, names)
  }
  const named = names.get(plain(column))
  if (named !== undefined) return named
  const ofYear = names.get(plain(withoutYear(column))) ?? ''
  const field = fields[ofYear]
  return field?.kind === 'money' && field.per === 'year' ? ofYear : undefined
}

const wordsOfField = new Map<string, ReadonlySet<string>>()

function isWordFor(word: string, field: string): boolean {
  let words = wordsOfField.get(field)
  if (!words) wordsOfField.set(field, (words = new Set(wordsIn(COLUMN_WORDS[field] ?? '').map(plain))))
  return word !== '' && words.has(word)
}

/** How many of the cells of a column must fit a guess. */
const LEAST_SHARE = 0.5

/**
 * The field that people most likely mean by the name of a column; undefined where the name says nothing, or could be two fields and the cells
 * do not decide. It is a guess: ask before anything is worked out from it.
 */
export function guessFor(column: string, cells: readonly string[], fields: Fields): string | undefined {
  const bare = withoutYear(column).replace(/^(?:total|annual|yearly|uk|my)\s/i, '')
  const shares = Object.entries(fields).flatMap(([name, field]) => {
    const share = [column, bare].some((word) => isWordFor(plain(word), name)) ? shareThatFits(cells, field) : 0
    return share >= LEAST_SHARE ? [{ name, share }] : []
  })
  const most = Math.max(...shares.map(({ share }) => share))
  const best = shares.filter(({ share }) => share === most)
  return best.length === 1 ? best[0]?.name : undefined
}

const isAmong = (column: string, words: string): boolean => wordsIn(words).map(plain).includes(plain(column))

/** Whether a column is called a profit, although the calculator asks for income before costs. */
export const isAfterCosts = (column: string, fields: Fields): boolean =>
  AFTER_COSTS.some(
    ({ field, words }) =>
      Object.hasOwn(fields, field) && !isWordFor('profit', field) && (/\bprofits?\b/i.test(column) || isAmong(column, words)),
  )

const OF_A_YEAR = ['pa', 'p.a.', 'p.a', 'per annum', 'per year', 'a year', 'for the year']

/** A name without the words for a year at its end, which an amount of a year needs not say. */
function withoutYear(column: string): string {
  const name = column.trim().replace(/\)$/, '')
  const words = OF_A_YEAR.find((one) => name.toLowerCase().endsWith(one) && /[\s(]$/.test(name.slice(0, -one.length)))
  return words === undefined ? column.trim() : name.slice(0, -words.length).replace(/\($/, '').trim()
}

/** The same without the guesses that two columns share, that another column is by name, or that would take costs off twice. */
function withoutDoubt(meanings: readonly ColumnMeaning[], header: readonly string[]): readonly ColumnMeaning[] {
  const count = new Map<string, number>()
  for (const one of meanings) {
    const field = one.kind === 'input' ? one.field : one.kind === 'unknown' ? one.guess : undefined
    if (field !== undefined) count.set(field, (count.get(field) ?? 0) + 1)
  }
  const netOf = AFTER_COSTS.filter(({ words }) =>
    meanings.some(({ kind }, place) => kind === 'unknown' && isAmong(header[place] ?? '', words)),
  )
  const counted = new Set(netOf.map(({ costs }) => costs))
  return meanings.map((one) => {
    if (one.kind !== 'unknown' || one.guess === undefined) return one
    return (count.get(one.guess) ?? 0) > 1 || counted.has(one.guess) ? { kind: 'unknown' } : one
  })
}

import { grouped } from '../money/grouped.ts'
import type { NumericField } from './field.ts'
import { aboutPeriod, amountAndPeriod } from './paid-per.ts'
import { withoutInvisible } from './without-invisible.ts'

/** What a box asks for: it decides which words around a number add nothing. */
export interface NumberBox {
  readonly kind: NumericField['kind']
  /** What the number counts, or the period that an amount is for: `months`, `year`. */
  readonly per?: string | undefined
  /** The choice that says which period an amount is for, where it may be for any. */
  readonly periodIn?: string | undefined
}

export const boxOf = (field: NumericField): NumberBox => ({
  kind: field.kind,
  per: field.kind === 'money' ? field.per : field.kind === 'number' ? field.unit : undefined,
  periodIn: field.kind === 'money' ? field.periodIn : undefined,
})

/**
 * A number as people write it, in the figures that the parser takes: `42k` is `42,000`, `£1.2m` is `1,200,000`, `£42,000 a year` is
 * `£42,000` where the box asks for a year’s amount, and `£3,500 a month` is `42,000` there. `nil` is 0, and so is the dash that a spreadsheet
 * shows for it; `n/a` is blank; `(1,200)` is `-1,200`, which the parser refuses by name. Words that could change the number, such as a day in
 * place of a year, stay in the text, and so does anything else in doubt: the parser then refuses it.
 */
export function inFigures(text: string, box: NumberBox): string {
  const typed = text.trim()
  const seen = withoutInvisible(typed).trim()
  const figures = nothingIn(seen, box) ?? numberIn(seen, box)
  return figures === typed ? text : figures
}

function numberIn(text: string, box: NumberBox): string {
  const ofTheYear = inAYear(text, box)
  if (ofTheYear !== undefined) return ofTheYear
  const bare = withMinusInFront(withoutCurrency(withoutWords(text, box)))
  return box.kind === 'money' ? (multiplied(bare) ?? bare) : bare
}

/** How people write that there is nothing. */
export const WORDS_FOR_ZERO: ReadonlySet<string> = new Set(['nil', 'none', 'zero'])
/** How they write that there is no answer. */
export const NO_ANSWER: ReadonlySet<string> = new Set(['n/a', 'na', 'n.a.', 'not applicable'])
const isDash = (text: string) => /^[-–—−]{1,2}$/.test(text)

/** Whether a text says that there is no answer: `n/a`, or a dash. */
export const isNoAnswer = (text: string): boolean => NO_ANSWER.has(text.toLowerCase()) || isDash(text)

/**
 * What a text that says “nothing” means; undefined for any other. A dash is no amount of money, as spreadsheets show it. As a count or a
 * measurement it is more likely not known, so it is blank.
 */
function nothingIn(text: string, { kind }: NumberBox): string | undefined {
  const small = text.toLowerCase()
  if (NO_ANSWER.has(small)) return ''
  if (WORDS_FOR_ZERO.has(small)) return '0'
  if (!isDash(small.replace(/^£/, '').trim())) return undefined
  return kind === 'number' ? '' : '0'
}

/** `35,000` for `GBP 35,000`, and for the `'35,000` by which a spreadsheet keeps a number as text. */
const withoutCurrency = (text: string): string =>
  text
    .replace(/^'(?=[£\d])/, '')
    .replace(/^gbp\s?(?=\d)/i, '')
    .replace(/(\d)\s?gbp$/i, '$1')

/** `-1,200` for `(1,200)` and for `1,200-`, as accounts write a minus. */
function withMinusInFront(text: string): string {
  const [, inBrackets, before] = /^£?\s?\(([£\d][£\d.,\s]*)\)$|^([£\d][£\d.,\s]*)-$/.exec(text) ?? []
  const amount = inBrackets ?? before
  return amount === undefined ? text : `-${amount.trim()}`
}

/**
 * The period that an amount in a box names, `hour` for `£15.20 an hour`, where the box takes any period and the rest is a number. Undefined
 * where it names none.
 */
export function periodIn(text: string, { periodIn: choice }: NumberBox): string | undefined {
  const said = choice === undefined ? undefined : amountAndPeriod(text)
  return said && /^[£\d.,\s]+$/.test(multiplied(said.amount) ?? said.amount) ? said.period : undefined
}

/**
 * What an amount for a month, or for weeks, comes to in a year, where the box asks for a year’s. Undefined for any other text, and for pay by
 * the day or the hour, of which a year has as many as somebody works.
 */
function inAYear(text: string, box: NumberBox): string | undefined {
  const said = box.kind === 'money' && box.per === 'year' ? amountAndPeriod(text) : undefined
  if (!said || said.period === 'year') return undefined
  const { times, perWeek } = aboutPeriod(said.period)
  const bare = multiplied(said.amount) ?? said.amount
  const [, whole = '', part = ''] = /^£?\s?(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(bare) ?? []
  if (whole === '' || perWeek || (whole.includes(',') && !/^\d{1,3}(?:,\d{3})+$/.test(whole))) return undefined
  const pence = String(BigInt(`${whole.replaceAll(',', '')}${part.padEnd(2, '0')}`) * BigInt(times)).padStart(3, '0')
  const inPounds = grouped(pence.slice(0, -2))
  return pence.endsWith('00') ? inPounds : `${inPounds}.${pence.slice(-2)}`
}

/** A text without the words at its end that say what its number counts, or what its amount is for. */
function withoutWords(text: string, box: NumberBox): string {
  if (box.kind === 'percent') return without(text, ['percent', 'per cent'])
  if (box.kind === 'number') return box.per === undefined ? text : without(text, [box.per, box.per.replace(/s$/, '')])
  const said = amountAndPeriod(text)
  return said && (said.period === box.per || periodIn(text, box) !== undefined) ? said.amount : text
}

/** A text without the last word, where that is one of these words. */
function without(text: string, words: readonly string[]): string {
  const small = text.toLowerCase()
  const word = words.find((one) => small.endsWith(one) && /[\d\s.kmn%]$/.test(small.slice(0, -one.length)))
  return word === undefined ? text : text.slice(0, -word.length).trimEnd()
}

/** The noughts that a word or a letter after a number stands for. */
const NOUGHTS: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, mn: 6, million: 6 }

/** An amount in thousands or millions, in pounds: `£1.2m` is `1,200,000`. Undefined for any other text or a part of a penny. */
function multiplied(text: string): string | undefined {
  const [, whole = '', part = '', word = ''] = /^£?\s?([\d,]+)(?:\.(\d+))?\s?(k|thousand|m|mn|million)$/i.exec(text) ?? []
  if (whole.includes(',') && !/^\d{1,3}(?:,\d{3})+$/.test(whole)) return undefined
  const noughts = NOUGHTS[word.toLowerCase()] ?? 0
  if (noughts === 0 || part.length > noughts + 2) return undefined
  const pounds = `${whole.replaceAll(',', '')}${part.slice(0, noughts).padEnd(noughts, '0')}`.replace(/^0+(?=\d)/, '')
  const pence = part.slice(noughts)
  return pence === '' ? grouped(pounds) : `${grouped(pounds)}.${pence}`
}

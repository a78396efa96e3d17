import { grouped } from '../money/grouped.ts'
import type { NumericField } from './field.ts'

/** What a box asks for: it decides which words around a number add nothing. */
export interface Box {
  readonly kind: NumericField['kind']
  /** What the number counts, or the period that an amount is for: `months`, `year`. */
  readonly per?: string | undefined
}

export const boxOf = (field: NumericField): Box => ({
  kind: field.kind,
  per: field.kind === 'money' ? field.per : field.kind === 'number' ? field.unit : undefined,
})

/**
 * A number as people write it, in the figures that the parser takes: `42k` is `42,000`, `£1.2m` is `1,200,000`, `£42,000 a year` is
 * `£42,000` where the box asks for a year’s amount. Words that could change the number, such as another period, stay in the text, and so
 * does anything else in doubt: the parser then refuses it.
 */
export function inFigures(text: string, { kind, per }: Box): string {
  const typed = text.trim()
  const bare = without(typed, kind === 'percent' ? PERCENT : wordsFor(per))
  const figures = kind === 'money' ? (multiplied(bare) ?? bare) : bare
  return figures === typed ? text : figures
}

const PERCENT = ['percent', 'per cent']

/** How people say what a number counts, or what an amount is for. */
const wordsFor = (per?: string): readonly string[] => (per === undefined ? [] : (PERIODS[per] ?? [per, per.replace(/s$/, '')]))

const PERIODS: Readonly<Record<string, readonly string[]>> = {
  year: ['a year', 'per year', 'each year', 'per annum', 'p.a.', 'pa', '/year', '/yr', 'yearly', 'annually'],
  day: ['a day', 'per day', 'each day', '/day', 'daily'],
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

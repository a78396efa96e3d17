import type { Decimal } from '../money/decimal.ts'
import type { Unit } from '../rates/figure.ts'

/**
 * How an amount is written in a sentence: always with its pence, with pence only where there are any (`money`), as a percentage with one
 * decimal or without needless ones, as a fraction in percent (`rate`), or as what takes a pound at a rate (£2 at 50%).
 */
export type NumberStyle = 'pence' | 'money' | 'percent' | 'plain-percent' | 'rate' | 'for-each-pound'

/** A sentence of a result: its words, and amounts that the page writes in their form, or as figures of the tables are written. */
export type Message = readonly (string | MessageAmount)[]

export type MessageAmount = { readonly value: Decimal; readonly as: NumberStyle } | { readonly value: Decimal; readonly unit: Unit }

import { Decimal } from '#engine/money/decimal.ts'
import type { Unit } from '#engine/rates/figure.ts'
import type { EntryProvenance } from '#engine/rates/provenance.ts'
import { date, figureText } from './format.ts'

type EntryText = Pick<EntryProvenance, 'kind' | 'unit' | 'options'>

/** A value as the tables write it, `12570`, `8%`, `2026-01-31` or the name of a method, as a page writes it. */
export function readingText({ kind, unit = 'GBP', options }: EntryText, value: string): string {
  if (kind === 'amount') return figureText({ unit: unit as Unit, value: new Decimal(value) })
  if (kind === 'date' || kind === 'day') return date(value)
  return options?.[value] ?? value
}

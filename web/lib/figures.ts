// For text that is rendered when the site is built. It knows every table, so nothing that runs in a browser may import it.
import { Decimal, sumOf } from '#engine/money/decimal.ts'
import type { BandsFigure, EntryId, Figure } from '#engine/rates/figure.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { figureText, money } from './format.ts'

/** The law of the default tax year, for page text. */
export const rates = ratesAt(tables, defaultTaxYear, defaultRuleSet)

const settled = (entry: EntryId): unknown =>
  entry.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], rates)

/** An amount or percent of the tables. @throws TypeError for an entry of another kind. */
export function figure(entry: EntryId): Figure {
  const found = settled(entry) as Figure
  if (!(found.value instanceof Decimal)) throw new TypeError(`${entry} is not a single figure`)
  return found
}

/** A rate table by bands. @throws TypeError for an entry of another kind. */
export function bandsFigure(entry: EntryId): BandsFigure {
  const found = settled(entry) as BandsFigure
  if (found.bands === undefined) throw new TypeError(`${entry} is not a table of bands`)
  return found
}

/** An entry as text writes it: £12,570 or 8%. */
export const text = (entry: EntryId): string => figureText(figure(entry))

/** The sum of several amounts, such as the income at which a limit on taxable income bites. */
export const sumText = (...entries: EntryId[]): string => money(sumOf(entries.map((entry) => figure(entry).value)))

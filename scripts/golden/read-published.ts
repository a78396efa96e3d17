import { existsSync, readFileSync } from 'node:fs'
import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { cellsWith, type GoldenRow, goldenRow, parseCells } from '../../golden/code/parse-golden.ts'
import { goldenFile } from '../../golden/code/read-golden.ts'
import { oneOf } from '../lib/command.ts'

/** A published case: the figures that somebody else printed for some inputs, as they printed them. */
export interface PublishedRow extends Pick<GoldenRow, 'line' | 'case' | 'rules' | 'taxYear' | 'in' | 'source'> {
  /** The printed figures by column, such as `out.incomeTax`. The engine must agree with each. */
  readonly figures: Readonly<Record<string, string>>
  /** Other figures of the same publication, by name, that a worked figure uses. */
  readonly given: Readonly<Record<string, string>>
  /** How the publication rounds: to the penny where blank, to the pound, or down to the pound. */
  readonly rounded: string
}

const NOT_A_FIGURE = /^(case|rules|taxYear|rounded|source|(in|given)\..*)$/

/** The rows of a published file’s text. */
export const parsePublished = (text: string): PublishedRow[] =>
  parseCells(text).map((cells, index) => ({
    ...goldenRow(cells, index + 2),
    figures: Object.fromEntries(Object.entries(cells).filter(([column, cell]) => cell !== '' && !NOT_A_FIGURE.test(column))),
    given: cellsWith('given.', cells),
    rounded: cells['rounded'] ?? '',
  }))

/** The rows of `golden/published/<slug>.csv`; none if nobody has published anything. */
export function readPublished(slug: string): PublishedRow[] {
  const file = goldenFile(`published/${slug}`)
  return existsSync(file) ? parsePublished(readFileSync(file, 'utf8')) : []
}

/** How far an amount may be from the printed figure, by the way the publication rounds. If it does not round, at most half a penny. */
const NEARNESS: Readonly<Record<string, (difference: Decimal) => boolean>> = {
  '': (difference) => difference.abs().lessThanOrEqualTo('0.005'),
  pound: (difference) => difference.abs().lessThan(1),
  'pound-down': (difference) => difference.greaterThanOrEqualTo(0) && difference.lessThan(1),
}

/** Whether an amount, rounded as the publication rounds, is the printed figure. @throws UsageError for an unknown way of rounding. */
export const isAsPrinted = (amount: Decimal, printed: string, rounded: string): boolean =>
  NEARNESS[oneOf('way of rounding', rounded, Object.keys(NEARNESS))]?.(amount.minus(printed)) === true

/**
 * Tells whether golden/published has the figures that a golden row expects: some row there has the same inputs and at least one of the same
 * results, and no row with the same inputs has a different one. Once a figure is reworked, it no longer counts as published.
 */
export function onRecord(calculator: Pick<Calculator, 'parse'>, published: readonly PublishedRow[]): (golden: GoldenRow) => boolean {
  const asked = published.map((row) => ({ ...row, question: questionOf(calculator, row) }))
  return (golden) => {
    const question = questionOf(calculator, golden)
    if (question === undefined) return false
    const shared = asked
      .filter((row) => row.question === question && row.rules.every((rules) => golden.rules.includes(rules)))
      .flatMap(({ figures, rounded }) =>
        Object.entries(figures).flatMap(([column, printed]) => {
          const expected = column.startsWith('out.') ? golden.out[column.slice('out.'.length)] : undefined
          return expected === undefined ? [] : [isAsPrinted(new Decimal(expected), printed, rounded)]
        }),
      )
    return shared.length > 0 && shared.every(Boolean)
  }
}

/** The inputs as text that is the same whether a cell is blank or has the default that a blank means. */
function questionOf(calculator: Pick<Calculator, 'parse'>, { in: inputs, taxYear }: Pick<GoldenRow, 'in' | 'taxYear'>): string | undefined {
  const parsed = calculator.parse(inputs, taxYear as TaxYear)
  return parsed.issues ? undefined : JSON.stringify({ taxYear, ...parsed.inputs })
}

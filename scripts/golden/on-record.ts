import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import type { GoldenRow } from '../../golden/code/parse-golden.ts'
import { isAsPrinted, type PublishedRow } from './read-published.ts'

type Question = Pick<GoldenRow, 'in' | 'rules' | 'taxYear'>

/**
 * Whether golden/published has the figures that a golden row expects: some row there has the same inputs and at least one of the same
 * results, and no row with the same inputs has a different one. Once a figure is reworked, it no longer counts as published.
 */
export function isOnRecord(calculator: Pick<Calculator, 'parse'>, golden: GoldenRow, published: readonly PublishedRow[]): boolean {
  const question = questionOf(calculator, golden)
  if (question === undefined) return false
  const shared = published
    .filter((row) => row.rules.every((rules) => golden.rules.includes(rules)) && questionOf(calculator, row) === question)
    .flatMap(({ figures, rounded }) =>
      Object.entries(figures).flatMap(([column, printed]) => {
        const expected = column.startsWith('out.') ? golden.out[column.slice('out.'.length)] : undefined
        return expected === undefined ? [] : [isAsPrinted(new Decimal(expected), printed, rounded)]
      }),
    )
  return shared.length > 0 && shared.every(Boolean)
}

/** The inputs as text that is the same whether a cell is blank or has the default that a blank means. */
function questionOf(calculator: Pick<Calculator, 'parse'>, { in: inputs, taxYear }: Question): string | undefined {
  const parsed = calculator.parse(inputs, taxYear as TaxYear)
  return parsed.issues ? undefined : JSON.stringify({ taxYear, ...parsed.inputs })
}

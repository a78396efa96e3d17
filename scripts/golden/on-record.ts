import type { Calculator } from '../../engine/calculator.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { isAsPrinted } from './nearness.ts'
import type { GoldenRow } from './parse-golden.ts'
import type { PublishedRow } from './read-published.ts'

type Question = Pick<GoldenRow, 'in' | 'rules' | 'taxYear'>

/**
 * Whether what a golden row expects is on record in golden/published: some row there asks the same, prints at least one result that the
 * golden row expects too, and no such row prints another. A figure that was reworked since is therefore on record no longer.
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

/** What is asked, the same text however it is written: with a blank cell or with the default that it stands for. */
function questionOf(calculator: Pick<Calculator, 'parse'>, { in: inputs, taxYear }: Question): string | undefined {
  const parsed = calculator.parse(inputs)
  return parsed.issues ? undefined : JSON.stringify({ taxYear, ...parsed.inputs })
}

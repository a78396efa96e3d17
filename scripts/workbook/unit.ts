import type { Amount } from '../../engine/expression/amount.ts'
import type { Unit as FigureUnit } from '../../engine/rates/figure.ts'

/** How a cell shows its number: pounds, a number of percent (16.27), a rate (0.2 shown as 20%), or a plain number. */
export type CellUnit = 'GBP' | 'percent' | 'rate' | 'count'

/** How a cell shows a figure of the tables. */
export const unitOfFigure = (unit: FigureUnit): CellUnit => (unit === 'percent' ? 'rate' : unit === 'GBP' ? 'GBP' : 'count')

/** How a cell shows an amount. */
export function unitOf({ name, operation }: Amount): CellUnit {
  if (name?.isRate) return 'rate'
  if (name?.isCount) return 'count'
  switch (operation.kind) {
    case 'input':
      return operation.unit
    case 'figure':
      return unitOfFigure(operation.figure.unit)
    case 'share':
      return 'percent'
    case 'when':
      return unitOf(operation.holding)
    case 'rounded':
      return operation.how.endsWith('-to-a-whole-number') ? 'count' : unitOf(operation.of)
    case 'product':
      // A rate times 100 is a number of percent.
      return operation.factors.length === 2 && operation.factors.some(isHundred) && operation.factors.some((one) => unitOf(one) === 'rate')
        ? 'percent'
        : 'GBP'
    case 'cheapest':
      return unitOf(operation.otherwise.amount)
    case 'smallest':
    case 'largest':
      return operation.of.some((one) => unitOf(one) === 'percent') ? 'percent' : 'GBP'
    case 'number':
    case 'sum':
    case 'quotient':
    case 'percent':
    case 'over':
    case 'bands':
      return 'GBP'
  }
}

const isHundred = ({ operation }: Amount): boolean => operation.kind === 'number' && operation.value.equals(100)

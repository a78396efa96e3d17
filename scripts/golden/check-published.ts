import type { Calculator } from '../../engine/calculator.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { NoRateError } from '../../engine/rates/rates-at.ts'
import { oneOf, UsageError } from '../lib/command.ts'
import { asked } from './check-rows.ts'
import { figureUnder } from './published-figures.ts'
import { isAsPrinted, type PublishedRow } from './read-published.ts'

/** The published rows that a calculator disagrees with: a line for each row and rule set, with the printed figure and the engine’s. */
export function publishedFaults(calculator: Calculator, rows: readonly PublishedRow[]): string[] {
  return rows.flatMap((row) => {
    const place = `golden/published/${calculator.slug}.csv row ${row.line}, "${row.case}"`
    try {
      return row.rules.flatMap((rules) => {
        const differences = disagreements(calculator, row, rules)
        return differences.length === 0 ? [] : [`${place}, under ${rules}: ${differences.join('; ')}`]
      })
    } catch (error) {
      if (!(error instanceof UsageError) && !(error instanceof NoRateError)) throw error
      return [`${place}: ${error.message}`]
    }
  })
}

function disagreements(calculator: Calculator, row: PublishedRow, rules: string): string[] {
  const { inputs, choice } = asked(calculator, { ...row, out: {} }, rules)
  const result = calculator.calculate(inputs, choice)
  const given = (name: string) => new Decimal(row.given[oneOf('given figure', name, Object.keys(row.given))] ?? 0)
  const figures = Object.entries(row.figures)
  if (figures.length === 0) throw new UsageError('it has no printed figure, so it tests nothing; remove the row')
  return figures.flatMap(([column, printed]) => {
    if (!/^-?\d+(\.\d+)?$/.test(printed)) throw new UsageError(`${column}: "${printed}" is not a figure; write one like 7540 or 7540.25`)
    const found = figureUnder(column, result, outputsOf(calculator), given)
    return isAsPrinted(found, printed, row.rounded) ? [] : [`${column} is printed as ${printed}, but the engine’s is ${found.toFixed()}`]
  })
}

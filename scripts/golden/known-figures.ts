import type { Calculator } from '../../engine/calculator.ts'
import { Decimal, ONE_HUNDRED } from '../../engine/money/decimal.ts'
import { NoRateError, RULE_SETS, type TaxYear } from '../../engine/rates/rates-at.ts'
import { type EntryRead, recordNoting } from '../rates/entries-read.ts'
import type { GoldenRow } from './parse-golden.ts'

/**
 * The numbers that a working may start from, as plain decimals: the row’s inputs, and the figures of the tables that its calculation reads under
 * its rule sets, a percent also as its number (8 for 8%). Which figures are read is asked of the engine, and nothing that it works out.
 */
export function knownFigures(
  calculator: Calculator,
  { in: inputs, rules, taxYear }: Pick<GoldenRow, 'in' | 'rules' | 'taxYear'>,
): ReadonlySet<string> {
  const parsed = calculator.parse(inputs)
  if (parsed.issues) return new Set()
  const amounts = Object.values(parsed.inputs).filter((value) => value instanceof Decimal)
  const read = RULE_SETS.filter((name) => rules.includes(name)).flatMap((ruleSet) => {
    try {
      return recordNoting(calculator, parsed.inputs, { ruleSet, taxYear: taxYear as TaxYear }).read.flatMap(({ figure }) =>
        numbersIn(figure),
      )
    } catch (error) {
      // Of such a row golden:check says what is lacking.
      if (error instanceof NoRateError) return []
      throw error
    }
  })
  return new Set([...amounts, ...read].map((value) => value.toFixed()))
}

function numbersIn(figure: EntryRead['figure']): Decimal[] {
  const figures = 'bands' in figure ? figure.bands.flatMap(({ rate, upTo }) => (upTo ? [rate, upTo] : [rate])) : [figure]
  return figures.flatMap((each) => {
    if (!('unit' in each)) return []
    return each.unit === 'percent' ? [each.value, each.value.times(ONE_HUNDRED)] : [each.value]
  })
}

import type { Calculator, RatesChoice } from '../../engine/calculator.ts'
import { explain, TooManyDifferencesError } from '../../engine/explain/explain.ts'
import type { ReadingPair } from '../../engine/explain/mixed-rates.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import { figureText } from '../rates/figure-text.ts'
import type { RowAnswers } from './calculate-rows.ts'
import { RowError } from './columns.ts'
import { refuseRuleSetOfOtherYear } from './row-year.ts'

const COLUMNS = ['out.field', 'out.entry', 'out.title', 'out.from', 'out.to', 'out.amount']

/**
 * Why the headline differs from the one under another choice: another rule set, or another tax year. A line for each step, or, with no
 * difference, one line that names only the field.
 */
export const explainAnswers = (calculator: Calculator, other: RatesChoice): RowAnswers => ({
  columns: COLUMNS,
  of: (inputs, choice) => {
    const before = { ...choice, ...other }
    refuseRuleSetOfOtherYear(calculator, before.ruleSet, before.taxYear)
    const { field, steps } = waterfall(() => explain(calculator, { inputs, ...before }, { inputs, ...choice }))
    if (steps.length === 0) return [{ 'out.field': field }]
    return steps.map(({ name, readings, amount }) => ({
      'out.field': field,
      'out.entry': name,
      'out.title': provenance[name]?.title ?? '',
      'out.from': textOf(readings, 'from'),
      'out.to': textOf(readings, 'to'),
      'out.amount': amount.toFixed(2),
    }))
  },
})

/** If a difference cannot be split by entry, only that row is at fault. */
function waterfall<Explained>(explained: () => Explained): Explained {
  try {
    return explained()
  } catch (error) {
    if (error instanceof TooManyDifferencesError) throw new RowError(error.message, { cause: error })
    throw error
  }
}

/** A reading as the tables write it, with its entry and its date if there are several. */
function textOf(readings: readonly ReadingPair[], side: 'from' | 'to') {
  const entries = new Set(readings.map(({ entry }) => entry))
  return readings
    .map((pair) => {
      const date = readings.some((each) => each !== pair && each.entry === pair.entry) ? `${pair.date}: ` : ''
      return `${entries.size > 1 ? `${pair.entry} ` : ''}${date}${figureText(pair[side])}`
    })
    .join('; ')
}

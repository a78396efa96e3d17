import type { Calculator } from '../../engine/calculator.ts'
import { explain, TooManyDifferencesError } from '../../engine/explain/explain.ts'
import type { ReadingPair } from '../../engine/explain/mixed-rates.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import type { RuleSet } from '../../engine/rates/rates-at.ts'
import { figureText } from '../rates/figure-text.ts'
import { type Answers, RowError } from './calculate-rows.ts'

const COLUMNS = ['out.field', 'out.entry', 'out.title', 'out.from', 'out.to', 'out.amount']

/** Why the headline differs between `from` and `to`: a line for each step, or, with no difference, one line that names only the field. */
export const explainAnswers = (calculator: Calculator, from: RuleSet, to: RuleSet): Answers => ({
  columns: COLUMNS,
  of: (inputs) => {
    const { field, steps } = waterfall(() => explain(calculator, { inputs, ruleSet: from }, { inputs, ruleSet: to }))
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

/** A reading as the tables write it, with its date if there are several. */
const textOf = (readings: readonly ReadingPair[], side: 'from' | 'to') =>
  readings.map((pair) => (readings.length > 1 ? `${pair.date}: ` : '') + figureText(pair[side])).join('; ')

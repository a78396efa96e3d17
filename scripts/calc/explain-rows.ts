import type { Calculator } from '../../engine/calculator.ts'
import { explain, TooManyDifferencesError } from '../../engine/explain/explain.ts'
import type { ReadingPair } from '../../engine/explain/mixed-rates.ts'
import { provenance } from '../../engine/rates/generated/provenance/index.ts'
import type { RuleSet } from '../../engine/rates/rates-at.ts'
import { figureText } from '../rates/figure-text.ts'
import { type Answers, RowError } from './calculate-rows.ts'

const COLUMNS = ['out.field', 'out.entry', 'out.title', 'out.from', 'out.to', 'out.amount']

/** Why the headline is another under `to` than under `from`: a line for each step, or one that names the field alone where there is none. */
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

/** What cannot be split is a fault of its row alone. */
function waterfall<Explained>(explained: () => Explained): Explained {
  try {
    return explained()
  } catch (error) {
    if (error instanceof TooManyDifferencesError) throw new RowError(error.message, { cause: error })
    throw error
  }
}

/** The reading as the tables write it, with its date where there are several. */
const textOf = (readings: readonly ReadingPair[], side: 'from' | 'to') =>
  readings.map((pair) => (readings.length > 1 ? `${pair.date}: ` : '') + figureText(pair[side])).join('; ')

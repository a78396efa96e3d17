import type { Calculator } from '../../engine/calculator.ts'
import { NotAnAmountError } from '../../engine/explain/amount-in.ts'
import {
  type Entered,
  type FoundAmounts,
  seekGoal,
  TooManyStairsError,
  type WantedAnswer,
} from '../../engine/explain/goal-seek/seek-goal.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { isNumeric } from '../../engine/inputs/field.ts'
import { money } from '../../engine/inputs/kinds.ts'
import { parserOf, schemaOf } from '../../engine/inputs/parse.ts'
import { Decimal, ZERO } from '../../engine/money/decimal.ts'
import { oneOf, UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'
import type { RowAnswers } from './calculate-rows.ts'
import { RowError } from './columns.ts'
import { textOf } from './row-year.ts'

/** What `--solve netIncome=30000 --for annualSalary` asks. @throws UsageError for an option without the other, or one that says no such thing. */
export function wantedBy(calculator: Calculator, solve: string | undefined, input: string | undefined): WantedAnswer {
  if (solve === undefined || input === undefined)
    throw new UsageError('expected both --solve and --for, such as --solve netIncome=30000 --for annualSalary')
  const [name = '', text, ...more] = solve.split('=')
  if (text === undefined || more.length > 0)
    throw new UsageError(`--solve ${quoted(solve)}: expected a result and its amount, such as netIncome=30000`)
  const wanted = oneOf('result', name, outputsOf(calculator))
  const parsed = parserOf(schemaOf({ [wanted]: money({ label: wanted, blank: 'unknown' }) }))({ [wanted]: text })
  const amount = parsed.issues ? undefined : parsed.inputs[wanted]
  if (!(amount instanceof Decimal))
    throw new UsageError(`--solve ${wanted}: ${quoted(text)} must be ${parsed.issues?.[0]?.expected ?? 'an amount'}`)
  const numbers = Object.entries(calculator.fields).flatMap(([field, asked]) => (isNumeric(asked) ? [field] : []))
  return { wanted, amount, find: oneOf('number to find', input, numbers) }
}

/** The same answers to each row with one input filled in, so that a result is what is wanted: the smallest number that makes it so. */
export const solvedAnswers = (calculator: Calculator, asked: WantedAnswer, answers: RowAnswers): RowAnswers => ({
  fills: asked.find,
  columns: [asked.find, ...answers.columns],
  of(inputs, choice, row) {
    const { find } = asked
    const given = row(find)
    if (textOf(given) !== '') throw new RowError(`column ${find}: ${quoted(given)} must be blank, because --solve fills it in`)
    const at = smallest(
      solved(() => seekGoal(calculator, inputs, asked, choice)),
      asked,
    )
    const filled = (field: string) => (field === find ? at.toFixed() : row(field))
    return answers.of({ ...inputs, [find]: at }, choice, filled).map((results) => ({ [find]: at.toFixed(2), ...results }))
  },
})

/** If a row has no such result, or none that can be worked out backwards, only that row is at fault. */
function solved(find: () => FoundAmounts): FoundAmounts {
  try {
    return find()
  } catch (error) {
    if (error instanceof NotAnAmountError || error instanceof TooManyStairsError) throw new RowError(error.message, { cause: error })
    throw error
  }
}

/** The smallest number that gives the answer. @throws RowError that says what comes closest, where none does. */
function smallest(found: FoundAmounts, { wanted, amount, find }: WantedAnswer): Decimal {
  if (found.kind === 'exact') return found.ranges[0]?.from ?? ZERO
  throw new RowError(`column ${find}: nothing gives ${wanted} ${amount.toFixed(2)}; ${closest(found)}`)
}

function closest(found: Exclude<FoundAmounts, { kind: 'exact' }>): string {
  if (found.kind === 'beyond')
    return `the ${found.isMost ? 'most' : 'least'} that it gives is ${found.nearest.gives.toFixed(2)}, at ${found.nearest.at.toFixed(2)}`
  return found.sides.flatMap((sides) => sides.map(given)).join(', ')
}

const given = ({ at, gives }: Entered) => `${at.toFixed(2)} gives ${gives.toFixed(2)}`

import type { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import type { Amount } from '../expression/amount.ts'
import type { Result } from '../result/result.ts'
import { bandTablesOf, stepsOf } from '../working/working.ts'
import { type WrittenWorking, writtenWorking } from '../working/working-printer.ts'

/** The working of some amounts by themselves, for the inputs of `values`. */
export function workingOf(
  amounts: readonly Amount[],
  values: ExactEvaluator,
): Pick<Result, 'steps' | 'bandTables'> & Pick<WrittenWorking, 'partsOf'> {
  const written = writtenWorking(amounts, (condition) => values.holds(condition))
  return { steps: stepsOf(written, values), bandTables: bandTablesOf(written, values), partsOf: written.partsOf }
}

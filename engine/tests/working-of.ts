import type { Amount } from '../formula/amount.ts'
import type { Values } from '../formula/values.ts'
import { bandTablesOf, stepsOf } from '../formula/working.ts'
import { type WrittenWorking, writtenWorking } from '../formula/writer.ts'
import type { Result } from '../result/result.ts'

/** The working of some amounts by themselves, for the inputs of `values`. */
export function workingOf(
  amounts: readonly Amount[],
  values: Values,
): Pick<Result, 'steps' | 'bandTables'> & Pick<WrittenWorking, 'partsOf'> {
  const written = writtenWorking(amounts, (condition) => values.holds(condition))
  return { steps: stepsOf(written, values), bandTables: bandTablesOf(written, values), partsOf: written.partsOf }
}

import type { Amount } from '../formula/amount.ts'
import type { Values } from '../formula/values.ts'
import { type Working, workedOut } from '../formula/working.ts'
import { type WrittenWorking, writtenWorking } from '../formula/writer.ts'

/** The working of some amounts by themselves, for the inputs of `values`. */
export function workingOf(amounts: readonly Amount[], values: Values): Working & Pick<WrittenWorking, 'partsOf'> {
  const written = writtenWorking(amounts, (condition) => values.holds(condition))
  return { ...workedOut(written, values), partsOf: written.partsOf }
}

import type { Answer } from '../../../engine/answer/answer.ts'
import { isRecorded } from '../../../engine/answer/ledger.ts'
import type { RationalEvaluator } from './rational-evaluator.ts'
import { type OpenTest, partsOf, type Whole, type WholeTest } from './whole.ts'

/** A field of a record: hundredths, of a pound or of a percent, a test or a text. It is there only `where` that test holds. */
export interface RecordedField {
  readonly key: string
  readonly says: Whole | WholeTest | string
  readonly where: WholeTest
}

/** The fields of the record of an answer as whole numbers, in the order of its ledger. */
export function recordedIn({ ledger }: Pick<Answer, 'ledger'>, fractions: RationalEvaluator): RecordedField[] {
  const { wholes } = fractions
  return ledger.filter(isRecorded).flatMap<RecordedField>(({ key, amount, fact, where: condition, zeroUnless }) => {
    const where = condition ? fractions.holds(condition) : true
    if (where === false) return []
    if (typeof fact === 'string') return [{ key, says: fact, where }]
    if (fact !== undefined) return [{ key, says: typeof fact === 'object' ? fractions.holds(fact) : fact, where }]
    const isAny = zeroUnless ? fractions.holds(zeroUnless) : true
    const says = isAny === false ? wholes.nil : wholes.choice(isAny, fractions.inHundredths(amount), wholes.nil)
    return [{ key, says, where }]
  })
}

export const isTest = (of: Whole | WholeTest): of is WholeTest => typeof of === 'boolean' || !('least' in of)

/** How often each whole number and test of a record is used, so that whoever writes it as code can give it a name. */
export function usesIn(record: readonly RecordedField[]): ReadonlyMap<Whole | OpenTest, number> {
  const uses = new Map<Whole | OpenTest, number>()
  const count = (of: Whole | WholeTest | string) => {
    if (typeof of !== 'object') return
    const before = uses.get(of) ?? 0
    uses.set(of, before + 1)
    if (before === 0) for (const part of partsOf(of)) count(part)
  }
  for (const { says, where } of record) for (const part of [says, where]) count(part)
  return uses
}

import type { Answer } from '../../answer/answer.ts'
import { isRecorded } from '../../answer/ledger.ts'
import { type Amount, HUNDRED, when, zero } from '../../expression/amount.ts'
import { NotAnAmountError } from '../amount-in.ts'

/**
 * The formula of a field of the record, before it is rounded to the penny, in the unit and period of that field. It is nothing where the
 * record leaves the field out.
 * @throws NotAnAmountError where the answer records no such amount.
 */
export function recordedFormula({ ledger }: Answer, field: string, slug: string): Amount {
  const entries = ledger.filter((entry) => isRecorded(entry) && entry.key === field && entry.fact === undefined)
  if (entries.length === 0) throw new NotAnAmountError(slug, field)
  return entries.reduceRight<Amount>((otherwise, { amount, where, zeroUnless }) => {
    // A rate is a fraction, and the record has it in percent.
    const recorded = amount.name?.isRate ? amount.times(HUNDRED) : amount
    const held = zeroUnless ? when(zeroUnless, recorded, zero) : recorded
    return where ? when(where, held, otherwise) : held
  }, zero)
}

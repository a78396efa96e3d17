import { type NoteOf, note } from '../../answer/answer.ts'
import { zero } from '../../expression/amount.ts'
import { all, isEqual, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { IncomeTaxRates } from '../rates.ts'
import { isOnScottishBands } from './bands.ts'
import { isAboveIncomeLimit, isReducedForHighIncome } from './personal-allowance.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

/** Notes that say whether income above the limit has reduced the Personal Allowance or used it up. ITA 2007 s.35. */
export function allowanceNotes(
  { adjustedNetIncome, allowance }: Pick<TaxOnIncome, 'adjustedNetIncome' | 'allowance'>,
  rates: IncomeTaxRates,
): NoteOf[] {
  if (!isReducedForHighIncome(rates)) return []
  const isAboveLimit = isAboveIncomeLimit(adjustedNetIncome, rates)
  const isUsedUp = isEqual(allowance, zero)
  return [
    note(
      'allowance-tapered',
      all(isAboveLimit, not(isUsedUp)),
      say`Your income is high enough for you to lose part of your Personal Allowance. In this range, the more you earn, the less of your income is tax-free.`,
      {
        starts: 'you start to lose your Personal Allowance',
        ends: 'you get back your full Personal Allowance',
        taperedOutBy: 'allowance-used-up',
        startsAgain: 'you start to get back your Personal Allowance',
      },
    ),
    note('allowance-used-up', all(isAboveLimit, isUsedUp), say`Your income is too high for you to get any Personal Allowance.`, {
      starts: 'you have no Personal Allowance left',
    }),
  ]
}

/** A note that a Scottish taxpayer was taxed on the UK’s bands. `isByBands` is false where one rate was charged on everything. */
export const scotlandNote = (region: Region, rates: IncomeTaxRates, isByBands = true): NoteOf =>
  note(
    'scotland-on-uk-bands',
    region === 'scotland' && !(isByBands && isOnScottishBands(region, rates)),
    say`This rule set has no Scottish bands, so the bands for the rest of the UK were used.`,
  )

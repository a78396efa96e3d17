import { say } from '../../expression/sentence.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { effectOf } from './effect.ts'
import { lastDayToClaim } from './last-day-to-claim.ts'

/**
 * Marriage Allowance from a spouse or civil partner who would pay no more tax for it: one with an income of no more than the allowance that
 * is left. ITA 2007 ss.55B and 55C. Undefined with a tax code, because its letter says whether an allowance is shared, and once it is too
 * late to claim (TMA 1970 s.43(1)).
 */
export function marriageAllowance(situation: Situation): Advice | undefined {
  const { calculator, inputs, result, today } = situation
  const { marriageAllowance: chosen, taxCode = '' }: Readonly<Record<string, unknown>> = inputs
  if (!calculator.fields['marriageAllowance'] || chosen !== 'none' || taxCode !== '' || today > lastDayToClaim(result.taxYear))
    return undefined
  const rates = ratesAt({ incomeTax, allowances }, result.taxYear, result.ruleSet)
  const given = rates.allowances.marriage.value
  const left = rates.incomeTax.personalAllowance.amount.value.minus(given)
  const changes = [{ field: 'marriageAllowance', value: 'received' }]
  const { worth } = effectOf(situation, changes)
  return {
    key: 'marriage-allowance',
    worth,
    says: told(
      say`If you are married or in a civil partnership and your partner’s income is ${pounds(left)} or less, your partner can ask HMRC to give you ${pounds(given)} of their Personal Allowance. This Marriage Allowance would lower your tax by ${pounds(worth)} a year.`,
    ),
    changes,
    link: told(say`See the result with Marriage Allowance`),
  }
}

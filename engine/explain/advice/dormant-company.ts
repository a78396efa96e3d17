import { say } from '../../expression/sentence.ts'
import { Decimal, isAboveZero, ONE } from '../../money/decimal.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { lessToPay } from './effect.ts'

/**
 * Leaving out an associated company that did no business in the period, which is not counted when the limits are shared. CTA 2010 s.18E(3).
 * Undefined without associated companies.
 */
export function dormantCompany(situation: Situation): Advice | undefined {
  const { associatedCompanies: companies } = situation.inputs
  if (!(companies instanceof Decimal) || !isAboveZero(companies)) return undefined
  const changes = [{ field: 'associatedCompanies', value: companies.minus(ONE) }]
  const worth = lessToPay('corporationTax', situation, changes)
  const which = companies.equals(ONE) ? 'your associated company' : 'one of your associated companies'
  return {
    key: 'dormant-company',
    worth,
    says: told(
      say`If ${which} carried on no trade or business at any time in the period, do not count it. The Corporation Tax is then ${pounds(worth)} lower.`,
    ),
    changes,
    link: told(say`See the result with one company fewer`),
  }
}

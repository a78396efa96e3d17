import { useMemo } from 'react'
import { contributionOffer, type OfferReason } from '#engine/explain/contribution-offer.ts'
import { addressWith } from '../../form/address-with.ts'
import type { Asked } from '../../form/answer.ts'
import { money } from '../../text/format.ts'

const SPARES: Readonly<Record<OfferReason, string>> = {
  'full-allowance': 'would give you back your full Personal Allowance',
  'no-child-benefit-charge': 'would mean that you pay back none of your Child Benefit',
  'no-higher-rate': 'would mean that none of your pay is taxed at the higher rate',
  'no-loan-repayment': 'would bring your pay below your student loan threshold, so you would repay nothing',
}

/** How it is paid in, which decides what it costs. */
const PAID: Readonly<Record<string, string>> = {
  'salary-sacrifice': ', by salary sacrifice',
  'net-pay': ', in a net pay arrangement',
  'relief-at-source': ', with relief at source',
}

/** What somebody just above a limit can do about it, what that costs, and a button that works it out. */
export default function ContributionOffer({ calculator, inputs, result }: Asked) {
  const { ruleSet, taxYear } = result
  const { period } = result.large
  const offer = useMemo(
    () => contributionOffer(calculator, inputs, { ruleSet, taxYear }, result),
    [calculator, inputs, result, ruleSet, taxYear],
  )
  if (!offer) return null
  const { reason, percent, isMore, more, cost } = offer
  return (
    <div className="offer">
      <p>
        You can put {money(more)} {isMore && 'more '}into your pension for {money(cost)} of take-home pay
        {period === undefined ? '' : ` ${period}`}
        {PAID[String(inputs['pensionMethod'] ?? 'salary-sacrifice')]}. That {SPARES[reason]}.
      </p>
      <a className="button button-quiet" href={addressWith('pensionContribution', percent.toFixed())}>
        See the result with {money(more)} {isMore && 'more '}paid in
      </a>
    </div>
  )
}

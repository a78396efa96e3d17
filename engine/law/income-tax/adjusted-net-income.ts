import { type Amount, figure, number } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { earningsLimit } from '../pensions/contribution-limit.ts'
import type { Rates } from '../rates.ts'
import type { Practice } from '../self-assessment/practice.ts'

/** Net income, and what comes off it. Annual pounds. */
interface NetIncome {
  /** Total income less losses of earlier years. ITA 2007 s.23, step 2. */
  readonly netIncome: Amount
  /** Pay with its benefits and the profit of a trade, which limit the contribution that gets relief. */
  readonly relevantEarnings: Amount
  /** Contributions to a scheme that claims the relief, with that relief. */
  readonly reliefAtSourcePension: Amount
  /** Donations under Gift Aid as they were paid. */
  readonly giftAid: Amount
  readonly practice: Pick<Practice, 'gift'>
}

/**
 * Adjusted net income for a year: net income less Gift Aid donations with the tax on them, and less pension contributions with the relief
 * that the scheme claims, as far as they get relief. It is never below nil. ITA 2007 s.58. Annual pounds.
 * @returns it, and the two parts that come off, which also raise the limits of the bands.
 */
export function adjustedNetIncome(
  { netIncome, relevantEarnings, reliefAtSourcePension, giftAid, practice }: NetIncome,
  rates: Rates<'incomeTax' | 'pensions'>,
  at = PLAIN,
) {
  const relieved = reliefAtSourcePension
    .atMost(earningsLimit(relevantEarnings, rates, at))
    .namedIfAny(at('relievedContribution'), 'Pension contribution that gets relief', 'FA 2004 ss.188 to 190')
    .means(say`With the relief that your scheme claims. It raises the limits of the bands.`)
  const grossGift = practice
    .gift(giftAid.dividedBy(number(1).less(figure(rates.incomeTax.basicRate))))
    .namedIfAny(at('grossGift'), 'Gift Aid donations with the tax on them', 'ITA 2007 s.414')
    .means(say`What the charity gets, with the tax that it claims. It raises the limits of the bands.`)
  const adjusted = netIncome
    .less(relieved, grossGift)
    .atLeastZero()
    .named(at('adjustedNetIncome'), 'Adjusted net income', 'ITA 2007 s.58')
    .means(say`It decides your Personal Allowance and any Child Benefit charge.`)
  return { adjustedNetIncome: adjusted, relieved, grossGift }
}

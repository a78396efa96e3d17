import { calculator } from '#engine/calculators/pension-relief/answer.ts'
import { recordedIn } from '#engine/explain/amount-in.ts'
import { ZERO } from '#engine/money/decimal.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import type { Questions } from '../../site/page.ts'
import { allowanceGoneAt, figure, text } from '../../text/figures.ts'
import { money, rate } from '../../text/format.ts'
import { poundInTaper } from './costs.ts'

const member = figure('incomeTax.reliefAtSource.memberShare').value
const smallest = figure('pensions.relief.smallestLimit').value
const taper = figure('incomeTax.personalAllowance.taperRate').value
const tapered = poundInTaper('totalRelief')

/** Whether this is a year for which there are no other rule sets to choose. */
const isLawOnly = ruleSetsOffered(calculator, defaultTaxYear).length === 1

/** A person without earnings who pays in the most that gets relief. */
const nonTaxpayer = calculator.calculate({
  annualEarnings: ZERO,
  pensionContribution: smallest,
  isHigherRateTaxpayer: false,
  region: 'england',
})

export const faq: Questions = {
  'I only know what leaves my bank account. What do I enter?': `With relief at source, you pay ${rate(member)} of the gross amount, so divide what you pay by ${member.toFixed()}. Statements from your provider show the gross amount too, as your payment plus tax relief.`,
  'How do I claim relief above the basic rate?': `On your tax return, or online on GOV.UK if you do not send one. HMRC then changes your tax code or pays you back. With relief at source nobody claims it for you. If you missed a year, you can usually still claim for some years afterwards.`,
  'I pay no tax. Do I still get relief?': `Yes, if your scheme uses relief at source. You can pay in up to ${money(recordedIn(nonTaxpayer, 'netCost'))} a year, and the scheme tops it up to ${money(smallest)}. If you earn more than ${money(smallest)}, the limit is what you earn.`,
  'Do I need to tick the higher rate taxpayer box?': `No. We follow the law${isLawOnly ? '' : ' unless you choose otherwise'}, so we work out the tax on your earnings with and without the contribution, and the difference is your relief. ${isLawOnly ? 'If you tick it, we only tell you whether it matches your earnings.' : 'The box matters only under the other rule sets, which double the basic rate if you tick it.'}`,
  [`Why can relief reach ${rate(tapered)}?`]: `If your income is between ${text('incomeTax.personalAllowance.incomeLimit')} and ${allowanceGoneAt}, each extra pound is taxed at ${text('incomeTax.higherRate')} and also costs you ${money(taper)} of Personal Allowance. A pension contribution reverses both, so you save ${rate(tapered)} in all, and more in Scotland.`,
  'Can I pay in more than the annual allowance?': `Yes, and you get tax relief on it up to your earnings. But you pay a charge on anything above the allowance, at the rates above your other taxable income, unless you have unused allowance from earlier years to carry forward. Your result shows the charge on its own, below the net cost. If your income is more than ${text('pensions.taper.adjustedIncome')}, your allowance is smaller, and can be as low as ${text('pensions.taper.minimumAllowance')}. That does not apply if your own contributions bring your income down to ${text('pensions.taper.thresholdIncome')} or less.`,
  'Do I get tax relief on my employer’s contributions?': `No, because you never paid tax on them. But they do use up your annual allowance of ${text('pensions.annualAllowance')}, so take them off the amount left within your limit.`,
}

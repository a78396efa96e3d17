import { earlierYearsOf } from '#engine/law/pensions/earlier-years.ts'
import { sacrificeCountsFrom } from '#engine/law/pensions/sacrifice-counts-from.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { Questions } from '../../site/page.ts'
import { dayText, hasFigure, law, rates, text, year } from '../../text/figures.ts'

const allowance = text('pensions.annualAllowance')
const threshold = text('pensions.taper.thresholdIncome')
const adjusted = text('pensions.taper.adjustedIncome')
const [oldest, ...later] = earlierYearsOf(defaultTaxYear).map(({ name }) => name)

/** Whether savings above the lifetime allowance had a charge of their own. */
const isAboveLifetimeAllowanceCharged = rates.methods.pensions.lifetimeAllowanceCharge.value === 'charged'

export const faq: Questions = {
  [`Is ${allowance} the most I can pay in?`]: `No. It is the most that can go into all your pensions together in a year without a charge, including what your employer pays. There is a separate limit on the tax relief for your own contributions: your earnings, or ${text('pensions.relief.smallestLimit')} if you earn less than that.`,
  'Which earlier years can I carry forward from?': `For ${year}: ${oldest}, then ${later.join(' and ')}. You must have belonged to a registered scheme in that year, and have used up this year’s allowance first. Anything still left from ${oldest} cannot be carried forward any further.`,
  'What is the difference between threshold and adjusted income?': `Threshold income leaves out your own pension contributions. Adjusted income includes your employer’s and, for a defined benefit pension, its growth less what you paid for it. Your allowance is reduced only if threshold income is above ${threshold} and adjusted income is above ${adjusted}. So if you pay in enough yourself to bring threshold income down to its limit, you keep the whole allowance.`,
  'Where do I enter a defined benefit scheme?':
    'Tick the box for a defined benefit pension, and its fields appear. What you pay does not use up your allowance, because the growth of the pension counts in its place. It does lower your threshold and adjusted income. It comes off your pay before tax, so you have had the tax relief already.',
  'Where do I enter salary that I gave up for my pension?': `Include it in the employer contributions, because your employer pays it, and enter it again under More options as pay given up. Leave it out of your salary. It counts only once towards your allowance. If you agreed to it on or after ${sacrificeCountsFrom}, it is added back to threshold income, so giving up salary does not protect your allowance.`,
  'How do I pay the charge?': `Put it on your Self Assessment return for ${year}. The return and the tax are due by ${dayText('deadlines.selfAssessment.onlineReturn')}. If you send no returns, register by ${dayText('deadlines.selfAssessment.register')}. If you have sent that return already, you can correct it within a year after the day it was due (TMA 1970 s.9ZA). If the charge is more than ${text('pensions.schemePaysThreshold')} and more than the annual allowance went into one scheme, you can make that scheme pay it, in return for a smaller pension. The last day to tell the scheme is ${dayText('deadlines.schemePaysNotice')}, or earlier if you take the whole pension before then. After that it is too late to make it pay (FA 2004 s.237BA). Other schemes may agree to pay, but do not have to.`,
  'I have started taking my pension. Does that matter?': `If you took money flexibly from a pot, beyond the tax-free part, only ${text('pensions.moneyPurchaseAllowance')} a year can go into your pots without a charge, and you cannot carry anything forward to them. This calculator does not cover that. Taking only a tax-free lump sum or a lifetime annuity does not count.`,
  'Is there still a lifetime allowance?': !hasFigure('pensions.lumpSumAllowance')
    ? `Not any more, but in ${year} there still was one, of ${text('pensions.lifetimeAllowance')}.${isAboveLifetimeAllowanceCharged ? '' : ` There was no longer a charge on savings above it (${law('methods.pensions.lifetimeAllowanceCharge')}).`}`
    : `No, it has been abolished. The limits now are on tax-free lump sums: ${text('pensions.lumpSumAllowance')} during your lifetime, or ${text('pensions.lumpSumAndDeathBenefitAllowance')} including lump sums paid because of serious ill health or after your death.`,
}

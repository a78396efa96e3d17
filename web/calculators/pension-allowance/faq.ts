import { earlierYearsOf } from '#engine/calculators/pension-allowance/earlier-years.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { Question } from '../../components/faq-list.tsx'
import { text, year } from '../../lib/figures.ts'
import { sacrificeCountsFrom } from '../../lib/salary-sacrifice.ts'

const allowance = text('pensions.annualAllowance')
const threshold = text('pensions.taper.thresholdIncome')
const adjusted = text('pensions.taper.adjustedIncome')
const [oldest, ...later] = earlierYearsOf(defaultTaxYear).map(({ name }) => name)

export const faq: readonly Question[] = [
  {
    question: `Is ${allowance} the most I can pay in?`,
    answer: `No. It is the most that all your pensions together can take in a year without a charge, counting your employer’s money as well. Tax relief on what you pay yourself has another limit: your earnings, or ${text('pensions.relief.smallestLimit')} if you earn less than that.`,
  },
  {
    question: 'Which earlier years can I carry forward from?',
    answer: `For ${year}: ${oldest}, then ${later.join(' and ')}. You must have belonged to a registered scheme in the year in question and have used up this year’s allowance first. What ${oldest} left unused is lost when ${year} ends.`,
  },
  {
    question: 'What is the difference between threshold and adjusted income?',
    answer: `Threshold income leaves your own pension contributions out, adjusted income puts your employer’s in. Your allowance is cut only if the first is above ${threshold} and the second above ${adjusted}, so a contribution of your own that brings threshold income down to its limit saves the whole allowance.`,
  },
  {
    question: 'My employer pays in salary that I gave up. Where does it go?',
    answer: `Into the employer contributions, because your employer pays it, and again under More options as pay given up. It is counted once against your allowance. Threshold income takes it back in if you agreed to it on ${sacrificeCountsFrom} or later, so that giving up salary does not avoid the taper. Leave it out of the salary.`,
  },
  {
    question: 'How do I pay the charge?',
    answer: `You put it on your Self Assessment return. If it is more than ${text('pensions.schemePaysThreshold')} and more than the annual allowance went into one scheme, you can make that scheme pay and reduce your pension. Other schemes may agree to, but need not.`,
  },
  {
    question: 'I have started to draw my pension. Does that matter?',
    answer: `If you drew on a pot flexibly, by more than its tax-free part, your contributions to pots are limited to ${text('pensions.moneyPurchaseAllowance')} a year and nothing can be carried forward for them. This calculator does not cover that. A tax-free lump sum or a lifetime annuity alone does not count.`,
  },
  {
    question: 'Is there still a lifetime allowance?',
    answer: `No, it has been abolished. What is limited now is the cash you take free of tax: ${text('pensions.lumpSumAllowance')} while you live, and ${text('pensions.lumpSumAndDeathBenefitAllowance')} with lump sums on serious illness or death.`,
  },
]

import { fields } from '#engine/calculators/pension-allowance/fields.ts'
import { earlierYearsOf } from '#engine/law/pensions/earlier-years.ts'
import { sacrificeCountsFrom } from '#engine/law/pensions/sacrifice-counts-from.ts'
import { ONE } from '#engine/money/decimal.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ratesOn } from '#engine/rates/rates-at.ts'
import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { figure, hasFigure, text, year } from '../../text/figures.ts'
import { figureText, forEachPound, money, taxYear } from '../../text/format.ts'

const taperStep = forEachPound(figure('pensions.taper.rate').value)

const chosen = fields.taxYear.options.toReversed()

const earlier = earlierYearsOf(fields.taxYear.blank)
const [earliest, latest] = [earlier.at(0)?.name, earlier.at(-1)?.name]

/** The years on offer, and the earlier years that can be carried forward to each, as first days. */
const years = [
  ...earlierYearsOf(chosen[0] ?? fields.taxYear.blank).map(({ name, starts }) => ({ name, starts })),
  ...chosen.map((name) => ({ name: taxYear(name), starts: taxYears[name].starts })),
]

export const content: Content = {
  title: `Pension Annual Allowance Calculator ${year}: taper, carry forward and charge`,
  description: `Check your pension contributions against the ${text('pensions.annualAllowance')} annual allowance for ${year}: taper, carry forward, tax relief and any charge.`,
  keywords: ['pension annual allowance', 'tapered annual allowance', 'carry forward', 'annual allowance charge', 'defined benefit', year],
  lead: 'How much can go into your pensions.',
  forWhom:
    'In a tax year, with what your contributions cost you after tax relief, and the charge if you go over the annual allowance. For high earners and anyone who pays in a lot.',
  how: {
    title: 'How the allowance works',
    text: [
      {
        points: {
          'What counts.': says`What you and your employer pay into your pots in the tax year, with tax relief, and the growth of any defined benefit pension (a promised income, such as a final salary pension), but not what is paid for that pension. Take how much the yearly pension grew above inflation, multiply it by ${rateOf('pensions.definedBenefit.factor')}, and add the growth of any lump sum that comes with it. In total, up to ${rateOf('pensions.annualAllowance')} can go in without a charge.`,
          'The taper.': says`A high income reduces the allowance. It happens if your threshold income (without your own pension contributions) is above ${rateOf('pensions.taper.thresholdIncome')} and your adjusted income (with your employer’s contributions, and the growth of a defined benefit pension beyond what you paid for it) is above ${rateOf('pensions.taper.adjustedIncome')}. You then lose ${money(ONE)} of allowance for every ${taperStep} of adjusted income above its limit, down to ${rateOf('pensions.taper.minimumAllowance')}.`,
          'Carry forward.': says`Once you have used this year’s allowance, you can use any left over from the years just before it, oldest first. For ${taxYear(fields.taxYear.blank)} those are ${earliest} to ${latest}.`,
          'The charge.':
            'If you pay in more than all of that, what is over is added to your taxable income and you pay Income Tax on it (the annual allowance charge). It takes back the tax relief you had. You put it on your Self Assessment return, and your scheme may be able to pay it for you.',
          'The relief.': says`Your own contributions get tax relief up to your earnings: the Income Tax that they save you. If your scheme claims it, it adds ${rateOf('incomeTax.basicRate')} and you claim the rest. What comes off your pay before tax has all of it.`,
        },
      },
    ],
  },
  sections: [
    {
      id: 'years',
      title: 'Year by year',
      isWide: true,
      text: [
        {
          table: {
            caption: 'Annual allowance and its taper',
            headings: ['Tax year', 'Annual allowance', 'Reduced above', 'Never below'],
            rows: years.map(({ name, starts }) => {
              const { annualAllowance, taper } = ratesOn(tables.pensions, starts, defaultRuleSet)
              return { name, figures: [annualAllowance, taper.adjustedIncome, taper.minimumAllowance].map(figureText) }
            }),
          },
        },
        { hint: 'The allowance is reduced above this adjusted income, if threshold income is above its limit too.' },
      ],
    },
  ],
  tips: {
    title: 'How to use more of your allowance',
    list: {
      'Find your unused allowance.':
        'Ask each of your schemes for its pension input amount for a year: they have to tell you. Take the total off that year’s allowance, or your reduced one, and what you have used of the rest since then.',
      'Watch the bonus.': 'A large bonus or income from shares late in the year can reduce your allowance after you have already paid in.',
      'Pay in more yourself to keep the full allowance.': says`Your own contributions lower your threshold income. At ${rateOf('pensions.taper.thresholdIncome')} or less there is no taper, however much your employer pays in. Giving up salary for employer contributions does not help, unless you agreed to it before ${sacrificeCountsFrom}.`,
      'Do not be put off by a small charge.': 'You can be better off paying the charge than turning down your employer’s contribution.',
      'Use opening and closing values.': says`For a defined benefit pension, they allow for inflation (${rateOf('pensions.definedBenefit.openingUprating')} for this tax year). The simple increase does not.`,
    },
  },
  notFor: {
    title: 'When to ask an adviser',
    text: [
      says`This calculator does not cover you if you have taken money flexibly from a pot: your limit is then the money purchase annual allowance of ${rateOf('pensions.moneyPurchaseAllowance')}. Nor does it cover people who have left a defined benefit scheme but not yet drawn the pension, those affected by the public service pensions remedy (McCloud), or overseas schemes. ${hasFigure('pensions.lumpSumAllowance') ? says`The limit on tax-free cash is separate. It is ${rateOf('pensions.lumpSumAllowance')} for most people, and replaced the lifetime allowance.` : says`The lifetime allowance is separate. It was ${rateOf('pensions.lifetimeAllowance')}.`}`,
    ],
  },
  next: {
    title: 'Your next steps',
    list: [
      says`${link('https://www.tax.service.gov.uk/pension-annual-allowance-calculator', 'Check earlier years with HMRC’s calculator')}, which works out what you can carry forward.`,
      says`${link('https://www.gov.uk/tax-on-your-private-pension/annual-allowance', 'Read what to do if you go over')} and put any charge on your tax return, even if your scheme pays it. The questions below say when it must.`,
      says`${link('https://www.gov.uk/tax-on-your-private-pension/pension-tax-relief', 'Claim the relief above the basic rate')} if your scheme claims only the basic rate for you.`,
    ],
  },
}

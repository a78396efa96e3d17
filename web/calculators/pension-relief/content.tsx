import type { Region } from '#engine/inputs/common-fields.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { allowanceGoneAt, figure, law, rates, text, year } from '../../text/figures.ts'
import { capitalised, count, pounds, poundsAndPence, rate } from '../../text/format.ts'
import { poundInEachBand, poundInTaper } from './costs.ts'

const cost = (name: string, addedTo: (row: string) => Decimal) => ({
  name,
  figures: [rate(addedTo('basicRateRelief')), rate(addedTo('higherRateRelief')), poundsAndPence(addedTo('netCost'))],
})

const costs = (region: Region, words: Readonly<Record<string, string>> = {}) =>
  poundInEachBand(region).map(({ name, addedTo }) => cost(words[name] ?? `${capitalised(name)} rate`, addedTo))

const inTaper = cost(`${text('incomeTax.personalAllowance.incomeLimit')} to ${allowanceGoneAt}`, poundInTaper)

/** The taper comes before the additional rate. */
const ukCosts = costs('england', { basic: 'No tax, or basic rate' }).toSpliced(-1, 0, inTaper)

const scottishCosts = costs('scotland')

const smallest = figure('pensions.relief.smallestLimit').value
const limits = [
  {
    name: 'Tax relief',
    about: 'The most you can get relief on, as a gross amount (FA 2004 s.190): your earnings, or this amount if you earn less.',
    figures: [pounds(smallest)],
  },
  {
    name: 'Annual allowance',
    about:
      'For everything paid in for you, including by your employer (FA 2004 s.228). If more is paid in, you still get tax relief on it but have to pay a charge.',
    figures: [text('pensions.annualAllowance')],
  },
  {
    name: 'Lowest tapered annual allowance',
    about: says`The annual allowance gradually falls to this if your income without pension contributions is above ${rateOf('pensions.taper.thresholdIncome')} and your income including them is above ${rateOf('pensions.taper.adjustedIncome')}.`,
    figures: [text('pensions.taper.minimumAllowance')],
  },
  {
    name: 'Money purchase annual allowance',
    about:
      'This replaces the annual allowance for pension pots once you have started to take taxable money from one as and when you like (flexibly).',
    figures: [text('pensions.moneyPurchaseAllowance')],
  },
]

/** Whether HMRC pays relief to those whose net pay arrangement saves no tax. */
const isNetPayToppedUp = rates.methods.pensions.netPayLowEarners.value === 'paid-by-hmrc'

export const content: Content = {
  title: `Pension Tax Relief Calculator ${year}: what a contribution costs`,
  description: `What a pension contribution costs you in ${year} after basic and higher rate tax relief, including any Personal Allowance it gives back. Every step shown.`,
  keywords: ['pension tax relief calculator', 'higher rate pension relief', 'relief at source', 'annual allowance', year],
  lead: 'What a pension really costs you.',
  forWhom:
    'Your contribution after tax relief, and how much more you can pay in. For anyone whose pension scheme claims basic rate tax relief for them (relief at source).',
  how: {
    title: 'How you get the tax relief',
    text: [
      'The idea is that you do not pay tax on money in your pension until you take it out. With relief at source you pay in from income that has been taxed, and you get the tax back in two parts.',
      {
        points: {
          'The scheme claims the basic rate.': says`It adds ${rateOf('incomeTax.basicRate')} of the gross amount to your pension, whatever rate of tax you pay, and even if you pay none (FA 2004 s.192).`,
          'You claim the rest.':
            'If part of your income is taxed at more than the basic rate, the contribution means that more of your income is taxed at the lower rates and less at the higher rates. You get this extra relief only on income that was taxed at those rates. The calculator works out your tax with and without the contribution to see how much that is.',
          'You may get back some Personal Allowance.': says`Above ${rateOf('incomeTax.personalAllowance.incomeLimit')} you lose some of your Personal Allowance. A contribution lowers the income that decides how much you lose (your adjusted net income), so you get some of the allowance back.`,
          'There are two limits.':
            'You get tax relief on contributions up to your earnings (FA 2004 s.190). If you go over your annual allowance (FA 2004 s.228), you still get relief, but a charge takes it back unless you have unused allowance from earlier years (FA 2004 s.227). The contribution limit in your result is the smaller of the two, and the line below it says which one that is.',
        },
      },
    ],
  },
  sections: [
    {
      id: 'costs',
      title: 'What a pound in your pension costs, and the limits',
      isWide: true,
      text: [
        {
          tables: [
            {
              caption: 'England, Wales and Northern Ireland',
              headings: ['Your highest band', 'Scheme claims', 'You claim', 'A pound costs you'],
              rows: ukCosts,
            },
            {
              caption: 'Scotland',
              headings: ['Your highest band', 'Scheme claims', 'You claim', 'A pound costs you'],
              rows: scottishCosts,
            },
            { caption: 'Limits for a year', headings: ['Limit', 'Amount'], rows: limits },
          ],
        },
        {
          hint: 'The first two tables assume that your whole contribution comes out of income in the band shown. The percentages are of the gross contribution. In Scotland you save more if you are losing your Personal Allowance.',
        },
      ],
    },
  ],
  tips: {
    title: 'Three ways to pay in, and two tips',
    list: {
      'Relief at source':
        'is how personal pensions and many workplace schemes work. You have to claim any relief above the basic rate yourself, every year.',
      'A net pay arrangement': says`takes your contribution from your pay before tax, so you get all the relief straight away and have nothing to claim. ${isNetPayToppedUp ? says`On contributions from pay within your Personal Allowance, HMRC pays you basic rate tax relief after the tax year has ended (${law('methods.pensions.netPayLowEarners')}).` : 'Contributions from pay within your Personal Allowance get no relief.'}`,
      'Salary sacrifice':
        'means you agree to lower pay and your employer pays the difference in for you. It saves the same tax, and it is the only one of the three that saves National Insurance too.',
      'Spread a large contribution.':
        'You get higher rate relief only on as much as you have income in the higher rate band. Anything above that gets just the basic rate this year, and may save you more if you pay it in next year.',
      'Check earlier years before you stop at the annual allowance.':
        'You can carry forward unused allowance, as long as your earnings cover the contribution.',
    },
  },
  notFor: {
    text: [
      `This calculator is not for members of a final salary or career average scheme, where what counts towards the annual allowance is how much your pension grows, not what you pay in. It is also not for you if you are ${count(figure('pensions.relief.lastAge').value)} or over, when relief stops (FA 2004 s.188), or already take money from a pension pot. If you have other income, such as rent, dividends or interest, your relief above the basic rate may be more than shown.`,
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/guidance/claim-tax-relief-on-your-private-pension-payments', 'Claim relief on your pension payments')} if you pay more than the basic rate and your scheme uses relief at source.`,
      says`${link('https://www.gov.uk/tax-on-your-private-pension/pension-tax-relief', 'See how tax relief works')} in each type of scheme, on GOV.UK.`,
      says`${to('/specialised-tax/pension-tax-calculator', 'Check your annual allowance')} if you earn a lot or pay in a lot.`,
    ],
  },
}

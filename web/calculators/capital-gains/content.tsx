import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { shares } from '../../site/shares.ts'
import { changeOf, dayText, law, text, year } from '../../text/figures.ts'
import { date, taxYear } from '../../text/format.ts'

const change = changeOf('capitalGains.otherAssets.lowerRate')

const otherAssets = (name: string, on?: string) => ({
  name,
  figures: [text('capitalGains.otherAssets.lowerRate', on), text('capitalGains.otherAssets.higherRate', on)],
})

const rows = [
  ...(change === undefined
    ? [otherAssets('Other assets')]
    : [otherAssets(`Other assets, before ${date(change)}`), otherAssets(`Other assets, from ${date(change)}`, change)]),
  {
    name: `Residential property${change === undefined ? '' : ', all year'}`,
    figures: [text('capitalGains.residential.lowerRate'), text('capitalGains.residential.higherRate')],
  },
]

const exemptAmounts = Object.entries(taxYears).map(([name, { starts }]) => ({
  name: taxYear(name),
  figures: [text('capitalGains.annualExemptAmount', starts)],
}))

export const content: Content = {
  title: `Capital Gains Tax Calculator ${year}: property, shares and other assets`,
  description: `Capital Gains Tax on a second home, shares or other assets sold in ${year}${change === undefined ? '' : `, with the different rates before ${date(change)} and from that day on`}.`,
  keywords: ['capital gains tax calculator', 'CGT rates', 'second home tax', 'selling shares', 'annual exempt amount', year],
  lead: 'The tax when you sell at a profit.',
  forWhom: says`At the rates on the day you sell. For one sale by someone who lives in the UK. For shares bought at different times, ${to(shares.path, 'work out each gain first')}.`,
  how: {
    title: 'How the tax is worked out',
    text: [
      {
        points: {
          'The gain':
            'is the price you sold for, less what the asset cost you. Costs are what you paid for it, what you spent on improving it, and the costs of buying and selling.',
          'The exempt amount.': says`You pay no tax on the first ${rateOf('capitalGains.annualExemptAmount')} of your gains in a tax year. If you do not use all of it, you cannot carry the rest over to another year (${law('capitalGains.annualExemptAmount')}).`,
          'The rate': says`depends on your income. Your taxable income fills the basic rate band of ${rateOf('incomeTax.basicRateLimit')} first, and your gain goes on top. You pay the lower rate on any of the gain that fits in the band, and the higher rate on the rest.`,
          'The date.':
            change === undefined
              ? says`The rates are those on the day of the contract. ${year} has the same rates all year.`
              : says`Contracts made on or after ${date(change)} are taxed at higher rates, for everything except homes: the lower rate rose from ${rateOf('capitalGains.otherAssets.lowerRate')} to ${rateOf('capitalGains.otherAssets.lowerRate', change)}, and the higher rate from ${rateOf('capitalGains.otherAssets.higherRate')} to ${rateOf('capitalGains.otherAssets.higherRate', change)} (${law('capitalGains.otherAssets.lowerRate', change)}). Homes were taxed at the new rates all year.`,
        },
      },
    ],
  },
  sections: [
    {
      id: 'rates',
      title: 'Capital Gains Tax rates',
      isWide: true,
      text: [
        {
          tables: [
            {
              caption: `By type of asset${change === undefined ? '' : ' and date of contract'}, ${year}`,
              headings: ['Asset', 'Within the basic rate band', 'Above it'],
              rows,
            },
            { caption: 'Annual exempt amount', headings: ['Tax year', 'Tax-free'], rows: exemptAmounts },
          ],
        },
      ],
    },
    {
      id: 'reporting',
      title: 'When to report and pay',
      text: [
        {
          list: {
            'A home in the UK with tax to pay:': says`within ${rateOf('capitalGains.propertyReturnDays')} of completion, on a separate property return (${law('capitalGains.propertyReturnDays')}). If you send a tax return, put it on that as well, and what you have paid is taken into account.`,
            'Anything else:': says`on your Self Assessment tax return. The deadline for ${year} is ${dayText('deadlines.selfAssessment.onlineReturn')}. If you do not normally send one, you can use HMRC’s online service for reporting a gain instead.`,
            'A loss:':
              'claim it on your tax return or by letter, even if you have nothing to pay this year. If you do not claim it in time, you lose it.',
          },
        },
      ],
    },
  ],
  tips: {
    title: 'Before you sell',
    list: {
      'Use two exempt amounts.':
        'If you give half to your husband, wife or civil partner before the sale, you can use their exempt amount too, and perhaps their basic rate band.',
      'Split the sale over the end of the tax year':
        'if you can sell the asset in parts, as you can with shares. Each year has its own exempt amount.',
      'Sell something that has lost value.':
        'Losses in the same year come off your gains before the exempt amount does. So do not sell at a loss just to reduce gains that the exempt amount covers anyway.',
      'Selling shares to buy them back?':
        'If you buy the same shares back within a month of selling, what you pay for the new ones counts as the cost of the ones you sold. The sale then does not give you the gain or loss you wanted. Your husband, wife or civil partner can buy them instead, or you can buy them in your ISA.',
      'Selling your business?': says`Business Asset Disposal Relief can bring the rate down to ${rateOf('capitalGains.businessAssetDisposalRelief.rate')} on up to ${rateOf('capitalGains.businessAssetDisposalRelief.lifetimeLimit')} of gains in your lifetime.`,
    },
  },
  notFor: {
    title: 'Where you need more than this',
    text: [
      'This calculator is not for a home you have lived in, a short lease (one that loses value as it runs out), sales to relatives, a fund manager’s share of the fund’s profits (carried interest), trusts and estates, or people who live abroad. If you make several sales in a tax year, they share one exempt amount and one basic rate band. If the same rates apply to all of them, add them up and enter the totals.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/report-and-pay-your-capital-gains-tax', 'Report and pay your Capital Gains Tax')} on GOV.UK.`,
      says`${link('https://www.gov.uk/tax-sell-home', 'Check if you have to pay tax on your own home')} or if Private Residence Relief covers it.`,
      says`${link('https://www.gov.uk/capital-gains-tax/losses', 'Claim a loss')} against this year’s gains or later ones.`,
    ],
  },
}

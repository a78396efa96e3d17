import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { dayText, law, rates, year } from '../../text/figures.ts'

/** Whether furnished holiday lettings are taxed by rules of their own. */
const haveHolidayLettingsRules = rates.methods.rental.holidayLettings.value === 'own-rules'

export const content: Content = {
  title: `Rental Income Tax Calculator ${year}: tax on rent with mortgage interest`,
  description: `What a UK landlord pays on rent in ${year}: profit, tax band by band, relief for mortgage interest, and what is really left.`,
  keywords: ['rental income tax', 'landlord tax calculator', 'mortgage interest relief', 'buy to let tax', 'property allowance', year],
  lead: 'The tax on your rental profit.',
  forWhom: `For ${year}, with the relief for your mortgage interest, and what you are left with. For people who let a home in the UK.`,
  how: {
    title: 'How rent is taxed',
    text: [
      {
        points: {
          'Start with the profit.':
            'From the rent, take off the costs of letting: agents, insurance, repairs, ground rent, bills you pay for the tenant, and replacing furniture with something similar. You cannot deduct improvements or the price of the property.',
          'Add it to your other income.': says`The profit goes on top of your salary, pension or other profits, and is taxed at ${rateOf('incomeTax.basicRate')}, ${rateOf('incomeTax.higherRate')} or ${rateOf('incomeTax.additionalRate')} depending on the band it falls in. Scotland has its own bands. If the profit takes you past ${rateOf('incomeTax.personalAllowance.incomeLimit')}, you also start to lose your Personal Allowance.`,
          'Take off relief for the mortgage.': says`You cannot deduct interest on a home you let. Instead, ${rateOf('incomeTax.basicRate')} of the interest comes off your tax, whatever rate you pay (ITTOIA 2005 s.272A and s.274A). The relief is worked out on the lowest of:`,
        },
      },
      {
        list: [
          'the interest, including any carried forward',
          'the rental profit, less losses from earlier years',
          'your income above the Personal Allowance, not counting savings and dividends',
        ],
      },
      'The relief comes off the tax on the rent first. Any left over comes off the tax on your other income. That can happen in Scotland, where the rate in the first band is lower than the rate of the relief.',
      'Interest that gets no relief this year is not lost. You add it to next year’s, for as long as you go on letting. Because you never deduct the interest, you are taxed on more than you actually keep. That can push you into a higher band or cost you Child Benefit.',
    ],
  },
  sections: [
    {
      id: 'allowances',
      title: 'Two ways to receive rent tax-free',
      isWide: true,
      text: [
        {
          wordsTable: {
            caption: `Allowances for ${year}`,
            headings: ['Allowance', 'A year', 'For', 'Instead of'],
            rows: [
              {
                name: 'Property allowance',
                cells: [
                  rateOf('allowances.property'),
                  'Any rent; joint owners each have their own allowance',
                  'All your expenses, and relief for interest',
                ],
              },
              {
                name: 'Rent a Room',
                cells: [
                  rateOf('allowances.rentARoom'),
                  'A furnished room in the home you live in',
                  'All your expenses, and relief for interest on that home',
                ],
              },
              {
                name: 'Rent a Room, shared',
                cells: [
                  rateOf('allowances.rentARoomShared'),
                  'The same, if someone else also gets rent from that home',
                  'All your expenses, and relief for interest on that home',
                ],
              },
            ],
          },
        },
        {
          hint: says`Rent of ${rateOf('allowances.property')} or less is tax-free without a claim, unless you opt out. If your rent is higher, claim the property allowance if it saves you more than your expenses and interest would. You choose each year. You cannot use it for rent from lodgers, nor in a year in which you deduct expenses for them (ITTOIA 2005 s.783BM). Above the Rent a Room limit you can deduct those expenses instead of the limit. With the limit, interest on that home gets no relief.`,
        },
      ],
    },
  ],
  tips: {
    title: 'What landlords miss',
    list: {
      'Carry the unused interest forward.': 'Enter it on your return each year, because nobody else keeps track of it.',
      'Claim your losses.': 'A loss comes off your next profit from any UK property, but only if you reported it.',
      'Know the difference between a repair and an improvement.':
        'Replacing a boiler with one of the same standard is a repair. An extension is an improvement: you cannot deduct it now, but it lowers your gain when you sell.',
      'Think about who owns what.':
        'Husbands, wives and civil partners can move a share to whichever of them pays the lower rate, with no Capital Gains Tax on the transfer. If there is a mortgage, Stamp Duty may be due.',
      'Use a pension to come back down a band.':
        'A contribution lowers the income that decides your tax band and allowance. But rent does not count as earnings, so rent does not increase how much you can pay in with tax relief.',
    },
  },
  notFor: {
    title: 'Lettings that work differently',
    text: [
      says`With savings, dividends or a business as well, use the ${to('/personal-tax/self-assessment-tax-calculator', 'Self Assessment Tax Calculator')}: it also says what to pay on which day.`,
      says`This page is for people who let homes in the UK in their own name. Companies pay Corporation Tax and deduct their interest. Owners of shops and offices deduct theirs too. ${haveHolidayLettingsRules ? `Nor does this page cover furnished holiday lettings, which had their own rules in ${year}, property abroad,` : says`Furnished holiday lettings no longer have rules of their own, so this page is for them too (${law('methods.rental.holidayLettings')}). It does not cover property abroad,`} landlords who live abroad, or rent from a trust.`,
    ],
  },
  next: {
    title: 'Where to go from here',
    list: [
      says`${link('https://www.gov.uk/register-for-self-assessment', 'Register for Self Assessment')} if ${year} is your first year with rent to report. The deadline is ${dayText('deadlines.selfAssessment.register')}. If that day has passed, register now.`,
      says`${link('https://www.gov.uk/guidance/changes-to-tax-relief-for-residential-landlords-how-its-worked-out-including-case-studies', 'See HMRC’s own examples')} of the relief for mortgage interest.`,
      says`${link('https://www.gov.uk/rent-room-in-your-home/the-rent-a-room-scheme', 'Read how Rent a Room works')} and ${link('https://www.gov.uk/guidance/tax-free-allowances-on-property-and-trading-income', 'when the property allowance helps')}.`,
    ],
  },
}

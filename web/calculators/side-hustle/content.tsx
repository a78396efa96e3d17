import { class4Bands } from '#engine/law/national-insurance/class-4.ts'
import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { bandsWorth, dayText, ends, rates, starts, text, year } from '../../text/figures.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'

const class4 = bandsWorth(class4Bands(rates), ['Nothing to pay', 'Main rate', 'Additional rate'])

const deadlines = [
  {
    name: 'Register for Self Assessment',
    about: 'If you did not send a tax return for the year before.',
    figures: [dayText('deadlines.selfAssessment.register')],
  },
  { name: 'Paper tax return', figures: [dayText('deadlines.selfAssessment.paperReturn')] },
  { name: 'Online tax return, and payment', figures: [dayText('deadlines.selfAssessment.onlineReturn')] },
]

const class2 = isClass2Charged
  ? says`Above ${rateOf('nationalInsurance.class2.lowerProfitsThreshold')} you also pay Class 2, a flat charge of ${rateOf('nationalInsurance.class2.weeklyRate')} a week. From ${rateOf('nationalInsurance.class2.smallProfitsThreshold')} up to there you pay nothing, and the year counts towards your State Pension as if you had paid it.`
  : says`You no longer have to pay Class 2, the flat weekly charge. If your profit is ${rateOf('nationalInsurance.class2.smallProfitsThreshold')} or more, the year counts towards your State Pension as if you had paid it.`

export const content: Content = {
  title: `Side Hustle Tax Calculator ${year}: tax on income on top of a job`,
  description: `The extra Income Tax and National Insurance on side income on top of a salary in ${year}, with or without the trading allowance.`,
  keywords: ['side hustle tax calculator', 'trading allowance', 'second income tax', 'Self Assessment', year],
  lead: 'What you keep of a side income.',
  forWhom: 'For employees who also sell things, drive, teach or freelance on the side.',
  how: {
    title: 'How side income is taxed',
    text: [
      says`Your salary uses up your Personal Allowance and lower bands first. Side income goes on top, so you pay your highest rate of tax on it. That is ${rateOf('incomeTax.basicRate')} for most people, and ${rateOf('incomeTax.higherRate')} in the higher rate band. The extra tax shown here is the tax on both together, less the tax on your salary alone.`,
      {
        points: {
          [`The first ${text('allowances.trading')} can be tax-free.`]:
            'The trading allowance (ITTOIA 2005 Part 6A) comes off what you were paid, instead of your expenses. You do not need receipts for it.',
          'National Insurance is separate.': says`On profit from working for yourself you pay Class 4, the National Insurance of the self-employed, once the profit alone (not counting your salary) is more than ${rateOf('nationalInsurance.class4.lowerProfitsLimit')}. If your salary is high, you may pay less: the National Insurance your employer takes from it (Class 1) counts towards a yearly maximum. Once you reach it, the rest of your profit is charged at ${rateOf('nationalInsurance.class4.additionalRate')} instead of ${rateOf('nationalInsurance.class4.mainRate')}. ${class2}`,
        },
      },
    ],
  },
  sections: [
    {
      id: 'allowance',
      title: 'Trading allowance or expenses',
      text: [
        'Each tax year you choose one or the other, for all your self-employed work together.',
        {
          list: [
            says`${<b>Expenses below {rateOf('allowances.trading')}</b>}: use the allowance. You pay tax on less, and only need to keep a record of what you were paid.`,
            says`${<b>Expenses above that</b>}: claim your expenses. Untick the box above.`,
            says`${<b>You were paid no more than the allowance in total</b>}: the income is tax-free, and you do not have to report it, whatever you spent.`,
            says`${<b>You spent more than you were paid</b>}: claim your expenses. That gives you a loss, and if you report it you can use it to save tax.`,
          ],
        },
        says`You cannot use the allowance for income from your own company, a partnership you are in, your employer, or the employer of your husband, wife or civil partner. Rent has its own property allowance of ${rateOf('allowances.property')}.`,
      ],
    },
    {
      id: 'deadlines',
      title: 'Deadlines and National Insurance',
      isWide: true,
      text: [
        {
          tables: [
            { caption: `Side income from ${starts} to ${ends}`, headings: ['What', 'Deadline'], rows: deadlines },
            { caption: 'Class 4 National Insurance', amountHeading: 'Profit', bands: class4 },
          ],
        },
      ],
    },
  ],
  tips: {
    title: 'Good habits',
    list: {
      'Put the tax aside as you are paid.': 'Nothing is taken off when you are paid, and the bill comes much later.',
      'Write down every payment and expense.': 'You can then choose between the allowance and expenses when the year is over.',
      'Check your contract.': 'Some employers want to know about other work, or do not allow it.',
      'Use a pension to stay in your band.':
        'If your side income takes you into the higher rate band, paying that part into a pension brings you back down.',
    },
  },
  notFor: {
    text: [
      says`For the whole bill of a year like that, with its dates, use the ${to('/personal-tax/self-assessment-tax-calculator', 'Self Assessment Tax Calculator')}.`,
      'This calculator adds one self-employed income to one salary. It is not for second jobs on a payroll, limited companies, partnerships, rent, savings or dividends. If you have a student loan, you also repay it from side profit, through your tax return. We do not count that here.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/check-additional-income-tax', 'Check if you need to tell HMRC')} by answering a few questions on GOV.UK.`,
      says`${link('https://www.gov.uk/register-for-self-assessment', 'Register for Self Assessment')} if you do.`,
      says`${link('https://www.gov.uk/guidance/tax-free-allowances-on-property-and-trading-income', 'See who can use the trading allowance')} and ${link('https://www.gov.uk/expenses-if-youre-self-employed', 'which expenses count')}.`,
      says`${to('/self-employed-tax-calculator', 'Use the self-employed calculator')} once your business is your only income.`,
    ],
  },
}

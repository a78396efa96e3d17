import type { EntryId } from '#engine/rates/figure.ts'
import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { Rate } from '../../components/rate.tsx'
import { RateTable } from '../../components/rate-table.tsx'
import { TableHead } from '../../components/table-head.tsx'
import { day, incomeText, law, text, year } from '../../text/figures.ts'
import { date } from '../../text/format.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'
import { class4Table } from '../../text/law/contribution-bands.ts'
import { quarterlyUpdates } from '../../text/law/making-tax-digital.ts'

const DATES: readonly { readonly what: string; readonly entry: EntryId }[] = [
  { what: 'Make the first advance payment (payment on account)', entry: 'deadlines.selfAssessment.firstPaymentOnAccount' },
  { what: 'Make the second advance payment (payment on account)', entry: 'deadlines.selfAssessment.secondPaymentOnAccount' },
  { what: 'Tell HMRC that you need to send a tax return, if you have not sent one before', entry: 'deadlines.selfAssessment.register' },
  { what: 'Send a paper tax return', entry: 'deadlines.selfAssessment.paperReturn' },
  { what: 'Send an online tax return and pay what you still owe', entry: 'deadlines.selfAssessment.onlineReturn' },
]

/** The days of Self Assessment for the tax year, in the order they come. */
const dates = DATES.map(({ what, entry }) => ({ what, on: day(entry) }))
  .sort((one, other) => one.on.localeCompare(other.on))
  .map(({ what, on }) => ({ name: what, figures: [date(on)] }))

export const content: Content = {
  title: `Self-Employed Tax Calculator ${year}: what a sole trader keeps`,
  description: `Income Tax and Class 4 National Insurance on your ${year} profit as a sole trader, with mileage rates and every Self Assessment date.`,
  keywords: [
    'self-employed tax calculator',
    'sole trader tax',
    'Class 4 National Insurance',
    'Self Assessment',
    'payments on account',
    year,
  ],
  lead: 'What you owe, and what you keep.',
  forWhom: `On your ${year} profit. For sole traders with no other income.`,
  how: {
    title: 'How your bill is made up',
    text: [
      'You are taxed on your profit, not your takings. Profit is what came in less your business expenses. You pay Income Tax and Class 4 National Insurance on it, both through your tax return.',
      {
        points: {
          'Income Tax': says`works as it does for a salary. The first ${rateOf('incomeTax.personalAllowance.amount')} is tax-free, then you pay ${rateOf('incomeTax.basicRate')} up to ${incomeText('incomeTax.basicRateLimit')} and ${rateOf('incomeTax.higherRate')} from there to ${rateOf('incomeTax.higherRateLimit')}. Scotland has its own bands.`,
          'Class 4 National Insurance': says`is ${rateOf('nationalInsurance.class4.mainRate')} of your profit from ${rateOf('nationalInsurance.class4.lowerProfitsLimit')} to ${rateOf('nationalInsurance.class4.upperProfitsLimit')} and ${rateOf('nationalInsurance.class4.additionalRate')} of anything above. An employee pays more on the same money, but can get some benefits that you cannot.`,
          'Class 2': isClass2Charged
            ? says`is ${rateOf('nationalInsurance.class2.weeklyRate')} a week if your profit is above ${rateOf('nationalInsurance.class4.lowerProfitsLimit')}. From ${rateOf('nationalInsurance.class2.smallProfitsThreshold')} up to there you pay nothing, and the year counts towards your State Pension automatically. If your profit is less than that, you can choose to pay Class 2 to make the year count.`
            : says`used to be a weekly charge, and you no longer have to pay it. If your profit is ${rateOf('nationalInsurance.class2.smallProfitsThreshold')} or more, the year counts towards your State Pension automatically. If it is less, you can choose to pay Class 2 to make the year count.`,
        },
      },
    ],
  },
  sections: [
    {
      id: 'tables',
      title: 'Rates and mileage',
      isWide: true,
      text: [
        {
          body: (
            <div className="rate-tables">
              <RateTable {...class4Table} />
              <div className="table-scroll">
                <table className="rates">
                  <caption>Mileage you can claim for a car or van</caption>
                  <TableHead headings={['Business miles in the year', 'Rate per mile']} />
                  <tbody>
                    <tr>
                      <th scope="row">The first {text('allowances.mileage.firstMiles')}</th>
                      <td>
                        <Rate of="allowances.mileage.carFirstMiles" />
                      </td>
                    </tr>
                    <tr>
                      <th scope="row">Every mile after that</th>
                      <td>
                        <Rate of="allowances.mileage.carFurtherMiles" />
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p className="hint">
                  The mileage rates cover fuel, insurance, repairs and the cost of the vehicle, so you cannot claim those as well. Once you
                  use them for a vehicle, you must keep using them for as long as it is in the business.
                </p>
              </div>
            </div>
          ),
        },
      ],
    },
    {
      id: 'dates',
      title: 'Key dates',
      text: [
        { table: { caption: `Self Assessment dates for the ${year} tax year`, headings: ['What to do', 'By'], rows: dates } },
        says`In January you have three things to do: send the return, pay the rest of the tax for the year that has ended, and make the first payment on account for the year you are in (${law('deadlines.selfAssessment.firstPaymentOnAccount')}).`,
        ...(quarterlyUpdates ? [quarterlyUpdates] : []),
      ],
    },
  ],
  tips: {
    title: 'Keeping the bill down',
    list: {
      'Put the tax aside as you are paid.':
        'Work out your tax and National Insurance as a percentage of your profit, then move that much of every payment into a savings account.',
      'Pay into a pension.':
        'Your provider adds basic rate tax relief. If you pay the higher rate, a contribution also means that less of your income is taxed at it. It does not lower your Class 4.',
      'Buy equipment before your accounting year ends.':
        'You can usually take the full cost of tools, vans and computers off your profit in the year you buy them. Cars have different rules.',
      'Ask to reduce your payments on account':
        'if you know your profit is falling. If you reduce them too far, you pay interest on the difference.',
      'Make a low-profit year count.': says`If your profit is below ${rateOf('nationalInsurance.class2.smallProfitsThreshold')}, voluntary Class 2 is by far the cheapest way to add a qualifying year for your State Pension.`,
    },
  },
  notFor: {
    title: 'When to use something else',
    text: [
      says`If you also have a job, rent, savings or dividends, the ${to('/personal-tax/self-assessment-tax-calculator', 'Self Assessment Tax Calculator')} puts everything into one bill.`,
      'This calculator is for sole traders with no other income. If you are in a partnership, enter only your own share of the profit. The calculator does not work for limited companies, for subcontractors who want to see their deductions under the Construction Industry Scheme (CIS), or for anyone who also has wages, rent or dividends. It leaves out transition profit, which some businesses still have to spread over several years because their accounts did not end with the tax year. Once you reach State Pension age, you stop paying Class 4 from the start of the next tax year.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/register-for-self-assessment', 'Register for Self Assessment')} as soon as you start trading.`,
      says`${link('https://www.gov.uk/expenses-if-youre-self-employed', 'Check which expenses you can claim')}, with examples from HMRC.`,
      says`${link('https://www.gov.uk/understand-self-assessment-bill/payments-on-account', 'See how payments on account work')} before you send your first return.`,
    ],
  },
}

import { paymentDays } from '#engine/explain/payment-days.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { manyPeople } from '../../site/many-people.ts'
import { dayText, rates, year } from '../../text/figures.ts'
import { date } from '../../text/format.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'
import { quarterlyUpdates } from '../../text/law/making-tax-digital.ts'

/** Whether furnished holiday lettings are taxed by rules of their own. */
const haveHolidayLettingsRules = rates.methods.rental.holidayLettings.value === 'own-rules'

const contributions = isClass2Charged ? 'Class 2 and Class 4 National Insurance' : 'Class 4 National Insurance'

export const content: Content = {
  title: `Self Assessment Tax Calculator ${year}: your whole bill, and when to pay it`,
  description: `Your whole ${year} tax bill in one sum: pay, self-employment, rent, savings, dividends, pensions and gains, less the tax you have paid, and what to pay on which day.`,
  keywords: [
    'Self Assessment tax calculator',
    'tax bill calculator',
    'payments on account',
    'tax return',
    'tax on savings and pensions',
    year,
  ],
  lead: 'What you owe, and when to pay it.',
  forWhom: says`For ${year}, with all your income in one sum. For people who live in the UK all year. For a list of people, such as your clients, ${to(manyPeople.path, 'work out many bills at once')}.`,
  how: {
    title: 'How your bill is worked out',
    text: [
      says`Self Assessment adds up all your income of the tax year and charges it in one sum. The law sets the order (ITA 2007 s.23). Gains on life insurance, foreign income, trusts, pension charges and some reliefs are not in it: ${<a href="#not-for">see what this bill leaves out</a>}.`,
      {
        steps: {
          'Add up your income.':
            'Pay, benefits, profits, rent, pensions, interest and dividends. Losses of earlier years come off profits of the same kind.',
          'Take off your allowances.': says`The Personal Allowance of ${rateOf('incomeTax.personalAllowance.amount')} goes where it saves you the most tax (s.25(2)). Above ${rateOf('incomeTax.personalAllowance.incomeLimit')} of income, you lose some of it.`,
          'Tax what is left, one layer on top of another.': says`Pay, profits, rent and pensions come first, at ${rateOf('incomeTax.basicRate')}, ${rateOf('incomeTax.higherRate')} and ${rateOf('incomeTax.additionalRate')}, or at the Scottish rates if you live in Scotland. Interest comes next, at those UK rates wherever you live. Dividends are on top, at ${rateOf('dividends.ordinaryRate')}, ${rateOf('dividends.upperRate')} and ${rateOf('dividends.additionalRate')}.`,
          'Take reliefs off the tax.':
            'Relief for mortgage interest on homes you let, and Marriage Allowance. They can bring the tax down to nothing, but no further.',
          'Add what else is due.': says`${contributions} on the profit of a business, student loans, the Child Benefit charge above ${rateOf('allowances.childBenefit.incomeLimit')} of income, and Capital Gains Tax, for which your gains go on top of your income.`,
          'Take off what you have paid.': 'Tax taken from your pay or pension, and payments on account.',
        },
      },
    ],
  },
  sections: [
    {
      id: 'tax-free',
      title: 'What is tax-free, and for which income',
      isWide: true,
      text: [
        {
          table: {
            caption: `Allowances and nil rates in ${year}`,
            headings: ['What it is for', 'Up to'],
            rows: [
              {
                name: 'Any income: Personal Allowance',
                about: says`It falls once your income is above ${rateOf('incomeTax.personalAllowance.incomeLimit')}.`,
                figures: [rateOf('incomeTax.personalAllowance.amount')],
              },
              {
                name: 'Self-employment: trading allowance',
                about: 'It takes the place of your expenses.',
                figures: [rateOf('allowances.trading')],
              },
              {
                name: 'Rent: property allowance',
                about: 'It takes the place of your expenses and of relief for mortgage interest.',
                figures: [rateOf('allowances.property')],
              },
              {
                name: 'Interest: starting rate for savings',
                about: 'Each pound of your pay, profits, rent and pensions above your allowances takes a pound off it.',
                figures: [rateOf('allowances.savings.startingRateBand')],
              },
              {
                name: 'Interest: Personal Savings Allowance',
                about: 'As long as your taxable income stays within the basic rate band.',
                figures: [rateOf('allowances.savings.basicRateAllowance')],
              },
              {
                name: 'The same, if it reaches the higher rate band',
                about: 'If it reaches the additional rate, there is no such allowance.',
                figures: [rateOf('allowances.savings.higherRateAllowance')],
              },
              {
                name: 'Dividends: dividend allowance',
                about: 'It is the same whatever your other income.',
                figures: [rateOf('dividends.allowance')],
              },
              {
                name: 'Gains: annual exempt amount',
                about: 'What you do not use in the tax year is lost.',
                figures: [rateOf('capitalGains.annualExemptAmount')],
              },
            ],
          },
        },
        {
          hint: 'Interest and dividends that are taxed at nothing still count as income. They use up your bands, and they count for the Personal Allowance and the Child Benefit charge.',
        },
      ],
    },
    {
      id: 'choices',
      title: 'What we choose for you',
      text: [
        'The law lets you choose in some places. We work out the whole bill each way and show the smallest. A note below the answer says what to claim on your return.',
        {
          points: {
            'Expenses or an allowance.': says`If you took in more than ${rateOf('allowances.trading')} from self-employment, or more than ${rateOf('allowances.property')} of rent, you can take off that amount instead of your expenses (ITTOIA 2005 Part 6A). With the property allowance you get no relief for mortgage interest, and we take that into account.`,
            'Very small income.': says`Up to ${rateOf('allowances.trading')} from self-employment and up to ${rateOf('allowances.property')} of rent are tax-free without a claim. Relief for mortgage interest can save you more, and then we opt out of the property allowance.`,
            'Where your allowances go.':
              'If savings or dividends reach into a higher band, it can save tax to use some of your Personal Allowance on them.',
          },
        },
        'You cannot use the trading or the property allowance for money from your own company, from your employer or from a partnership that you are in. If you have such income, this bill may be too small.',
      ],
    },
    {
      id: 'returns',
      title: 'Who needs to send a return',
      text: [
        says`You have to send a tax return if HMRC has told you to, even if you owe nothing (TMA 1970 s.8). If it has not, but you have tax to pay that nobody collects for you, tell HMRC by ${dayText('deadlines.selfAssessment.register')} (s.7). If that day has passed, do so now. This usually means you if in ${year}:`,
        {
          list: [
            says`you took in more than ${rateOf('allowances.trading')} from self-employment, before expenses`,
            'you were a partner in a business',
            says`there is tax to pay on your rent, interest or dividends that HMRC does not collect through a tax code, or your dividends came to more than ${rateOf('dividends.selfAssessmentLimit')}`,
            'you sold something and there is Capital Gains Tax to pay on it',
            says`your household got Child Benefit, your income was above ${rateOf('allowances.childBenefit.incomeLimit')}, and the charge is not collected through your tax code`,
          ],
        },
        says`Send a paper return by ${dayText('deadlines.selfAssessment.paperReturn')}, or an online one by ${dayText('deadlines.selfAssessment.onlineReturn')}.`,
      ],
    },
    {
      id: 'payments',
      title: 'When to pay',
      text: [
        {
          table: {
            caption: `Payments for ${year}`,
            headings: ['What to pay', 'By'],
            rows: [
              {
                name: 'First payment on account',
                about: 'About half of your bill for the year before, if you had to make payments on account.',
                figures: [dayText('deadlines.selfAssessment.firstPaymentOnAccount')],
              },
              {
                name: 'Second payment on account',
                about: 'The other half.',
                figures: [dayText('deadlines.selfAssessment.secondPaymentOnAccount')],
              },
              {
                name: 'Balancing payment, and the first payment on account for the next year',
                about: 'The rest of this bill, and about half as much as the whole bill in advance.',
                figures: [dayText('deadlines.selfAssessment.onlineReturn')],
              },
              {
                name: 'Second payment on account for the next year',
                about: 'The same amount again.',
                figures: [date(paymentDays(defaultTaxYear).july)],
              },
            ],
          },
        },
        {
          points: {
            'How much you pay on account.': says`Each payment is ${rateOf('incomeTax.paymentsOnAccount.share')} of this year’s Income Tax and Class 4 that was not deducted before you got the money (TMA 1970 s.59A). The Child Benefit charge counts as Income Tax. ${isClass2Charged ? 'Class 2, student' : 'Student'} loans and Capital Gains Tax do not count.`,
            'When you pay nothing on account.': says`There are no such payments if less than ${rateOf('incomeTax.paymentsOnAccount.smallestBill')} of your Income Tax and Class 4 is left to pay, or if more than ${rateOf('incomeTax.paymentsOnAccount.shareDeductedAtSource')} of them was deducted.`,
            'If your next bill will be smaller,':
              'ask HMRC to reduce the payments, online or with form SA303. You can do that until the next bill is due. If you ask for too little, you pay interest on what is missing.',
            'If the return is late,': says`there is a penalty of ${rateOf('deadlines.lateReturn.penalty')} on the next day, even if you owe nothing. A daily penalty starts some months later, and larger ones follow (FA 2009 Sch.55).`,
            'If a payment is late,': says`HMRC charges interest for every day (FA 2009 s.101). There is also a penalty of ${rateOf('deadlines.latePayment.rate')} of the balancing payment if it is still unpaid after ${rateOf('deadlines.latePayment.days')}, and twice again later (Sch.56). A late payment on account costs interest only.`,
          },
        },
        says`GOV.UK has ${link('https://www.gov.uk/self-assessment-tax-returns/penalties', 'all the penalties')}.`,
        ...(quarterlyUpdates ? [`Making Tax Digital has penalties of its own. ${quarterlyUpdates}`] : []),
      ],
    },
  ],
  tips: {
    title: 'What people miss',
    list: {
      'Leave out what is not taxed.': says`Interest from an ISA and prizes from Premium Bonds do not belong here. Nor does rent from a lodger with your other rent: it has a box of its own, and up to ${rateOf('allowances.rentARoom')} of it is tax-free (Rent a Room).`,
      'Claim for gifts and pensions.':
        'Put Gift Aid donations and payments into a personal pension on your return. They widen your basic rate band, and lower the income that decides your Personal Allowance and the Child Benefit charge.',
      'Count all the tax you have paid.': says`Look at the P60 of each job and pension, and at deductions under the Construction Industry Scheme. If you sold a home and paid Capital Gains Tax within ${rateOf('capitalGains.propertyReturnDays')}, add it to your payments on account here.`,
      'Look again in July.':
        'By the second payment on account the tax year is over. If you know that you earned less, you can still have it reduced.',
      'Send the return early.': says`You do not have to pay any sooner. If you have a job or a pension, owe less than ${rateOf('deadlines.selfAssessment.billForCode')} and send it online by ${dayText('deadlines.selfAssessment.returnForCode')}, HMRC can take what you owe through your tax code.`,
      'Pay even if your return is not ready.': 'Interest depends on what is unpaid, so pay what you expect to owe.',
    },
  },
  notFor: {
    title: 'What this bill leaves out',
    text: [
      'If one of these applies to you, your real bill is different.',
      {
        list: {
          'Expenses of a job:': 'what you pay yourself, such as business miles in your own car or a professional subscription.',
          'Life insurance:': 'gains on a policy or a bond, and top-slicing relief.',
          'Anything abroad:': 'foreign income and gains, foreign tax, a move to or from the UK, and the remittance basis.',
          'Trusts and estates:': 'income that you get from them.',
          'Some business profits:': 'averaging for farmers, authors and artists, overlap relief, and transition profit.',
          ...(haveHolidayLettingsRules && { 'Furnished holiday lettings:': `they had rules of their own in ${year}.` }),
          'Losses of this year:': 'set against your other income or your gains.',
          'Pension charges:': 'on contributions above the annual allowance, for example.',
          'Reliefs on a sale:':
            'Private Residence Relief and Business Asset Disposal Relief. Take the first off a gain before you enter it. The second lowers the rate, so this bill shows too much.',
        },
      },
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/check-if-you-need-tax-return', 'Check if you need to send a return')}, and if you do, ${link('https://www.gov.uk/self-assessment-tax-returns', 'register or send it on GOV.UK')}.`,
      says`${link('https://www.gov.uk/pay-self-assessment-tax-bill', 'Pay your bill')}, or spread it over the months before it is due.`,
      says`${link('https://www.gov.uk/understand-self-assessment-bill/payments-on-account', 'Reduce your payments on account')} if your next bill will be smaller.`,
    ],
  },
}

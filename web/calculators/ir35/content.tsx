import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { figure, year } from '../../text/figures.ts'
import { isOneRate } from '../../text/law/company-rates.ts'

/** Whether a director pays National Insurance on a salary equal to the Personal Allowance. */
export const isSalaryCharged = figure('nationalInsurance.class1.primaryThreshold').value.lessThan(
  figure('incomeTax.personalAllowance.amount').value,
)

export const content: Content = {
  title: `IR35 Calculator ${year}: take-home pay inside and outside`,
  description: `Enter a day rate to compare what a contractor takes home inside and outside IR35 in ${year}, with every tax side by side.`,
  keywords: ['IR35 calculator', 'inside IR35', 'outside IR35', 'contractor take-home pay', 'off-payroll working', 'day rate', year],
  lead: 'What your day rate leaves you.',
  forWhom: `In ${year}, inside and outside IR35. For contractors with their own limited company, and for people paid through an umbrella company, who are taxed as if they were inside.`,
  how: {
    title: 'How your status changes your pay',
    text: [
      'IR35 asks one question of a contract: without your company in the middle, would you be the client’s employee? If so, the fee is taxed much like a salary. If not, it is your company’s income.',
      {
        points: {
          'Inside.': says`Whoever pays your company treats the fee as pay and takes off Income Tax and National Insurance first (ITEPA 2003 s.61K onwards). By law it also has to pay employer National Insurance, which is ${rateOf('nationalInsurance.class1.employer.rate')} of pay above ${rateOf('nationalInsurance.class1.secondaryThreshold')}. But if the rate you agreed is all that the client will pay, this has to come out of your rate. This calculator assumes that it does.`,
          'Outside.': says`Your company takes off its costs and your salary, pays Corporation Tax at ${isOneRate ? rateOf('corporationTax.mainRate') : says`${rateOf('corporationTax.smallProfitsRate')} to ${rateOf('corporationTax.mainRate')}`} on the rest, and pays you what remains as dividends. The first ${rateOf('dividends.allowance')} of dividends is tax-free. After that you pay ${rateOf('dividends.ordinaryRate')}, ${rateOf('dividends.upperRate')} or ${rateOf('dividends.additionalRate')}. There is no National Insurance on dividends.`,
          'The difference': says`is what your status is worth. As a percentage of the fee, it is largest while ${isOneRate ? '' : says`your company’s profit is taxed at ${rateOf('corporationTax.smallProfitsRate')} and `}your dividends stay in the basic rate band. ${isOneRate ? 'At higher fees, Corporation Tax and dividend tax together come closer to the tax on pay, but stay below it.' : 'At higher fees, Corporation Tax and dividend tax together catch up with the tax on pay. At very high fees they overtake it.'}`,
        },
      },
    ],
  },
  sections: [
    {
      id: 'charges',
      title: 'What each status costs you',
      isWide: true,
      text: [
        {
          wordsTable: {
            caption: 'Taxes on a contract by IR35 status',
            headings: ['Charge', 'Inside', 'Outside'],
            rows: [
              {
                name: 'Employer National Insurance',
                cells: [
                  says`${rateOf('nationalInsurance.class1.employer.rate')} of all pay above ${rateOf('nationalInsurance.class1.secondaryThreshold')}`,
                  'The same rate, but only on the small salary',
                ],
              },
              {
                name: 'Employee National Insurance',
                cells: [
                  says`${rateOf('nationalInsurance.class1.employee.mainRate')}, then ${rateOf('nationalInsurance.class1.employee.additionalRate')} above ${rateOf('nationalInsurance.class1.upperEarningsLimit')}`,
                  isSalaryCharged
                    ? says`The same rate, but only on the part of the salary above ${rateOf('nationalInsurance.class1.primaryThreshold')}`
                    : 'None at this salary',
                ],
              },
              {
                name: 'Income Tax',
                cells: [
                  says`${rateOf('incomeTax.basicRate')}, ${rateOf('incomeTax.higherRate')} and ${rateOf('incomeTax.additionalRate')}, by band`,
                  says`None, unless salary and dividends pass ${rateOf('incomeTax.personalAllowance.incomeLimit')}`,
                ],
              },
              {
                name: 'Corporation Tax',
                cells: [
                  'None',
                  isOneRate
                    ? says`${rateOf('corporationTax.mainRate')} of profit`
                    : says`${rateOf('corporationTax.smallProfitsRate')} of profit up to ${rateOf('corporationTax.lowerLimit')}, ${rateOf('corporationTax.mainRate')} from ${rateOf('corporationTax.upperLimit')}, marginal relief between`,
                ],
              },
              {
                name: 'Dividend tax',
                cells: [
                  'None',
                  says`${rateOf('dividends.ordinaryRate')}, ${rateOf('dividends.upperRate')} and ${rateOf('dividends.additionalRate')}, by band`,
                ],
              },
              { name: 'Expenses', cells: ['Paid out of taxed income', 'Deducted before Corporation Tax'] },
            ],
          },
        },
      ],
    },
  ],
  tips: {
    title: 'Before you agree a rate',
    list: {
      'Ask what the quoted rate includes.': says`A rate inside IR35 can be all that the client will pay, so that employer National Insurance comes out of it. Or it can be your pay before tax, with employer National Insurance on top. That is worth ${rateOf('nationalInsurance.class1.employer.rate')} of your pay above ${rateOf('nationalInsurance.class1.secondaryThreshold')} a year.`,
      'Know what rise to ask for.': 'Try higher day rates inside IR35 until your take-home pay matches the figure outside.',
      'Use a pension.':
        'You pay no National Insurance or Income Tax on a contribution that your company makes, or that you give up pay for inside IR35.',
      'Keep the evidence.':
        'For each contract, save the client’s written decision on your status (the status determination statement), the contract itself and notes on how you really work.',
      'Leave money in the company if you do not need it.':
        'You pay tax on dividends only when they are paid. This calculator assumes you pay out everything.',
    },
  },
  notFor: {
    title: 'Who this does not cover',
    text: [
      'We assume that you are the only director, employee and shareholder of one company, with no other income, and do not live in Scotland. If you work through an umbrella company, what you get is the figure inside IR35, less the umbrella’s fee. The comparison does not work for a company with more than one owner, a sole trader, or anyone with a second job, savings or rent. If your client is small, your own company has to apply IR35. The calculation is then different, with an allowance for the company’s running costs.',
    ],
  },
  next: {
    title: 'What to do now',
    list: [
      says`${link('https://www.gov.uk/guidance/check-employment-status-for-tax', 'Check the status of a contract')} with HMRC’s tool. HMRC will stand by the answer if what you enter is accurate.`,
      says`${link('https://www.gov.uk/guidance/understanding-off-payroll-working-ir35', 'Read HMRC’s guide to off-payroll working')} to see who has to do what.`,
      says`If your client decided your status and you disagree, tell the client why in writing. It must reply within ${rateOf('deadlines.offPayrollAnswer')} of hearing from you, as ${link('https://www.gov.uk/guidance/fee-payer-responsibilities-under-the-off-payroll-working-rules', 'the rules say')}.`,
    ],
  },
}

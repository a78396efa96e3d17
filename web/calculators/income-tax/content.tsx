import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { ends, incomeText, rates, starts, text, year } from '../../text/figures.ts'
import { employeeBands } from '../../text/law/contribution-bands.ts'
import { incomeTaxBands } from '../../text/law/income-tax-bands.ts'
import { figuresOfDirectors, isByMonth, notEveryPayday } from '../../text/law/national-insurance-of-year.ts'

const ukBands = incomeTaxBands('england')
const scottishBands = incomeTaxBands('scotland')

const hasPlan5Started = rates.methods.studentLoans.plan5.value === 'repayable'

const loans = [
  { name: 'Plan 1', threshold: 'studentLoans.plan1.threshold', rate: 'studentLoans.undergraduateRate' },
  { name: 'Plan 2', threshold: 'studentLoans.plan2.threshold', rate: 'studentLoans.undergraduateRate' },
  { name: 'Plan 4', threshold: 'studentLoans.plan4.threshold', rate: 'studentLoans.undergraduateRate' },
  {
    name: `Plan 5${hasPlan5Started ? '' : ` (nothing taken in ${year})`}`,
    threshold: 'studentLoans.plan5.threshold',
    rate: 'studentLoans.undergraduateRate',
  },
  { name: 'Postgraduate', threshold: 'studentLoans.postgraduate.threshold', rate: 'studentLoans.postgraduate.rate' },
] as const

export const content: Content = {
  title: `Income Tax Calculator ${year}: take-home pay to the penny`,
  description: `Work out your UK take-home pay for ${year} after Income Tax, National Insurance, student loan and pension, with the working and the law behind every figure.`,
  keywords: ['income tax calculator', 'take-home pay', 'salary calculator', 'PAYE', 'National Insurance', 'student loan', year],
  lead: 'What reaches your bank account.',
  forWhom: `Your pay from ${starts} to ${ends} after tax, National Insurance, student loan and pension. For employees anywhere in the UK.`,
  how: {
    title: 'How your take-home pay is worked out',
    text: [
      'Up to four things come off your salary before it reaches your bank: Income Tax, National Insurance, student loan repayments and pension contributions. How you pay into your pension can change the other three, because some ways lower the pay that they are worked out on.',
      {
        points: {
          'Income Tax.': says`You pay nothing on the first ${rateOf('incomeTax.personalAllowance.amount')}, your Personal Allowance. In England, Wales and Northern Ireland you pay ${rateOf('incomeTax.basicRate')} on the next ${rateOf('incomeTax.basicRateLimit')} and ${rateOf('incomeTax.higherRate')} on anything above that, so for most people the higher rate starts at ${incomeText('incomeTax.basicRateLimit')}. The ${rateOf('incomeTax.additionalRate')} rate starts at ${rateOf('incomeTax.higherRateLimit')}. Above ${rateOf('incomeTax.personalAllowance.incomeLimit')} you gradually lose the allowance itself.`,
          'National Insurance.': says`Employees pay ${rateOf('nationalInsurance.class1.employee.mainRate')} on earnings between ${rateOf('nationalInsurance.class1.primaryThreshold')} and ${rateOf('nationalInsurance.class1.upperEarningsLimit')}, and ${rateOf('nationalInsurance.class1.employee.additionalRate')} on anything above. The rates are the same in all four countries of the UK.${notEveryPayday}`,
          'Student loan.': says`You repay a percentage of what you earn above your plan’s threshold: ${rateOf('studentLoans.undergraduateRate')} on plans 1, 2, 4 and 5, and ${rateOf('studentLoans.postgraduate.rate')} on a postgraduate loan. You may have to repay a postgraduate loan and one on another plan at the same time.`,
          'Pension.':
            'You pay in a percentage of your salary. All three ways of paying in save tax, but only salary sacrifice saves National Insurance and student loan repayments too.',
        },
      },
    ],
  },
  sections: [
    {
      id: 'bands',
      title: 'Rates and bands',
      isWide: true,
      text: [
        {
          tables: [
            { caption: 'Income Tax in England, Wales and Northern Ireland', amountHeading: 'Income', bands: ukBands },
            { caption: 'Income Tax in Scotland', amountHeading: 'Income', bands: scottishBands },
            {
              caption: `National Insurance for employees${figuresOfDirectors}`,
              amountHeading: 'Annual earnings',
              bands: employeeBands,
            },
            {
              caption: 'Student loan repayments',
              headings: ['Plan', 'On annual earnings above', 'Rate'],
              rows: loans.map(({ name, threshold, rate }) => ({
                name,
                figures: [rateOf(threshold), rateOf(rate)],
              })),
            },
          ],
        },
        {
          hint: says`The income bands are for someone with the full Personal Allowance. If your income is above the limit for the full allowance, you have less of it, so you start to pay each of the lower rates at a lower income. The working of your result leaves the allowance out of the bands: there, the basic rate band is the first ${rateOf('incomeTax.basicRateLimit')} of your taxable income.`,
        },
      ],
    },
  ],
  tips: {
    title: 'Ways to keep more of your pay',
    list: {
      'Check your tax code.':
        'A wrong code is a common reason for paying too much tax. You can find yours on your payslip and in your personal tax account. Type it into the form above to see what it takes, and what the law asks.',
      'Ask whether your employer offers salary sacrifice.': isByMonth
        ? 'On pay that goes into your pension, it also saves you the National Insurance of each payday. It must not take your pay below the minimum wage.'
        : says`On pay that goes into your pension, it also saves you National Insurance: ${rateOf('nationalInsurance.class1.employee.mainRate')} on pay between ${rateOf('nationalInsurance.class1.primaryThreshold')} and ${rateOf('nationalInsurance.class1.upperEarningsLimit')}, and ${rateOf('nationalInsurance.class1.employee.additionalRate')} on pay above that. It must not take your pay below the minimum wage.`,
      [`Watch the ${text('incomeTax.personalAllowance.incomeLimit')} mark.`]:
        'If you earn just over it, paying into a pension or giving to charity saves you tax and gives you back part of your Personal Allowance.',
      'Claim the rest of your pension tax relief.': says`With relief at source, your scheme claims only ${rateOf('incomeTax.basicRate')}. If you pay a higher rate than that, claim the difference from HMRC.`,
      'Share an allowance you do not use.': says`If your husband, wife or civil partner earns less than the Personal Allowance and you pay tax at the basic rate, see if you can get Marriage Allowance: it saves up to ${rateOf('allowances.marriageReduction')} a year.`,
    },
  },
  notFor: {
    text: [
      'This calculator is for employees. It can take a second job, a pension and benefits such as a company car into account, but not everything: your tax will be different if you are self-employed, rent out property, or have savings interest or dividends. It also leaves out what you pay for your job yourself, such as business miles in your own car or a professional subscription: claim tax relief on that from HMRC.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/check-income-tax-current-year', 'Check your Income Tax and tax code for the current tax year')} in your personal tax account on GOV.UK.`,
      says`${link('https://www.gov.uk/claim-tax-refund', 'Claim a refund')} if you have paid too much.`,
      says`${link('https://www.gov.uk/sign-in-to-manage-your-student-loan-balance', 'See your student loan plan and balance')}.`,
    ],
  },
}

import { calculator } from '#engine/calculators/part-year/answer.ts'
import { refundAfterStopping } from '#engine/calculators/part-year/refund.ts'
import { recordedIn } from '#engine/explain/amount-in.ts'
import { input } from '#engine/expression/amount.ts'
import { monthlyFigures } from '#engine/law/national-insurance/class-1-by-month.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import { parseGolden } from '#golden/code/parse-golden.ts'
import golden from '../../../golden/part-year.csv?raw'
import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { rates, starts, worth, year } from '../../text/figures.ts'
import { date, pounds } from '../../text/format.ts'
import { employeeBandsFrom } from '../../text/law/contribution-bands.ts'
import { changes } from '../../text/law/national-insurance-of-year.ts'
import { workedExamples } from '../../text/worked-examples.ts'

const { mainRate, additionalRate } = monthlyFigures(rates, rates)

/** What a month’s pay is charged by, from each day on which that changed. */
const monthly = [undefined, ...changes].map((from) => ({
  caption: `National Insurance for employees each month${changes.length === 0 ? '' : `, from ${from === undefined ? starts : date(from)}`}`,
  amountHeading: 'Pay in a month',
  bands: employeeBandsFrom(from),
}))

/** The golden cases of one salary for each number of months, the whole year last. */
const ONE_SALARY = /^£36,000 for \d+ months?/
const cases = parseGolden(golden).filter(({ case: name }) => ONE_SALARY.test(name))
const byMonths = workedExamples(
  calculator,
  golden,
  cases.map((row) => ({ case: row.case, title: row.in['monthsWorked'] ?? '', story: '' })),
)

const wholeYear = byMonths.at(-1)?.result
const inTheYear = (name: string) => (wholeYear ? recordedIn(wholeYear, name) : ZERO)

const refund = refundAfterStopping(input('pay'), input('months'), 'england', rates)

const months = byMonths.map(({ title, result }) => {
  const shown = ['incomeTax', 'nationalInsurance', 'netIncome'].map((name) => recordedIn(result, name))
  const refunded = worth(refund, { pay: recordedIn(result, 'actualEarnings'), months: new Decimal(title) })
  return { name: title, figures: [...shown, refunded].map(pounds) }
})

export const content: Content = {
  title: `Part-Year Employment Calculator ${year}: pay for part of a year`,
  description: `Income Tax, National Insurance and take-home pay for a job you had for part of ${year}, with the full Personal Allowance and monthly National Insurance thresholds.`,
  keywords: ['part-year employment', 'tax for part of the year', 'tax refund after leaving a job', 'monthly National Insurance', year],
  lead: 'Take-home pay for part of a year.',
  forWhom: 'From a job you had for only some months of the tax year, because you started, stopped or paused work.',
  how: {
    title: 'Why working part of the year is different',
    text: [
      {
        points: {
          'Income Tax looks at the whole year.': says`You are taxed only on what you earned in the months you worked, and you get the full Personal Allowance of ${rateOf('incomeTax.personalAllowance.amount')} (ITA 2007 s.35). So you pay less tax on each month’s pay than if you had worked all year.`,
          'National Insurance looks at each month.': says`You pay ${rateOf(mainRate.entry)} on each month’s pay between ${rateOf('nationalInsurance.class1.monthlyPrimaryThreshold')} and ${rateOf('nationalInsurance.class1.monthlyUpperEarningsLimit')}, and ${rateOf(additionalRate.entry)} on anything above (SSCBA 1992 s.8). ${changes.length === 0 ? '' : 'Those were the figures when the tax year began. They changed within it, as the table below shows. '}Months without pay make no difference.`,
          'Payroll does not know when you will stop.':
            'It gives you a twelfth of your allowance for each month of the tax year so far. If you stop before the year ends, you have not had the rest of it, so you are usually owed a refund. If you start late and work to the end of the year, the usual code has given you all of it, and no refund is due. The result here is what you keep after any refund.',
        },
      },
    ],
  },
  sections: [
    {
      id: 'months',
      title: 'Monthly thresholds, and pay by months worked',
      isWide: true,
      text: [
        {
          tables: [
            ...monthly,
            {
              caption: `A salary of ${pounds(inTheYear('actualEarnings'))} from April on, by months worked`,
              headings: ['Months worked', 'Income Tax', 'National Insurance', 'Take-home pay', 'Tax refund'],
              rows: months,
            },
          ],
        },
        {
          hint: 'The tax refund is the difference between the tax that payroll takes and the Income Tax shown. It is for somebody who works from the start of the tax year with the standard tax code and earns nothing after stopping.',
        },
      ],
    },
  ],
  tips: {
    title: 'When you start or leave',
    list: {
      'Keep your P45.': 'It shows your pay and tax so far. Your next employer needs it, and so do you if you claim a refund.',
      'Check the code on your first payslip.': 'If it ends in W1, M1 or X, it ignores what happened in earlier months.',
      'Look at when a bonus is paid.':
        'If you get it all at once, you may pay less National Insurance on it than if it were spread over several months.',
      'Look after your State Pension.':
        'If you are paid too little in a tax year, that year may not count towards it. Your National Insurance record shows any gaps you can fill.',
    },
  },
  notFor: {
    text: [
      'This calculator is for one job, paid evenly by the month. It leaves out student loans, redundancy pay and final holiday pay. It is not for directors, whose National Insurance is worked out on the whole year, or for people who moved to or from the UK in the year and whose income abroad is taxed here.',
    ],
  },
  next: {
    list: [
      says`If you start without a P45, give your employer the ${link('https://www.gov.uk/guidance/starter-checklist-for-paye', 'starter checklist')} before your first payday.`,
      says`${link('https://www.gov.uk/claim-tax-refund', 'Claim a tax refund')} after you stop work.`,
      says`${link('https://www.gov.uk/check-income-tax-current-year', 'See what HMRC expects you to earn this year')} and correct it if it is wrong.`,
      says`See whether these months count on ${link('https://www.gov.uk/check-national-insurance-record', 'your National Insurance record')}.`,
    ],
  },
}

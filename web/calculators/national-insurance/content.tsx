import { class1EmployerBands } from '#engine/law/national-insurance/class-1.ts'
import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { bandsWorth, figure, law, rates, text, year } from '../../text/figures.ts'
import { count } from '../../text/format.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'
import { class4Table, employeeBands } from '../../text/law/contribution-bands.ts'
import { figuresOfDirectors, notEveryPayday } from '../../text/law/national-insurance-of-year.ts'

const employerBands = bandsWorth(class1EmployerBands(rates), ['No contributions', 'Employer’s rate'])

export const content: Content = {
  title: `National Insurance Calculator ${year}: employee, employer, self-employed`,
  description: `What you and your employer pay in National Insurance for ${year}, or what you pay on self-employed profit, for the year and for each month.`,
  keywords: ['National Insurance calculator', 'NI rates', 'Class 1', 'Class 4', 'employer National Insurance', year],
  lead: 'What you and your employer pay.',
  forWhom: `In ${year}, for one job or one business, anywhere in the UK.`,
  how: {
    title: 'Who pays what',
    text: [
      'You pay National Insurance on what you earn from work. It pays for the State Pension and some benefits. You do not pay it on savings interest, dividends, rent or pensions. How much you pay depends on whether you are employed or self-employed.',
      {
        points: {
          'Employed.': says`You and your employer both pay on your wages (Class 1). You pay ${rateOf('nationalInsurance.class1.employee.mainRate')} on earnings between ${rateOf('nationalInsurance.class1.primaryThreshold')} and ${rateOf('nationalInsurance.class1.upperEarningsLimit')}, and ${rateOf('nationalInsurance.class1.employee.additionalRate')} on anything above. Your employer pays ${rateOf('nationalInsurance.class1.employer.rate')} on everything above ${rateOf('nationalInsurance.class1.secondaryThreshold')} (${law('nationalInsurance.class1.employer.rate')}).${notEveryPayday}`,
          'Self-employed.': says`You pay Class 4 on your profit: ${rateOf('nationalInsurance.class4.mainRate')} between ${rateOf('nationalInsurance.class4.lowerProfitsLimit')} and ${rateOf('nationalInsurance.class4.upperProfitsLimit')}, and ${rateOf('nationalInsurance.class4.additionalRate')} on anything above. ${isClass2Charged ? `Above ${text('nationalInsurance.class4.lowerProfitsLimit')} you also pay Class 2, at ${text('nationalInsurance.class2.weeklyRate')} a week.` : 'You no longer have to pay Class 2.'}`,
          'Each payday counts separately.':
            'If you are an employee, each week’s or month’s pay is looked at on its own, so a bonus is not averaged over the year. Company directors are the exception: their National Insurance is worked out on the whole year.',
        },
      },
    ],
  },
  sections: [
    {
      id: 'tables',
      title: 'Rates by class',
      isWide: true,
      text: [
        {
          tables: [
            { caption: `Class 1: what an employee pays${figuresOfDirectors}`, amountHeading: 'Annual pay', bands: employeeBands },
            { caption: 'Class 1: what the employer pays', amountHeading: 'Annual pay', bands: employerBands },
            class4Table,
            {
              caption: 'Class 2: what it costs to make the year count towards your State Pension',
              headings: ['Annual profit', 'Cost'],
              rows: [
                ...(isClass2Charged
                  ? [
                      {
                        name: `Above ${text('nationalInsurance.class4.lowerProfitsLimit')}`,
                        figures: [says`${rateOf('nationalInsurance.class2.weeklyRate')} a week`],
                      },
                      {
                        name: `${text('nationalInsurance.class2.smallProfitsThreshold')} to ${text('nationalInsurance.class4.lowerProfitsLimit')}`,
                        figures: ['Nothing: it is treated as paid'],
                      },
                    ]
                  : [
                      {
                        name: `${text('nationalInsurance.class2.smallProfitsThreshold')} or more`,
                        figures: ['Nothing: it is treated as paid'],
                      },
                    ]),
                {
                  name: 'Less than that',
                  figures: [says`${rateOf('nationalInsurance.class2.weeklyRate')} a week, if you choose to pay`],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  tips: {
    title: 'Worth checking',
    list: {
      'Your record.': `You usually need ${count(figure('nationalInsurance.statePension.qualifyingYears').value)} qualifying years for the full new State Pension: years in which you paid enough National Insurance or got credits. You may have gaps for years when you were abroad, studying or on low pay, and there is usually a time limit for filling them.`,
      'Your category letter.':
        'You can find it on your payslip. Most people have A. If the letter is wrong, you or your employer will pay the wrong amount.',
      'Child Benefit and credits.':
        'A parent at home can get credits towards the State Pension by claiming Child Benefit, even if they choose not to receive the money. Caring for a grandchild can count too.',
      'Salary sacrifice.':
        'Neither you nor your employer pays National Insurance on pay you give up for a pension or a bike. Some employers add what they save to your pension.',
    },
  },
  notFor: {
    title: 'Where the answer differs',
    text: [
      says`There are different rules for schoolchildren, people over State Pension age, married women who pay a reduced rate, mariners, and directors whose pay varies during the year. The employer’s figure leaves out the Employment Allowance of up to ${rateOf('nationalInsurance.employmentAllowance.amount')}, and the lower charges for young people, apprentices and veterans. The employer National Insurance calculator includes these.`,
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/check-national-insurance-record', 'Check your National Insurance record')} for gaps.`,
      says`${link('https://www.gov.uk/check-state-pension', 'See your State Pension forecast')} before you pay for a missing year.`,
      says`${link('https://www.gov.uk/national-insurance-rates-letters', 'Look up your category letter')} and what it means.`,
    ],
  },
}

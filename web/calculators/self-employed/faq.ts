import { WEEKS_IN_A_YEAR } from '#engine/money/decimal.ts'
import type { Question } from '../../components/faq-list.tsx'
import { dayText, figure, text, year } from '../../lib/figures.ts'
import { money } from '../../lib/format.ts'

const class2Year = money(figure('nationalInsurance.class2.weeklyRate').value.times(WEEKS_IN_A_YEAR))
const threshold = text('nationalInsurance.class2.smallProfitsThreshold')
const trading = text('allowances.trading')

export const faq: readonly Question[] = [
  {
    question: 'Do I still pay Class 2 National Insurance?',
    answer: `No, nobody has to for ${year}. With profits of ${threshold} or more the year counts towards your State Pension as though you had paid. Below that you can choose to pay ${text('nationalInsurance.class2.weeklyRate')} a week, ${class2Year} for the whole year, to make it count.`,
  },
  {
    question: 'Which expenses can I take off?',
    answer:
      'Costs that are wholly and exclusively for the business: stock and materials, tools, travel between jobs, insurance, phone and software, advertising, accountancy, and the business part of bills at home. Not your own pay, your everyday clothes, fines, client entertaining or the trip to a regular place of work.',
  },
  {
    question: 'Should I claim expenses or the trading allowance?',
    answer: `Whichever is more. The allowance takes ${trading} off your takings instead of your actual costs, so it suits a small trade with few of them. You cannot have both, and it cannot make a loss. To see its effect here, enter ${trading} as your expenses.`,
  },
  {
    question: 'Why is my first tax bill so large?',
    answer:
      'Because it can hold three halves. By the January after the tax year you pay all of what you owe for it and, as a first payment on account, half as much again towards the next one. Another half follows in July. From the second year on, what you have already paid is taken off.',
  },
  {
    question: 'When do I register as self-employed?',
    answer: `When your takings from trading in a tax year pass ${trading}. For ${year} the last day to register is ${dayText('deadlines.selfAssessment.register')}.`,
  },
  {
    question: 'I have a job as well. What changes?',
    answer:
      'Your wages use the Personal Allowance and the lower bands first, so more of your profit bears a higher rate than shown here. Class 4 still starts at the same level of profit, but what your wages have paid counts towards a yearly maximum, so some of your profit may be charged at the lower rate. The side hustle calculator works out both from your salary.',
  },
]

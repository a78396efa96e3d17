import type { Questions } from '../../site/page.ts'
import { dayText, text, year } from '../../text/figures.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'

const weekly = text('nationalInsurance.class2.weeklyRate')
const threshold = text('nationalInsurance.class2.smallProfitsThreshold')
const trading = text('allowances.trading')

export const faq: Questions = {
  'Do I still pay Class 2 National Insurance?': isClass2Charged
    ? `For ${year} you do if your profit is above ${text('nationalInsurance.class4.lowerProfitsLimit')}: ${weekly} a week. If it is ${threshold} or more but no higher than that, you pay nothing and the year still counts towards your State Pension. If it is less, you can choose to pay the same to make it count.`
    : `No, nobody has to for ${year}. If your profit is ${threshold} or more, the year counts towards your State Pension as if you had paid. If it is less, you can choose to pay ${weekly} a week to make it count.`,
  'Which expenses can I take off?':
    'Costs that are wholly and exclusively for the business: stock and materials, tools, travel between jobs, insurance, phone and software, advertising, accountancy, and the business part of your household bills. You cannot claim your own pay, everyday clothes, fines, client entertaining or travel to a regular place of work.',
  'Should I claim expenses or the trading allowance?': `Claim whichever is more. The allowance takes ${trading} off your takings instead of your actual costs, so it suits a small trade with few costs. You cannot claim both, and the allowance cannot create a loss. To see what difference it makes, enter ${trading} as your expenses.`,
  'Why is my first tax bill so large?':
    'Because you pay for the year that has ended and start paying for the next. By the January after the tax year ends, you pay everything you owe for it, plus half as much again towards the next year (the first payment on account). You pay the other half in July. From the second year on, what you have already paid comes off your bill.',
  'When do I register as self-employed?': `Once your takings from trading in a tax year go over ${trading}. The last day to register for ${year} is ${dayText('deadlines.selfAssessment.register')}.`,
  'I have a job as well. What changes?':
    'Your wages use up the Personal Allowance and the lower bands first, so you pay more Income Tax on your profit than shown here. Class 4 still starts at the same level of profit. But the National Insurance on your wages counts towards a yearly maximum, so some of your profit may be charged at the lower rate. The side hustle calculator works out both.',
}

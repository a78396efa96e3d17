import { text } from '../../text/figures.ts'
import { isClass2Charged } from '../../text/law/class-2.ts'
import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: '£5,000 on top of a salary of £30,000',
    title: '{sideHustleIncome} on top of a {mainJobSalary} salary',
    story: 'What is left after the trading allowance is taxed at the basic rate. It is too little for National Insurance.',
  },
  {
    case: 'Without the trading allowance, the whole £5,000 is taxed',
    title: '{sideHustleIncome} without the trading allowance',
    story:
      'The same job and the same amount, but all of it is taxed. This is right only if it is a profit, with expenses of more than the allowance already taken off.',
  },
  {
    case: 'The side income is taxed partly at the basic and partly at the higher rate',
    title: '{sideHustleIncome} on top of a {mainJobSalary} salary',
    story: 'The salary ends near the top of the basic rate band, so part of the side income is taxed at the higher rate.',
  },
  {
    case: '£20,000 on top of a salary of £30,000',
    title: '{sideHustleIncome} on top of a {mainJobSalary} salary',
    story: `The side profit alone is now above ${text('nationalInsurance.class4.lowerProfitsLimit')}, so there is National Insurance for the self-employed (${isClass2Charged ? 'Class 4 and Class 2' : 'Class 4'}) to pay as well as Income Tax.`,
  },
  {
    case: 'Annual maximum, case 2: £40,000 on top of a salary of £30,000, £14,460 of it at the main rate',
    title: '{sideHustleIncome} on top of a {mainJobSalary} salary',
    story: `There is a yearly maximum for National Insurance at the main rates. The salary uses part of it, and part of the profit uses the rest. Profit above that is charged at ${text('nationalInsurance.class4.additionalRate')} instead of ${text('nationalInsurance.class4.mainRate')}.`,
  },
]

import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: '£5,000 on top of a salary of £30,000',
    title: 'With the trading allowance',
    story: 'What is left after the allowance is taxed at the basic rate, and is too little for National Insurance.',
  },
  {
    case: 'Without the trading allowance the whole £5,000 is taxed',
    title: 'The same without it',
    story: 'All of the income is taxed. This is right only if it is a profit, with larger expenses already taken off.',
  },
  {
    case: 'The side income is taxed partly at the basic and partly at the higher rate',
    title: 'Across two bands',
    story: 'The salary ends near the top of the basic rate band. The side income fills it and goes on into the next.',
  },
  {
    case: '£20,000 beside a salary of £30,000',
    title: 'Enough for National Insurance',
    story: 'The profit alone is now above the lower profits limit, so Class 4 contributions come on top of the tax.',
  },
  {
    case: 'Annual maximum, case 2: £40,000 beside £30,000, £14,460 of it at the main rate',
    title: 'A profit larger than the salary',
    story: 'The salary has used part of the yearly maximum. Once the profit has used the rest, it is charged at the lower rate of Class 4.',
  },
]

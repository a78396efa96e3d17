import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Profit of £40,000 after £5,000 of expenses',
    title: '{annualProfit} of takings, {expenses} of expenses',
    story: 'You pay tax only on what is left after expenses. The year counts towards your State Pension.',
  },
  {
    case: 'Profit of £60,000',
    title: '{annualProfit} of takings, no expenses',
    story:
      'The last part of the profit is in the higher rate band, where the rate of Income Tax goes up and the rate of Class 4 goes down.',
  },
  {
    case: 'Expenses bring £120,000 down to exactly £100,000 and save the whole allowance',
    title: '{annualProfit} of takings, {expenses} of expenses',
    story: 'Without these expenses, most of the Personal Allowance would be lost. With them, all of it is kept.',
  },
  {
    case: 'Expenses above receipts are shown as a loss, with no tax',
    title: 'A loss: {annualProfit} of takings, {expenses} of expenses',
    story:
      'There is no tax to pay. It is still worth reporting the loss, because it can lower the tax on your other income, or on later profits from the same trade.',
  },
]

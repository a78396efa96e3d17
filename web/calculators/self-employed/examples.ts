import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Profit of £40,000 after £5,000 of expenses',
    title: 'A sole trader in the basic rate band',
    story: 'Only what is left after expenses is taxed. Class 2 is counted as paid, so its row shows nothing.',
  },
  {
    case: 'Profit of £60,000',
    title: 'Past the higher rate limit',
    story: 'The last part of the profit bears more Income Tax, and less Class 4.',
  },
  {
    case: 'Expenses bring £120,000 down to exactly £100,000 and save the whole allowance',
    title: 'Why expenses matter most here',
    story: 'Without these expenses most of the Personal Allowance would be lost. With them it is kept in full.',
  },
  {
    case: 'Expenses above the receipts are shown as a loss and the tax on it is nil',
    title: 'A first year that costs more than it earns',
    story: 'There is nothing to pay, and a loss worth reporting: it can be set against income of this or another year.',
  },
]

import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Rent £20,000, costs £3,000, interest £5,000, other income £40,000',
    title: 'Rent that takes you into the higher rate',
    story:
      'Part of the profit is taxed at the basic rate and part at the higher rate. All of the interest gets relief, but only at the basic rate.',
  },
  {
    case: 'Rent £24,000, costs £4,000, interest £10,000, other income £60,000',
    title: 'A higher rate landlord with a large mortgage',
    story:
      'All the profit is taxed at the higher rate, and half of it goes on interest. Tax takes more than half of what is left after that.',
  },
  {
    case: 'Rent £15,000, costs £2,000, interest £5,000 and no other income: the allowance leaves £430',
    title: 'Rent as the only income',
    story: 'Little income is above the Personal Allowance, so little of the interest gets relief. The rest is carried forward.',
  },
  {
    case: 'A loss: no tax, no relief, and all the interest carried forward',
    title: 'A year of heavy repairs',
    story: 'The expenses come to more than the rent. The loss and the interest are both carried forward.',
  },
  {
    case: 'The property allowance instead of expenses and interest',
    title: 'Small costs, so the allowance is better',
    story: 'Expenses and interest come to less than the allowance, so claiming it leaves less profit to tax.',
  },
]

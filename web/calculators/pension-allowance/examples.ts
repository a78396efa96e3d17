import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'High earner: salary £280,000, own £30,000, employer £25,000, £5,000 carried forward',
    title: 'A tapered allowance',
    story:
      'Both incomes are above their limits. Carry forward helps, yet part of the contributions is over and is taxed at the highest rate.',
  },
  {
    case: 'Carry forward: oldest year first, in part',
    title: 'Help from an earlier year',
    story:
      'The employer pays in more than the year allows. A little of the oldest year’s unused allowance covers it, and there is no charge.',
  },
  {
    case: 'Salary £110,000: £10,000 paid in restores the whole allowance',
    title: 'Relief at its best',
    story: 'The contribution saves higher rate tax and wins back the whole Personal Allowance as well.',
  },
  {
    case: 'Defined benefit 2024/25: opening pension uprated by 6.7%',
    title: 'A final salary pension',
    story: 'The pension grew, but most of the growth was inflation. Only what is above it uses allowance.',
  },
  {
    case: 'Pay of 20,000 given up lifts threshold income to 210,000: 25,000 above a tapered allowance',
    title: 'Pay given up for the pension',
    story: 'The salary alone is below the limit of threshold income. With the pay that was given up it is above, and the allowance tapers.',
  },
]

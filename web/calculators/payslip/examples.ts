import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: '£3,000 a month, fifth month',
    title: '{grossPay} in the fifth month of the tax year',
    story: 'The same pay every month: the tax on all the pay so far, less what was taken before.',
  },
  {
    case: 'A refund: £1,500 in the seventh month after £6,000 a month',
    title: '{grossPay} after months of far more',
    story: 'The free pay and the bands have grown by another month, and the pay has not. Part of the tax already paid comes back.',
  },
  {
    case: 'Code 1066T on the month 1 basis, fourth month',
    title: '{grossPay} with the code {taxCode}',
    story: 'Earlier pay and tax do not count, whatever they were: this month is taxed as if it were the first.',
  },
  {
    case: 'Code K1500: the tax is held at half of the pay',
    title: '{grossPay} with the code {taxCode}',
    story: 'The code adds more to the pay than the pay itself, so the tax stops at half of it.',
  },
  {
    case: '5% of qualifying earnings, relief at source',
    title: '{grossPay} with {pensionContribution} of qualifying earnings',
    story: 'Only the pay between the two limits counts, and only part of the contribution comes out of the pay.',
  },
]

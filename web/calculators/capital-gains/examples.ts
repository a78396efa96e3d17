import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Shares sold on the last day of the old rates',
    title: 'The day before the change',
    story: 'Part of the gain fits in what a salary leaves of the basic rate band; the rest lies above it.',
  },
  {
    case: 'Shares sold on the first day of the new rates',
    title: 'The same sale a day later',
    story: 'Nothing differs but the date of the contract, and with it both rates.',
  },
  {
    case: 'A higher rate taxpayer sells a second home',
    title: 'All of it at the higher rate',
    story: 'The income fills the basic rate band alone. The tax is due soon after completion, long before a tax return.',
  },
  {
    case: 'A basic rate taxpayer sells a home wholly within the band',
    title: 'All of it at the lower rate',
    story: 'Income and gain together stay within the basic rate band, so the higher rate is never reached.',
  },
]

import { changeOf } from '../../text/figures.ts'
import type { WorkedExample } from '../../text/worked-examples.ts'

const shares: readonly WorkedExample[] =
  changeOf('capitalGains.otherAssets.lowerRate') === undefined
    ? [
        {
          case: '2026/27: shares sold for £90,000, with costs and other income of £45,000',
          title: 'Shares sold for {salePrice}',
          story: 'Part of the gain fits in the basic rate band on top of the salary. The rest is above it.',
        },
      ]
    : [
        {
          case: 'Shares sold on the last day of the old rates',
          title: 'Shares sold on {disposalDate}, the day before rates rose',
          story: 'Part of the gain fits in the basic rate band on top of the salary. The rest is above it.',
        },
        {
          case: 'Shares sold on the first day of the new rates',
          title: 'The same shares sold on {disposalDate}',
          story: 'Only the date of the contract is different. Both rates are higher.',
        },
      ]

export const examples: readonly WorkedExample[] = [
  ...shares,
  {
    case: 'A higher rate taxpayer sells a second home',
    title: 'Second home sold for {salePrice} by a higher rate taxpayer',
    story:
      'The seller’s income already fills the basic rate band, so all of the gain is taxed at the higher rate. The tax is due soon after completion, long before a tax return.',
  },
  {
    case: 'A basic rate taxpayer sells a home wholly within the band',
    title: 'Second home sold for {salePrice} by a basic rate taxpayer',
    story: 'Income and gain together fit in the basic rate band, so all of the gain is taxed at the lower rate.',
  },
]

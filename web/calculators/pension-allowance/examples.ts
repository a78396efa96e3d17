import { recordedIn } from '#engine/explain/amount-in.ts'
import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Salary £110,000: £10,000 paid in restores the whole allowance',
    title: 'Winning back the Personal Allowance',
    story: 'The contribution saves tax at the higher rate, and brings back the whole Personal Allowance as well.',
  },
  {
    case: 'High earner: salary £280,000, own £30,000, employer £25,000, £5,000 carried forward',
    title: 'An allowance reduced by the taper',
    story:
      'Threshold and adjusted income are both above their limits. Unused allowance from an earlier year helps, but the contributions are still more than the allowance, and the part above it is taxed at the highest rate.',
  },
  {
    case: 'Carry forward: part of the oldest year is used first',
    title: 'Help from an earlier year',
    story: (result) =>
      recordedIn(result, 'excessContributions').isZero()
        ? 'More goes in than this year’s allowance. A little unused allowance from the oldest year covers the rest, so there is no charge.'
        : 'More goes in than this year’s allowance. Unused allowance from the earlier years covers most of the rest, and there is a charge on what is left.',
  },
  {
    case: 'Defined benefit 2024/25: opening pension uprated by 6.7%',
    title: 'A final salary pension',
    story: (result) =>
      recordedIn(result, 'dbPensionInput').isZero()
        ? 'The pension grew by no more than inflation, so it uses up no allowance.'
        : 'Part of the pension’s growth was inflation. Only the growth above inflation uses up allowance.',
  },
  {
    case: 'Pay of £20,000 given up lifts threshold income to £210,000: £25,000 above a tapered allowance',
    title: 'Pay given up for the pension',
    story:
      'The salary alone is below the threshold income limit. Adding back the pay given up takes it above, so the allowance is reduced.',
  },
]

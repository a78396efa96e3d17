import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Earnings £55,000, contribution £10,000: only £4,730 of it was taxed at 40%',
    title: 'Partly in the higher rate band',
    story:
      'Further relief reaches only as far as the income that was taxed at the higher rate. Doubling the basic rate would promise too much.',
  },
  {
    case: 'Earnings £110,000, contribution £20,000: half in the taper, half at 40%',
    title: 'Winning back the Personal Allowance',
    story: 'Half of the contribution undoes the taper and saves far more than the higher rate; the other half saves the higher rate alone.',
  },
  {
    case: 'No earnings: £2,000 paid in gets £400',
    title: 'A non-earner',
    story: 'No tax was paid and the scheme still claims the basic rate. A parent or partner without earnings can build a pension this way.',
  },
  {
    case: 'Contribution above earnings: the relief stops at the earnings',
    title: 'More than a year’s earnings',
    story: 'The part above the earnings brings no relief at all, although the scheme may accept it.',
  },
  {
    case: 'Earnings 280,000, contribution 30,000: tapered to 50,000, 20,000 left',
    title: 'A tapered annual allowance',
    story: 'High earnings shrink the allowance, so less is left to pay in than the standard one would suggest.',
  },
]

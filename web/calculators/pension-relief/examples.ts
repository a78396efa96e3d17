import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Earnings £55,000, contribution £10,000: only £4,730 of it was taxed at 40%',
    title: '{pensionContribution} contribution on earnings of {annualEarnings}',
    story: 'Only part of the contribution comes from income taxed at the higher rate, so only that part gets relief above the basic rate.',
  },
  {
    case: 'Earnings £110,000, contribution £20,000: half in the taper, half at 40%',
    title: '{pensionContribution} contribution on earnings of {annualEarnings}',
    story:
      'Half of the contribution gives back some of the Personal Allowance, so it saves far more than higher rate tax. The other half saves only higher rate tax.',
  },
  {
    case: 'No earnings: £2,000 paid in gets £400 of relief',
    title: '{pensionContribution} contribution with no earnings',
    story:
      'The scheme claims the basic rate even though no tax was paid. A parent or partner who does not earn can build up a pension this way.',
  },
  {
    case: 'Contribution above earnings: the relief stops at the earnings',
    title: '{pensionContribution} contribution on earnings of {annualEarnings}',
    story: 'There is no tax relief on the part above the earnings, even if the scheme accepts it.',
  },
  {
    case: 'Earnings £280,000, contribution £30,000: tapered to £50,000, £20,000 left',
    title: '{pensionContribution} contribution on earnings of {annualEarnings}',
    story: 'People who earn this much have a smaller annual allowance (the taper), so they can pay in less before there is a charge.',
  },
]

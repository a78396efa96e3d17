import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Adding 20% to £1,000',
    title: 'Quoting a job',
    story: 'A plumber’s price before VAT, at the standard rate. The customer pays the gross amount.',
  },
  {
    case: 'Taking 20% out of £99.99: the half penny goes to the net',
    title: 'A price tag in a shop',
    story: 'The tag includes VAT. The net amount is rounded, and the VAT is what is left, so both together are the price on the tag.',
  },
  {
    case: 'Taking 5% out of £105 is exact',
    title: 'A heating bill at the reduced rate',
    story: 'Gas for a home. The VAT is what is left once the bill is divided.',
  },
  {
    case: 'Adding 20% to £83.33 does not quite come back to £99.99',
    title: 'There and back again',
    story: 'The net amount of the shop’s price tag with VAT added anew: a penny more than the tag. Keep the figures you first worked out.',
  },
]

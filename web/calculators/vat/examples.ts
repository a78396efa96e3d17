import type { WorkedExample } from '../../text/worked-examples.ts'
import { times } from './times.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Adding 20% to £1,000',
    title: 'Quoting a job',
    story: 'A plumber’s price before VAT, at the standard rate. The customer pays the gross amount, with VAT on top.',
  },
  {
    case: 'Taking 20% out of £99.99: the half penny goes to the net',
    title: 'A price tag in a shop',
    story: 'The tag includes VAT. We round the net amount and the rest is VAT, so the two add up to the price on the tag.',
  },
  {
    case: 'Taking 5% out of £105 is exact',
    title: 'A heating bill at the reduced rate',
    story: `Gas for a home. Divide the bill by ${times('vat.reducedRate')} to find the price before VAT. The rest is VAT.`,
  },
  {
    case: 'Adding 20% to £83.33 does not quite come back to £99.99',
    title: 'Adding the VAT back',
    story:
      'Add VAT to the shop’s net amount and you get a penny more than the price on the tag. Keep the net amount and VAT from when you took the VAT out.',
  },
]

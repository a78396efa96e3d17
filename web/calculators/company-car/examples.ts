import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Petrol £35,000 at 125 g/km, £1,000 contributed, salary £48,000: the benefit crosses into 40%',
    title: 'A petrol car on a salary just below the higher rate',
    story: 'The salary alone is taxed at the basic rate. Most of the benefit falls in the higher rate band.',
  },
  {
    case: 'Electric: higher-rate earner',
    title: 'An electric car for a higher rate taxpayer',
    story: 'This is the lowest percentage there is. Even at the higher rate, the tax for a year is small.',
  },
  {
    case: 'Plug-in hybrid, CO2 blank, 45 miles: 8%',
    title: 'A plug-in hybrid',
    story: 'How far the car goes on its battery decides the percentage.',
  },
  {
    case: 'Diesel: 4 percentage points more',
    title: 'An older diesel',
    story: 'The car does not meet the RDE2 standard, so the diesel supplement is added to the percentage for its emissions.',
  },
]

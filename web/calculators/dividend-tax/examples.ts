import type { WorkedExample } from '../../lib/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'GOV.UK example: £29,570 of wages and £3,000 of dividends',
    title: 'A few shares beside a job',
    story:
      'The wages take the Personal Allowance. Of the dividends, the allowance covers the first part and the rest is in the basic rate band.',
  },
  {
    case: 'Dividends of £20,000 on other income of £40,000',
    title: 'Across two bands',
    story: 'The dividends start where the salary ends, so they fill what is left of the basic rate band before the higher rate begins.',
  },
  {
    case: 'A director on £12,570 with £35,000 of dividends',
    title: 'A small salary from your own company',
    story: 'The salary uses the Personal Allowance up exactly. All of the dividends stay in the basic rate band.',
  },
  {
    case: 'ITA 2007 s.25(2): 500 of the allowance against dividends of 10,000 beside 49,770',
    title: 'Just below the higher rate',
    story:
      'Part of the Personal Allowance is worth more against the dividends, so that is where it goes. The salary bears a little more tax, in the last row, and the dividends bear much less.',
  },
  {
    case: 'Dividends taper the allowance and other income bears £3,000 more',
    title: 'When dividends cost more than dividend tax',
    story: 'They shrink the Personal Allowance, and the salary is taxed more. The last row shows by how much.',
  },
]

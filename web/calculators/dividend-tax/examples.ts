import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'GOV.UK example: £29,570 of wages and £3,000 of dividends',
    title: '{dividendIncome} of dividends on top of a salary of {otherIncome}',
    story:
      'An example from GOV.UK. The salary uses up the Personal Allowance. The dividend allowance covers the first part of the dividends, and the rest are in the basic rate band.',
  },
  {
    case: 'Dividends of £20,000 on other income of £40,000',
    title: '{dividendIncome} of dividends on top of a {otherIncome} salary',
    story: 'The dividends start where the salary ends. They fill the rest of the basic rate band before the higher rate starts.',
  },
  {
    case: 'A director on £12,570 with £35,000 of dividends',
    title: 'Company director: {otherIncome} salary, {dividendIncome} of dividends',
    story: 'The salary uses up exactly the Personal Allowance. All the dividends stay in the basic rate band.',
  },
  {
    case: 'ITA 2007 s.25(2): £500 of the allowance set against dividends of £10,000, with other income of £49,770',
    title: '{otherIncome} salary, just below the higher rate, and {dividendIncome} of dividends',
    story:
      'Part of the Personal Allowance saves more tax on the dividends, so that is where it goes. There is a little more tax on the salary, shown in the last row, and much less on the dividends.',
  },
  {
    case: 'Dividends taper the allowance, so there is £3,000 more tax on other income',
    title: '{dividendIncome} of dividends on top of a {otherIncome} salary',
    story: 'The dividends reduce the Personal Allowance, so there is more tax on the salary. The last row shows how much.',
  },
]

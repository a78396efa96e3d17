import type { WorkedExample } from '../../text/worked-examples.ts'

export const examples: readonly WorkedExample[] = [
  {
    case: 'Annual maximum does not bite beside a small salary, 2024-25 (Case 1)',
    title: 'Pay of {employmentIncome} and a business with takings of {tradingIncome}',
    story:
      'The pay uses up the Personal Allowance, so all of the profit is taxed. National Insurance starts at the same profit as without a job. In January, the first payment on account for the next year comes on top.',
  },
  {
    case: 'A landlord who pays the higher rate: the interest saves 20%, the rent is taxed at 40%',
    title: 'A landlord with a mortgage, pay of {employmentIncome} and children',
    story:
      'All of the rental profit is taxed at the higher rate, and the mortgage interest saves only the basic rate. The Child Benefit charge depends on pay and rent together.',
  },
  {
    case: 'A pensioner with State Pension, a private pension, savings and Marriage Allowance, 2024-25',
    title: 'A pensioner with {savingsInterest} of interest and Marriage Allowance',
    story:
      'Part of the interest is taxed at the starting rate and part is covered by the Personal Savings Allowance, both at nothing. The rest is taxed at the basic rate. Marriage Allowance comes off the tax.',
  },
  {
    case: 'A director with a salary of the allowance, dividends and a gain, 2024-25',
    title: 'A company director with {dividendIncome} of dividends and a gain of {otherGains}',
    story:
      'The salary uses up the Personal Allowance, and the dividends fill the basic rate band. Whatever the annual exempt amount leaves of the gain is taxed at the higher rate. The tax on the gain is not part of the payments on account.',
  },
  {
    case: 'Scotland: salary in the intermediate band, savings, dividends and an old trading loss',
    title: 'In Scotland: pay of {employmentIncome}, a small business, savings and dividends',
    story:
      'Pay and profit are taxed in the Scottish bands, interest and dividends in the UK ones. The loss from an earlier year comes off the profit first.',
  },
]

import { calculator } from '#engine/calculators/company-car/index.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { count, money, percent, taxYear } from '../../lib/format.ts'

const valueOf = ({ record }: Result, key: string): Decimal => {
  const value = record[key]
  return value instanceof Decimal ? value : ZERO
}

/** Whether the rate is the tax divided by the benefit, which two bands may share, and not the one rate of a method. */
const isShareOfBenefit = ({ steps }: Result) => steps.some(({ key, operands }) => key === 'marginalTaxRate' && 'benefit' in operands)

/** In a sentence, as the law writes it: 14%. */
const percentageOf = (result: Result) => `${count(valueOf(result, 'bikPercentage'))}%`

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'annualTaxLiability'),
    period: 'a year',
    about: `tax on the car, ${amountOf(result, 'monthlyTaxLiability')} a month`,
  }),
  announce: ({ result }) =>
    `The tax on your car is ${amountOf(result, 'annualTaxLiability')} a year, ${amountOf(result, 'monthlyTaxLiability')} a month, on a benefit of ${amountOf(result, 'annualBIKValue')}.`,
  footnote: ({ result }) => `Based on ${taxYear(result.taxYear)} percentages and tax rates, for a car that you have all year.`,
  lines: ({ result }) => [
    { key: 'bikPercentage', after: 'adjustedP11DValue', label: 'BIK Percentage', text: percent(valueOf(result, 'bikPercentage')) },
    {
      key: 'marginalTaxRate',
      after: 'monthlyBIKValue',
      label: isShareOfBenefit(result) ? 'Tax as a Share of the Benefit' : 'Marginal Tax Rate',
      text: percent(valueOf(result, 'marginalTaxRate')),
    },
  ],
  notes: {
    'contribution-capped': ({ result }) =>
      `You paid more towards the car than counts. Only ${money(valueOf(result, 'effectivePersonalContribution'))} comes off the list price.`,
    'contribution-above-list-price': 'Your contribution is more than the list price, so check both figures.',
    'contribution-paid-once':
      'You pay the contribution once, but it lowers the benefit in every year that you have the car. The total counts all of it in this year.',
    'emissions-ignored': 'The CO2 figure was not used, because an electric car is taken to have none.',
    'range-ignored': 'The electric range was not used: it does not decide the percentage of this car.',
    'range-unknown': ({ result }) =>
      `No electric range was given, so the car is taken at ${percentageOf(result)}, as one with the shortest range. A longer range would cost you less.`,
    'engine-size-ignored': 'The engine size was not used: it matters only for a car without a CO2 figure.',
    'emissions-unknown': ({ result }) =>
      `Without a CO2 figure the car is taken at ${percentageOf(result)}. Look the figure up on the registration document: your tax is probably lower.`,
    'by-engine-size': ({ result }) => `The car has no CO2 figure, so its engine size and fuel set the percentage, ${percentageOf(result)}.`,
    'diesel-supplement':
      'The percentage includes the diesel supplement. If the car meets the RDE2 standard, tick that under More options and the supplement goes.',
    'percentage-capped': ({ result }) => `The percentage stops at ${percentageOf(result)}, the most there is.`,
    'real-driving-emissions-ignored':
      'The RDE2 answer was not used. It matters for diesel cars alone, and only under rules that know the standard.',
    'benefit-within-allowance': 'Your Personal Allowance covers the benefit, so there is no tax to pay on it.',
  },
  assumptions: {
    'tax-year': ({ choice }) => `The tax year is ${taxYear(choice)}. Percentages and tax rates of another may differ.`,
    'diesel-standard': ({ choice }) =>
      choice === 'true'
        ? 'Your diesel meets the RDE2 standard. One that does not bears the diesel supplement.'
        : 'Your diesel does not meet the RDE2 standard. One that does is spared the diesel supplement.',
    'available-all-year': 'You have the car for the whole tax year. For part of a year the benefit is smaller in proportion.',
    'contribution-to-the-price':
      'Your contribution was paid towards the price of the car itself, in this year or an earlier one. Payments to use it count in another way.',
    'no-payments-for-private-use':
      'You pay your employer nothing for private use. Payments that you have to make for it come off the benefit.',
    'no-private-fuel': 'You pay for all private fuel yourself. Free private fuel is a benefit of its own, however little you use.',
    'own-tax-alone':
      'Only your own tax is counted. Your employer pays National Insurance on the car as well, which does not come out of your pay.',
    'no-salary-sacrifice':
      'You did not give up pay or a cash alternative for the car. If you did, and it is not a low-emission car, the pay you gave up may be taxed instead.',
    'no-other-income': 'Your salary is your only income apart from the car. More income can push the benefit into a higher band.',
  },
  leftOut: {
    taxOnFuel: 'With free private fuel',
    class1A: 'Paid by your employer',
  },
  steps: {
    effectivePersonalContribution: ({ value }) =>
      value.isZero() ? 'You paid nothing towards the price.' : 'As much of it as the law lets count.',
    adjustedP11DValue: ({ value }) => (value.isZero() ? 'Nothing of the price is left.' : 'The list price less what you paid towards it.'),
    bikPercentage: () => 'Set by CO2 emissions, electric range and fuel.',
    annualBIKValue: () => 'What the law says the use of the car is worth to you, as though it were pay.',
    monthlyBIKValue: () => 'A twelfth of it.',
    totalIncome: () => 'What you are taxed on, car included.',
    annualTaxLiability: ({ value }) =>
      value.isZero() ? 'No tax falls on the benefit.' : 'How much more Income Tax you pay because of the car.',
    marginalTaxRate: () => 'What each pound of the benefit costs you on average.',
    monthlyTaxLiability: () => 'About what your pay goes down by, once your tax code counts the car.',
    totalAnnualCost: () => 'Tax for the year and your contribution.',
  },
})

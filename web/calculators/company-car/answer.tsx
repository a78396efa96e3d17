import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/company-car/answer.ts'
import { isAboveZero } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import type { Outcome } from '../../form/answer.ts'
import { count, money, percent, poundsAndPence, taxYear } from '../../text/format.ts'
import { EURO_6D, lowEmissionLimit } from './car-words.ts'

/** The percentage as it is written in a sentence and in the law, without decimals: 14%. */
const percentageOf = (result: Result) => `${count(shownIn(result, 'bikPercentage'))}%`

/** The tax on an electric car at the same price, and how much less it is, in a sentence; nothing for an electric car, or where no tax is saved. */
function asElectric({ result, inputs }: Outcome): string[] {
  const page: Calculator = calculator
  const electric = page.calculate({ ...inputs, fuelType: 'electric' }, { ruleSet: result.ruleSet, taxYear: result.taxYear })
  const saved = shownIn(result, 'annualTaxLiability').minus(shownIn(electric, 'annualTaxLiability'))
  if (!isAboveZero(saved)) return []
  // An amount and the words that say what it is stay on one line.
  const tax = shownIn(electric, 'annualTaxLiability').isZero()
    ? 'no tax'
    : `${`${amountOf(electric, 'annualTaxLiability')} a year`.replaceAll(' ', '\u00a0')} in tax`
  return [`An electric car with the same list price: ${tax}, ${poundsAndPence(saved)}\u00a0less.`]
}

export const answer = answerOf(calculator, {
  answers: { annualTaxLiability: 'your tax on the car would be' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'annualTaxLiability'),
    period: 'a year',
    about: `tax on your car, or ${amountOf(result, 'monthlyTaxLiability')} a month`,
  }),
  lead: asElectric,
  ledger: {
    onlyWith: {
      effectivePersonalContribution: 'effectivePersonalContribution',
      adjustedP11DValue: 'effectivePersonalContribution',
    },
  },
  announce: ({ result }) =>
    `The tax on your car is ${amountOf(result, 'annualTaxLiability')} a year, ${amountOf(result, 'monthlyTaxLiability')} a month, on a benefit of ${amountOf(result, 'annualBIKValue')}.`,
  deciding: { why: 'Your salary decides the tax.', having: (salary) => `On a salary of ${salary}.` },
  footnote: ({ result }) => `Based on ${taxYear(result.taxYear)} percentages and tax rates, for a car you have all year.`,
  lines: ({ result }) => [
    {
      key: 'bikPercentage',
      after: shownIn(result, 'effectivePersonalContribution').isZero() ? 'carListPrice' : 'adjustedP11DValue',
      label: 'Percentage of the List Price',
      text: percent(shownIn(result, 'bikPercentage')),
    },
    {
      key: 'marginalTaxRate',
      after: 'monthlyBIKValue',
      label: 'Tax Rate on the Benefit',
      text: percent(shownIn(result, 'marginalTaxRate')),
    },
  ],
  notes: {
    'contribution-capped': ({ result }) =>
      `You paid more towards the car than you can count. Only ${money(shownIn(result, 'effectivePersonalContribution'))} comes off the list price.`,
    'contribution-above-list-price': 'Your contribution is more than the list price, so check both figures.',
    'contribution-paid-once':
      'You pay the contribution once, but it lowers the benefit in every year you have the car. The total cost here includes all of it in this year.',
    'emissions-ignored': 'We did not use the CO2 figure, because an electric car has no emissions.',
    'low-emission-assumed': `You did not give a CO2 figure, so we took it to be low (more than zero, and at most ${lowEmissionLimit} g/km), as it is for most plug-in hybrids, and went by the electric range. Look it up on the registration document (V5C) and enter it. A car that has no CO2 figure at all goes by its engine size, which usually means a higher percentage.`,
    'counted-as-one-gram':
      'The car counts as having hardly any CO2 emissions, whatever its figure, so its electric range decides the percentage.',
    'easement-ignored':
      'The easement for plug-in hybrids makes no difference here. It is for plug-in hybrids with higher CO2 emissions and an electric range of at least a mile, and for the years since it began.',
    'range-ignored': 'We did not use the electric range, because it does not affect the percentage for this car.',
    'range-unknown': ({ result }) =>
      `You did not give an electric range, so we used ${percentageOf(result)}, the percentage for the shortest range. A longer range would cost you less.`,
    'part-mile-ignored': 'These rules leave out the part of a mile in the electric range. The law counts it as a whole mile.',
    'engine-size-ignored': ({ inputs }) =>
      inputs['co2Emissions'] === undefined
        ? 'We did not use the engine size, because it does not affect the percentage here.'
        : 'We did not use the engine size, because the car has a CO2 figure.',
    'emissions-unknown': ({ result }) =>
      `You did not give a CO2 figure, so we used ${percentageOf(result)}, the highest percentage there is. Look the figure up on the registration document and enter it: your tax will probably be lower than this. If the car has none, enter its engine size.`,
    'by-engine-size': ({ result }) =>
      `The car has no CO2 figure, so its engine size and fuel decide the percentage: ${percentageOf(result)}.`,
    'diesel-supplement': `The percentage includes the diesel supplement. If the car meets RDE2 (${EURO_6D}, and not just ${EURO_6D}-TEMP), tick that box under More options to remove it.`,
    'diesel-supplement-on-all': 'The percentage includes the diesel supplement, which these rules add to every diesel.',
    'percentage-capped': ({ result }) => `The percentage stops at ${percentageOf(result)}, the maximum.`,
    'real-driving-emissions-ignored':
      'We did not use your RDE2 answer. It matters only for diesel cars, and only under rules that take the standard into account.',
    'benefit-within-allowance': 'Your Personal Allowance covers the benefit, so there is no tax to pay on it.',
  },
  assumptions: {
    'tax-year': ({ choice }) => `The tax year is ${taxYear(choice)}. Another year may have different percentages and tax rates.`,
    'diesel-standard': ({ choice }) =>
      choice === 'true'
        ? `Your diesel meets RDE2, the ${EURO_6D} standard. If it did not, the diesel supplement would be added.`
        : `Your diesel does not meet RDE2, the ${EURO_6D} standard. If it did, there would be no diesel supplement.`,
    'available-all-year': 'You have the car for the whole tax year. If you have it for part of a year, the benefit is lower in proportion.',
    'contribution-to-the-price':
      'Your contribution went towards the price of the car itself, this year or in an earlier one. Payments for private use come off the benefit instead, not off the price.',
    'no-payments-for-private-use':
      'You pay your employer nothing for private use. If you have to pay for it, what you pay comes off the benefit.',
    'no-private-fuel': 'You pay for all private fuel yourself. Free private fuel is a separate benefit, however little you use.',
    'own-tax-alone':
      'We counted only your own tax. Your employer pays National Insurance on the car as well, but that does not come out of your pay.',
    'no-salary-sacrifice':
      'You did not give up pay or a cash alternative for the car. If you did, and it is not a low-emission car, the pay you gave up may be taxed instead.',
    'no-other-income': 'Apart from the car, your salary is your only income. More income can push the benefit into a higher band.',
  },
  leftOut: {
    taxOnFuel: 'If your employer also pays for your private fuel',
    class1A: 'National Insurance your employer pays on the car',
  },
  steps: {
    effectivePersonalContribution: ({ value }) =>
      value.isZero()
        ? 'You paid nothing towards the price.'
        : 'What you paid towards the price, up to the most that the law lets you count.',
    adjustedP11DValue: ({ value }) =>
      value.isZero()
        ? 'Your contribution covers the whole list price, so there is nothing to tax.'
        : 'The list price less what you paid towards it.',
    emissionsFigure: () => 'The figure on the registration document, in whole grams. Parts of a gram do not count.',
    rangeFigure: () => 'How far the car goes on its battery alone.',
    percentageByEmissions: () => 'The more CO2 the car emits, the more of its list price is taxed.',
    percentageByRange: () =>
      'The car’s CO2 is low, so its electric range decides. The further it goes, the less of its list price is taxed.',
    percentageByEngineSize: () => 'The car has no CO2 figure, so its engine size decides.',
    bikPercentage: ({ operands }) =>
      `How much of the list price is taxed${'companyCars.dieselSupplement' in operands ? ', with the supplement for a diesel' : ''}. The law calls it the appropriate percentage.`,
    annualBIKValue: () => 'What the law says the car is worth to you, as if it were pay. It is your benefit in kind (BIK).',
    monthlyBIKValue: () => 'A twelfth of the benefit for the year.',
    totalIncome: () => 'What you are taxed on, including the car.',
    annualTaxLiability: ({ value }) =>
      value.isZero() ? 'There is no tax on the benefit.' : 'How much more Income Tax you pay because of the car.',
    marginalTaxRate: () => 'What each pound of the benefit costs you in tax, on average.',
    monthlyTaxLiability: () => 'Roughly how much your pay goes down, once your tax code includes the car.',
    totalAnnualCost: () => 'The tax for the year plus your contribution.',
  },
})

import { calculator } from '#engine/calculators/corporation-tax/index.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { corporationTax } from '#engine/rates/generated/corporation-tax.ts'
import { dividends } from '#engine/rates/generated/dividends.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf, figureIn } from '../../lib/common-words.ts'
import { figureText, rate } from '../../lib/format.ts'

const lawFor = ({ taxYear, ruleSet }: Result) => ratesAt({ corporationTax, dividends }, taxYear, ruleSet)

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'afterTaxProfit'),
    about: `left after ${amountOf(result, 'corporationTax')} Corporation Tax`,
  }),
  announce: ({ result }) =>
    `The company pays ${amountOf(result, 'corporationTax')} Corporation Tax and keeps ${amountOf(result, 'afterTaxProfit')} of its profit.`,
  footnote: (outcome) => effectiveRateNote('Effective tax rate', outcome),
  lines: ({ inputs }) => [
    {
      key: 'accountingPeriodLength',
      after: 'taxableProfit',
      label: 'Accounting Period',
      text: figureText({ unit: 'months', value: new Decimal(String(inputs['accountingPeriodLength'])) }),
    },
  ],
  notes: {
    'marginal-relief-applied': ({ result }) =>
      `The profit lies between the two limits, so marginal relief of ${amountOf(result, 'marginalRelief')} has come off the tax at the main rate. It is already in the figure above: claim it on the return.`,
    'marginal-relief-below-a-penny': 'The profit is so close to the upper limit that marginal relief comes to less than a penny.',
    'limits-for-a-short-period': ({ result }) =>
      `The period is shorter than a year, so both limits are smaller in proportion: here ${amountOf(result, 'lowerLimit')} and ${amountOf(result, 'upperLimit')}.`,
    'limits-shared-with-associated-companies': ({ result }) =>
      `Both limits are shared out equally among the company and its associates, whatever the others earn: here ${amountOf(result, 'lowerLimit')} and ${amountOf(result, 'upperLimit')}.`,
    'relief-shared-with-associated-companies':
      'These rules divide the relief by the number of associated companies. The law divides the limits instead.',
    'paid-in-instalments':
      'A company with this much profit is large, and pays in quarterly instalments that begin before the period ends. In its first large year it may still pay in one sum.',
  },
  assumptions: {
    'no-associated-companies': 'No other company is under the same control. One that is can raise the tax on this profit.',
    'full-year': 'The accounting period is a whole year. A shorter one has smaller limits.',
    'no-dividends-received':
      'The company received no dividends from companies outside its group. They bear no tax, but count towards the limits.',
    'not-close-investment-holding':
      'It trades, or lets property to people unconnected with its owners. A close investment-holding company pays the main rate on everything.',
    'profit-for-tax':
      'The profit is the one on the tax return. Depreciation and entertaining are added back to the profit in the accounts; capital allowances, losses and other reliefs come off it.',
    'no-loans-to-owners': ({ result }) =>
      `The company has lent its owners nothing. Of a loan that they have not repaid ${figureText(lawFor(result).corporationTax.paymentMonths)} after the period it pays ${figureText(lawFor(result).dividends.upperRate)} more, and has that back when they do.`,
    'nothing-else':
      'The company is resident in the UK: others do not have the small profits rate or marginal relief as of right. Not included: the rates for oil and gas extraction, and the surcharge on banks.',
  },
  leftOut: {
    closeInvestmentHolding: 'As a close investment-holding company',
  },
  steps: {
    lowerLimit: () => 'Up to this profit the small profits rate is charged on all of it.',
    upperLimit: () => 'From this profit the main rate is charged on all of it.',
    taxAtMainRate: () => 'Between the limits the main rate comes first, on the whole profit.',
    marginalRelief: (step) =>
      `Then ${rate(figureIn(step, 'fraction') ?? new Decimal('0'))} of what the profit falls short of the upper limit comes off again.`,
    corporationTax: ({ value }) => (value.isZero() ? 'Without profit there is nothing to tax.' : 'What the company owes for the period.'),
    afterTaxProfit: () => 'What can be kept, invested or paid out.',
    effectiveRate: () => 'The tax as a share of the profit.',
  },
})

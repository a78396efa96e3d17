import { calculator } from '#engine/calculators/corporation-tax/answer.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { corporationTax } from '#engine/rates/generated/corporation-tax.ts'
import { dividends } from '#engine/rates/generated/dividends.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { endOfFinancialYear } from '#engine/rules/corporation-tax/financial-year.ts'
import { afterPaying, amountOf, figureOf } from '../../components/results/common-words.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { date, figureText, money, rate } from '../../text/format.ts'

const lawFor = ({ taxYear, ruleSet }: Result) => ratesAt({ corporationTax, dividends }, taxYear, ruleSet)

export const answer = answerOf(calculator, {
  answers: { afterTaxProfit: 'the company would keep' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'afterTaxProfit'),
    about: `left of the profit ${afterPaying(result, 'corporationTax', 'Corporation Tax')}`,
  }),
  ledger: { reliefs: ['marginalRelief'] },
  announce: ({ result }) =>
    `The company keeps ${amountOf(result, 'afterTaxProfit')} of its profit ${afterPaying(result, 'corporationTax', 'Corporation Tax')}.`,
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
      `The profit is between the two limits, so marginal relief takes ${amountOf(result, 'marginalRelief')} off the tax at the main rate. It has already been taken off the tax above. Enter it on the company’s tax return.`,
    'marginal-relief-below-a-penny': 'The profit is so close to the upper limit that marginal relief comes to less than a penny.',
    'limits-for-a-short-period': ({ result }) =>
      `The period is shorter than a year, so both limits are reduced in proportion: here they are ${amountOf(result, 'lowerLimit', money)} and ${amountOf(result, 'upperLimit', money)}.`,
    'limits-shared-with-associated-companies': ({ result }) =>
      `The company shares both limits equally with its associated companies, whatever they earn. Here the limits are ${amountOf(result, 'lowerLimit', money)} and ${amountOf(result, 'upperLimit', money)}.`,
    'relief-shared-with-associated-companies':
      'These rules divide the relief by the number of associated companies. The law divides the limits instead.',
    'split-between-financial-years':
      'The rates changed on a day in this period. The profit is divided by days, and each part is taxed at the rates of its own financial year.',
    'paid-in-instalments':
      'With this much profit the company counts as large. It pays in quarterly instalments, which start before the period ends. In its first year as a large company it may still be able to pay in one go.',
  },
  assumptions: {
    'period-end': ({ result }) =>
      `The accounting period ends on ${date(endOfFinancialYear(taxYears[result.taxYear].starts))}.${result.record['lowerLimit'] === undefined ? '' : ' If it is shorter than a year, its limits are counted in months. Enter its last day to count days, as the law does.'}`,
    'no-associated-companies':
      'The company has no associated companies: it controls no other company, none controls it, and the same people control no other. If it has any, the tax on this profit can be higher.',
    'full-year': 'The accounting period is a full year. A shorter period has lower limits.',
    'no-dividends-received':
      'The company received no dividends from companies outside its group. These are usually free of tax, but they count towards the limits.',
    'not-close-investment-holding':
      'The company trades, or lets property to people not connected with its owners. A company that a few people control and that mainly holds investments (a close investment-holding company) pays the main rate on all its profit.',
    'profit-for-tax':
      'This is the profit on the tax return, not in the accounts. Start from the accounts, add back depreciation and entertaining, then take off tax relief for equipment (capital allowances), losses and other reliefs.',
    'no-loans-to-owners': ({ result }) =>
      `The company has not lent its owners any money. If a loan is still unpaid ${figureText(lawFor(result).corporationTax.paymentMonths)} after the period ends, the company pays tax of ${figureText(lawFor(result).dividends.upperRate)} of what is owed. It gets that back once the loan is repaid.`,
    'nothing-else': ({ result }) =>
      `The company is resident in the UK. ${result.record['lowerLimit'] === undefined ? '' : 'Companies resident abroad do not automatically get the small profits rate or marginal relief. '}Not included: the rates for oil and gas extraction, and the surcharge on banks.`,
  },
  leftOut: {
    closeInvestmentHolding: 'Profit left if it is a close investment-holding company',
  },
  steps: {
    daysOfPeriod: () => 'All the days from the first to the last.',
    daysInYearBefore: () => 'They get a share of the limits by the length of their own financial year.',
    daysInLastYear: () => 'They get a share of the limits by the length of their own financial year.',
    daysBefore: () => 'Profit of these days is taxed at the rate of the earlier financial year.',
    daysAfter: () => 'Profit of these days is taxed at the rates of the later financial year.',
    'before.profit': () => 'The same share of the profit as of the days.',
    'before.corporationTax': () => 'That year had one rate for all profits.',
    'after.profit': () => 'The same share of the profit as of the days.',
    'after.lowerLimit': () => 'The limit is reduced in proportion to the days.',
    'after.upperLimit': () => 'The limit is reduced in proportion to the days.',
    'after.taxAtMainRate': () => 'Between the limits, start with the main rate on this part of the profit.',
    'after.marginalRelief': () => 'Then take off a fraction of the amount by which this part is below its upper limit.',
    'after.corporationTax': () => 'What the company owes for this part of the period.',
    lowerLimit: () => 'Profit up to this amount is all taxed at the small profits rate.',
    upperLimit: () => 'Profit of this amount or more is all taxed at the main rate.',
    taxAtMainRate: () => 'Between the limits, start with the main rate on the whole profit.',
    marginalRelief: (step) => {
      const fraction = rate(figureOf(step, 'corporationTax.marginalReliefFraction') ?? new Decimal('0'))
      const isDivided = 'associatedCompanies' in step.operands
      return `Then take off ${fraction} of the amount by which the profit is below the upper limit${isDivided ? ', divided by the number of associated companies' : ''}.`
    },
    corporationTax: ({ value }) => (value.isZero() ? 'There is no profit to tax.' : 'What the company owes for the period.'),
    afterTaxProfit: () => 'What the company can keep, invest or pay out.',
    effectiveRate: () => 'The tax as a percentage of the profit.',
  },
  margin: {
    of: 'of profit',
    kept: (hundred, amount) => `Of the next ${hundred}, the company keeps ${amount}`,
  },
})

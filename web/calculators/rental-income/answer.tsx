import { calculator } from '#engine/calculators/rental-income/index.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { money, percent } from '../../lib/format.ts'

const rowOf = ({ rows }: Result, key: string) => rows.find((row) => row.key === key)?.value ?? ZERO

const hasInterest = (result: Result) => !rowOf(result, 'mortgageInterest').isZero()

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netRentalIncomeAfterTax'),
    period: 'a year',
    about: hasInterest(result)
      ? `from the rent after tax, ${amountOf(result, 'netAfterInterest')} once the interest is paid`
      : 'from the rent after tax',
  }),
  announce: ({ result }) =>
    `The rent leaves you ${amountOf(result, 'netRentalIncomeAfterTax')} a year after ${amountOf(result, 'totalTaxDue')} of tax${
      hasInterest(result) ? `, and ${amountOf(result, 'netAfterInterest')} once the mortgage interest is paid` : ''
    }.`,
  footnote: (outcome) => effectiveRateNote('Effective tax rate on the profit', outcome),
  lines: ({ result }) => {
    const rate = result.steps.find(({ key }) => key === 'taxRate')
    return rate
      ? [{ key: 'taxRate', after: 'taxOnRentalProfit', label: 'Highest rate on any of the profit', text: percent(rate.value) }]
      : []
  },
  notes: {
    'expenses-above-income':
      'Your expenses are more than the rent, so there is a loss and no tax. Report it, and it comes off your rental profits of later years.',
    'unused-finance-costs': ({ result }) =>
      `${money(rowOf(result, 'unusedFinanceCosts'))} of your interest brought no relief this year. It is carried forward and can bring relief in a later one.`,
    'relief-above-tax':
      'The relief for your interest is more than the tax on the profit, so none is due on it. What is left over may come off the tax on your other income; this page does not count that.',
    'interest-above-what-is-left': 'The interest is more than what the rent leaves after tax: you have to add money of your own this year.',
    'property-allowance-would-lower-tax':
      'Claiming the property allowance in place of your expenses would lower this tax. You claim it on your tax return, and interest then brings no relief.',
    'taxpayer-answer-not-used': 'The tax band you gave was not used: your income decides the rates.',
  },
  assumptions: {
    'no-other-income':
      'The rent is all your income. A salary, a pension or profits would fill the allowance and the lower bands before it.',
    'residential-letting': 'You let homes in the UK. Interest on shops, offices and other business property is deducted in full instead.',
    'one-owner': 'Everything entered is yours. Joint owners each enter their own share.',
    'nothing-brought-forward': 'You bring no losses and no unused interest from earlier years. Either would lower the tax.',
    'property-allowance-not-claimed':
      'You deduct your actual expenses and do not claim the property allowance or Rent a Room relief. Where those take more off, claim them instead.',
    'other-income-is-earned': 'Your other income is pay, pension or profit. Dividends and savings interest have rates of their own.',
  },
  steps: {
    grossRentalProfit: ({ value }) => (value.isNegative() ? 'A loss.' : 'What the letting earns before tax and before interest.'),
    netRentalProfit: ({ operands }) =>
      'interest' in operands
        ? 'This rule set deducts the interest.'
        : 'Interest on a home you let is not deducted: it brings relief below.',
    taxedProfit: ({ value }) => (value.isZero() ? 'There is no profit to tax.' : 'Comes on top of your other income.'),
    taxOnRentalProfit: ({ value }) => (value.isZero() ? 'No tax falls on it.' : 'How much more tax you pay because of the letting.'),
    relievedFinanceCosts: () => 'The lowest of three: your interest, your rental profit, and your income above the Personal Allowance.',
    mortgageReliefBasicRate: () => 'Always at the basic rate, whatever rate you pay.',
    unusedFinanceCosts: () => 'Kept for later years.',
    totalTaxDue: ({ value }) => (value.isZero() ? 'The relief covers all of the tax.' : 'Paid through Self Assessment.'),
    netRentalIncomeAfterTax: () => 'Profit less tax, with the interest still to pay.',
    netAfterInterest: () => 'What the year really leaves you, before paying off any of the loan.',
    effectiveRate: () => 'The tax as a share of profit before interest.',
  },
})

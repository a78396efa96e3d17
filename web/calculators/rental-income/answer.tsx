import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/rental-income/index.ts'
import { alternativesOf } from '#engine/explain/alternatives.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import type { Outcome } from '../../components/calculator-form.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { money, percent } from '../../lib/format.ts'
import { propertyAllowanceWords } from '../../lib/option-words.ts'

const rowOf = ({ rows }: Result, key: string) => rows.find((row) => row.key === key)?.value ?? ZERO

/** What another choice about the property allowance would take off the tax of the year, in words. */
function savedBy(option: string, { result, inputs }: Outcome): string {
  const page: Calculator = calculator
  const changeOf = (headline: string) =>
    alternativesOf(page, inputs, 'propertyAllowance', { ...result, headline }).find(({ choice }) => choice === option)?.difference ?? ZERO
  return money(changeOf('reductionOfOtherTax').minus(changeOf('totalTaxDue')))
}

const hasInterest = (result: Result) => !rowOf(result, 'mortgageInterest').isZero()

/** What was taken for granted about the property allowance, by the choice. */
const PROPERTY_ALLOWANCE: Readonly<Record<string, string>> = {
  automatic:
    'You do nothing about the property allowance: rent within it is free of tax, and from more rent you deduct your actual expenses.',
  claim: 'You claim the property allowance. It takes the place of your expenses and of the relief for interest.',
  'opt-out': 'You opt out of the property allowance and deduct your actual expenses, however small the rent is.',
}

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'totalTaxDue'),
    period: 'a year',
    about: hasInterest(result)
      ? `tax on your rent, which leaves ${amountOf(result, 'netAfterInterest')} once the interest is paid`
      : `tax on your rent, which leaves ${amountOf(result, 'netRentalIncomeAfterTax')}`,
  }),
  answerField: 'totalTaxDue',
  ledger: {
    groups: { annualRentalIncome: 'Your rent', taxOnRentalProfit: 'The tax on it', netRentalIncomeAfterTax: 'What is left' },
    subtotals: ['netRentalProfit', 'totalTaxDue'],
    reliefs: ['mortgageReliefBasicRate'],
  },
  announce: ({ result }) =>
    `The tax on your rent is ${amountOf(result, 'totalTaxDue')} a year. The rent leaves you ${amountOf(result, 'netRentalIncomeAfterTax')}${
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
    'rent-within-property-allowance':
      'Your rent is within the property allowance, so it is free of tax by itself: there is nothing to claim. If it is all that you receive from property, you normally need not report it.',
    'loss-not-counted':
      'Your expenses are more than the rent, but with the property allowance that loss does not count. Opt out on your tax return to keep it for later years.',
    'interest-without-relief': 'With the property allowance your interest brings no relief, and none of it is carried forward.',
    'unused-finance-costs': ({ result }) =>
      `${money(rowOf(result, 'unusedFinanceCosts'))} of your interest brought no relief this year. It is carried forward and can bring relief in a later one.`,
    'relief-lowers-other-tax': ({ result }) =>
      `The relief for your interest is more than the tax on the rent. The rest, ${money(rowOf(result, 'reductionOfOtherTax'))}, comes off the tax on your other income, so it is not in the tax due here.`,
    'relief-above-tax':
      'The relief for your interest is more than all the tax there is for it to lower. What is left over is lost: it is not carried forward.',
    'interest-above-what-is-left': 'The interest is more than what the rent leaves after tax: you have to add money of your own this year.',
    'property-allowance-would-lower-tax': (outcome) =>
      `The property allowance in place of your expenses and interest would save you ${savedBy('claim', outcome)} of tax this year. Choose “${propertyAllowanceWords.claim}” under More options to see it, and claim it on your tax return. Interest is then not carried forward.`,
    'expenses-would-lower-tax': (outcome) =>
      `Your actual expenses and interest in place of the property allowance would save you ${savedBy('opt-out', outcome)} of tax this year. Choose “${propertyAllowanceWords['opt-out']}” under More options to see it, and tell HMRC on your tax return.`,
    'property-allowance-not-given': 'This rule set has no property allowance, so your choice about it was not used.',
    'taxpayer-answer-not-used': 'The tax band you gave was not used: your income decides the rates.',
  },
  assumptions: {
    'no-other-income':
      'The rent is all your income. A salary, a pension or profits would fill the allowance and the lower bands before it.',
    'residential-letting': 'You let homes in the UK. Interest on shops, offices and other business property is deducted in full instead.',
    'one-owner': 'Everything entered is yours. Joint owners each enter their own share.',
    'nothing-brought-forward': 'You bring no losses and no unused interest from earlier years. Either would lower the tax.',
    'property-allowance': ({ choice }) => PROPERTY_ALLOWANCE[choice] ?? '',
    'rent-a-room-not-claimed':
      'You do not use the Rent a Room Scheme. It is for a furnished room in your own home, and may leave more of the rent free of tax.',
    'other-income-is-earned': 'Your other income is pay, pension or profit. Dividends and savings interest have rates of their own.',
  },
  steps: {
    grossRentalProfit: ({ value }) => (value.isNegative() ? 'A loss.' : 'What the letting earns before tax and before interest.'),
    propertyAllowanceUsed: ({ operands }) =>
      'rent' in operands ? 'All of the rent is within the allowance.' : 'It takes the place of expenses and interest.',
    netRentalProfit: ({ operands }) => {
      if ('used' in operands) return 'The profit in law. Your expenses do not count in it.'
      return 'interest' in operands
        ? 'This rule set deducts the interest.'
        : 'Interest on a home you let is not deducted: it brings relief below.'
    },
    taxedProfit: ({ value }) => (value.isZero() ? 'There is no profit to tax.' : 'Comes on top of your other income.'),
    taxOnRentalProfit: ({ value }) => (value.isZero() ? 'No tax falls on it.' : 'How much more tax you pay because of the letting.'),
    relievedFinanceCosts: ({ formula }) =>
      formula === '0'
        ? 'None, because the property allowance takes its place.'
        : 'The lowest of three: your interest, your rental profit, and your income above the Personal Allowance.',
    mortgageReliefBasicRate: () => 'Always at the basic rate, whatever rate you pay.',
    unusedFinanceCosts: () => 'Kept for later years.',
    totalTaxDue: ({ value, operands: { tax } }) => {
      if (!value.isZero()) return 'Paid through Self Assessment.'
      return tax && 'value' in tax && !tax.value.isZero() ? 'The relief covers all of the tax.' : 'There is no tax to pay.'
    },
    reductionOfOtherTax: () => 'The rest of the relief, as far as there is tax on your other income for it to lower.',
    netRentalIncomeAfterTax: () => 'Profit less tax, with the interest still to pay.',
    netAfterInterest: () => 'What the year really leaves you, before paying off any of the loan.',
    effectiveRate: () => 'The tax as a share of profit before interest.',
  },
})

import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/rental-income/answer.ts'
import { fields } from '#engine/calculators/rental-income/fields.ts'
import { alternativesOf } from '#engine/explain/alternatives.ts'
import { ZERO } from '#engine/money/decimal.ts'
import { allowances } from '#engine/rates/generated/allowances.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import type { Outcome } from '../../form/answer.ts'
import { figureText, money, percent, poundsAndPence } from '../../text/format.ts'

const rowOf = ({ rows }: Result, key: string) => rows.find((row) => row.key === key)?.value ?? ZERO

/** How much less tax you would pay for the year with another choice about the property allowance, in words. */
function savedBy(option: string, { result, inputs }: Outcome): string {
  const page: Calculator = calculator
  const changeOf = (headline: string) =>
    alternativesOf(page, inputs, 'propertyAllowance', { ...result, headline }).find(({ choice }) => choice === option)?.difference ?? ZERO
  return money(changeOf('reductionOfOtherTax').minus(changeOf('totalTaxDue')))
}

/** The limits of the Rent a Room Scheme. ITTOIA 2005 s.789. */
const { words: allowanceWords } = fields.propertyAllowance

function rentARoomWords({ taxYear, ruleSet }: Result): string {
  const { rentARoom, rentARoomShared } = ratesAt({ allowances }, taxYear, ruleSet).allowances
  return `Is this a furnished room in your own home? Then rent of up to ${figureText(rentARoom)} a year would be tax-free under the Rent a Room Scheme, which this answer does not use. If someone else also gets rent from that home, your limit is ${figureText(rentARoomShared)}.`
}

const hasInterest = (result: Result) => !rowOf(result, 'mortgageInterest').isZero()

/** What the rent has to pay, by row. */
const PAID = { allowableExpenses: 'your expenses', totalTaxDue: 'the tax', mortgageInterest: 'the mortgage interest' }
const and = new Intl.ListFormat('en-GB')

/** What is left of the rent once everything is paid, or how much is missing. */
function leftOver(result: Result): string {
  const key = hasInterest(result) ? 'netAfterInterest' : 'netRentalIncomeAfterTax'
  const paid = Object.entries(PAID).flatMap(([row, name]) => (rowOf(result, row).isZero() ? [] : [name]))
  const left = shownIn(result, key)
  return [
    left.isNegative() ? `you are ${poundsAndPence(left.abs())} out of pocket` : `you have ${amountOf(result, key)} left`,
    ...(paid.length > 0 ? [`after ${and.format(paid)}`] : []),
  ].join(' ')
}

/** What we assumed about the property allowance, by the choice. */
const PROPERTY_ALLOWANCE: Readonly<Record<string, string>> = {
  automatic:
    'You have not chosen whether to use the property allowance. Rent up to the allowance is tax-free. If your rent is higher, we deduct your actual expenses.',
  claim: 'You have chosen to claim the property allowance. You get it instead of deducting your expenses and getting relief for interest.',
  'opt-out': 'You have chosen not to use the property allowance. We deduct your actual expenses, even if the rent is small.',
}

export const answer = answerOf(calculator, {
  answers: { netRentalIncomeAfterTax: 'you would keep', totalTaxDue: 'the tax would be' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'totalTaxDue'),
    period: 'a year',
    about: `tax on your rent: ${leftOver(result)}`,
  }),
  answerField: () => 'totalTaxDue',
  lead: ({ result }) => (shownIn(result, 'totalTaxDue').isZero() ? [] : [rentARoomWords(result)]),
  ledger: {
    onlyWith: {
      mortgageInterest: 'mortgageInterest',
      netAfterInterest: 'mortgageInterest',
    },
    groups: { annualRentalIncome: 'Your rent', taxOnRentalProfit: 'The tax on it', netRentalIncomeAfterTax: 'What is left' },
    subtotals: ['netRentalProfit', 'totalTaxDue'],
    reliefs: ['propertyAllowanceUsed', 'mortgageReliefBasicRate', 'reductionOfOtherTax'],
  },
  announce: ({ result }) => `The tax on your rent is ${amountOf(result, 'totalTaxDue')} a year: ${leftOver(result)}.`,
  deciding: { why: 'Your other income decides the tax.', having: (income) => `With other income of ${income}.` },
  footnote: (outcome) => effectiveRateNote('Effective tax rate on the profit', outcome),
  lines: ({ result }) => {
    const highest = shownIn(result, 'taxRate')
    if (highest.isZero()) return []
    return [{ key: 'taxRate', after: 'taxOnRentalProfit', label: 'Highest Tax Rate on the Profit', text: percent(highest) }]
  },
  notes: {
    'expenses-above-income':
      'Your expenses are more than the rent, so you made a loss and there is no tax. Report the loss, and it comes off your rental profits in later years.',
    'rent-within-property-allowance':
      'Your rent is within the property allowance, so it is tax-free and you do not have to claim anything. If it is all you receive from property, you do not normally have to report it.',
    'loss-not-counted':
      'Your expenses are more than the rent, but with the property allowance the loss does not count. To keep it for later years, opt out on your tax return.',
    'interest-without-relief': 'With the property allowance you get no relief for your interest, and you cannot carry it forward.',
    'unused-finance-costs': ({ result }) =>
      `${money(rowOf(result, 'unusedFinanceCosts'))} of your interest got no relief this year. You carry it forward, and it can get relief in a later year.`,
    'relief-lowers-other-tax': ({ result }) =>
      `The relief for your interest is more than the tax on the rent. The rest, ${money(rowOf(result, 'reductionOfOtherTax'))}, comes off the tax on your other income, so it is not in the tax due here.`,
    'relief-above-tax':
      'The relief for your interest is more than all the tax that it can reduce. The rest is lost: you cannot carry it forward.',
    'interest-above-what-is-left':
      'The interest is more than you have left from the rent after tax, so you have to put in your own money this year.',
    'property-allowance-would-lower-tax': (outcome) =>
      `Claiming the property allowance instead of your expenses and interest would save you ${savedBy('claim', outcome)} of tax this year. Choose “${allowanceWords.claim}” under More options to see it, and claim it on your tax return. You then cannot carry any interest forward.`,
    'expenses-would-lower-tax': (outcome) =>
      `Claiming your actual expenses and interest instead of the property allowance would save you ${savedBy('opt-out', outcome)} of tax this year. Choose “${allowanceWords['opt-out']}” under More options to see it, and tell HMRC on your tax return.`,
    'property-allowance-not-given': 'These rules have no property allowance, so we did not use your choice about it.',
    'taxpayer-answer-not-used': 'We did not use the tax band you gave: your income decides the rates.',
  },
  assumptions: {
    'no-student-loan':
      'You are not repaying a student loan. If you are, you may have to repay some of it out of this rent, through your tax return.',
    'no-other-income': 'You have no other income. A salary, a pension or profits would use up your allowance and the lower bands first.',
    'residential-letting':
      'You let homes in the UK. For shops, offices and other business property you deduct the interest in full instead.',
    'one-owner': 'Everything you entered is yours alone. Joint owners each enter their own share.',
    'nothing-brought-forward': 'You have no losses or unused interest from earlier years. Either could lower the tax.',
    'property-allowance': ({ choice }) => PROPERTY_ALLOWANCE[choice] ?? '',
    'rent-a-room-not-claimed':
      'You do not use the Rent a Room Scheme. It is for letting a furnished room in your own home, and may leave more of the rent tax-free.',
    'other-income-is-earned': 'Your other income is pay, pension or profit. Dividends and savings interest are taxed at different rates.',
  },
  steps: {
    grossRentalProfit: ({ value }) =>
      value.isNegative() ? 'Your expenses are more than the rent.' : 'What you have from the rent before interest and tax.',
    propertyAllowanceUsed: ({ operands }) =>
      'annualRentalIncome' in operands ? 'All of the rent is within the allowance.' : 'You get this instead of expenses and interest.',
    netRentalProfit: ({ operands }) => {
      if ('propertyAllowanceUsed' in operands)
        return 'The profit that is taxed: the rent less the property allowance. Your expenses do not count.'
      return 'mortgageInterest' in operands
        ? 'The profit that is taxed. These rules deduct the interest.'
        : 'The profit or loss for tax. Mortgage interest is not deducted here: you get tax relief for it further down.'
    },
    taxedProfit: ({ value }) =>
      value.isZero() ? 'There is no profit to tax.' : 'Your rental profit is taxed on top of your other income.',
    taxOnRentalProfit: ({ value }) => (value.isZero() ? 'There is no tax on it.' : 'How much more tax you pay because of the rent.'),
    relievedFinanceCosts: ({ formula }) =>
      formula === '0'
        ? 'None, because you get the property allowance instead.'
        : 'The lowest of three: your interest, your rental profit, and your income above the Personal Allowance.',
    mortgageReliefBasicRate: () => 'Always at the basic rate, whatever rate you pay.',
    unusedFinanceCosts: () => 'You carry this forward to later years.',
    totalTaxDue: ({ value, operands: { taxOnRentalProfit: tax } }) => {
      if (!value.isZero()) return 'You pay this through Self Assessment.'
      return tax && 'value' in tax && !tax.value.isZero() ? 'The relief covers all of the tax.' : 'There is no tax to pay.'
    },
    reductionOfOtherTax: () => 'The rest of the relief, up to the tax on your other income.',
    netRentalIncomeAfterTax: () => 'The rent less your expenses and the tax. The mortgage interest still has to come out of this.',
    netAfterInterest: () => 'What you really have left for the year, before repaying any of the loan itself.',
    effectiveRate: () => 'The tax as a percentage of the rent less expenses.',
  },
  margin: {
    of: 'of rent',
    names: { totalTaxDue: 'tax' },
    avoided: {
      'rent-within-property-allowance': 'Claiming the property allowance there, instead of your expenses and interest, avoids it.',
    },
    disappears: {
      'rent-within-property-allowance': 'your rent goes over the property allowance',
      'unused-finance-costs': 'all of your mortgage interest gets tax relief',
    },
  },
})

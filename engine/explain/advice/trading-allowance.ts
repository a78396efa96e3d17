import { type Sentence, say } from '../../expression/sentence.ts'
import { yearInWords, yearsLater } from '../../inputs/day.ts'
import { Decimal, isAboveZero } from '../../money/decimal.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { paymentDays } from '../payment-days.ts'
import { type Advice, type InputChange, pounds, type Situation, told } from './advice.ts'
import { lessToPay, taxesInWords } from './effect.ts'

/**
 * The trading allowance in place of smaller expenses. ITTOIA 2005 ss.783AI and 783AM. Undefined where expenses are as large, and once it is
 * too late to claim: a year after the last day for the return (s.783AM(2)).
 */
export function tradingAllowance(situation: Situation): Advice | undefined {
  const { inputs, result, today } = situation
  if (today > yearsLater(paymentDays(result.taxYear).january, 1)) return undefined
  const { trading } = ratesAt({ allowances }, result.taxYear, result.ruleSet).allowances
  const { annualProfit: receipts, expenses, sideHustleIncome, sideHustleExpenses: spent, useTradingAllowance } = inputs
  if (receipts instanceof Decimal && expenses instanceof Decimal) {
    const taken = Decimal.min(trading.value, receipts)
    if (expenses.greaterThanOrEqualTo(taken)) return undefined
    const changes = [{ field: 'expenses', value: taken }]
    const worth = lessToPay('totalTax', situation, changes)
    const taxes = taxesInWords('incomeTax', situation, changes, worth)
    return advice(worth, { ...claimOf(receipts, expenses), taken, changes, taxes }, result.taxYear)
  }
  if (!(sideHustleIncome instanceof Decimal && spent instanceof Decimal) || useTradingAllowance !== false) return undefined
  const taken = Decimal.min(trading.value, sideHustleIncome)
  if (spent.greaterThanOrEqualTo(taken)) return undefined
  const changes = [{ field: 'useTradingAllowance', value: true }]
  const worth = lessToPay('totalAdditionalTax', situation, changes)
  const taxes = taxesInWords('additionalIncomeTax', situation, changes, worth)
  return advice(worth, { ...claimOf(sideHustleIncome, spent), taken, changes, taxes }, result.taxYear)
}

interface Claim {
  readonly entered: Sentence
  readonly instead: boolean
  readonly taken: Decimal
  readonly changes: readonly InputChange[]
  /** What is then less: `tax`. */
  readonly taxes: string
}

/** What somebody entered whom the allowance would serve better, as the beginning of a sentence. */
const claimOf = (receipts: Decimal, expenses: Decimal): Pick<Claim, 'entered' | 'instead'> => ({
  entered: isAboveZero(expenses)
    ? say`You entered ${pounds(expenses)} of expenses. You can claim`
    : say`If ${pounds(receipts)} is what you were paid, with no expenses taken off, you can claim`,
  instead: isAboveZero(expenses),
})

const advice = (worth: Decimal, { entered, instead, taken, changes, taxes }: Claim, year: string): Advice => ({
  key: 'trading-allowance',
  worth,
  says: told(
    say`${entered} the trading allowance of ${pounds(taken)}${instead ? ' instead' : ''} and pay ${pounds(worth)} less ${taxes}. Claim it on your tax return for ${yearInWords(year)}. It is not for income from a partnership, from your employer or from your own company.`,
  ),
  changes,
  link: told(say`See the tax with ${pounds(taken)} taken off`),
})

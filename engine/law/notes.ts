import type { LeadOf } from '../answer/answer.ts'
import { type Amount, zero } from '../expression/amount.ts'
import { all, isAbove } from '../expression/condition.ts'
import { say } from '../expression/sentence.ts'

/** An allowance that is taken off instead of expenses, what the tax comes to with it, and the input that deducts the expenses. */
interface InsteadOfExpenses {
  readonly name: string
  readonly allowance: Amount
  readonly expenses: Amount
  readonly tax: Amount
  readonly input: { readonly field: string; readonly enter: string | boolean }
}

/** The warning that expenses are more than that allowance, where tax is due, with the way to deduct them. ITTOIA 2005 ss.783AH and 783BH. */
export const expensesAboveAllowance = ({ name, allowance, expenses, tax, input }: InsteadOfExpenses): LeadOf => ({
  where: all(isAbove(expenses, allowance), isAbove(tax, zero)),
  says: say`Your expenses are more than the ${name} of ${allowance}, which this answer takes off instead of them. You pay less tax if you deduct your expenses.`,
  link: { words: 'Deduct your expenses instead', ...input, better: 'with your expenses deducted' },
  isWarning: true,
})

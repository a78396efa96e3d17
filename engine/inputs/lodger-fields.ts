import { Decimal, isAboveZero } from '../money/decimal.ts'
import { flag, money } from './kinds.ts'

/** What the calculators with rent ask about lodgers in somebody’s own home. */
export const lodgerFields = {
  lodgerReceipts: money({ label: 'Rent from lodgers in your home', per: 'year' }),
  lodgerExpenses: money({ label: 'Expenses of lodgers', per: 'year' }),
  lodgerShared: flag({ label: 'Somebody else gets rent from your home too', blank: false, isRare: true }),
}

/** What each calculator with rent calls the rent of other letting, and the expenses of it. */
const OTHER_LETTING = [
  { rent: 'annualRentalIncome', expenses: 'allowableExpenses' },
  { rent: 'rentalIncome', expenses: 'rentalExpenses' },
] as const

/**
 * The name of the box with expenses of letting where lodgers pay rent and nobody else does: they are likelier to be for the lodgers, and come
 * off in another way there (ITTOIA 2005 ss.795 to 798). Undefined where there is nothing to ask.
 */
export function expensesWithoutRentIn(inputs: Readonly<Record<string, unknown>>): string | undefined {
  const isGiven = (name: string) => inputs[name] instanceof Decimal && isAboveZero(inputs[name])
  if (!isGiven('lodgerReceipts')) return undefined
  return OTHER_LETTING.find(({ rent, expenses }) => isGiven(expenses) && !isGiven(rent))?.expenses
}

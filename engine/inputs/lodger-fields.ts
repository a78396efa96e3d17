import type { Fields } from './field.ts'

/** What the calculators with rent ask about lodgers in somebody’s own home. */
export const lodgerFields = {
  lodgerReceipts: { kind: 'money', label: 'Rent From Lodgers in Your Home', per: 'year' },
  lodgerExpenses: { kind: 'money', label: 'Expenses of Lodgers', per: 'year' },
  lodgerShared: { kind: 'flag', label: 'Somebody Else Gets Rent From Your Home Too', blank: false, isRare: true },
} as const satisfies Fields

import { allowanceNotes } from '../../decimal-rules/income-tax/notes.ts'
import type { PersonalAllowance } from '../../decimal-rules/income-tax/personal-allowance.ts'
import { isPayAfterEmployerContributions } from '../../decimal-rules/ir35/inside.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import type { Facts, Scenario } from './calculate.ts'

export const IR35_NOTES = [
  'expenses-above-income',
  'expenses-not-deducted',
  'salary-limited-by-profit',
  'marginal-relief-applied',
  'allowance-tapered',
  'allowance-used-up',
] as const
export type Ir35Note = (typeof IR35_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf({ netIncome, grossIncome, businessExpenses, chosen }: Facts, rates: Ir35Rates): Ir35Note[] {
  const notes: Ir35Note[] = []
  if (netIncome.isNegative()) notes.push('expenses-above-income')
  if (chosen.status === 'inside') {
    if (isPayAfterEmployerContributions(rates) && !businessExpenses.isZero()) notes.push('expenses-not-deducted')
  } else {
    const wanted = rates.nationalInsurance.class1.primaryThreshold.value
    if (!grossIncome.isZero() && chosen.salary.lessThan(wanted)) notes.push('salary-limited-by-profit')
    if (chosen.company.computation?.marginalRelief.isZero() === false) notes.push('marginal-relief-applied')
  }
  return [...notes, ...allowanceNotes(allowanceOf(chosen))]
}

const allowanceOf = (scenario: Scenario): PersonalAllowance =>
  (scenario.status === 'inside' ? scenario.taxOnPay : scenario.personal.incomeTax).allowance

/** Assumptions that apply only where the income counts as a deemed direct payment. */
const OF_DEEMED_PAYMENT = ['employer-contributions-borne', 'no-materials-or-employee-expenses', 'apprenticeship-levy-ignored']

/** What the result assumes, most important first. Both statuses are shown, so the assumptions for both are listed. */
export const assumptionsOf = (rates: Ir35Rates): Assumption[] => [
  { code: 'status', field: 'ir35Status' },
  ...assumed(
    ...(isPayAfterEmployerContributions(rates) ? OF_DEEMED_PAYMENT : []),
    'not-in-scotland',
    'no-other-income',
    'salary-at-primary-threshold',
    'all-profit-paid-out',
    'no-employment-allowance',
    'no-associated-companies',
    'excluding-vat',
    'no-fees',
  ),
]

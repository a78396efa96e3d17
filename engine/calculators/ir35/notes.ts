import { type Amount, NIL } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import { allowanceNotes } from '../../rules/income-tax/notes.ts'
import { isPayAfterEmployerContributions } from '../../rules/ir35/inside.ts'
import type { OutsideIr35 } from '../../rules/ir35/outside.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import type { ContractIncome, Scenario } from '../../rules/ir35/scenario.ts'

type Ir35Note =
  | 'expenses-above-income'
  | 'expenses-not-deducted'
  | 'salary-limited-by-profit'
  | 'marginal-relief-applied'
  | 'allowance-tapered'
  | 'allowance-used-up'

/** The notes for a result inside IR35. The page has the words. */
export const insideNotes = (
  { netIncome }: ContractIncome,
  businessExpenses: Amount,
  { taxOnSalary }: Scenario,
  rates: Ir35Rates,
): Noted<Ir35Note>[] => [
  ['expenses-above-income', isAbove(NIL, netIncome)],
  ...(isPayAfterEmployerContributions(rates) ? [['expenses-not-deducted', isAbove(businessExpenses, NIL)] as const] : []),
  ...allowanceNotes(taxOnSalary, rates),
]

/** The notes for a result outside IR35. The page has the words. */
export const outsideNotes = (
  { netIncome }: ContractIncome,
  { taxOnSalary, isSalaryLimitedByProfit, marginalRelief }: OutsideIr35,
  rates: Ir35Rates,
): Noted<Ir35Note>[] => [
  ['expenses-above-income', isAbove(NIL, netIncome)],
  ['salary-limited-by-profit', all(isAbove(netIncome, NIL), isSalaryLimitedByProfit)],
  ['marginal-relief-applied', not(isEqual(marginalRelief, NIL))],
  ...allowanceNotes(taxOnSalary, rates),
]

/** Assumptions that apply only where the income counts as a deemed direct payment. */
const OF_DEEMED_PAYMENT = ['employer-contributions-borne', 'no-materials-or-employee-expenses', 'apprenticeship-levy-ignored']

/** Whether Corporation Tax has limits, which associated companies would share. CTA 2010 s.18D. */
const areProfitsLimited = ({ methods }: Ir35Rates) => methods.corporationTax.rates.value === 'two-rates-and-marginal-relief'

/** What the result assumes, most important first. Both statuses are shown, so the assumptions for both are listed. */
export const assumptionsOf = (directorSalary: Amount | undefined, rates: Ir35Rates): Assumption[] => [
  { code: 'status', field: 'ir35Status' },
  ...(directorSalary ? [] : [{ code: 'salary-within-personal-allowance', field: 'directorSalary' }]),
  ...assumed(...(isPayAfterEmployerContributions(rates) ? OF_DEEMED_PAYMENT : []), 'not-in-scotland', 'no-other-income'),
  ...assumed('all-profit-paid-out', 'no-employment-allowance', ...(areProfitsLimited(rates) ? ['no-associated-companies'] : [])),
  ...assumed('excluding-vat', 'no-fees'),
]

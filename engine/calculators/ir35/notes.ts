import { type AssumptionOf, assume, type NoteOf, note } from '../../answer/answer.ts'
import { type Amount, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { isAtOneRate } from '../../law/corporation-tax/corporation-tax.ts'
import { allowanceNotes } from '../../law/income-tax/notes.ts'
import { isPayAfterEmployerContributions } from '../../law/ir35/inside.ts'
import type { OutsideIr35 } from '../../law/ir35/outside.ts'
import type { ContractIncome, Scenario } from '../../law/ir35/scenario.ts'
import type { Ir35Rates } from '../../law/rates.ts'
import type { Ir35Status } from './fields.ts'

const expensesAboveIncome = ({ netIncome }: ContractIncome): NoteOf =>
  note(
    'expenses-above-income',
    isAbove(zero, netIncome),
    say`Your expenses are more than the contract brings in, so you make a loss for the year.`,
    { ends: 'your income covers your expenses' },
  )

/** What a visitor should know about a result inside IR35. */
export const insideNotes = (income: ContractIncome, businessExpenses: Amount, { taxOnSalary }: Scenario, rates: Ir35Rates): NoteOf[] => [
  expensesAboveIncome(income),
  note(
    'expenses-not-deducted',
    isPayAfterEmployerContributions(rates) && isAbove(businessExpenses, zero),
    say`Inside IR35 your expenses do not lower the tax: you pay them out of taxed income. The exceptions are materials, and costs for which an employee could claim tax relief.`,
  ),
  ...allowanceNotes(taxOnSalary, rates),
]

/** What a visitor should know about a result outside IR35. */
export const outsideNotes = (
  income: ContractIncome,
  { taxOnSalary, isSalaryLimitedByProfit, marginalRelief }: OutsideIr35,
  rates: Ir35Rates,
): NoteOf[] => [
  expensesAboveIncome(income),
  note(
    'salary-limited-by-profit',
    all(isAbove(income.netIncome, zero), isSalaryLimitedByProfit),
    say`The profit is too small to pay the full director’s salary. All of it goes on a smaller salary, and on any employer National Insurance due on that.`,
  ),
  note(
    'marginal-relief-applied',
    not(isEqual(marginalRelief, zero)),
    say`The company’s profit is between the two Corporation Tax limits. It pays the main rate less marginal relief, a reduction that shrinks as profit rises.`,
  ),
  ...allowanceNotes(taxOnSalary, rates),
]

/** The salaries that somebody may have entered. */
interface Salaries {
  readonly directorSalary: Amount | undefined
  readonly permanentSalary: Amount | undefined
}

/** What the result assumes, most important first. Both statuses are shown, so the assumptions for both are listed. */
export function assumptionsOf(status: Ir35Status, { directorSalary, permanentSalary }: Salaries, rates: Ir35Rates): AssumptionOf[] {
  const isDeemedPayment = isPayAfterEmployerContributions(rates)
  return [
    assume('status', say`The rows are for work ${status} IR35. How you really work decides your status, so look at both answers.`, {
      field: 'ir35Status',
    }),
    assume(
      'salary-within-personal-allowance',
      say`Outside IR35 you pay yourself a salary equal to the standard Personal Allowance, or what the profit can pay if that is less, and take the rest as dividends. A different salary changes what you and the company owe.`,
      { field: 'directorSalary', where: directorSalary === undefined },
    ),
    assume(
      'employer-contributions-borne',
      say`Inside IR35 employer National Insurance comes out of your day rate, as it does when that rate is all the client will pay. If your client pays it on top of your rate, you take home more than this.`,
      { where: isDeemedPayment },
    ),
    assume(
      'no-materials-or-employee-expenses',
      say`None of your expenses are materials, or costs for which an employee could claim tax relief, such as professional subscriptions. Inside IR35, only those would lower the pay that is taxed.`,
      { where: isDeemedPayment },
    ),
    assume(
      'apprenticeship-levy-ignored',
      say`No Apprenticeship Levy is taken from your rate. An agency, or an umbrella company that employs you on its behalf, may pass it on.`,
      { where: isDeemedPayment },
    ),
    assume(
      'permanent-job-pays-more-than-salary',
      say`The permanent job counts for its salary alone. Paid holiday, sick pay and what an employer pays into a pension come on top of it.`,
      { where: permanentSalary !== undefined },
    ),
    assume('not-in-scotland', say`You do not live in Scotland. If you do, your pay is taxed at the Scottish rates.`),
    assume(
      'no-other-income',
      say`You have no other income, no student loan and no pension contributions. Any of them would change what you take home.`,
    ),
    assume(
      'all-profit-paid-out',
      say`You are the only shareholder, and the company pays you everything it has left after tax in the same year. There is no dividend tax yet on profit that stays in the company.`,
    ),
    assume(
      'no-employment-allowance',
      say`The company gets no Employment Allowance. A company cannot claim it if its only employee is its director. With another employee it might.`,
    ),
    assume(
      'no-associated-companies',
      say`You control no other company. If you did, the profit limits for Corporation Tax would be halved.`,
      { where: !isAtOneRate(rates) },
    ),
    assume(
      'excluding-vat',
      say`The day rate and the expenses do not include VAT, which you pass on to HMRC. If yours do, take it off first.`,
    ),
    assume(
      'no-fees',
      say`Not included: an umbrella company’s fee inside IR35, and outside IR35 any accountancy or insurance costs that you did not enter as expenses.`,
    ),
  ]
}

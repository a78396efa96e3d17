import { type Amount, figure, zero } from '../../expression/amount.ts'
import { any, type Condition, isAbove, NEVER } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import type { BillRates, IncomeFacts, IncomeTaxOfBill } from '../income-tax/year.ts'
import type { Profits } from '../profits.ts'
import { asRepayment, countedUnearned, repaidAbove } from './repayment.ts'

/** The loans that somebody repays, and what payroll has taken for them. Annual pounds. */
export interface LoanFacts {
  readonly plan: Exclude<LoanPlan, 'postgraduate'> | undefined
  readonly hasPostgraduateLoan: boolean
  /** Undefined where nobody entered it. */
  readonly studentLoanDeducted: Amount | undefined
}

/** What is due on loans through a bill. Annual pounds. */
interface LoansOfBill {
  readonly studentLoan?: Amount | undefined
  readonly postgraduateLoan?: Amount | undefined
  /** Those that there are. */
  readonly repayments: readonly Amount[]
  readonly unearned: Amount
  /** Where payroll must have deducted something, and nobody said how much: the repayments are then those of the whole year. */
  readonly isDeductionMissing: Condition
}

/**
 * What is still due on student loans: the rate of each plan on earned income and, where it is above a limit, unearned income, without
 * benefits and less what a pension contribution gets relief for; and less what payroll has deducted. SI 2009/470 reg.29. Annual pounds,
 * unrounded.
 */
export function loansOn(
  { trade, rent }: Profits,
  income: IncomeTaxOfBill,
  facts: IncomeFacts & LoanFacts,
  rates: BillRates,
  at = PLAIN,
): LoansOfBill {
  const { plan, hasPostgraduateLoan, studentLoanDeducted, employmentIncome } = facts
  if (!plan && !hasPostgraduateLoan) return { repayments: [], unearned: zero, isDeductionMissing: NEVER }
  const unearned = rent
    .plus(facts.savingsInterest, facts.dividendIncome, facts.pensionIncome, facts.statePension)
    .namedIfAny(at('unearnedIncome'), 'Unearned income', 'SI 2009/470 reg.29(4)')
    .means(say`Rent, savings, dividends and pensions count only if they come to more than a limit, and then all of them do.`)
  const loanIncome = employmentIncome
    .plus(trade)
    .plus(countedUnearned(unearned, rates))
    .less(income.relieved)
    .atLeastZero()
    .named(at('loanIncome'), 'Income that counts for your loan', 'SI 2009/470 reg.29(4)')
  const repaidOn = (amount: Amount, each: LoanPlan) => repaidAbove(figure(rates.studentLoans[each].threshold), amount, each, rates)
  const dueOn = (each: LoanPlan) =>
    asRepayment(facts.practice.loan(repaidOn(loanIncome, each)), [each], at).means(
      say`The rate of your plan on your income above its threshold.`,
    )
  const due = plan && dueOn(plan)
  const [deducted, words, means] = studentLoanDeducted
    ? [studentLoanDeducted, 'repayment still due', say`What you repay for the year, less what your employer has deducted.`]
    : [zero, 'repayment for the year', say`What you repay for the year, before anything that your employer has deducted.`]
  const studentLoan = due?.excessOver(deducted).named(at('studentLoan'), `Student loan ${words}`, 'SI 2009/470 reg.29').means(means)
  const postgraduateLoan = hasPostgraduateLoan
    ? dueOn('postgraduate')
        .excessOver(due ? deducted.excessOver(due) : deducted)
        .named(at('postgraduateLoan'), `Postgraduate loan ${words}`, 'SI 2009/470 reg.29')
        .means(means)
    : undefined
  const plans: readonly LoanPlan[] = [...(plan ? [plan] : []), ...(hasPostgraduateLoan ? (['postgraduate'] as const) : [])]
  return {
    studentLoan,
    postgraduateLoan,
    unearned,
    repayments: [studentLoan, postgraduateLoan].filter((one) => one !== undefined),
    isDeductionMissing: studentLoanDeducted ? NEVER : any(...plans.map((each) => isAbove(repaidOn(employmentIncome, each), zero))),
  }
}

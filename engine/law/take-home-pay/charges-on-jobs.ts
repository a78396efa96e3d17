import type { Amount } from '../../expression/amount.ts'
import { PLAIN, type Scope, scopeOf } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import { class1OfYear, type PayMonths } from '../national-insurance/class-1-by-month.ts'
import { asRepayment, type Repayment, repaymentsOf } from '../student-loans/repayment.ts'
import { class1OnOnePayment, class1WithBonus, everyMonthLike, payWithBonus, repaymentsOnOnePayment, repaymentsWithBonus } from './bonus.ts'
import { type EmployeeFacts, loansTaken, type SecondIncome, type TakeHomeRates } from './employee.ts'

/** What payroll takes from earnings, besides Income Tax. Annual pounds. */
interface JobCharges {
  readonly nationalInsurance: Amount
  readonly repayments: readonly Repayment[]
}

const OF_FIRST = scopeOf({ key: (key) => `${key}.first`, words: 'of your main job', isAsUsual: true })
const OF_SECOND = scopeOf({ key: (key) => `${key}.second`, words: 'of your second job', isAsUsual: true })

/** The pay that payroll starts from, and what is left of it after a contribution to a pension. Annual pounds. */
export interface PayOfJob {
  readonly pay: Amount
  readonly afterPension: Amount
  /** The same without the bonus, where there is one. */
  readonly usual?: Omit<PayOfJob, 'usual'> | undefined
}

/**
 * National Insurance and loan repayments. Each job has its own thresholds, and a pension that somebody receives has neither. SSCBA 1992 s.8;
 * SI 2001/1004 regs.3 and 8; SI 2009/470 reg.44. Annual pounds.
 */
export function chargesOnJobs(facts: EmployeeFacts, job: PayOfJob, rates: TakeHomeRates): JobCharges {
  const { second, paid } = facts
  if (second?.kind !== 'job') return chargesOn(facts, job, rates)
  const first = chargesOn(facts, job, rates, OF_FIRST)
  // Somebody who may defer in one job pays the main rate in the other. SI 2001/1004 reg.68.
  const category = paid.category === 'deferred' ? 'main' : (paid.category ?? 'main')
  const inSecond = { ...paid, category, isDirector: false }
  const other = chargesOnSecond(second, inSecond, loansTaken(facts), rates, OF_SECOND)
  const nationalInsurance =
    category === 'none'
      ? class1OfYear(second.amount, inSecond, rates)
      : first.nationalInsurance
          .plus(other.nationalInsurance)
          .named('nationalInsurance', 'National Insurance', 'SSCBA 1992 s.8; SI 2001/1004 reg.3')
          .means(say`Each job has its own threshold and its own limit.`)
  const repaid = other.repayments.map(({ amount }) => amount)
  return {
    nationalInsurance,
    repayments: first.repayments.map(({ plans, amount }, index) => ({
      plans,
      amount: asRepayment(amount.plus(...repaid.slice(index, index + 1)), plans),
    })),
  }
}

/** What payroll takes from another job, whose pay may all be that of one month. */
function chargesOnSecond(
  { amount, isOnce }: SecondIncome,
  paid: PayMonths,
  loans: readonly LoanPlan[],
  rates: TakeHomeRates,
  at: Scope,
): JobCharges {
  if (isOnce !== true)
    return { nationalInsurance: class1OfYear(amount, paid, rates, at), repayments: repaymentsOf(amount, loans, rates, at) }
  const everyMonth = everyMonthLike(amount, at)
  return {
    nationalInsurance: paid.category === 'none' ? class1OfYear(amount, paid, rates, at) : class1OnOnePayment(everyMonth, paid, rates, at),
    repayments: repaymentsOnOnePayment(everyMonth, loans, rates, at),
  }
}

function chargesOn(facts: EmployeeFacts, { usual, ...job }: PayOfJob, rates: TakeHomeRates, at = PLAIN): JobCharges {
  const { paid } = facts
  const loans = loansTaken(facts)
  const earningsOf = ({ pay, afterPension }: PayOfJob) => (facts.pensionMethod === 'salary-sacrifice' ? afterPension : pay)
  const earnings = earningsOf(job)
  if (!usual || paid.isDirector)
    return { nationalInsurance: class1OfYear(earnings, paid, rates, at), repayments: repaymentsOf(earnings, loans, rates, at) }
  const withBonus = payWithBonus(earningsOf(usual), earnings, 'earnings', at)
  return {
    nationalInsurance: paid.category === 'none' ? class1OfYear(earnings, paid, rates, at) : class1WithBonus(withBonus, paid, rates, at),
    repayments: repaymentsWithBonus(withBonus, loans, rates, at),
  }
}

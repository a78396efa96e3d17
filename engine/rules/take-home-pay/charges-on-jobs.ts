import type { Amount } from '../../formula/amount.ts'
import { within } from '../../formula/name.ts'
import { say } from '../../formula/sentence.ts'
import { class1OfYear } from '../national-insurance/class-1-by-month.ts'
import { asRepayment, type Repayment, repaymentsOf } from '../student-loans/repayment.ts'
import { class1WithBonus, earningsWithBonus, repaymentsWithBonus } from './bonus.ts'
import type { EmployeeFacts, TakeHomeRates } from './employee.ts'
import { pensionOf } from './pension.ts'

/** What payroll takes from earnings, besides Income Tax. Annual pounds. */
interface Charges {
  readonly nationalInsurance: Amount
  readonly repayments: readonly Repayment[]
}

const OF_FIRST = { key: (key: string) => `${key}.first`, words: 'of your main job', isAsUsual: true }
const OF_SECOND = { key: (key: string) => `${key}.second`, words: 'of your second job', isAsUsual: true }

/**
 * National Insurance and loan repayments. Each job has its own thresholds, and a pension that somebody receives has neither. SSCBA 1992 s.8;
 * SI 2001/1004 regs.3 and 8; SI 2009/470 reg.44. Annual pounds.
 */
export function chargesOnJobs(facts: EmployeeFacts, pay: Amount, afterPension: Amount, rates: TakeHomeRates): Charges {
  const { second, paid, loans } = facts
  if (second?.kind !== 'job') return chargesOn(facts, pay, afterPension, rates)
  const first = within(OF_FIRST, () => chargesOn(facts, pay, afterPension, rates))
  // Somebody who may defer in one job pays the main rate in the other. SI 2001/1004 reg.68.
  const category = paid.category === 'deferred' ? 'main' : (paid.category ?? 'main')
  const inSecond = { ...paid, category, isDirector: false }
  const other = within(OF_SECOND, () => ({
    nationalInsurance: class1OfYear(second.amount, inSecond, rates),
    repayments: repaymentsOf(second.amount, loans, rates),
  }))
  return {
    nationalInsurance: first.nationalInsurance
      .plus(other.nationalInsurance)
      .named('nationalInsurance', 'National Insurance', 'SSCBA 1992 s.8; SI 2001/1004 reg.3')
      .means(say`Each job has its own threshold and its own limit.`),
    repayments: first.repayments.map(({ plans, amount }, index) => {
      const inOther = other.repayments[index]?.amount
      return { plans, amount: asRepayment(inOther ? amount.plus(inOther) : amount, plans) }
    }),
  }
}

function chargesOn(facts: EmployeeFacts, pay: Amount, afterPension: Amount, rates: TakeHomeRates): Charges {
  const { annualSalary, bonus, paid, loans } = facts
  const isSacrificed = facts.pensionMethod === 'salary-sacrifice'
  const earnings = isSacrificed ? afterPension : pay
  if (!bonus || paid.isDirector)
    return { nationalInsurance: class1OfYear(earnings, paid, rates), repayments: repaymentsOf(earnings, loans, rates) }
  const usual = isSacrificed ? within(WITHOUT_BONUS, () => pensionOf(facts, annualSalary, rates).afterPension) : annualSalary
  const withBonus = earningsWithBonus(usual, earnings.less(usual))
  return { nationalInsurance: class1WithBonus(withBonus, paid, rates), repayments: repaymentsWithBonus(withBonus, loans, rates) }
}

const WITHOUT_BONUS = { key: (key: string) => `${key}.withoutBonus`, words: 'without the bonus', isComparison: true }

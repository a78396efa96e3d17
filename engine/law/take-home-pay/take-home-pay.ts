import { type Amount, number, sumOf } from '../../expression/amount.ts'
import { scopeOf } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { childBenefit } from '../child-benefit/child-benefit.ts'
import { highIncomeCharge } from '../child-benefit/high-income-charge.ts'
import type { TaxableFacts } from '../income-tax/tax-on-income.ts'
import { contributionAboveAllowance } from '../pensions/contribution-above-allowance.ts'
import { chargesOnJobs, type PayOfJob } from './charges-on-jobs.ts'
import type { EmployeeFacts, TakeHomeRates } from './employee.ts'
import { incomeWithPension, pensionOf } from './pension.ts'
import { sharesOfPay } from './shares-of-pay.ts'
import { takenByCodes } from './taken-by-codes.ts'
import { BY_LAW, taxByLaw } from './tax-by-law.ts'

/** The amounts between a salary and take-home pay. Pounds a year, unless an amount says otherwise. */
export type TakeHomePay = ReturnType<typeof takeHomePay>

/**
 * An employee’s take-home pay for a year. How the pension is paid decides what each charge falls on. Salary sacrifice lowers pay itself
 * (ITEPA 2003 s.62). A net pay arrangement lowers only taxed pay (FA 2004 s.193). Relief at source lowers neither: it raises the tax bands
 * instead, and the member pays the gross contribution less basic rate relief (FA 2004 s.192). Income Tax is that of the law, unless a tax
 * code says what payroll takes. Unrounded pounds a year.
 */
export function takeHomePay(facts: EmployeeFacts, rates: TakeHomeRates) {
  const { annualSalary, bonus, pensionMethod, region, second } = facts
  const isReliefAtSource = pensionMethod === 'relief-at-source'
  const pay = bonus ? annualSalary.plus(bonus).named('payWithBonus', 'Pay with the bonus') : annualSalary
  const income = second ? pay.plus(second.amount) : pay
  const pension = pensionOf(facts, pay, rates)
  const { gross, cost, afterPension } = pension
  const usual = bonus && {
    pay: annualSalary,
    afterPension: pensionOf(facts, annualSalary, rates, WITHOUT_BONUS).afterPension,
  }
  const job: PayOfJob = { pay, afterPension, usual }

  const withOther = (amount: Amount) =>
    [facts.taxableBenefits, second?.amount].reduce<Amount>((sum, other) => (other ? sum.plus(other) : sum), amount)
  const taxable: TaxableFacts = {
    income: withOther(isReliefAtSource ? pay : afterPension),
    adjustedNetIncome: withOther(afterPension),
    region,
    ...(isReliefAtSource && { limitsRaisedBy: gross }),
  }
  const isByCode = facts.taxCode !== undefined || second?.taxCode !== undefined
  const byLaw = taxByLaw(taxable, facts, rates, isByCode ? BY_LAW : undefined)
  const tax = isByCode ? takenByCodes(facts, job, rates) : byLaw.tax

  const { nationalInsurance, repayments } = chargesOnJobs(facts, job, rates)
  const others = [...repayments.map(({ amount }) => amount), cost]
  const netIncome = income
    .less(tax, nationalInsurance, ...others)
    .named('netIncome', 'Annual take-home pay')
    .means(say`What is left after everything above.`)
  const benefit = facts.children && childBenefit(facts.children, rates)
  return {
    facts,
    /** Pay with a bonus, and all money that comes in before anything is taken off. */
    pay,
    income,
    /** All of it with what benefits from work add: total income before a pension. */
    totalIncome: withOther(pay),
    // The employee’s contribution with any relief, and what it costs the employee. Then the employer’s, and both together.
    pensionGross: gross,
    pension: cost,
    employerPension: pension.employer,
    pensionPot: pension.pot,
    /** Whether the contribution that was asked for is more than all of the pay, which is then what is paid in. */
    isPensionCapped: pension.isCapped,
    /** By the law of the year, but for the tax itself, which is what a code takes where there is one. */
    incomeTax: { ...byLaw, tax },
    isByCode,
    hasMarriageAllowance: (facts.marriageAllowance ?? 'none') !== 'none',
    isMarriageRefused: byLaw.isMarriageRefused,
    taxByLaw: byLaw.tax,
    // What payroll’s tax and that of the law differ by: nothing where no code is given.
    refund: tax
      .excessOver(byLaw.tax)
      .namedIfAny('taxRefund', 'Overpaid with this code')
      .means(say`What payroll takes by your code beyond what the law asks.`),
    stillDue: byLaw.tax
      .excessOver(tax)
      .namedIfAny('taxStillDue', 'Still due after the year')
      .means(say`What the law asks beyond what payroll takes by your code.`),
    taxWithoutPension: () => taxByLaw({ income: withOther(pay), region }, facts, rates).tax,
    nationalInsurance,
    repayments,
    studentLoan: sumOf(repayments.map(({ amount }) => amount)),
    netIncome,
    // The charge on a contribution above the annual allowance is not a deduction from pay.
    aboveAllowance: contributionAboveAllowance(
      pension.pot,
      incomeWithPension(facts, pay, pension, withOther),
      { taxableIncome: byLaw.taxableIncome, region, ...(isReliefAtSource && { limitsRaisedBy: gross }) },
      rates,
    ),
    monthlyNetIncome: netIncome
      .dividedBy(number(MONTHS_IN_A_YEAR))
      .named('monthlyNetIncome', 'Monthly take-home pay')
      .means(say`A twelfth of your take-home pay for the year.`),
    // Nor are the benefit of children and the charge on it.
    childBenefit: benefit && {
      benefit,
      charge: highIncomeCharge(byLaw.adjustedNetIncome, benefit, rates)
        .named('childBenefitCharge', 'High Income Child Benefit Charge', 'ITEPA 2003 s.681C')
        .means({
          words: say`What has to be paid back of the benefit, because your income is above the limit. It is not taken from your pay.`,
          atZero: say`Your income is not above the limit by a whole step, so none of the benefit has to be paid back.`,
        }),
    },
    shares: sharesOfPay(income, tax.plus(nationalInsurance), others, {
      all: say`Everything that comes off your ${bonus || second ? 'income' : 'salary'}, as a percentage of it. That is more than tax: it includes any pension contribution and student loan repayment.`,
      taxAndInsurance: say`The same without your pension contribution and any student loan repayment.`,
    }),
  }
}

const WITHOUT_BONUS = scopeOf({ key: (key) => `${key}.withoutBonus`, words: 'without the bonus', isComparison: true })

import { NIL, number } from '../../formula/amount.ts'
import { type Assumed, assumedWhere, leftOutBy, type Noted } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { called, deduction, ifAny, kept, outside, recorded, shown, total } from '../../formula/ledger.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { assumed } from '../../result/assumptions.ts'
import { allowanceNotes, scotlandNote } from '../../rules/income-tax/notes.ts'
import { taxOnIncome } from '../../rules/income-tax/tax-on-income.ts'
import { class1Employee } from '../../rules/national-insurance/class-1.ts'
import { higherRateOf, taperOf } from '../../rules/pensions/avoidable-costs.ts'
import { contributionAboveAllowance } from '../../rules/pensions/contribution-above-allowance.ts'
import { netPayRelief } from '../../rules/pensions/net-pay-relief.ts'
import { aboveAllowanceNote } from '../../rules/pensions/notes.ts'
import { chargeRow } from '../../rules/pensions/rows.ts'
import { personalLeftOut } from '../../rules/take-home-pay/personal-left-out.ts'
import { allDeductionsShare, taxAndInsuranceShare } from '../../rules/take-home-pay/shares-of-pay.ts'
import { partYearEarnings } from './earnings.ts'
import { fields } from './fields.ts'
import { isFirstMonthUsed, partYearNationalInsurance, payDaysFrom } from './national-insurance.ts'
import { parse } from './parse.ts'
import { repaymentsOnMonthlyPay } from './student-loan.ts'

/**
 * Take-home pay for an employee who works part of the year, with the whole year’s Personal Allowance. Pounds in the tax year. ITA 2007
 * s.35; SSCBA 1992 s.8; FA 2004 s.227.
 */
export const calculator = calculatorOf({
  slug: 'part-year',
  fields,
  parse,
  margin: { input: 'annualSalary', isEarnings: true },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, pensions, methods },
  answer({ annualSalary, monthsWorked, pensionContribution, region, firstMonth }, rates, on, taxYear) {
    const { actualEarnings, monthlyEarnings, pension, pay } = partYearEarnings(annualSalary, monthsWorked, pensionContribution)
    const taxed = taxOnIncome({ income: pay, region }, rates)
    const paid = { months: monthsWorked, days: payDaysFrom(firstMonth, taxYear), on }
    const contributions = partYearNationalInsurance(pay, paid, rates)
    const netIncome = actualEarnings.less(taxed.tax, contributions, pension).named('netIncome', 'Take-home pay')
    const aboveAllowance = contributionAboveAllowance(
      pension,
      { netIncome: pay, salarySacrifice: pension, employer: pension },
      { taxableIncome: taxed.taxableIncome, region },
      rates,
    )
    const averageMonthlyNetIncome = netIncome.dividedBy(monthsWorked).named('averageMonthlyNetIncome', 'Average monthly take-home')
    const effectiveRate = allDeductionsShare(actualEarnings, taxed.tax.plus(contributions, pension))

    const months = number(MONTHS_IN_A_YEAR)
    const isWholeYear = isEqual(monthsWorked, months)
    // Payroll gives a twelfth of the allowance each month, so it takes more than the year’s tax from pay above those twelfths.
    const isAboveAllowanceSoFar = isAbove(pay.times(months), taxed.allowance.times(monthsWorked))
    const notes: Noted[] = [
      ['pay-as-you-earn-may-be-refunded', all(not(isWholeYear), isAboveAllowanceSoFar)],
      ['national-insurance-without-income-tax', all(isEqual(taxed.tax, NIL), isAbove(contributions, NIL))],
      ['differs-from-annual-thresholds', all(isWholeYear, not(isEqual(class1Employee(pay, rates), contributions)))],
      ...allowanceNotes(taxed, rates),
      scotlandNote(region, rates),
      aboveAllowanceNote(aboveAllowance),
    ]
    const assumptions: Assumed[] = [
      { code: 'region', field: 'region' },
      ...(isFirstMonthUsed(taxYear, rates, on) ? [{ code: 'first-month', field: 'firstMonth' }] : []),
      [{ code: 'full-year', field: 'monthsWorked' }, isWholeYear],
      ...assumedWhere(isAbove(pension, NIL), 'salary-sacrifice'),
      ...assumed('same-pay-each-month', 'nothing-else-earned', 'no-student-loan', 'category-a', 'nothing-else'),
    ]
    return {
      headline: kept(netIncome),
      ledger: [
        shown(actualEarnings),
        shown(monthlyEarnings, outside),
        shown(taxed.tax, deduction),
        shown(contributions, deduction),
        shown(pension, deduction, ifAny),
        shown(netIncome, called('Take-Home Pay'), total),
        shown(averageMonthlyNetIncome, outside),
        chargeRow(aboveAllowance),
        recorded(effectiveRate),
      ],
      working: [taxAndInsuranceShare(actualEarnings, taxed.tax.plus(contributions), pension)],
      notes,
      assumptions,
      avoidable: () => [...taperOf(taxed, rates), ...higherRateOf(taxed, aboveAllowance.excess)],
      leftOut: () => [
        ...leftOutBy(
          'salary-sacrifice',
          {
            name: 'netPayArrangement',
            amount: partYearNationalInsurance(actualEarnings, paid, rates).less(contributions),
            effect: 'less',
            law: 'FA 2004 s.193; SSCBA 1992 s.8',
          },
          { name: 'netPayRelief', amount: netPayRelief(actualEarnings, pension, rates), effect: 'once', law: 'FA 2004 s.193A' },
        ),
        ...leftOutBy('no-student-loan', ...repaymentsOnMonthlyPay(pay, monthsWorked, rates)),
        ...personalLeftOut(taxed, contributions, rates),
      ],
    }
  },
})

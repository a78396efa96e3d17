import { assume, notCoveredBy, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, recorded, row } from '../../answer/ledger.ts'
import { number, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, not } from '../../expression/condition.ts'
import { either, inUnits, say } from '../../expression/sentence.ts'
import { CATEGORY_A, NOTHING_ELSE } from '../../law/assumptions.ts'
import { allowanceNotes, scotlandNote } from '../../law/income-tax/notes.ts'
import { taxOnIncome } from '../../law/income-tax/tax-on-income.ts'
import { class1Employee } from '../../law/national-insurance/class-1.ts'
import { pensionLead } from '../../law/pensions/assumptions.ts'
import { higherRateOf, taperOf } from '../../law/pensions/avoidable-costs.ts'
import { contributionAboveAllowance } from '../../law/pensions/contribution-above-allowance.ts'
import { netPayRelief } from '../../law/pensions/net-pay-relief.ts'
import { payAboveAllowanceNotes } from '../../law/pensions/notes.ts'
import { chargeRow } from '../../law/pensions/rows.ts'
import { overPensionAge, withMarriageAllowance } from '../../law/take-home-pay/personal-not-covered.ts'
import { sharesOfPay } from '../../law/take-home-pay/shares-of-pay.ts'
import { payRatesNote } from '../../law/words.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { paye } from '../../rates/generated/paye.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { partYearEarnings } from './earnings.ts'
import { fields, monthsWorkedFrom } from './fields.ts'
import { isFirstMonthUsed, partYearNationalInsurance, payDaysFrom } from './national-insurance.ts'
import { NEWLY_ARRIVED, payrollLeads, residentIn, starterDuties } from './notes.ts'
import { takenByPayroll } from './payroll.ts'
import { repaymentsOnMonthlyPay } from './student-loan.ts'

/** That no loan is repaid, how payroll takes repayments by the pay period (SI 2009/470 reg.41), and when they come back. */
const NO_STUDENT_LOAN_TAKEN = assume(
  'no-student-loan',
  say`You are not repaying a student loan. Repayments begin in the April after you leave your course, and payroll takes them from each month’s pay above a twelfth of the threshold. If you earn less than the threshold in the whole tax year, ask the Student Loans Company to pay them back.`,
)

/**
 * Take-home pay for an employee who works part of the year, with the whole year’s Personal Allowance. Pounds in the tax year. ITA 2007
 * s.35; SSCBA 1992 s.8; FA 2004 s.227.
 */
export const calculator = calculatorOf({
  slug: 'part-year',
  isAdvised: true,
  fields,
  narrowed: ({ firstMonth }) => ({ monthsWorked: monthsWorkedFrom(firstMonth) }),
  margin: {
    input: 'annualSalary',
    rises: 'your salary rises',
    of: 'of salary',
    each: 'earned',
    ifMore: (more) => `your salary were ${more}`,
    isEarnings: true,
  },
  goalSeek: {
    find: 'annualSalary',
    wanted: 'netIncome',
    wants: 'In these months I need to take home',
    needs: 'You need a salary of',
    use: 'this salary',
  },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, pensions, paye, methods },
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
    const averageMonthlyNetIncome = netIncome
      .dividedBy(monthsWorked)
      .named('averageMonthlyNetIncome', 'Average monthly take-home')
      .means(say`Your take-home pay, spread evenly over the months you worked.`)
    const shares = sharesOfPay(actualEarnings, taxed.tax.plus(contributions), [pension], {
      all: say`All deductions, including your pension, as a percentage of what you earned.`,
      taxAndInsurance: say`The same without your pension contribution.`,
    })

    const isWholeYear = isEqual(monthsWorked, number(MONTHS_IN_A_YEAR))
    const taken = takenByPayroll(pay, monthsWorked, firstMonth, region, rates)
    const payroll = { ...taken, tax: taxed.tax, months: monthsWorked, firstMonth, taxYear }
    // `6 months’ work`
    const work = say`${inUnits(monthsWorked, 'months')}${either(isEqual(monthsWorked, number(1)), say`’s`, say`’`)} work`
    return {
      headline: kept(netIncome, 'you would take home'),
      large: {
        about: say`take-home pay for ${work}, or ${averageMonthlyNetIncome} a month on average`,
        announced: say`You take home ${netIncome} for ${work}, ${averageMonthlyNetIncome} a month on average.`,
      },
      ledger: [
        row(actualEarnings),
        row(monthlyEarnings, { role: 'outside' }),
        row(taxed.tax, { role: 'deduction' }),
        row(contributions, { role: 'deduction' }),
        row(pension, { role: 'deduction', hideIfZero: true }),
        row(netIncome, { label: 'Take-Home Pay', role: 'total' }),
        row(averageMonthlyNetIncome, { role: 'outside' }),
        chargeRow(aboveAllowance),
        recorded(shares.effectiveRate),
      ],
      footnote: payRatesNote(shares, taxYear),
      working: [shares.taxAndInsuranceRate],
      leads: () => [
        ...pensionLead({ pensionMethod: 'salary-sacrifice' }, isAbove(pension, zero), (method) =>
          method === 'net-pay' ? contributions.less(partYearNationalInsurance(actualEarnings, paid, rates)) : undefined,
        ),
        ...payrollLeads(payroll),
      ],
      duties: () => starterDuties(payroll),
      notes: () => [
        note(
          'national-insurance-without-income-tax',
          all(isEqual(taxed.tax, zero), isAbove(contributions, zero)),
          say`You pay National Insurance even though you owe no Income Tax, because it looks at each month’s pay on its own. You do not get it back for months without work.`,
        ),
        note(
          'differs-from-annual-thresholds',
          all(isWholeYear, not(isEqual(class1Employee(pay, rates), contributions))),
          say`The monthly thresholds do not add up exactly to the annual ones, so the National Insurance is a little different from one calculation for the whole year.`,
        ),
        ...allowanceNotes(taxed, rates),
        scotlandNote(region, rates),
        ...payAboveAllowanceNotes(aboveAllowance),
      ],
      assumptions: () => [
        residentIn(region),
        assume(
          'first-month',
          say`Your first pay from this job in the tax year was in ${fields.firstMonth.words[firstMonth]}, and you were paid each month after that.${isFirstMonthUsed(taxYear, rates, on) ? ' National Insurance changed during that year, so each month’s pay is charged at the rates of its own month.' : ''}`,
          { field: 'firstMonth', where: isFirstMonthUsed(taxYear, rates, on) ? true : not(isWholeYear) },
        ),
        assume(
          'full-year',
          say`You worked in every month of the tax year. If you worked fewer, the same Personal Allowance would cover more of your pay.`,
          { field: 'monthsWorked', where: isWholeYear },
        ),
        NEWLY_ARRIVED,
        assume(
          'salary-sacrifice',
          say`We assumed you pay into your pension by salary sacrifice, which saves both Income Tax and National Insurance. Any other way saves only Income Tax.`,
          { where: isAbove(pension, zero) },
        ),
        assume(
          'same-pay-each-month',
          say`You were paid monthly, a twelfth of your salary each time. A bonus or a part month would change your National Insurance. Pay in lieu of notice and pay for unused holiday are taxed too.`,
        ),
        assume(
          'nothing-else-earned',
          say`You had no other income in the tax year, so all of your Personal Allowance is used on this pay. Another job, taxable benefits or a pension would use part of it.`,
        ),
        NO_STUDENT_LOAN_TAKEN,
        CATEGORY_A,
        NOTHING_ELSE,
      ],
      avoidable: () => [...taperOf(taxed, rates), ...higherRateOf(taxed, aboveAllowance.excess)],
      notCovered: () => [
        ...notCoveredBy(
          'salary-sacrifice',
          {
            name: 'netPayArrangement',
            words: 'With a net pay arrangement instead',
            amount: partYearNationalInsurance(actualEarnings, paid, rates).less(contributions),
            effect: 'less',
            law: 'FA 2004 s.193; SSCBA 1992 s.8',
          },
          {
            name: 'netPayRelief',
            words: 'With a net pay arrangement, paid to you by HMRC after the tax year',
            amount: netPayRelief(actualEarnings, pension, rates),
            effect: 'once',
            law: 'FA 2004 s.193A',
          },
        ),
        ...notCoveredBy('no-student-loan', ...repaymentsOnMonthlyPay(pay, monthsWorked, rates)),
        overPensionAge(contributions),
        withMarriageAllowance(taxed, rates),
      ],
    }
  },
})

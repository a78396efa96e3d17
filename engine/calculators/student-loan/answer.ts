import { calculatorOf } from '../../answer/calculator-of.ts'
import { say } from '../../expression/sentence.ts'
import { payDays } from '../../law/national-insurance/pay-days.ts'
import { takeHomeAnswer } from '../../law/take-home-pay/answer.ts'
import { employeeOf, refusedOf } from '../../law/take-home-pay/employee.ts'
import { ofSalary } from '../../law/take-home-pay/of-salary.ts'
import { takeHomePay } from '../../law/take-home-pay/take-home-pay.ts'
import { afterPaying } from '../../law/words.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { paye } from '../../rates/generated/paye.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { fields } from './fields.ts'

/**
 * Take-home pay for an employee repaying a loan of the chosen plan, and a postgraduate loan as well if there is one. Pounds a year. ITA
 * 2007 s.10; SSCBA 1992 s.8; SI 2009/470.
 */
export const calculator = calculatorOf({
  slug: 'student-loan',
  isAdvised: true,
  fields,
  check: refusedOf,
  ...ofSalary,
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, paye, pensions, methods },
  answer(asked, rates, on, taxYear) {
    const facts = employeeOf(asked, { days: payDays(taxYear), on })
    const pay = takeHomePay(facts, rates)
    const { netIncome, monthlyNetIncome, studentLoan } = pay
    return {
      ...takeHomeAnswer(pay, rates, taxYear),
      large: {
        period: 'a year',
        inPeriods: 'take-home pay',
        about: say`take-home pay, or ${monthlyNetIncome} a month, ${afterPaying(studentLoan, 'loan repayments')}`,
        announced: say`You take home ${netIncome} a year ${afterPaying(studentLoan, 'student loan repayments')}.`,
      },
    }
  },
})

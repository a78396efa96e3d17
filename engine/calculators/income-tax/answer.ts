import { calculatorOf } from '../../answer/calculator-of.ts'
import { recorded } from '../../answer/ledger.ts'
import { say } from '../../expression/sentence.ts'
import { payDays } from '../../law/national-insurance/pay-days.ts'
import { takeHomeAnswer } from '../../law/take-home-pay/answer.ts'
import { employeeOf, refusedOf } from '../../law/take-home-pay/employee.ts'
import { ofSalary } from '../../law/take-home-pay/of-salary.ts'
import { takeHomePay } from '../../law/take-home-pay/take-home-pay.ts'
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
 * Income Tax and take-home pay for an employee after National Insurance, student loans and pension. Pounds a year. ITA 2007 ss.10, 23
 * and 35; SSCBA 1992 s.8; SI 2009/470.
 */
export const calculator = calculatorOf({
  slug: 'income-tax',
  isAdvised: true,
  fields,
  check: refusedOf,
  ...ofSalary,
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, paye, pensions, methods },
  answer(asked, rates, on, taxYear) {
    const facts = employeeOf(asked, { days: payDays(taxYear), on })
    const pay = takeHomePay(facts, rates)
    const { incomeTax: taxed, pensionGross, netIncome, monthlyNetIncome } = pay
    return {
      ...takeHomeAnswer(pay, rates, taxYear, {
        further: [recorded(taxed.taxableIncome), recorded(taxed.allowance), recorded(pensionGross, { key: 'pensionGross' })],
        isOptional: true,
      }),
      large: {
        period: 'a year',
        inPeriods: asked.region === 'scotland' ? 'take-home pay in Scotland' : 'take-home pay',
        about: say`take-home pay${asked.region === 'scotland' ? ' in Scotland' : ''}, or ${monthlyNetIncome} a month`,
        announced: say`Your take-home pay is ${netIncome} a year, ${monthlyNetIncome} a month.`,
      },
    }
  },
})

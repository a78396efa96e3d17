import { calculatorOf } from '../../calculator.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { explainTakeHome } from '../../rules/take-home-pay/explain.ts'
import { takeHomeLeftOut } from '../../rules/take-home-pay/left-out.ts'
import { calculate, OUTPUTS, recordOf } from './calculate.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'

/** Take-home pay for an employee repaying a student loan, for a year. */
export const calculator = calculatorOf({
  slug: 'student-loan',
  fields,
  outputs: OUTPUTS,
  headlines: { netIncome: 'kept' },
  parse,
  margin: { input: 'annualSalary', isEarnings: true, otherCosts: ['annualAllowanceCharge'] },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, pensions, methods },
  compute: calculate,
  record: recordOf,
  explain: explainTakeHome,
  leftOut: takeHomeLeftOut,
})

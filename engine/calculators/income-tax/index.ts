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
import { TAKE_HOME_OUTPUTS, takeHomeRecord } from '../../rules/take-home-pay/record.ts'
import { calculate } from './calculate.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'

/** Income Tax and take-home pay for an employee, for a year. */
export const calculator = calculatorOf({
  slug: 'income-tax',
  fields,
  outputs: TAKE_HOME_OUTPUTS,
  headlines: { netIncome: 'kept' },
  parse,
  margin: { input: 'annualSalary', isEarnings: true, otherCosts: ['annualAllowanceCharge'] },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, pensions, methods },
  compute: calculate,
  record: takeHomeRecord,
  explain: explainTakeHome,
  leftOut: takeHomeLeftOut,
})

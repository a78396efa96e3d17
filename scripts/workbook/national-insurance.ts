import { fields } from '../../engine/calculators/national-insurance/fields.ts'
import { methods } from '../../engine/rates/generated/methods.ts'
import { nationalInsurance } from '../../engine/rates/generated/national-insurance.ts'
import type { NationalInsuranceRates } from '../../engine/rules/national-insurance/rates.ts'
import { type Answer, workbookOf } from './definition.ts'
import { class1Employee, class1Employer, class2, class4 } from './steps/national-insurance.ts'
import { MONTHS_IN_A_YEAR, over, plus, ZERO } from './term.ts'
import type { Working } from './working.ts'

/** The workbook for National Insurance on a year’s earnings: Class 1 of employee and employer, or Class 4 and Class 2. */
export const workbook = workbookOf({
  title: 'National Insurance',
  fields,
  tables: { nationalInsurance, methods },
  write: ({ inputs, rates, working }) => (inputs.employmentType === 'employee' ? employee : selfEmployed)(working, rates),
})

function employee(working: Working, rates: NationalInsuranceRates): Answer {
  const earnings = working.input('earnings')
  const employeeNI = class1Employee(working, 'employeeNI', 'Employee NI (Class 1)', earnings, rates)
  const employerNI = class1Employer(working, 'employerNI', 'Employer NI (Class 1)', earnings, rates)
  const totalNI = working.step('totalNI', 'Total NI contributions', plus(employeeNI, employerNI))
  const monthly = working.step('monthlyEmployeeNI', 'Monthly employee NI', over(employeeNI, MONTHS_IN_A_YEAR))
  return {
    rows: [
      { output: 'earnings', label: 'Annual Earnings', of: earnings },
      { output: 'employeeNI', label: 'Employee NI (Class 1)', of: employeeNI },
      { output: 'employerNI', label: 'Employer NI (Class 1)', of: employerNI },
      { output: 'totalNI', label: 'Total NI Contributions', of: totalNI, part: 'total' },
      { output: 'monthlyEmployeeNI', label: 'Monthly Employee NI', of: monthly },
    ],
    further: [],
  }
}

function selfEmployed(working: Working, rates: NationalInsuranceRates): Answer {
  const profit = working.input('earnings')
  const class4NI = class4(working, 'class4NI', 'Class 4 NI', profit, rates)
  const class2NI = class2(working, 'class2NI', 'Class 2 NI', profit, rates)
  const total = working.step('employeeNI', 'National Insurance', plus(class4NI, class2NI))
  const monthly = working.step('monthlyEmployeeNI', 'Monthly National Insurance', over(total, MONTHS_IN_A_YEAR))
  return {
    rows: [
      { output: 'earnings', label: 'Annual Earnings', of: profit },
      { output: 'class4NI', label: 'National Insurance (Class 4)', of: class4NI },
      { output: 'class2NI', label: 'National Insurance (Class 2)', of: class2NI },
      { output: 'employeeNI', label: 'Total NI Contributions', of: total, part: 'total' },
      { output: 'monthlyEmployeeNI', label: 'Monthly National Insurance', of: monthly },
    ],
    further: [
      { output: 'employerNI', label: 'Employer NI (Class 1)', of: ZERO },
      { output: 'totalNI', label: 'Total NI, both sides', of: total },
    ],
  }
}

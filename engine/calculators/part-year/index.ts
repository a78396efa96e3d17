import { calculatorOf } from '../../calculator.ts'
import { ZERO } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { calculate } from './calculate.ts'
import { partYearBandTables, partYearRows, partYearSteps } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { partYearLeftOut } from './left-out.ts'
import { partYearAssumptions, partYearNotes } from './notes.ts'

/** Take-home pay for an employee who works part of the year. */
export const calculator = calculatorOf({
  slug: 'part-year',
  fields,
  outputs: [
    'actualEarnings',
    'monthlyEarnings',
    'incomeTax',
    'nationalInsurance',
    'pension',
    'netIncome',
    'effectiveRate',
    'averageMonthlyNetIncome',
    'annualAllowanceCharge',
  ],
  headlines: { netIncome: 'kept' },
  parse,
  margin: { input: 'annualSalary', isEarnings: true, otherCosts: ['annualAllowanceCharge'] },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, pensions, methods },
  compute: calculate,
  record: (year) => ({
    actualEarnings: roundToPenny(year.actualEarnings),
    monthlyEarnings: roundToPenny(year.monthlyEarnings),
    incomeTax: roundToPenny(year.incomeTax.tax),
    nationalInsurance: roundToPenny(year.nationalInsurance.contribution),
    pension: roundToPenny(year.pension),
    netIncome: roundToPenny(year.netIncome),
    effectiveRate: roundToPenny(year.effectiveRate),
    averageMonthlyNetIncome: roundToPenny(year.averageMonthlyNetIncome),
    annualAllowanceCharge: roundToPenny(year.aboveAllowance?.charged.charge ?? ZERO),
  }),
  explain: (year, rates) => ({
    headline: 'netIncome',
    rows: partYearRows(year),
    bandTables: partYearBandTables(year),
    steps: partYearSteps(year, rates),
    notes: partYearNotes(year, rates),
    assumptions: partYearAssumptions(year),
  }),
  leftOut: partYearLeftOut,
})

import { calculatorOf } from '../../calculator.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { calculate } from './calculate.ts'
import { bandTablesOf, rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { assumptionsOf, notesOf } from './notes.ts'
import { OUTPUTS, recordOf } from './record.ts'

/** Income Tax and National Insurance for a self-employed person, for a year. */
export const calculator = calculatorOf({
  slug: 'self-employed',
  fields,
  outputs: OUTPUTS,
  headlines: { netIncome: 'kept' },
  parse,
  margin: { input: 'annualProfit', isEarnings: true },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, allowances, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts, rates) => ({
    headline: 'netIncome',
    rows: rowsOf(facts),
    bandTables: bandTablesOf(facts),
    steps: stepsOf(facts, rates),
    notes: notesOf(facts, rates),
    assumptions: assumptionsOf(facts, rates),
  }),
  leftOut: leftOutOf,
})

import { calculatorOf } from '../../calculator.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { calculate } from './calculate.ts'
import { bandTablesOf, costSharesOf, rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { assumptionsOf, notesOf } from './notes.ts'
import { OUTPUTS, recordOf } from './record.ts'

/** What employees cost an employer for a year, with employer’s National Insurance (secondary Class 1). */
export const calculator = calculatorOf({
  slug: 'employer-ni',
  fields,
  outputs: OUTPUTS,
  headlines: { totalEmploymentCost: 'paid' },
  parse,
  margin: { input: 'employeeSalary' },
  tables: { nationalInsurance, pensions, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts, rates) => ({
    headline: 'totalEmploymentCost',
    rows: rowsOf(facts),
    shared: costSharesOf(facts),
    bandTables: bandTablesOf(facts),
    steps: stepsOf(facts, rates),
    notes: notesOf(facts, rates),
    assumptions: assumptionsOf(facts, rates),
  }),
  leftOut: leftOutOf,
})

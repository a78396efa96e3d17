import { calculatorOf } from '../../calculator.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { calculate } from './calculate.ts'
import { bandTablesOf, rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { assumptionsOf, notesOf } from './notes.ts'
import { OUTPUTS, recordOf } from './record.ts'

/** National Insurance for an employee and the employer, or for a self-employed person, for a year. */
export const calculator = calculatorOf({
  slug: 'national-insurance',
  fields,
  outputs: OUTPUTS,
  headlines: { totalNI: 'paid', employeeNI: 'paid' },
  parse,
  margin: { input: 'earnings' },
  tables: { nationalInsurance, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts, rates) => ({
    headline: facts.employmentType === 'employee' ? 'totalNI' : 'employeeNI',
    rows: rowsOf(facts),
    shared: [],
    bandTables: bandTablesOf(facts),
    steps: stepsOf(facts, rates),
    notes: notesOf(facts),
    assumptions: assumptionsOf(facts),
  }),
  leftOut: leftOutOf,
})

import { calculatorOf } from '../../calculator.ts'
import { cis } from '../../rates/generated/cis.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { calculate } from './calculate.ts'
import { paymentRowsOf, rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { assumptionsOf, notesOf } from './notes.ts'
import { OUTPUTS, recordOf } from './record.ts'

/** What a contractor deducts from a payment to a subcontractor under the Construction Industry Scheme. */
export const calculator = calculatorOf({
  slug: 'cis',
  fields,
  outputs: OUTPUTS,
  headlines: { netPayment: 'kept' },
  parse,
  tables: { cis, incomeTax, scottishIncomeTax, nationalInsurance, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts) => ({
    headline: 'netPayment',
    rows: rowsOf(facts),
    shared: paymentRowsOf(facts),
    bandTables: [],
    steps: stepsOf(facts),
    notes: notesOf(facts),
    assumptions: assumptionsOf(facts),
  }),
  leftOut: leftOutOf,
})

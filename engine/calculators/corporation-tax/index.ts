import { calculatorOf } from '../../calculator.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { calculate, OUTPUTS, recordOf } from './calculate.ts'
import { assumptionsOf, leftOutOf, notesOf, rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'

/** Corporation Tax for a company, for an accounting period of up to a year. */
export const calculator = calculatorOf({
  slug: 'corporation-tax',
  fields,
  outputs: OUTPUTS,
  headlines: { afterTaxProfit: 'kept' },
  parse,
  margin: { input: 'taxableProfit' },
  tables: { corporationTax, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts, rates) => ({
    headline: 'afterTaxProfit',
    rows: rowsOf(facts),
    bandTables: [],
    steps: stepsOf(facts, rates),
    notes: notesOf(facts, rates),
    assumptions: assumptionsOf(facts),
  }),
  leftOut: leftOutOf,
})

import { calculatorOf } from '../../calculator.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { calculate } from './calculate.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { assumptionsOf, notesOf } from './notes.ts'
import { OUTPUTS, recordOf } from './record.ts'
import { rowsOf } from './rows.ts'
import { stepsOf } from './steps.ts'
import { bandTablesOf } from './tax-steps.ts'

/** The pension annual allowance for a year: contributions, allowance, carry forward, tax relief and the charge on any excess. */
export const calculator = calculatorOf({
  slug: 'pension-allowance',
  fields,
  outputs: OUTPUTS,
  headlines: { netCostToIndividual: 'paid' },
  parse,
  margin: { input: 'annualSalary' },
  tables: { incomeTax, scottishIncomeTax, pensions, slabs, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts, rates) => ({
    headline: 'netCostToIndividual',
    rows: rowsOf(facts),
    // A charge comes on top of the contributions, so the rows are no longer shares of them and there is no chart.
    ...(!facts.taxes.charge.isZero() && { shared: [] }),
    bandTables: bandTablesOf(facts),
    steps: stepsOf(facts, rates),
    notes: notesOf(facts, rates),
    assumptions: assumptionsOf(facts, rates),
  }),
})

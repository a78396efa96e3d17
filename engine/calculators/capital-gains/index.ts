import { calculatorOf } from '../../calculator.ts'
import { capitalGains } from '../../rates/generated/capital-gains.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { calculate, OUTPUTS, recordOf } from './calculate.ts'
import { assumptionsOf, notesOf, rowsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { bandTablesOf, stepsOf } from './steps.ts'

/** Capital Gains Tax on one sale. */
export const calculator = calculatorOf({
  slug: 'capital-gains',
  fields,
  outputs: OUTPUTS,
  headlines: { capitalGainsTax: 'paid' },
  parse,
  margin: { input: 'salePrice' },
  tables: { capitalGains, incomeTax, scottishIncomeTax, slabs, methods },
  compute: calculate,
  record: recordOf,
  explain: (sale, rates) => ({
    headline: 'capitalGainsTax',
    rows: rowsOf(sale),
    bandTables: bandTablesOf(sale),
    steps: stepsOf(sale, rates),
    notes: notesOf(sale, rates),
    assumptions: assumptionsOf(sale, rates),
  }),
  leftOut: leftOutOf,
})

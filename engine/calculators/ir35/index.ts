import { calculatorOf } from '../../calculator.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { calculate, OUTPUTS, recordOf } from './calculate.ts'
import { bandTablesOf, rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { assumptionsOf, notesOf } from './notes.ts'

/** A contractor’s take-home pay inside or outside IR35, compared with the other status. */
export const calculator = calculatorOf({
  slug: 'ir35',
  fields,
  outputs: OUTPUTS,
  headlines: { takeHome: 'kept' },
  parse,
  margin: { input: 'dailyRate', times: 'daysWorked', ignored: /^other|^takeHomeDifference$/ },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, corporationTax, dividends, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts, rates) => ({
    headline: 'takeHome',
    rows: rowsOf(facts),
    bandTables: bandTablesOf(facts),
    steps: stepsOf(facts, rates),
    notes: notesOf(facts, rates),
    assumptions: assumptionsOf(rates),
  }),
})

import { calculatorOf } from '../../calculator.ts'
import { companyCars } from '../../rates/generated/company-cars.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { calculate, OUTPUTS, recordOf } from './calculate.ts'
import { assumptionsOf, notesOf, rowsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { bandTablesOf, stepsOf } from './steps.ts'

/** The benefit in kind of a company car and the Income Tax on it. */
export const calculator = calculatorOf({
  slug: 'company-car',
  fields,
  outputs: OUTPUTS,
  headlines: { annualTaxLiability: 'paid' },
  parse,
  tables: { companyCars, incomeTax, scottishIncomeTax, nationalInsurance, slabs, methods },
  compute: calculate,
  record: recordOf,
  explain: (car, rates) => ({
    headline: 'annualTaxLiability',
    rows: rowsOf(car),
    // The tax is not a share of the price, so there is no chart.
    shared: [],
    bandTables: bandTablesOf(car),
    steps: stepsOf(car, rates),
    notes: notesOf(car, rates),
    assumptions: assumptionsOf(car),
  }),
  leftOut: leftOutOf,
})

import { calculatorOf } from '../../calculator.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { calculate, OUTPUTS, recordOf } from './calculate.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { assumptionsOf, notesOf } from './notes.ts'
import { rowsOf } from './rows.ts'
import { bandTablesOf, stepsOf } from './steps.ts'

/** Income Tax on the profit from letting homes. */
export const calculator = calculatorOf({
  slug: 'rental-income',
  fields,
  outputs: OUTPUTS,
  headlines: { netRentalIncomeAfterTax: 'kept' },
  parse,
  margin: { input: 'annualRentalIncome' },
  tables: { incomeTax, scottishIncomeTax, allowances, slabs, studentLoans, methods },
  compute: calculate,
  record: recordOf,
  explain: (rent, rates) => ({
    headline: 'netRentalIncomeAfterTax',
    rows: rowsOf(rent),
    bandTables: bandTablesOf(rent),
    steps: stepsOf(rent, rates),
    notes: notesOf(rent, rates),
    assumptions: assumptionsOf(rent, rates),
  }),
  leftOut: leftOutOf,
})

import { calculatorOf } from '../../calculator.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { calculate, OUTPUTS, recordOf } from './calculate.ts'
import { bandTablesOf, rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { assumptionsOf, notesOf } from './notes.ts'

/** Tax on a year’s dividends, on top of other income. */
export const calculator = calculatorOf({
  slug: 'dividend-tax',
  fields,
  outputs: OUTPUTS,
  headlines: { netDividends: 'kept' },
  parse,
  margin: { input: 'dividendIncome', otherCosts: ['extraTaxOnOtherIncome'], ignored: /OtherIncomeFirst$|^savedBy/ },
  tables: { dividends, incomeTax, scottishIncomeTax, studentLoans, methods },
  compute: calculate,
  record: recordOf,
  explain: (facts, rates) => ({
    headline: 'netDividends',
    rows: rowsOf(facts),
    bandTables: bandTablesOf(facts),
    steps: stepsOf(facts, rates),
    notes: notesOf(facts, rates),
    assumptions: assumptionsOf(facts),
  }),
  leftOut: leftOutOf,
})

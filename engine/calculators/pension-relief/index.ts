import { calculatorOf } from '../../calculator.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { taxSavedBandTables } from '../../rules/pensions/tax-saved-steps.ts'
import { calculate } from './calculate.ts'
import { rowsOf, stepsOf } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { assumptionsOf, notesOf } from './notes.ts'

/** Tax relief on a year’s pension contribution. */
export const calculator = calculatorOf({
  slug: 'pension-relief',
  fields,
  outputs: [
    'basicRateRelief',
    'higherRateRelief',
    'totalRelief',
    'netCost',
    'maxAllowance',
    'remainingAllowance',
    'relievable',
    'unrelievedContribution',
  ],
  headlines: { netCost: 'paid' },
  parse,
  margin: { input: 'pensionContribution' },
  tables: { incomeTax, scottishIncomeTax, pensions, methods },
  compute: calculate,
  record: (relief) => ({
    basicRateRelief: roundToPenny(relief.basicRateRelief),
    higherRateRelief: roundToPenny(relief.higherRateRelief),
    totalRelief: roundToPenny(relief.totalRelief),
    netCost: roundToPenny(relief.netCost),
    maxAllowance: roundToPenny(relief.maxAllowance.amount),
    remainingAllowance: roundToPenny(relief.remainingAllowance),
    relievable: roundToPenny(relief.relievable),
    unrelievedContribution: roundToPenny(relief.unrelievedContribution),
  }),
  explain: (relief, rates) => ({
    headline: 'netCost',
    rows: rowsOf(relief, rates),
    bandTables: relief.saved ? taxSavedBandTables(relief.saved) : [],
    steps: stepsOf(relief, rates),
    notes: notesOf(relief, rates),
    assumptions: assumptionsOf(relief),
  }),
})

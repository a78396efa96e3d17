import { calculatorOf } from '../../calculator.ts'
import { ZERO } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { calculate } from './calculate.ts'
import { bandTablesOf, rowsOf, stepsOf } from './explain.ts'
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
    'annualAllowanceCharge',
  ],
  headlines: { netCost: 'paid' },
  parse,
  margin: { input: 'pensionContribution', otherCosts: ['annualAllowanceCharge'] },
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
    annualAllowanceCharge: roundToPenny(relief.above?.charged.charge ?? ZERO),
  }),
  explain: (relief, rates) => ({
    headline: 'netCost',
    rows: rowsOf(relief, rates),
    bandTables: bandTablesOf(relief),
    steps: stepsOf(relief, rates),
    notes: notesOf(relief, rates),
    assumptions: assumptionsOf(relief, rates),
  }),
})

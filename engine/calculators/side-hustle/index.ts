import { calculatorOf } from '../../calculator.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { calculate } from './calculate.ts'
import { sideHustleBandTables, sideHustleRows, sideHustleSteps } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'
import { leftOutOf } from './left-out.ts'
import { SIDE_HUSTLE_ASSUMPTIONS, sideHustleNotes } from './notes.ts'

/** The extra tax on side income on top of a salary, and what is left of it. */
export const calculator = calculatorOf({
  slug: 'side-hustle',
  fields,
  outputs: [
    'taxableIncome',
    'additionalIncomeTax',
    'additionalNI',
    'totalAdditionalTax',
    'tradingAllowanceUsed',
    'netSideHustleIncome',
    'totalIncome',
  ],
  headlines: { netSideHustleIncome: 'kept' },
  parse,
  margin: { input: 'sideHustleIncome', isEarnings: true },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, allowances, studentLoans, methods },
  compute: calculate,
  record: (side) => ({
    taxableIncome: roundToPenny(side.taxableIncome),
    additionalIncomeTax: roundToPenny(side.incomeTax.tax),
    additionalNI: roundToPenny(side.nationalInsurance.additional),
    totalAdditionalTax: roundToPenny(side.totalAdditionalTax),
    tradingAllowanceUsed: roundToPenny(side.tradingAllowanceUsed),
    netSideHustleIncome: roundToPenny(side.netSideHustleIncome),
    totalIncome: roundToPenny(side.totalIncome),
  }),
  explain: (side, rates) => ({
    headline: 'netSideHustleIncome',
    rows: sideHustleRows(side),
    bandTables: sideHustleBandTables(side),
    steps: sideHustleSteps(side, rates),
    notes: sideHustleNotes(side, rates),
    assumptions: SIDE_HUSTLE_ASSUMPTIONS,
  }),
  leftOut: leftOutOf,
})

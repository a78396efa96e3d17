import { calculatorOf } from '../../calculator.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { vat } from '../../rates/generated/vat.ts'
import { calculate } from './calculate.ts'
import { VAT_ASSUMPTIONS, vatLeftOut, vatNotes, vatRows, vatShares, vatSteps } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'

/** VAT on an amount, or in one. */
export const calculator = calculatorOf({
  slug: 'vat',
  fields,
  outputs: ['netAmount', 'vatAmount', 'grossAmount', 'inputAmount'],
  headlines: { grossAmount: 'paid', netAmount: 'kept' },
  parse,
  tables: { vat },
  compute: calculate,
  record: ({ facts, ...supply }) => ({
    netAmount: roundToPenny(supply.net),
    vatAmount: roundToPenny(supply.vat),
    grossAmount: roundToPenny(supply.gross),
    inputAmount: roundToPenny(facts.amount),
  }),
  explain: (supply) => ({
    // What was asked for: the amount with VAT when it is added, without when it is taken out.
    headline: supply.facts.isInclusive ? 'netAmount' : 'grossAmount',
    rows: vatRows(supply),
    shared: vatShares(supply),
    bandTables: [],
    steps: vatSteps(supply),
    notes: vatNotes(supply),
    assumptions: VAT_ASSUMPTIONS,
  }),
  leftOut: vatLeftOut,
})

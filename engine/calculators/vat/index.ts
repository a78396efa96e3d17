import { calculatorOf } from '../../calculator.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { vat } from '../../rates/generated/vat.ts'
import { calculate } from './calculate.ts'
import { VAT_ASSUMPTIONS, vatLeftOut, vatNotes, vatRows, vatShares, vatSteps } from './explain.ts'
import { fields } from './fields.ts'
import { parse } from './inputs.ts'

/** VAT added to an amount, or taken out of one. */
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
    // The amount asked for: with VAT when VAT is added, without it when VAT is taken out.
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

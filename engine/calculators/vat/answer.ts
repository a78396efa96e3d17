import { figure, NIL } from '../../formula/amount.ts'
import { deduction, leftOutBy, row, total } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { parserOf } from '../../inputs/parse.ts'
import { vat as table } from '../../rates/generated/vat.ts'
import { assumed } from '../../result/assumptions.ts'
import { fields } from './fields.ts'
import { addVat, rateOfVat, takeOutVat, vatOn } from './vat.ts'

/** The VAT to add to an amount, or the VAT already in one. Pounds for one sale, to the penny. VATA 1994 ss.2(1) and 19(2). */
export const calculator = calculatorOf({
  slug: 'vat',
  fields,
  outputs: ['netAmount', 'vatAmount', 'grossAmount', 'inputAmount'],
  headlines: { grossAmount: 'paid', netAmount: 'kept' },
  parse: parserOf(fields),
  tables: { vat: table },
  answer({ amount, vatRate, isInclusive }, rates) {
    const rate = rateOfVat(vatRate, rates)
    const supply = isInclusive ? takeOutVat(amount, rate) : addVat(amount, rate)
    return {
      // What was asked for: the amount with VAT when VAT is added, the amount without it when VAT is taken out.
      headline: isInclusive ? 'netAmount' : 'grossAmount',
      rows: [
        row('netAmount', 'Net Amount', supply.net),
        row('vatAmount', 'VAT Amount', supply.vat),
        row('grossAmount', 'Gross Amount', supply.gross, total),
      ],
      shared: [
        row('grossAmount', 'Gross Amount', supply.gross),
        row('vatAmount', 'VAT Amount', supply.vat, deduction),
        row('netAmount', 'Net Amount', supply.net, total),
      ],
      record: { netAmount: supply.net, vatAmount: supply.vat, grossAmount: supply.gross, inputAmount: amount },
      notes: rate.value.isZero()
        ? ['zero-rated-is-not-exempt']
        : [
            ['vat-rounded-to-nothing', all(isEqual(supply.vat, NIL), isAbove(supply.gross, NIL))],
            // The net amount is rounded to the penny, so adding VAT to it again can miss the original gross amount by a penny.
            ...(isInclusive ? [['not-quite-reversible', not(isEqual(vatOn(supply.net, rate), supply.vat))] as const] : []),
          ],
      assumptions: [
        { code: 'one-rate', field: 'vatRate' },
        { code: 'vat-included', field: 'isInclusive' },
        ...assumed('one-sale', 'registered', 'rounded-half-up', 'nothing-else'),
      ],
      leftOut: () =>
        leftOutBy('one-sale', {
          name: 'limitedCostFlatRate',
          amount: supply.gross.times(figure(rates.vat.flatRate.limitedCostRate)),
          effect: 'none',
          law: 'SI 1995/2518 Part VIIA',
        }),
    }
  },
})

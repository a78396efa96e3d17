import { figure, NIL } from '../../formula/amount.ts'
import { leftOutBy } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { deduction, kept, keyed, paid, recorded, shown, total } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { vat as table } from '../../rates/generated/vat.ts'
import { assumed } from '../../result/assumptions.ts'
import { fields } from './fields.ts'
import { addVat, rateOfVat, takeOutVat, vatOn } from './vat.ts'

/** The VAT to add to an amount, or the VAT already in one. Pounds for one sale, to the penny. VATA 1994 ss.2(1) and 19(2). */
export const calculator = calculatorOf({
  slug: 'vat',
  fields,
  parse: parserOf(fields),
  tables: { vat: table },
  answer({ amount, vatRate, isInclusive }, rates) {
    const rate = rateOfVat(vatRate, rates)
    const supply = isInclusive ? takeOutVat(amount, rate) : addVat(amount, rate)
    return {
      // What was asked for: the amount with VAT when VAT is added, the amount without it when VAT is taken out.
      headline: isInclusive ? kept(supply.net) : paid(supply.gross),
      ledger: [shown(supply.net), shown(supply.vat), shown(supply.gross, total), recorded(amount, keyed('inputAmount'))],
      shared: [shown(supply.gross), shown(supply.vat, deduction), shown(supply.net, total)],
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

import { assume, notCoveredBy, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, paid, recorded, row } from '../../answer/ledger.ts'
import { figure, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, not } from '../../expression/condition.ts'
import { either, say } from '../../expression/sentence.ts'
import { addVat, rateOfVat, takeOutVat, vatOn } from '../../law/vat.ts'
import { vat as table } from '../../rates/generated/vat.ts'
import { fields } from './fields.ts'

/** The VAT to add to an amount, or the VAT already in one. Pounds for one sale, to the penny. VATA 1994 ss.2(1) and 19(2). */
export const calculator = calculatorOf({
  slug: 'vat',
  isAdvised: true,
  fields,
  isPrice: true,
  goalSeek: ({ isInclusive }) =>
    isInclusive
      ? { find: 'amount', wanted: 'netAmount', wants: 'Without VAT, I need', needs: 'The price with VAT is', use: 'this price' }
      : {
          find: 'amount',
          wanted: 'grossAmount',
          wants: 'With VAT, the price should be',
          needs: 'The price without VAT is',
          use: 'this price',
        },
  tables: { vat: table },
  answer({ amount, vatRate, isInclusive }, rates) {
    const rate = rateOfVat(vatRate, rates)
    const isZeroRated = rate.value.isZero()
    const { net, vat, gross } = isInclusive ? takeOutVat(amount, rate) : addVat(amount, rate)
    return {
      // What was asked for: the amount with VAT when VAT is added, the amount without it when VAT is taken out.
      headline: isInclusive ? kept(net, 'the price without VAT would be') : paid(gross, 'the price with VAT would be'),
      large: {
        about: isInclusive
          ? say`the price without VAT, and ${vat} of VAT`
          : either(isEqual(vat, zero), say`the price, with no VAT`, say`the price including ${vat} of VAT`),
        announced: say`${net} before VAT plus ${vat} VAT comes to ${gross}.`,
      },
      ledger: [row(net), row(vat), row(gross, { role: 'total' }), recorded(amount, { key: 'inputAmount' })],
      shared: [row(gross), row(vat, { role: 'deduction' }), row(net, { role: 'total' })],
      footnote: say`VAT is worked out to the penny. Only charge it if you are registered.`,
      leads() {
        const other = isInclusive ? addVat(amount, rate) : takeOutVat(amount, rate)
        return [
          {
            where: not(isEqual(other.vat, zero)),
            says: isInclusive
              ? say`If ${amount} does not include VAT yet, the VAT on it is ${other.vat} and the price with VAT is ${other.gross}.`
              : say`If ${amount} already includes VAT, ${other.vat} of it is VAT and ${other.net} is the price without it.`,
          },
        ]
      },
      notes: () => [
        note(
          'zero-rated-is-not-exempt',
          isZeroRated,
          say`Zero-rated is not the same as exempt. You charge nothing here, but the sale counts towards your taxable turnover and you can reclaim the VAT on what you bought for it.`,
        ),
        note(
          'vat-rounded-to-nothing',
          !isZeroRated && all(isEqual(vat, zero), isAbove(gross, zero)),
          say`The VAT comes to less than half a penny, so none is charged.`,
        ),
        // The net amount is rounded to the penny, so adding VAT to it again can miss the original gross amount by a penny.
        note(
          'not-quite-reversible',
          isInclusive && not(isEqual(vatOn(net, rate), vat)),
          say`If you add VAT back to this net amount you will be a penny out, because both are rounded to whole pence. Put the net amount and VAT shown here on the invoice, so they add up to what was paid.`,
        ),
      ],
      assumptions: () => [
        assume('one-rate', say`The rate you chose applies to the whole amount. If a bill mixes rates, work out each part on its own.`, {
          field: 'vatRate',
        }),
        assume(
          'vat-included',
          isInclusive ? say`The amount includes VAT, so we took it out.` : say`The amount does not include VAT, so we added it.`,
          { field: 'isInclusive' },
        ),
        assume(
          'one-sale',
          say`This is the VAT on one sale, not what you pay HMRC. You first take off the VAT on your own purchases, or on the Flat Rate Scheme pay a percentage of your sales including VAT instead.`,
        ),
        assume('registered', say`You are registered for VAT, or you are buying from somebody who is. Nobody else may charge it.`),
        assume(
          'rounded-half-up',
          say`VAT is rounded to the nearest penny, and half a penny goes up. On an invoice to a business you may round the total VAT down to a whole penny instead.`,
        ),
        assume(
          'nothing-else',
          say`Not included: sales where the buyer pays the VAT to HMRC (the reverse charge, common in construction), margin schemes for second-hand goods, and the charge for fuel used privately in business cars.`,
        ),
      ],
      notCovered: () =>
        notCoveredBy('one-sale', {
          name: 'limitedCostFlatRate',
          words: 'What you pay HMRC on this sale if you are on the Flat Rate Scheme and buy hardly any goods',
          amount: gross.times(figure(rates.vat.flatRate.limitedCostRate)),
          effect: 'none',
          law: 'SI 1995/2518 Part VIIA',
        }),
    }
  },
})

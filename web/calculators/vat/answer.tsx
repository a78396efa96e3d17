import { calculator } from '#engine/calculators/vat/index.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, result.headline),
    about: `${result.headline === 'netAmount' ? 'before VAT; the VAT is' : 'with VAT, of which VAT is'} ${amountOf(result, 'vatAmount')}`,
  }),
  announce: ({ result }) =>
    `${amountOf(result, 'netAmount')} before VAT and ${amountOf(result, 'vatAmount')} VAT make ${amountOf(result, 'grossAmount')}.`,
  footnote: () => 'VAT is worked out to the penny. Charge it only if you are registered.',
  alwaysPence: true,
  notes: {
    'zero-rated-is-not-exempt':
      'Zero-rated is not the same as exempt. You charge nothing here, but the sale counts towards your taxable turnover and you can reclaim the VAT on what you bought for it.',
    'vat-rounded-to-nothing': 'The VAT comes to less than half a penny, so none is charged.',
    'not-quite-reversible':
      'Adding VAT to this net amount again misses your amount by a penny, because both are in whole pence. Put the net and the VAT shown here on the invoice, so that they add up to what was paid.',
  },
  assumptions: {
    'vat-included': ({ choice }) =>
      choice === 'true' ? 'The amount has VAT in it, which is taken out.' : 'The amount is without VAT, which is added on top.',
    'one-rate': 'The whole amount bears the one rate that you chose. Split a mixed bill and work out each part.',
    'rounded-half-up':
      'VAT is rounded to the nearest penny, half a penny up. You may also round the total VAT of an invoice to a business down to a whole penny.',
    'one-sale':
      'This is the VAT on one sale, not the seller’s bill: the VAT on what the seller bought comes off before HMRC is paid. On the Flat Rate Scheme it pays a percentage of the amount with VAT instead.',
    registered: 'The seller is registered for VAT. Nobody else may charge it.',
    'nothing-else':
      'Not included: sales on which the buyer accounts for the VAT, as often in construction; margin schemes for second-hand goods; and the charge for private fuel.',
  },
  leftOut: {
    limitedCostFlatRate: 'What a limited cost business on the Flat Rate Scheme pays HMRC for it',
  },
  steps: {
    netAmount: ({ formula }) =>
      formula.includes('÷')
        ? 'Dividing takes the VAT out. Taking the percentage off the whole price would take too much.'
        : 'The price before VAT, as you entered it.',
    vatAmount: ({ formula }) => (formula.includes('×') ? 'The percentage of the price before VAT.' : 'What is left of the price is VAT.'),
    grossAmount: () => 'What the customer pays.',
  },
})

import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/vat/answer.ts'
import { amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import type { Outcome } from '../../form/answer.ts'

/** What the same amount comes to if VAT is the other way round; nothing where there is no VAT either way. */
function otherWayRound({ inputs, result }: Outcome): string[] {
  const page: Calculator = calculator
  const isIncluded = inputs['isInclusive'] === true
  const other = page.calculate({ ...inputs, isInclusive: !isIncluded }, { ruleSet: result.ruleSet, taxYear: result.taxYear })
  if (shownIn(other, 'vatAmount').isZero()) return []
  const typed = amountOf(result, 'inputAmount')
  return [
    isIncluded
      ? `If ${typed} does not include VAT yet, the VAT on it is ${amountOf(other, 'vatAmount')} and the price with VAT is ${amountOf(other, 'grossAmount')}.`
      : `If ${typed} already includes VAT, ${amountOf(other, 'vatAmount')} of it is VAT and ${amountOf(other, 'netAmount')} is the price without it.`,
  ]
}

export const answer = answerOf(calculator, {
  answers: { grossAmount: 'the price with VAT would be', netAmount: 'the price without VAT would be' },
  headline: ({ result }) => ({
    amount: amountOf(result, result.headline),
    about:
      result.headline === 'netAmount'
        ? `the price without VAT, and ${amountOf(result, 'vatAmount')} of VAT`
        : shownIn(result, 'vatAmount').isZero()
          ? 'the price, with no VAT'
          : `the price including ${amountOf(result, 'vatAmount')} of VAT`,
  }),
  lead: otherWayRound,
  announce: ({ result }) =>
    `${amountOf(result, 'netAmount')} before VAT plus ${amountOf(result, 'vatAmount')} VAT comes to ${amountOf(result, 'grossAmount')}.`,
  footnote: () => 'VAT is worked out to the penny. Only charge it if you are registered.',
  alwaysPence: true,
  notes: {
    'zero-rated-is-not-exempt':
      'Zero-rated is not the same as exempt. You charge nothing here, but the sale counts towards your taxable turnover and you can reclaim the VAT on what you bought for it.',
    'vat-rounded-to-nothing': 'The VAT comes to less than half a penny, so none is charged.',
    'not-quite-reversible':
      'If you add VAT back to this net amount you will be a penny out, because both are rounded to whole pence. Put the net amount and VAT shown here on the invoice, so they add up to what was paid.',
  },
  assumptions: {
    'vat-included': ({ choice }) =>
      choice === 'true' ? 'The amount includes VAT, so we took it out.' : 'The amount does not include VAT, so we added it.',
    'one-rate': 'The rate you chose applies to the whole amount. If a bill mixes rates, work out each part on its own.',
    'rounded-half-up':
      'VAT is rounded to the nearest penny, and half a penny goes up. On an invoice to a business you may round the total VAT down to a whole penny instead.',
    'one-sale':
      'This is the VAT on one sale, not what you pay HMRC. You first take off the VAT on your own purchases, or on the Flat Rate Scheme pay a percentage of your sales including VAT instead.',
    registered: 'You are registered for VAT, or you are buying from somebody who is. Nobody else may charge it.',
    'nothing-else':
      'Not included: sales where the buyer pays the VAT to HMRC (the reverse charge, common in construction), margin schemes for second-hand goods, and the charge for fuel used privately in business cars.',
  },
  leftOut: {
    limitedCostFlatRate: 'What you pay HMRC on this sale if you are on the Flat Rate Scheme and buy hardly any goods',
  },
  steps: {
    netAmount: ({ formula }) =>
      formula.includes('÷')
        ? 'Divide to take the VAT out, and round to the penny. Taking the percentage off the full price would take off too much.'
        : 'The price before VAT, as you entered it.',
    vatAmount: ({ formula }) =>
      formula.includes('×') ? 'The VAT rate times the price before VAT, rounded to the penny.' : 'The rest of the price is VAT.',
    grossAmount: () => 'What the customer pays.',
  },
})

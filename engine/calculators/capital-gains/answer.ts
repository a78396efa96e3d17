import { NIL, when } from '../../formula/amount.ts'
import { leftOutBy } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { called, deduction, orNilUnless, outside, paid, recorded, shown, total, unrecorded } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { capitalGains } from '../../rates/generated/capital-gains.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { assumed } from '../../result/assumptions.ts'
import { allowanceNotes } from '../../rules/income-tax/notes.ts'
import { gainRates, isDateUsed } from './asset.ts'
import { fields } from './fields.ts'
import { gainOn } from './gain.ts'
import { savedByBusinessRelief } from './left-out.ts'
import { taxOnGain } from './tax-on-gain.ts'

/**
 * The gain on one sale and the Capital Gains Tax on it, at the rates for the date of sale. A loss is not taxed. Pounds. TCGA 1992 ss.1I, 1J
 * and 1K.
 */
export const calculator = calculatorOf({
  slug: 'capital-gains',
  fields,
  // Costs above the price make a loss; they are not an error.
  parse: parserOf(fields),
  margin: { input: 'salePrice' },
  deciding: { input: 'otherIncome', bands: 'uk' },
  tables: { capitalGains, incomeTax, scottishIncomeTax, slabs, methods },
  answer({ assetType, otherIncome, disposalDate, ...disposal }, rates, on) {
    const { salePrice, purchasePrice, improvementCosts, sellingCosts } = disposal
    const isResidential = assetType === 'residential'
    const sale = gainOn(disposal, rates)
    const { gain, isLoss, totalCosts, netProceeds, exemptAmountUsed, taxableGain } = sale
    const ratesOfGain = gainRates(assetType, disposalDate, rates, on)
    const { tax, stackedOn } = taxOnGain(taxableGain, otherIncome, ratesOfGain, rates)
    const afterTax = gain.less(tax)
    const gainAfterTax = when(isLoss, afterTax.named('gainAfterTax', 'Loss'), afterTax.named('gainAfterTax', 'Gain after tax'))
    const effectiveRate = tax.asPercentOf(gain).named('effectiveRate', 'Effective tax rate')
    const isGain = isAbove(gain, NIL)
    const taxRow = shown(tax, deduction)
    return {
      headline: paid(tax),
      ledger: [
        shown(salePrice, unrecorded),
        shown(purchasePrice, deduction, unrecorded),
        shown(improvementCosts, deduction, unrecorded),
        shown(sellingCosts, deduction, unrecorded),
        shown(gain, outside),
        shown(exemptAmountUsed, called('Annual Exempt Amount'), deduction, outside),
        shown(taxableGain, outside),
        taxRow,
        shown(gainAfterTax, total),
        shown(netProceeds, outside),
        // There is no effective rate without a gain, so the working does not show one.
        recorded(effectiveRate, orNilUnless(isGain)),
        recorded(totalCosts),
      ],
      // What is taxed is the gain, not the price.
      shared: [shown(gain), taxRow, shown(gainAfterTax, total)],
      notes: [
        ['loss', isLoss],
        ['purchase-above-sale-price', isAbove(purchasePrice, salePrice)],
        ['within-annual-exempt-amount', all(isGain, isEqual(taxableGain, NIL))],
        ...(stackedOn ? [['gain-in-both-bands', stackedOn.isInBothBands] as const, ...allowanceNotes(stackedOn.income, rates)] : []),
        ...(isDateUsed(rates) ? [] : ['disposal-date-ignored']),
        ...(isResidential ? [['report-within-60-days', not(isEqual(tax, NIL))] as const] : []),
      ],
      assumptions: [
        { code: 'asset-type', field: 'assetType' },
        // The date is listed only where it decides the rates.
        ...(!isResidential && isDateUsed(rates) ? [{ code: 'disposal-date', field: 'disposalDate' }] : []),
        [{ code: 'no-other-income', field: 'otherIncome' }, isEqual(otherIncome, NIL)],
        [{ code: 'other-income-before-allowance' }, not(isEqual(otherIncome, NIL))],
        ...assumed(
          ...(isResidential ? ['no-private-residence-relief'] : []),
          'only-disposal-of-the-year',
          'no-losses',
          'no-business-reliefs',
          'uk-resident',
        ),
      ],
      leftOut() {
        const taxWithoutExemptAmount = taxOnGain(gain.atLeastNil(), otherIncome, ratesOfGain, rates).tax
        const mainHome = { name: 'mainHomeThroughout', amount: tax, effect: 'less', law: 'TCGA 1992 ss.222 and 223' } as const
        return [
          ...(isResidential ? leftOutBy('no-private-residence-relief', mainHome) : []),
          ...leftOutBy('only-disposal-of-the-year', {
            name: 'exemptAmountUsedElsewhere',
            amount: taxWithoutExemptAmount.less(tax),
            effect: 'more',
            law: 'TCGA 1992 s.1K',
          }),
          ...(isResidential
            ? []
            : leftOutBy('no-business-reliefs', {
                name: 'businessAssetDisposalRelief',
                amount: savedByBusinessRelief(sale, tax, ratesOfGain, rates),
                effect: 'less',
                law: 'TCGA 1992 s.169N',
              })),
        ]
      },
    }
  },
})

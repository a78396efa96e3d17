import { assume, notCoveredBy } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { paid, recorded, row } from '../../answer/ledger.ts'
import { when, zero } from '../../expression/amount.ts'
import { ALWAYS, any, isAbove, isEqual, isShownAsZero, NEVER, not } from '../../expression/condition.ts'
import { either, say } from '../../expression/sentence.ts'
import { otherIncomeIsBeforeAllowance } from '../../law/assumptions.ts'
import { gainOn } from '../../law/capital-gains/gain.ts'
import { gainRates, isDateUsed } from '../../law/capital-gains/gain-rates.ts'
import { savedByBusinessRelief, taxOnGain } from '../../law/capital-gains/tax-on-gain.ts'
import { effectiveRateNote } from '../../law/words.ts'
import { capitalGains } from '../../rates/generated/capital-gains.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { fields } from './fields.ts'
import { notesOf, reportNote } from './notes.ts'

/**
 * The gain on one sale and the Capital Gains Tax on it, at the rates for the date of sale. A loss is not taxed. Pounds. TCGA 1992 ss.1I, 1J
 * and 1K.
 */
export const calculator = calculatorOf({
  slug: 'capital-gains',
  isAdvised: true,
  // Costs above the price make a loss; they are not an error.
  fields,
  margin: { input: 'salePrice', rises: 'the sale price rises', ifMore: (more) => `you sold for ${more}` },
  decidingIncome: { input: 'otherIncome', bands: 'uk', why: 'Your other income decides the rate.', having: 'With other income of' },
  goalSeek: ({ knownGain }) => ({
    wanted: 'gainAfterTax',
    wants: 'I want to be left with a gain of',
    ...(knownGain === undefined
      ? { find: 'salePrice', needs: 'You need to sell for', use: 'this price' }
      : { find: 'knownGain', needs: 'You need a gain of', use: 'this gain' }),
  }),
  tables: { capitalGains, incomeTax, scottishIncomeTax, slabs, methods },
  answer({ assetType, otherIncome, disposalDate, ...disposal }, rates, on, taxYear) {
    const { salePrice, purchasePrice, improvementCosts, sellingCosts, knownGain } = disposal
    const hasPrices = knownGain ? any(isAbove(salePrice, zero), isAbove(purchasePrice, zero)) : ALWAYS
    const isResidential = assetType === 'residential'
    const contractDay = disposalDate === fields.disposalDate.usual?.(taxYear) ? undefined : disposalDate
    const sale = gainOn(disposal, rates)
    const { gain, isLoss, totalCosts, netProceeds, exemptAmountUsed, taxableGain } = sale
    const ratesOfGain = gainRates(assetType, disposalDate, rates, on)
    const taxed = taxOnGain(taxableGain, otherIncome, ratesOfGain, rates)
    const { tax } = taxed
    const afterTax = gain.less(tax)
    const gainAfterTax = when(
      isLoss,
      afterTax.named('gainAfterTax', 'Loss').means(say`There is no tax on a loss.`),
      afterTax.named('gainAfterTax', 'Gain after tax').means(say`What you keep of the gain after tax.`),
    )
    const effectiveRate = tax
      .asPercentOf(gain)
      .named('effectiveRate', 'Effective tax rate')
      .means(say`The tax as a percentage of the whole gain.`)
    const isGain = isAbove(gain, zero)
    const hasNoOtherIncome = isEqual(otherIncome, zero)
    const ofGain = say`Capital Gains Tax on a gain of ${gain}`
    const noGain = say`no Capital Gains Tax, because there is no gain`
    const taxRow = row(tax, { role: 'deduction', layout: { group: 'Your gain less the tax' } })
    return {
      headline: paid(tax, 'the tax would be'),
      large: {
        about: either(isGain, ofGain, noGain),
        announced: say`You pay ${either(isGain, say`${either(isShownAsZero(tax), say`no`, say`${tax} of`)} ${ofGain}`, noGain)}.`,
      },
      ledger: [
        ...(knownGain ? [row(knownGain, { isField: false, layout: { group: 'Your gain' } })] : []),
        row(salePrice, { isField: false, where: hasPrices, layout: { group: 'Your gain' } }),
        row(purchasePrice, { role: 'deduction', onlyWith: purchasePrice, isField: false }),
        row(improvementCosts, { role: 'deduction', onlyWith: improvementCosts, isField: false }),
        row(sellingCosts, { role: 'deduction', onlyWith: sellingCosts, isField: false }),
        row(gain, { role: 'outside', layout: { isSubtotal: true } }),
        row(exemptAmountUsed, { label: 'Annual Exempt Amount', role: 'outside-deduction', layout: { group: 'How much of it is taxed' } }),
        row(taxableGain, { role: 'outside', layout: { isSubtotal: true } }),
        taxRow,
        row(gainAfterTax, { role: 'total' }),
        row(netProceeds, { role: 'outside', where: hasPrices }),
        // There is no effective rate without a gain, so the working does not show one.
        recorded(effectiveRate, { zeroUnless: isGain }),
        recorded(totalCosts, { where: hasPrices }),
      ],
      // What is taxed is the gain, not the price.
      shared: [row(gain), taxRow, row(gainAfterTax, { role: 'total' })],
      footnote: effectiveRateNote('Effective tax rate on the gain', effectiveRate, taxYear),
      ...(isDateUsed(rates) && { ratesOn: disposalDate }),
      leads: () => [reportNote({ isResidential, tax, contractDay }, rates)],
      notes: () => notesOf({ ...disposal, ...sale, ...taxed, isResidential, contractDay }, ratesOfGain, rates),
      assumptions: () => [
        assume(
          'asset-type',
          say`You sold ${isResidential ? 'residential property' : 'something other than residential property'}. The rates can depend on what you sold and when.`,
          { field: 'assetType' },
        ),
        // The date is listed only where it decides the rates.
        assume(
          'disposal-date',
          say`The date you entered is the day the contract became binding, not the day you were paid. It decides the rates.`,
          { field: 'disposalDate', where: !isResidential && isDateUsed(rates) },
        ),
        assume(
          'no-other-income',
          say`You have no other income in the tax year. Taxable income would use up some of the basic rate band, so more of the gain could be taxed at the higher rate.`,
          { field: 'otherIncome', where: hasNoOtherIncome },
        ),
        otherIncomeIsBeforeAllowance(not(hasNoOtherIncome)),
        assume('no-private-residence-relief', say`The asset was never your main home. If it was, some or all of the gain is tax-free.`, {
          where: isResidential,
        }),
        assume(
          'only-disposal-of-the-year',
          say`You made no other gains in the tax year. All your gains share one annual exempt amount and one basic rate band.`,
        ),
        assume('no-losses', say`You have no losses from this year or an earlier one. Losses could lower the tax.`),
        assume(
          'no-business-reliefs',
          say`You are not claiming a tax relief, such as those for selling your own business or giving away business assets. They lower the tax or put it off until later.`,
        ),
        assume(
          'uk-resident',
          say`You live in the UK, and each amount you entered is yours alone. If you own it with somebody, enter only your own share of each amount.`,
        ),
      ],
      // The tax on a home is paid with a return of its own.
      ...(!isResidential && {
        toldToHmrc: () => ({
          where: isAbove(tax, zero),
          why: say`There is tax to pay on your gain`,
          isBusiness: NEVER,
          hadBefore: say`had a gain with tax to pay`,
        }),
        paidAfterYear: () => ({ bill: tax, onAccount: zero }),
      }),
      notCovered() {
        const taxWithoutExemptAmount = taxOnGain(gain.atLeastZero(), otherIncome, ratesOfGain, rates).tax
        const mainHome = notCoveredBy('no-private-residence-relief', {
          name: 'mainHomeThroughout',
          words: 'Tax if it was your main home throughout',
          amount: tax,
          effect: 'less',
          law: 'TCGA 1992 ss.222 and 223',
        })
        const otherGains = notCoveredBy('only-disposal-of-the-year', {
          name: 'exemptAmountUsedElsewhere',
          words: 'Tax if other gains use up the annual exempt amount',
          amount: taxWithoutExemptAmount.less(tax),
          effect: 'more',
          law: 'TCGA 1992 s.1K',
        })
        const businessRelief = notCoveredBy('no-business-reliefs', {
          name: 'businessAssetDisposalRelief',
          words: 'Tax if all of it qualifies for Business Asset Disposal Relief',
          amount: savedByBusinessRelief(sale, tax, ratesOfGain, rates),
          effect: 'less',
          law: 'TCGA 1992 s.169N',
        })
        return isResidential ? [...mainHome, ...otherGains] : [...otherGains, ...businessRelief]
      },
    }
  },
})

import { fields } from '../../engine/calculators/capital-gains/fields.ts'
import type { InputsOf } from '../../engine/inputs/field.ts'
import { capitalGains } from '../../engine/rates/generated/capital-gains.ts'
import { incomeTax } from '../../engine/rates/generated/income-tax.ts'
import { methods } from '../../engine/rates/generated/methods.ts'
import { scottishIncomeTax } from '../../engine/rates/generated/scottish-income-tax.ts'
import { slabs } from '../../engine/rates/generated/slabs.ts'
import { gainRates } from '../../engine/rules/capital-gains/asset.ts'
import type { CapitalGainsRates } from '../../engine/rules/capital-gains/rates.ts'
import { workbookOf } from './definition.ts'
import { taxOnIncome } from './steps/tax-on-income.ts'
import { atLeastZero, minus, percentOf, plus, smallerOf, type Term, times, whereMore, ZERO } from './term.ts'
import type { Working } from './working.ts'

/** The workbook for Capital Gains Tax on one sale. */
export const workbook = workbookOf({
  title: 'Capital Gains Tax',
  fields,
  tables: { capitalGains, incomeTax, scottishIncomeTax, slabs, methods },
  write({ inputs, rates, on, working }) {
    const sale = working.input('salePrice')
    const selling = working.input('sellingCosts')
    const costs = working.step(
      'totalCosts',
      'Total costs',
      plus(working.input('purchasePrice'), working.input('improvementCosts'), selling),
      { law: 'TCGA 1992 s.38' },
    )
    const gain = working.step('gain', 'Capital gain', minus(sale, costs))
    const proceeds = working.step('netProceeds', 'What you receive before tax', minus(sale, selling))
    const exempt = working.step(
      'exemptAmountUsed',
      'Annual exempt amount used',
      smallerOf(atLeastZero(gain), working.rate(rates.capitalGains.annualExemptAmount)),
      { law: 'TCGA 1992 s.1K' },
    )
    const taxableGain = working.step('taxableGain', 'Taxable gain', minus(atLeastZero(gain), exempt))
    const tax = taxOnGain(working, taxableGain, ratesOfGain(working, inputs, rates, on), rates)
    const after = working.step('gainAfterTax', 'Gain after tax', minus(gain, tax))
    const effectiveRate = working.step('effectiveRate', 'Effective tax rate', percentOf(tax, gain), { unit: 'percent' })
    return {
      rows: [
        { output: 'gain', label: 'Capital Gain', of: gain },
        { output: 'exemptAmountUsed', label: 'Annual Exempt Amount, already deducted from the taxable gain', of: exempt },
        { output: 'taxableGain', label: 'Taxable Gain', of: taxableGain },
        { output: 'capitalGainsTax', label: 'Capital Gains Tax', of: tax, part: 'taken-off' },
        { output: 'gainAfterTax', label: 'Gain After Tax', of: after, part: 'total' },
        { output: 'netProceeds', label: 'What You Receive Before Tax', of: proceeds },
      ],
      further: [
        { output: 'totalCosts', label: 'Total costs', of: costs },
        { output: 'effectiveRate', label: 'Effective tax rate', of: effectiveRate, unit: 'percent' },
      ],
    }
  },
})

interface RatesOfGain {
  readonly lower: Term
  readonly higher: Term
}

/** The two rates for the kind of asset and, if the method uses it, the date of disposal. TCGA 1992 s.1H; FA 2025 s.7(3). */
function ratesOfGain(
  working: Working,
  { assetType, disposalDate }: InputsOf<typeof fields>,
  rates: CapitalGainsRates,
  on: (date: string) => CapitalGainsRates,
): RatesOfGain {
  const isDated = working.method(rates.methods.capitalGains.disposalDate) === 'used'
  const { lowerRate, higherRate } = gainRates(assetType, disposalDate, rates, on)
  const options = isDated ? { date: disposalDate } : {}
  return { lower: working.rate(lowerRate, options), higher: working.rate(higherRate, options) }
}

/** Tax on a taxable gain: the lower rate up to the unused basic rate band, the higher rate on the rest. TCGA 1992 ss.1I and 1J. */
function taxOnGain(working: Working, taxableGain: Term, { lower, higher }: RatesOfGain, rates: CapitalGainsRates): Term {
  const otherIncome = working.input('otherIncome')
  const law = 'TCGA 1992 ss.1I and 1J'
  if (working.method(rates.methods.capitalGains.whichRate) === 'slab-by-other-income') {
    const rate = working.step(
      'rate',
      'Rate of the whole gain',
      whereMore(otherIncome, working.rate(rates.slabs.higherRateFrom), higher, lower),
      {
        unit: 'rate',
      },
    )
    return working.step('capitalGainsTax', 'Capital Gains Tax', times(taxableGain, rate))
  }
  const income = { income: otherIncome, adjustedNetIncome: otherIncome, region: 'england', called: 'other income' } as const
  const { taxableIncome } = taxOnIncome(working, income, rates)
  const unused = working.step(
    'unusedBasicRateBand',
    'Unused basic rate band',
    atLeastZero(minus(working.rate(rates.incomeTax.basicRateLimit), taxableIncome)),
    { law },
  )
  const bands = working.bands('capitalGainsTax', 'Capital Gains Tax by band', {
    amount: taxableGain,
    from: ZERO,
    lines: [
      { name: 'within the basic rate band', rate: lower, upTo: unused },
      { name: 'above the basic rate band', rate: higher },
    ],
  })
  return working.step('capitalGainsTax', 'Capital Gains Tax', bands, { law })
}

import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const SHARES = { salePrice: '230000', purchasePrice: '190000', improvementCosts: '5000', sellingCosts: '5000', otherIncome: '45000' }
const HOUSE = { salePrice: '350000', purchasePrice: '290000', improvementCosts: '7000', sellingCosts: '3000', assetType: 'residential' }

const keys = (raw: Readonly<Record<string, string>>) => answerOf(calculator, raw).steps.map(({ key }) => key)

describe('the Capital Gains Tax calculator', () => {
  it('asks for the price, the costs, the type of asset, other income and the date', () => {
    expect(calculator.slug).toBe('capital-gains')
    expect(askedBy(calculator)).toEqual([
      'salePrice: Sale Price, money',
      'purchasePrice: Purchase Price, money',
      'improvementCosts: Improvement Costs, money',
      'sellingCosts: Selling Costs, money',
      'assetType: Asset Type, residential | other, other when blank',
      'otherIncome: Other Annual Income, money',
      'disposalDate: Date of the Sale Contract, day from 2024-04-06 to 2025-04-05, 2024-10-30 when blank',
    ])
  })

  it('taxes £27,000 on top of £45,000 of income: 18% on the £5,270 left of the basic rate band and 24% on the rest', () => {
    expect(tell(SHARES)).toEqual({
      headline: 'capitalGainsTax',
      rows: [
        '+ Sale Price 230000.00 (salePrice)',
        '− Purchase Price 190000.00 (purchasePrice)',
        '− Improvement Costs 5000.00 (improvementCosts)',
        '− Selling Costs 5000.00 (sellingCosts)',
        '· Capital Gain 30000.00 (gain)',
        '·− Annual Exempt Amount 3000.00 (exemptAmountUsed)',
        '· Taxable Gain 27000.00 (taxableGain)',
        '− Capital Gains Tax 6163.80 (capitalGainsTax)',
        '= Gain After Tax 23836.20 (gainAfterTax)',
        '· What You Receive Before Tax 225000.00 (netProceeds)',
      ],
      // Of the gain, not of the price: 23,836.20 and 6,163.80 of 30,000.
      shares: ['Gain After Tax 79.5% (gainAfterTax)', 'Capital Gains Tax 20.5% (capitalGainsTax)'],
      bandTables: [
        'Capital Gains Tax by band (capitalGainsTax): within the basic rate band 18% of 5270.00; above the basic rate band 24% of 21730.00',
      ],
      steps: [
        'Total costs (totalCosts) = purchasePrice + improvementCosts + sellingCosts = 200000.00',
        'Capital gain (gain) = salePrice − “Total costs” = 30000.00',
        'Annual exempt amount used (exemptAmountUsed) = the smaller of “Capital gain” and capitalGains.annualExemptAmount = 3000.00 [TCGA 1992 s.1K]',
        'Taxable gain (taxableGain) = “Capital gain” − “Annual exempt amount used” = 27000.00',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income (taxableIncome) = otherIncome − “Personal Allowance” = 32430.00 [ITA 2007 s.23]',
        'Unused basic rate band (unusedBasicRateBand) = incomeTax.basicRateLimit − “Taxable income” = 5270.00',
        'Capital Gains Tax (capitalGainsTax) = bands capitalGainsTax of “Taxable gain” = 6163.80 [TCGA 1992 ss.1I and 1J]',
        'Gain after tax (gainAfterTax) = “Capital gain” − “Capital Gains Tax” = 23836.20',
        'What you receive before tax (netProceeds) = salePrice − sellingCosts = 225000.00',
        'Effective tax rate (effectiveRate) = “Capital Gains Tax” ÷ “Capital gain” = 20.55%',
      ],
      notes: ['gain-in-both-bands'],
      assumptions: [
        'asset-type by assetType',
        'disposal-date by disposalDate',
        'other-income-before-allowance',
        'only-disposal-of-the-year',
        'no-losses',
        'no-business-reliefs',
        'uk-resident',
      ],
    })
  })

  it('taxes the whole gain at one rate under constants: 28% of £47,000 on top of £60,000', () => {
    const { bandTables, steps, assumptions } = tell({ ...HOUSE, otherIncome: '60000' }, 'constants')
    expect(bandTables).toEqual([])
    expect(steps.slice(3)).toEqual([
      'Taxable gain (taxableGain) = “Capital gain” − “Annual exempt amount used” = 47000.00',
      'Capital Gains Tax (capitalGainsTax) = “Taxable gain” × capitalGains.residential.higherRate = 13160.00',
      'Gain after tax (gainAfterTax) = “Capital gain” − “Capital Gains Tax” = 36840.00',
      'What you receive before tax (netProceeds) = salePrice − sellingCosts = 347000.00',
      'Effective tax rate (effectiveRate) = “Capital Gains Tax” ÷ “Capital gain” = 26.32%',
    ])
    expect(assumptions[1]).toBe('other-income-before-allowance')
    expect(tell(SHARES, 'constants').assumptions).not.toContain('disposal-date by disposalDate')
    expect(tell({ ...HOUSE, otherIncome: '' }).assumptions.slice(1, 3)).toEqual([
      'no-other-income by otherIncome',
      'no-private-residence-relief',
    ])
  })

  it.each(['3000', '2999.99'])('uses only as much of the exempt amount as a gain of £%s needs (TCGA 1992 s.1K)', (salePrice) => {
    expect(tell({ salePrice }).steps.slice(2, 4)).toEqual([
      `Annual exempt amount used (exemptAmountUsed) = the smaller of “Capital gain” and capitalGains.annualExemptAmount = ${Number(salePrice).toFixed(2)} [TCGA 1992 s.1K]`,
      'Taxable gain (taxableGain) = “Capital gain” − “Annual exempt amount used” = 0.00',
    ])
  })

  it('calls a loss a loss', () => {
    const { rows, steps } = tell({ salePrice: '5', purchasePrice: '10' })
    expect(rows).toContain('· Capital Loss -5.00 (gain)')
    expect(rows).toContain('= Loss -5.00 (gainAfterTax)')
    expect(steps.slice(1, 4)).toEqual([
      'Capital loss (gain) = salePrice − “Total costs” = -5.00',
      'Annual exempt amount used (exemptAmountUsed) = the smaller of “Capital loss” and capitalGains.annualExemptAmount, not below nothing = 0.00 [TCGA 1992 s.1K]',
      'Taxable gain (taxableGain) = “Capital loss” − “Annual exempt amount used”, not below nothing = 0.00',
    ])
    expect(steps.at(-2)).toBe('Loss (gainAfterTax) = “Capital loss” − “Capital Gains Tax” = -5.00')
  })

  it('gives no effective rate for a loss or for no gain', () => {
    expect(keys({ salePrice: '5', purchasePrice: '10' })).not.toContain('effectiveRate')
    expect(keys({})).not.toContain('effectiveRate')
    expect(keys({ salePrice: '5' }).at(-1)).toBe('effectiveRate')
  })
})

describe('a note on a sale', () => {
  const known = [
    'loss',
    'purchase-above-sale-price',
    'within-annual-exempt-amount',
    'gain-in-both-bands',
    'allowance-tapered',
    'allowance-used-up',
    'disposal-date-ignored',
    'report-within-60-days',
  ]
  itNotes(calculator, known, [
    ['nothing', {}, []],
    ['a loss because of the selling costs', { salePrice: '5', purchasePrice: '5', sellingCosts: '1' }, ['loss']],
    ['a loss on the price', { salePrice: '5', purchasePrice: '6' }, ['loss', 'purchase-above-sale-price']],
    ['a gain equal to the exempt amount', { salePrice: '3000' }, ['within-annual-exempt-amount']],
    ['a gain that just fills the basic rate band: £3,000 + £37,700', { salePrice: '40700' }, []],
    ['a gain a pound more', { salePrice: '40701' }, ['gain-in-both-bands']],
    ['a gain on top of £110,000', { salePrice: '13000', otherIncome: '110000' }, ['allowance-tapered']],
    ['a gain on top of £130,000', { salePrice: '13000', otherIncome: '130000' }, ['allowance-used-up']],
    ['the same under constants', { salePrice: '13000', otherIncome: '130000' }, ['disposal-date-ignored'], 'constants'],
    ['a home', { salePrice: '13000', assetType: 'residential' }, ['report-within-60-days']],
    ['a home with a gain within the exempt amount', { salePrice: '3000', assetType: 'residential' }, ['within-annual-exempt-amount']],
  ])
})

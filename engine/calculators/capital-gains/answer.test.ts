import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { saidText, saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const ledBy = (raw: Readonly<Record<string, string>>) =>
  answerOf(calculator, { salePrice: '13000', assetType: 'residential', ...raw }).leads.map(({ says }) => saidText(says))

const SHARES = { salePrice: '230000', purchasePrice: '190000', improvementCosts: '5000', sellingCosts: '5000', otherIncome: '45000' }
const HOUSE = { salePrice: '350000', purchasePrice: '290000', improvementCosts: '7000', sellingCosts: '3000', assetType: 'residential' }

const keys = (raw: Readonly<Record<string, string>>) => answerOf(calculator, raw).steps.map(({ key }) => key)

describe('the Capital Gains Tax calculator', () => {
  it('asks for the day of the sale within the tax year', () => {
    expect(askedBy(calculator)).toContain(
      'disposalDate: Date of the sale contract, day from 2024-04-06 to 2025-04-05, 2024-10-30 when blank',
    )
  })

  it('taxes £27,000 on top of £45,000 of income: 18% on the £5,270 left of the basic rate band and 24% on the rest', () => {
    const answer = answerOf(calculator, SHARES)
    expect(valuesOf(answer)).toMatchObject({ taxableGain: '27000.00', unusedBasicRateBand: '5270.00', capitalGainsTax: '6163.80' })
    expect(valuesOf(answer)).toMatchObject({ gainAfterTax: '23836.20', netProceeds: '225000.00', effectiveRate: '20.55' })
    // Of the gain, not of the price: 23,836.20 and 6,163.80 of 30,000.
    expect(sharesOf(answer)).toEqual({ gainAfterTax: '79.5', capitalGainsTax: '20.5' })
    expect(toldBy(answer).assumptions).toEqual([
      'asset-type by assetType',
      'disposal-date by disposalDate',
      'other-income-before-allowance',
      'only-disposal-of-the-year',
      'no-losses',
      'no-business-reliefs',
      'uk-resident',
    ])
  })

  it('taxes the whole gain at one rate under constants: 28% of £47,000 on top of £60,000', () => {
    const answer = answerOf(calculator, { ...HOUSE, otherIncome: '60000' }, 'constants')
    expect(answer.bandTables).toEqual([])
    expect(valuesOf(answer)).toMatchObject({ capitalGainsTax: '13160.00', gainAfterTax: '36840.00', effectiveRate: '26.32' })
    expect(toldBy(answer).steps).toContain(
      'Capital Gains Tax (capitalGainsTax) = “Taxable gain” × capitalGains.residential.higherRate = 13160.00',
    )
    expect(toldBy(answer).assumptions[1]).toBe('other-income-before-allowance')
    expect(tell(SHARES, 'constants').assumptions).not.toContain('disposal-date by disposalDate')
    expect(tell({ ...HOUSE, otherIncome: '' }).assumptions.slice(1, 3)).toEqual([
      'no-other-income by otherIncome',
      'no-private-residence-relief',
    ])
  })

  it('calls a loss a loss', () => {
    const { rows, steps } = tell({ salePrice: '5', purchasePrice: '10' })
    expect(rows).toContain('· Capital Loss -5.00 (gain)')
    expect(rows).toContain('= Loss -5.00 (gainAfterTax)')
    expect(steps[1]).toBe('Capital loss (gain) = salePrice − “Total costs” = -5.00')
    expect(steps.at(-2)).toBe('Loss (gainAfterTax) = “Capital loss” − “Capital Gains Tax” = -5.00')
  })

  it('gives no effective rate for a loss or for no gain', () => {
    expect(keys({ salePrice: '5', purchasePrice: '10' })).not.toContain('effectiveRate')
    expect(keys({})).not.toContain('effectiveRate')
    expect(keys({ salePrice: '5' }).at(-1)).toBe('effectiveRate')
  })
})

describe('a note on a sale', () => {
  itNotes(calculator, [
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

it('says by when the sale of a home is reported, if the day of the contract was entered: 60 days from 1 December are 30 January', () => {
  expect(ledBy({ disposalDate: '2024-12-01' })[0]).toContain(
    'If you complete on the day you entered, that is by 30 January 2025. Do not wait',
  )
  expect(ledBy({})[0]).toMatch(/UK property account\. Do not wait/)
  expect(ledBy({ assetType: 'other' })).toEqual([])
  expect(ledBy({ salePrice: '3000' })).toEqual([])
})

// The exempt amount is £3,000.
it.each([
  ['2999', 'exemptAmountUsed', 'You can make 3000 (GBP) in gains each tax year without paying tax, so all of this gain is tax-free.'],
  ['3000', 'exemptAmountUsed', 'You can make this much in gains each tax year without paying tax.'],
  ['0', 'exemptAmountUsed', 'There is no gain to set it against.'],
  ['9000', 'capitalGainsTax', 'This rule set charges the whole gain at one rate, which your other income decides.', 'constants'],
] as const)('a gain of £%s says of %s: %s', (salePrice, key, words, ruleSet?: RuleSet) => {
  expect(saidUnder(answerOf(calculator, { salePrice, assetType: 'other', otherIncome: '10000' }, ruleSet), key)).toBe(words)
})

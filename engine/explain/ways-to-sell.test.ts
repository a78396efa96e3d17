import { describe, expect, it } from 'vitest'
import { calculator } from '../calculators/capital-gains/answer.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { savedByHalves, waysToSell } from './ways-to-sell.ts'

function waysOf(
  raw: Readonly<Record<string, string>>,
  years: { taxYear: TaxYear; next: TaxYear } = { taxYear: '2023-24', next: '2024-25' },
) {
  const parsed = calculator.parse(raw, years.taxYear)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return waysToSell(calculator, parsed.inputs, { ...years, ruleSet: 'statute', tables: calculator.tables })
}

const taxes = (...asked: Parameters<typeof waysOf>) =>
  waysOf(...asked).map(({ isCouple, when, tax }) => `${isCouple ? 'couple' : 'alone'} ${when}: ${tax.toFixed(2)}`)

describe('ways to sell with a gain of £18,000 on top of £60,000', () => {
  // Exempt are 6,000 in 2023/24 and 3,000 in 2024/25 (TCGA 1992 s.1K). Shares at the higher rate are taxed at 20% until 29 October 2024.
  it('are by halves for shares, and each owner has an exempt amount in each year', () => {
    const shares = { salePrice: '28000', purchasePrice: '10000', otherIncome: '60000', disposalDate: '2024-03-20' }
    expect(taxes(shares)).toEqual([
      // 12,000 × 20%, 15,000 × 20%, and (9,000 − 6,000) × 20% + (9,000 − 3,000) × 20%.
      'alone this-year: 2400.00',
      'alone next-year: 3000.00',
      'alone half-each-year: 1800.00',
      // Twice 3,000 × 20%, twice 6,000 × 20%, and twice 4,500 of which 6,000 is exempt, with twice 1,500 × 20%.
      'couple this-year: 1200.00',
      'couple next-year: 2400.00',
      'couple half-each-year: 600.00',
    ])
  })

  it('are whole for a home: 28% in 2023/24 and 24% in 2024/25 (TCGA 1992 s.1H)', () => {
    const home = {
      salePrice: '118000',
      purchasePrice: '100000',
      assetType: 'residential',
      otherIncome: '60000',
      disposalDate: '2024-03-20',
    }
    expect(taxes(home)).toEqual([
      'alone this-year: 3360.00',
      'alone next-year: 3600.00',
      'couple this-year: 1680.00',
      'couple next-year: 2880.00',
    ])
  })

  it('use the figures of the year again where those of the next are not known', () => {
    const shares = { salePrice: '28000', purchasePrice: '10000', otherIncome: '60000', disposalDate: '2024-03-20' }
    expect(taxes(shares, { taxYear: '2023-24', next: '2023-24' })).toEqual([
      'alone this-year: 2400.00',
      'alone next-year: 2400.00',
      // (9,000 − 6,000) × 20% twice.
      'alone half-each-year: 1200.00',
      'couple this-year: 1200.00',
      'couple next-year: 1200.00',
      'couple half-each-year: 0.00',
    ])
  })

  it('save by halves what one year of both costs more, where it does not matter which', () => {
    const shares = { salePrice: '28000', purchasePrice: '10000', otherIncome: '60000', disposalDate: '2024-03-20' }
    expect(savedByHalves(waysOf(shares))).toBeUndefined()
    // 12,000 × 20% less 6,000 × 20%.
    expect(savedByHalves(waysOf(shares, { taxYear: '2023-24', next: '2023-24' }))?.toFixed(2)).toBe('1200.00')
    const home = { ...shares, assetType: 'residential' }
    expect(savedByHalves(waysOf(home, { taxYear: '2023-24', next: '2023-24' }))?.toFixed(2)).toBe('0.00')
  })
})

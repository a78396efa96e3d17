import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { calculator as capitalGains } from '../calculators/capital-gains/answer.ts'
import { calculator as companyCar } from '../calculators/company-car/answer.ts'
import { calculator as dividendTax } from '../calculators/dividend-tax/answer.ts'
import { calculator as incomeTax } from '../calculators/income-tax/answer.ts'
import { calculator as rentalIncome } from '../calculators/rental-income/answer.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { eachTaxpayer } from './each-taxpayer.ts'

function answers(calculator: Calculator, typed: Record<string, string>, field: string, ruleSet: RuleSet = 'statute'): string[] {
  const parsed = calculator.parse(typed)
  if (parsed.issues) throw new Error('the inputs cannot be read')
  return eachTaxpayer(calculator, parsed.inputs, { ruleSet }).map(
    ({ band, income, result }) => `${band}, ${income.toFixed()}: ${String(result.record[field])}`,
  )
}

/** 30% of £34,000 is a benefit of £10,200. */
const CAR = { carListPrice: '35000', co2Emissions: '125', personalContribution: '1000' }

describe('for each taxpayer, an income just inside the band, and the answer with it', () => {
  it('of a company car: £10,200 at 20%, 40% and 45% (ITEPA 2003 s.121; ITA 2007 s.10)', () => {
    expect(answers(companyCar, CAR, 'annualTaxLiability')).toEqual([
      'basic, 13000: 2040',
      'higher, 51000: 4080',
      'additional, 126000: 4590',
    ])
  })

  it('of a company car in Scotland: £10,200 at 20%, 42% and 48%, from £14,876, £43,662 and £125,140 (ITA 2007 s.11A)', () => {
    expect(answers(companyCar, { ...CAR, region: 'scotland' }, 'annualTaxLiability')).toEqual([
      'basic, 15000: 2040',
      'higher, 44000: 4284',
      'top, 126000: 4896',
    ])
  })

  it('of £10,000 of dividends: £9,500 at 8.75%, 33.75% and 39.35%, also in Scotland (ITA 2007 ss.8 and 13A)', () => {
    const expected = ['basic, 13000: 831.25', 'higher, 51000: 3206.25', 'additional, 126000: 3738.25']
    expect(answers(dividendTax, { dividendIncome: '10000' }, 'dividendTax')).toEqual(expected)
    expect(answers(dividendTax, { dividendIncome: '10000', region: 'scotland' }, 'dividendTax')).toEqual(expected)
  })

  it('of £12,000 of rent: 20%, 40% and 45% (ITA 2007 s.10)', () => {
    expect(answers(rentalIncome, { annualRentalIncome: '12000' }, 'totalTaxDue')).toEqual([
      'basic, 13000: 2400',
      'higher, 51000: 4800',
      'additional, 126000: 5400',
    ])
  })

  it('of a second home: £47,000 is taxed, £37,270 of it at 18% where the basic rate band has that left, and the rest at 24% (TCGA 1992 s.1I)', () => {
    const sale = { salePrice: '350000', purchasePrice: '300000', assetType: 'residential' }
    expect(answers(capitalGains, sale, 'capitalGainsTax')).toEqual([
      'basic, 13000: 9043.8',
      'higher, 51000: 11280',
      'additional, 126000: 11280',
    ])
  })

  it('in 2022/23, when the additional rate started at £150,000', () => {
    expect(answers(companyCar, { ...CAR, taxYear: '2022-23' }, 'annualTaxLiability').at(-1)).toMatch(/^additional, 151000: /)
  })

  it('under the specification’s constants, by its own single rates', () => {
    expect(answers(companyCar, CAR, 'marginalTaxRate', 'constants')).toEqual([
      'basic, 13000: 20',
      'higher, 51000: 40',
      'additional, 126000: 45',
    ])
  })
})

it('there is nothing to say where no income decides', () => {
  expect(() => answers(incomeTax, { annualSalary: '1' }, 'incomeTax')).toThrow('no income decides the answer of income-tax')
})

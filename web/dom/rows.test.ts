import { expect, it } from 'vitest'
import { card, row } from './result.ts'
import { textOf, visit, withInputs } from './visit.ts'

const rowIn = (key: string) => card().querySelector(`.ledger [data-row="${key}"]`)

it('a row of £0 that nobody typed is not shown', async () => {
  const sale = { salePrice: '20000', purchasePrice: '5000', otherIncome: '0' }
  await visit(withInputs('/specialised-tax/capital-gains-tax-calculator', sale))
  expect(row('purchasePrice')).toBe('−£5,000')
  expect(rowIn('sellingCosts')).toBeNull()
  await visit(withInputs('/specialised-tax/capital-gains-tax-calculator', { ...sale, sellingCosts: '100' }))
  expect(row('sellingCosts')).toBe('−£100')
})

it('what the answer rests on is shown where a row above it is not', async () => {
  const car = { carListPrice: '35000', co2Emissions: '125', annualSalary: '48000' }
  await visit(withInputs('/specialised-tax/company-car-tax-calculator', car))
  expect(rowIn('adjustedP11DValue')).toBeNull()
  // 125 g/km in 2024/25 is 30% (ITEPA 2003 s.139).
  expect(textOf(card().querySelector('[data-row="carListPrice"] + [data-line="bikPercentage"]'))).toContain('30.0%')
})

it('a result of rent has every step of the tax, with or without a mortgage', async () => {
  await visit(withInputs('/specialised-tax/rental-income-tax-calculator', { annualRentalIncome: '12000', otherIncome: '30000' }))
  expect(row('mortgageReliefBasicRate')).toContain('£0')
  expect(rowIn('mortgageInterest')).toBeNull()
})

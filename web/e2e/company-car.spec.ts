import { openCalculator } from './support/form.ts'
import { resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const CAR = { carListPrice: '35000', co2Emissions: '125', annualSalary: '48000', personalContribution: '1000' }

test('the driver of a petrol car reads what an electric one would save, and the driver of an electric car does not', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/company-car-tax-calculator', CAR)
  // Petrol: 30% of £34,000 is £10,200, of which £2,270 is taxed at 20% and £7,930 at 40%: £3,626. Electric: 2% is £680, at 20% £136.
  await expect(resultCard(page)).toContainText('An electric car with the same list price: £136.00 a year in tax, £3,490.00 less.')
  await openCalculator(page, '/specialised-tax/company-car-tax-calculator', { ...CAR, fuelType: 'electric' })
  await expect(resultCard(page)).toContainText('£136.00 a year')
  await expect(resultCard(page)).not.toContainText('electric car with the same list price')
})

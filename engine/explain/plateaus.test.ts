import { expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { calculatorNamed } from '../tests/calculators.ts'
import { inputsOf } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { amountIn } from './amount-in.ts'
import { plateausOf } from './plateaus.ts'

useTestFigures()

it('places next to each other with the same answer are one plateau', () => {
  const plateaus = plateausOf([1, 2, 3, 4, 5, 6], (place) => new Decimal(place < 3 ? 10 : place < 6 ? 20 : 10))
  expect(plateaus.map(({ from, to, value }) => `${from} to ${to}: ${value.toFixed()}`)).toEqual(['1 to 2: 10', '3 to 5: 20', '6 to 6: 10'])
})

it('the tax on a petrol car rises by a percentage of its price for every 5 g/km', async () => {
  const car = await calculatorNamed('company-car')
  const at = (co2Emissions: number) => {
    const inputs = { carListPrice: '30000', fuelType: 'petrol', co2Emissions: String(co2Emissions), annualSalary: '38000' }
    return amountIn(car.record(inputsOf(car, { ruleSet: 'statute', inputs })), 'annualTaxLiability', 'company-car')
  }
  // 2024/25, ITEPA 2003 s.139: 25% from 100 to 104 g/km, and 26% from 105: 20% of 7,500 and of 7,800.
  expect(plateausOf([103, 104, 105, 106, 109, 110], at).map(({ from, to, value }) => `${from} to ${to}: ${value.toFixed()}`)).toEqual([
    '103 to 104: 1500',
    '105 to 109: 1560',
    '110 to 110: 1620',
  ])
})

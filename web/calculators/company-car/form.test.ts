import { expect, it } from 'vitest'
import { card } from '../../dom/result.ts'
import { all, fillNamed, textOf, visit, withInputs } from '../../dom/visit.ts'

const PATH = '/specialised-tax/company-car-tax-calculator'
const CAR = { carListPrice: '35000', co2Emissions: '125', annualSalary: '48000', personalContribution: '1000' }

it('the driver of a petrol car reads what an electric one would save, and the driver of an electric car does not', async () => {
  await visit(withInputs(PATH, CAR))
  // Petrol: 30% of £34,000 is £10,200, of which £2,270 is taxed at 20% and £7,930 at 40%: £3,626. Electric: 2% is £680, at 20% £136.
  expect(textOf(card())).toContain('An electric car with the same list price: £136.00 a year in tax, £3,490.00 less.')
  await visit(withInputs(PATH, { ...CAR, fuelType: 'electric' }))
  expect(textOf(card())).toContain('£136 a year')
  expect(textOf(card())).not.toContain('electric car with the same list price')
})

it.each([
  ['0.9', 0],
  ['1', 1],
  ['50', 1],
  ['50.9', 1],
  ['51', 0],
])(
  'the driver of a petrol car of %s g/km is asked for its electric range as the law asks (ITEPA 2003 s.139(1)): %s',
  async (grams, boxes) => {
    await visit(withInputs(PATH, CAR))
    await fillNamed('co2Emissions', grams)
    expect(all('textbox', /^Electric Range/)).toHaveLength(boxes)
  },
)

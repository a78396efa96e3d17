import { expect, it } from 'vitest'
import { calculator as capitalGains } from '../calculators/capital-gains/answer.ts'
import { calculator as dividendTax } from '../calculators/dividend-tax/answer.ts'
import { stepsOfIncome } from './steps-of-income.ts'

it('are how much of a dividend to take beside £12,570', () => {
  const parsed = dividendTax.parse({ otherIncome: '12570', dividendIncome: '37700' })
  if (parsed.issues) throw new Error('refused')
  const steps = stepsOfIncome(dividendTax, parsed.inputs, { taxYear: '2024-25' })
  expect(
    steps.map(
      ({ from, lost, taken, kept, isHere }) =>
        `${from.toFixed()} ${lost.toDecimalPlaces(6).toFixed()} ${taken?.toFixed()} ${kept?.toFixed()}${isHere ? ' here' : ''}`,
    ),
  ).toEqual([
    // £500 at nothing, then to the end of the basic rate band: 37,200 × 8.75% is 3,255, and 37,700 less that.
    '0 0 0 500',
    '500 0.0875 3255 34445',
    // To an income of £100,000: 49,730 × 33.75%, or 16,783.875, more tax. The tax, 20,038.875, drops the half penny.
    '37700 0.3375 20038.87 67391.13 here',
    // Each £2 takes £1 of the allowance: 20% of that pound of salary, which also moves a pound of dividends from 8.75% to 33.75%.
    // 33.75% + (20% + 25%) ÷ 2 = 56.25%; 25,140 × 43.75% more by an income of £125,140.
    '87430 0.5625 34180.12 78389.88',
    '112570 0.3935 undefined undefined',
  ])
})

it('are none where the answer is tax', () => {
  const parsed = capitalGains.parse({ salePrice: '20000' })
  if (parsed.issues) throw new Error('refused')
  expect(stepsOfIncome(capitalGains, parsed.inputs)).toEqual([])
})

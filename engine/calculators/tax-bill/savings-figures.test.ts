import { describe, expect, it } from 'vitest'
import { answerOf } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const citedAtNil = (employmentIncome: string) => {
  const { bandTables } = answerOf(calculator, { employmentIncome, savingsInterest: '3000' })
  const slice = bandTables.find(({ key }) => key === 'taxOnSavings')?.slices.find(({ band }) => band.name === 'savings nil')
  return slice && [slice.amount.toFixed(), ...slice.band.figures.map(({ entry, value }) => `${entry} ${value.toFixed()}`)]
}

// At the higher rate £500 of savings are taxed at nil, and up to it £1,000 (ITA 2007 s.12B).
describe('the figures beside the tax on savings', () => {
  it('are those of the allowance that this taxpayer has', () => {
    expect(citedAtNil('60000')).toEqual(['500', 'allowances.savings.higherRateAllowance 500'])
    expect(citedAtNil('40000')).toEqual(['1000', 'allowances.savings.basicRateAllowance 1000'])
  })

  it('are of the starting rate band too where that is not full of other income', () => {
    expect(citedAtNil('16570')).toEqual(['1000', 'allowances.savings.startingRateBand 5000', 'allowances.savings.basicRateAllowance 1000'])
  })
})

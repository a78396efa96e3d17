import { expect, it } from 'vitest'
import { calculator as capitalGains } from '../../../engine/calculators/capital-gains/answer.ts'
import { taxYears } from '../../../engine/rates/generated/tax-years.ts'
import { BLANK, outcomesOf } from './choices.ts'

it('a query has a formula for every day of the year, the first and the last too, and for no day', () => {
  const days = new Set(outcomesOf(capitalGains, { ruleSet: 'statute', taxYear: '2024-25' }).map(({ chosen }) => chosen['disposalDate']))
  const { starts, ends } = taxYears['2024-25']
  expect([...days].filter((day) => day === starts || day === ends || day === BLANK)).toHaveLength(days.has(BLANK) ? 3 : 2)
  expect([...days].filter((day) => day !== BLANK)).toHaveLength(365)
})

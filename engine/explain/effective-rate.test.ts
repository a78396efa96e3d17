import { expect, it } from 'vitest'
import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/corporation-tax/answer.ts'
import { incomePicture } from '#engine/explain/income-picture.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { useTestFigures } from '#engine/tests/test-figures.ts'
import { effectiveRates, rateAtVertex } from './effective-rate.ts'

useTestFigures()

const inputs = (taxableProfit: string) => inputsOf(calculator, { ruleSet: 'statute', inputs: { taxableProfit } })
const picture = incomePicture(calculator as Calculator, inputs('100000'), { ruleSet: 'statute' })

it('is 19% up to the lower limit, and rises to 25% at the upper one', () => {
  expect(picture?.vertices.map((vertex) => `${vertex.at.toFixed()}: ${rateAtVertex(vertex).toFixed()}`)).toEqual([
    '0: 0.19',
    '50000: 0.19',
    // 25% of 250,000, without relief.
    '250000: 0.25',
    '300000: 0.25',
  ])
})

it('is what the calculator answers at every point', () => {
  const points = picture ? effectiveRates(picture) : []
  expect(points).toHaveLength(121)
  for (const { at, rate } of points.slice(1)) {
    const { corporationTax } = calculator.record(inputs(String(at)) as never, { ruleSet: 'statute' })
    expect(Math.abs(rate * at - (corporationTax as Decimal).toNumber())).toBeLessThanOrEqual(0.005001)
  }
})

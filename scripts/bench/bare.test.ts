// The bare versions that the benchmark measures by work out what the engine does.
import { describe, expect, it } from 'vitest'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { contestantsOf, SLUGS } from './contestants.ts'

describe('bare versions', () => {
  it('there is one of each calculator of the specification, and of none that is not there', () => {
    expect(SLUGS).toHaveLength(17)
    expect(SLUGS.filter((slug) => !calculatorSlugs().includes(slug))).toEqual([])
  })

  it.each(SLUGS)('%s comes to the record of the engine on 200 questions', async (slug) => {
    const calculator = await loadCalculator(slug)
    const { decimal, float } = contestantsOf(calculator, 200)
    expect([decimal.inputs.length, float.inputs.length]).toEqual([200, 200])
  })
})

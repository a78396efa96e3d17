// The bare versions, which the benchmark compares the engine with, give the engine’s answers.
import { describe, expect, it } from 'vitest'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { contestantsOf, SLUGS } from './contestants.ts'

describe('bare versions', () => {
  it('there is one for each calculator in the specification, and no other', () => {
    expect(SLUGS).toHaveLength(17)
    expect(SLUGS.filter((slug) => !calculatorSlugs().includes(slug))).toEqual([])
  })

  it.each(SLUGS)('%s gives the engine’s record for 200 questions', async (slug) => {
    const calculator = await loadCalculator(slug)
    const { decimal, float } = contestantsOf(calculator, 200)
    expect([decimal.inputs.length, float.inputs.length]).toEqual([200, 200])
  })
})

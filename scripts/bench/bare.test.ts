// The bare versions, which the benchmark compares the engine with, give the engine’s answers.
import { describe, expect, it } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { contestantsOf, SLUGS } from './contestants.ts'

describe('bare versions', () => {
  it.each(SLUGS)('%s gives the engine’s record for 200 questions', async (slug) => {
    const { questions } = contestantsOf(await loadCalculator(slug), 200)
    expect(questions).toHaveLength(200)
  })

  it('a record that is a penny out is found', async () => {
    const calculator = await loadCalculator('ir35')
    const isOut: typeof calculator = {
      ...calculator,
      record(inputs) {
        const record = calculator.record(inputs)
        const { takeHome } = record
        return typeof takeHome === 'object' ? { ...record, takeHome: takeHome.plus('0.01') } : record
      },
    }
    expect(() => contestantsOf(isOut, 1)).toThrow(/^ir35 takeHome: /)
  })
})

import { expect, it } from 'vitest'
import { readGolden } from '../../../golden/code/read-golden.ts'
import { calculatorSlugs, loadCalculator } from '../../lib/calculators.ts'
import { unnoticedChanges } from '../changed-entries.ts'

// All golden rows are calculated several times.
it('the golden rows would notice every new value of the tables', { timeout: 300_000 }, async () => {
  const files = await Promise.all(
    calculatorSlugs().map(async (slug) => ({ calculator: await loadCalculator(slug), rows: readGolden(slug) })),
  )
  expect(unnoticedChanges(files)).toEqual([])
})

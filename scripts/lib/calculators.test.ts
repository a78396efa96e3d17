import { expect, it } from 'vitest'
import { calculatorSlugs, loadCalculators } from './calculators.ts'

it('loads every calculator, in the order of their slugs', async () => {
  const slugs = (await loadCalculators()).map(({ slug }) => slug)
  expect(slugs).toEqual(calculatorSlugs())
  expect(slugs).toEqual(slugs.toSorted())
})

import { expect, it } from 'vitest'
import { box, describedBy, visit } from '../../dom/visit.ts'
import { calculators } from '../index.ts'

it('each price asks an owner of a part for that part', async () => {
  await visit(calculators.find(({ slug }) => slug === 'capital-gains')?.path ?? '')
  expect(describedBy(box('Sale Price'))).toBe('What you sold it for, or your share.')
  expect(describedBy(box('Purchase Price'))).toBe('What you paid for it, or for your share.')
})

import { expect, it } from 'vitest'
import { mistakes, row } from '../../dom/result.ts'
import { box, fill, send, visit } from '../../dom/visit.ts'

const PATH = '/specialised-tax/part-year-employment-calculator'
const clear = () => fill('Months Worked', '')
const startIn = (month: string) => fill('First month paid', month)

it.each([
  ['after', [() => startIn('november'), clear]],
  ['before', [clear, () => startIn('november')]],
  ['before a later month, and', [clear, () => startIn('january'), clear, () => startIn('november'), clear]],
] as const)('a visitor who clears the months %s choosing the first one gets all that are left', async (_, steps) => {
  await visit(PATH)
  await fill('Annual Salary', '30000')
  for (const step of steps) await step()
  await send()
  expect(mistakes()).toEqual([])
  // November to March.
  expect(box('Months Worked').value).toBe('5')
  expect(row('actualEarnings')).toBe('£12,500')
})

import { expect, it } from 'vitest'
import { card } from './result.ts'
import { settled, visit, withInputs } from './visit.ts'

const isWorkingOpen = () => card().querySelector('.working')?.hasAttribute('open')
const print = async (moment: 'beforeprint' | 'afterprint') => {
  dispatchEvent(new Event(moment))
  await settled()
}

it('on paper the working is open with all of its steps, and closes again on the screen', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '30000' }))
  expect(isWorkingOpen()).toBe(false)
  await print('beforeprint')
  expect(isWorkingOpen()).toBe(true)
  expect(card().querySelectorAll('.working [data-step]').length).toBeGreaterThan(3)
  await print('afterprint')
  expect(isWorkingOpen()).toBe(false)
})

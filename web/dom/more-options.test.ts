import { expect, it } from 'vitest'
import { goldenAmount, inPounds } from '../e2e/support/golden.ts'
import { answer, mistakes } from './result.ts'
import { all, box, click, fillForm, form, one, press, send, textOf, visit } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const options = () =>
  [...form().querySelectorAll('details')].find((fold) => textOf(fold.querySelector('summary')).startsWith('More options'))
const openOrClose = () => click(options()?.querySelector('summary') as HTMLElement)

it('a visitor finds More options closed, sees what is inside, and opens and closes them', async () => {
  await visit(INCOME_TAX)
  expect(textOf(options()?.querySelector('summary'))).toContain('Scotland, more about your pension')
  expect(all('radio', 'Scotland')).toEqual([])
  await openOrClose()
  expect(all('radio', 'Scotland')).toHaveLength(1)
  expect(one('radio', 'All pay')).toHaveProperty('checked', true)
  await openOrClose()
  expect(all('radio', 'Scotland')).toEqual([])
})

it('a mistake inside More options opens them', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '40000', pensionPerMonth: '-5' })
  await openOrClose()
  expect(options()?.open).toBe(false)
  await send()
  expect(options()?.open).toBe(true)
  expect(mistakes()).toHaveLength(1)
  await press(/Pension contribution a month/, one('alert'))
  expect(document.activeElement).toBe(box('Pension contribution a month'))
})

it('More options stay open when the visitor calculates', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '60000', region: 'scotland' })
  await send()
  expect(answer()).toBe(inPounds(goldenAmount('income-tax', 'netIncome', { annualSalary: '60000', region: 'scotland' })))
  expect(options()?.open).toBe(true)
})

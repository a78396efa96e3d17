import { expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { goldenAmount, visitorRows } from '../e2e/support/golden.ts'
import { controlsIn } from '../e2e/support/read-page.ts'
import { answer, mistakes } from './result.ts'
import { all, box, click, fillForm, form, one, press, send, textOf, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const options = () =>
  [...form().querySelectorAll('details')].find((fold) => textOf(fold.querySelector('summary')).startsWith('More options'))
const openOrClose = () => click(options()?.querySelector('summary') as HTMLElement)

it('a visitor finds More options closed, sees what is inside, and opens and closes them', async () => {
  await visit(INCOME_TAX)
  expect(textOf(options()?.querySelector('summary'))).toContain('Scotland, what the pension percentage is of, a second plan')
  expect(all('radio', 'Scotland')).toEqual([])
  await openOrClose()
  expect(all('radio', 'Scotland')).toHaveLength(1)
  expect(one('radio', 'All pay')).toHaveProperty('checked', true)
  await openOrClose()
  expect(all('radio', 'Scotland')).toEqual([])
})

const isOpen = (key: string) => form().querySelector<HTMLElement>(`[name="${key}"]`)?.closest('details')?.open

for (const { path, name, slug } of calculators) {
  it(`a link to the ${name} that sets one of the folded options opens them, and any other leaves them closed`, async () => {
    await visit(path)
    const controls = controlsIn(form())
    const isInside = ([key, value]: readonly [string, string]) => controls[key]?.isHidden === true && value !== controls[key].blank
    const rows = visitorRows(slug).filter((row) => Object.keys(row.in).length > 0)
    const without = rows.find((row) => !Object.entries(row.in).some(isInside))
    const within = rows.find((row) => Object.entries(row.in).some(isInside))
    expect(without ?? within).toBeDefined()
    if (without) {
      await visit(withInputs(path, without.in))
      expect(form().querySelectorAll('details[open]'), without.case).toHaveLength(0)
    }
    if (within) {
      await visit(withInputs(path, within.in))
      for (const [key] of Object.entries(within.in).filter(isInside)) expect(isOpen(key), `${within.case}: ${key}`).toBe(true)
    }
  })
}

it('a mistake inside More options opens them', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '40000', pensionPerMonth: '-5' })
  await openOrClose()
  expect(options()?.open).toBe(false)
  await send()
  expect(options()?.open).toBe(true)
  expect(mistakes()).toHaveLength(1)
  await press(/Pension Contribution a Month/, one('alert'))
  expect(document.activeElement).toBe(box('Pension Contribution a Month'))
})

it('More options stay open when the visitor calculates', async () => {
  await visit(INCOME_TAX)
  await fillForm({ annualSalary: '60000', region: 'scotland' })
  await send()
  expect(answer()).toBe(`${goldenAmount('income-tax', 'netIncome', { annualSalary: '60000', region: 'scotland' })} a year`)
  expect(options()?.open).toBe(true)
})

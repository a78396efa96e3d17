import { expect, it } from 'vitest'
import { fullestRow, takeHomeInPounds } from '../e2e/support/golden.ts'
import { controlsIn } from '../e2e/support/read-page.ts'
import { samples } from '../e2e/support/samples.ts'
import { address, answer, card, mistakes, said } from './result.ts'
import { box, fill, fillNamed, form, leave, openFolds, send, visit, withInputs } from './visit.ts'

const STALE = 'These figures are for your earlier answers'
const INCOME_TAX = '/income-tax-calculator'

for (const { path, name, slug } of samples) {
  it(`the answer of the ${name} follows each field as it is changed`, async () => {
    // What a second income is, is asked where there is one.
    const inputs: Readonly<Record<string, string>> = { ...fullestRow(slug).in, ...(slug === 'income-tax' && { secondIncome: '8000' }) }
    await visit(withInputs(path, inputs))
    await openFolds()
    const asked = address()
    for (const [key, { type, blank }] of Object.entries(controlsIn(form()))) {
      // Another year is answered on its own page.
      if (key === 'taxYear') continue
      const before = inputs[key] ?? blank
      await fillNamed(key, otherThan(key, type, before))
      // A day of another tax year is answered there, and some choices do not go together.
      expect(address() !== asked || card().textContent.includes(STALE), key).toBe(true)
      await fillNamed(key, before)
      expect(address(), key).toBe(asked)
      expect(card().textContent, key).not.toContain(STALE)
    }
  })
}

/** Something else for a control to say. */
function otherThan(key: string, type: string, before: string): string {
  if (type === 'text') return '1'
  if (type === 'date') return '2024-05-01'
  if (type === 'checkbox') return String(before !== 'true')
  const choices = [...form().querySelectorAll<HTMLInputElement | HTMLOptionElement>(`input[name="${key}"], select[name="${key}"] option`)]
  return choices.find(({ value }) => value !== before)?.value ?? ''
}

it('an answer follows what is typed, without the button, and is announced once it settles', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  expect(answer()).toBe(takeHomeInPounds('30000'))
  await fill('Annual Salary', '60000')
  expect(answer()).toBe(takeHomeInPounds('60000'))
  expect(address()).toContain('annualSalary=60000')
  expect(document.activeElement).toBe(box('Annual Salary'))
  expect(said()).toContain(takeHomeInPounds('60000'))
})

it('an answer follows an amount in short before the visitor leaves the field, which stays as typed', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await fill('Annual Salary', '60k')
  expect(answer()).toBe(takeHomeInPounds('60000'))
  expect(card().textContent).not.toContain(STALE)
  expect(box('Annual Salary').value).toBe('60k')
})

it('while a field cannot be read, the last good answer stays, and says so, until the field is mended', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await fill('Annual Salary', 'sixty')
  expect(card().textContent).toContain(STALE)
  expect(said()).toBe('You have changed the form. The result is for your earlier answers.')
  expect(answer()).toBe(takeHomeInPounds('30000'))
  expect(mistakes()).toEqual([])
  await send()
  expect(mistakes()).toHaveLength(1)
  await fill('Annual Salary', '60000')
  expect(answer()).toBe(takeHomeInPounds('60000'))
  expect(card().textContent).not.toContain(STALE)
  expect(mistakes()).toEqual([])
})

it.each(['30,000', '£30,000.00', ' 30 000'])('writing the same amount as “%s” is not a change', async (same) => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  const asked = address()
  await fill('Annual Salary', same)
  await leave()
  expect(address()).toBe(asked)
  expect(card().textContent).not.toContain(STALE)
})

it('nothing is answered before it is asked for the first time', async () => {
  await visit(INCOME_TAX)
  await fill('Annual Salary', '60000')
  expect(box('Annual Salary').value).toBe('60000')
  expect(card().textContent).not.toContain(STALE)
  expect(card().textContent).toContain('Enter your salary details')
})

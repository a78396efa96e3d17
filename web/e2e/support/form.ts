import type { Locator, Page } from '@playwright/test'
import { type Control, controlsIn, typedIn, valuesIn } from './read-page.ts'

/** What goes into a form, by field name, as it is written in golden rows and addresses. */
export type Inputs = Readonly<Record<string, string>>

/** The form of the page. What a card opens may have one of its own, after it. */
export const formOf = (page: Page): Locator => page.locator('[data-island] form').first()
export const field = (page: Page, name: string): Locator => formOf(page).locator(`[name="${name}"]`)
export const submitButton = (page: Page): Locator => formOf(page).locator('button[type="submit"]')
export const moreOptions = (page: Page): Locator => formOf(page).locator('details', { hasText: 'More options' })
export const fragmentOf = (inputs: Inputs): string => `#${new URLSearchParams(inputs).toString()}`

/** Opens a calculator and begins to use its form. */
export async function openCalculator(page: Page, path: string, inputs?: Inputs): Promise<void> {
  await page.goto(inputs ? `${path}${fragmentOf(inputs)}` : path)
  await alive(page)
}

/** Goes to other inputs on the page that is open, as a link or an edited address does. */
export async function followFragment(page: Page, inputs: Inputs): Promise<void> {
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, fragmentOf(inputs))
}

/** Begins to use the page’s form, like a finger that comes down on it, and waits until its script has taken over. */
export async function alive(page: Page): Promise<void> {
  await formOf(page).dispatchEvent('pointerdown')
  await page.locator('[data-live] [data-island]').waitFor()
}

/** The controls of the form by name; all the radios of a choice count as one. */
export const controlsOf = (page: Page): Promise<Record<string, Control>> => formOf(page).evaluate(controlsIn)

/** Fills in the whole form: fields that are not named go back to what they were at first. */
export async function fillForm(page: Page, inputs: Inputs): Promise<void> {
  const controls = await controlsFor(page, inputs)
  const now = await readForm(page)
  const changed = Object.entries(controls).filter(([name, { blank }]) => now[name] !== (inputs[name] ?? blank))
  for (const [name] of changed.filter(([, { isHidden }]) => isHidden)) {
    await openFold(formOf(page).locator('details', { has: page.locator(`[name="${name}"]`) }))
  }
  for (const [name, { type, blank }] of changed) await fillField(page, name, type, inputs[name] ?? blank)
}

/** The same all at once, as a browser does that fills in a form for its user: far quicker than typing. */
export async function autofill(page: Page, inputs: Inputs): Promise<void> {
  const controls = await controlsFor(page, inputs)
  const values = Object.fromEntries(Object.entries(controls).map(([name, { blank }]) => [name, inputs[name] ?? blank]))
  await formOf(page).evaluate((form, given) => {
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')) {
      const value = given[control.name] ?? ''
      if (control.type === 'radio' || control.type === 'checkbox') {
        const isChosen = value === (control.type === 'radio' ? control.value : 'true')
        if (control.checked !== isChosen && (isChosen || control.type === 'checkbox')) control.click()
      } else if (control.value !== value) {
        control.value = value
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
  }, values)
}

/** The controls of the form. @throws Error for inputs that it has none for. */
async function controlsFor(page: Page, inputs: Inputs): Promise<Record<string, Control>> {
  const controls = await controlsOf(page)
  const unknown = Object.keys(inputs).filter((name) => !(name in controls))
  if (unknown.length > 0) throw new Error(`the form has no field named ${unknown.join(', ')}`)
  return controls
}

/** Fills in one field, or sets the value of one that the form’s other answers hide or disable. */
export async function fillField(page: Page, name: string, type: string, value: string): Promise<void> {
  const control = type === 'radio' ? formOf(page).locator(`[name="${name}"][value="${value}"]`) : field(page, name)
  if (await isOutOfReach(control)) await leaveBehind(control, value)
  else if (type === 'select-one') await control.selectOption(value)
  else if (type === 'radio') await control.check()
  else if (type === 'checkbox') await field(page, name).setChecked(value === 'true')
  else await field(page, name).fill(value)
}

/** Whether the form’s other answers hide or disable a field. */
const isOutOfReach = async (control: Locator) => !(await control.isVisible()) || (await control.isDisabled())

/** Sets the value of a field that a visitor cannot reach now, as if it had been typed before the other answers or brought by a link. */
const leaveBehind = (control: Locator, value: string) =>
  control.evaluate((input: HTMLInputElement, given) => {
    if (input.type === 'checkbox') input.checked = given === 'true'
    else if (input.type === 'radio') input.checked = true
    else input.value = given
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, value)

/** Opens every folded part of the form. */
export async function openFolds(page: Page): Promise<void> {
  for (const details of await formOf(page).locator('details').all()) await openFold(details)
}

async function openFold(details: Locator): Promise<void> {
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) await details.locator('summary').click()
}

/** What the form says now, by field name. */
export const readForm = (page: Page): Promise<Record<string, string>> => formOf(page).evaluate(valuesIn)

/** The names of the fields to type into that the form shows now. */
export const typedFields = (page: Page): Promise<string[]> => formOf(page).evaluate(typedIn)

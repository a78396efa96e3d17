// What a visitor does on a page, by the names that a screen reader gives: a control that has lost its label is not found.
import { configure, getQueriesForElement } from '@testing-library/dom'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { controlsIn } from '../e2e/support/read-page.ts'
import { faults, open, settled } from './browser.ts'
import { brokenHere } from './holds-everywhere.ts'
import { isSeen } from './seen.ts'

/** The words of an element, each space as one. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export { goBack, goTo, reload, sent, settled } from './browser.ts'
export { isSeen } from './seen.ts'

/** What goes into a form, by field name, as it is written in golden rows and addresses. */
export type Inputs = Readonly<Record<string, string>>

// Nothing is laid out, so the styles need not be asked what is hidden: `isSeen` looks at what the HTML says.
configure({ defaultHidden: true })

const users = new WeakMap<Document, UserEvent>()

/** The hands of somebody on the page that is there. */
function user(): UserEvent {
  const found = users.get(document) ?? userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
  users.set(document, found)
  return found
}

/** Comes to a page as a new visitor, and begins to use its form if it has one. */
export async function visit(address: string, now?: Date): Promise<void> {
  await open(address, now)
  await begin()
}

/** Waits until nothing changes any more, and notes what is then there and should not be on any page. */
async function lookedAt(): Promise<void> {
  await settled()
  faults.push(...(await brokenHere()))
}

/** Begins to use the form of the page, like a finger that comes down on it. */
export async function begin(): Promise<void> {
  formHere()?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await lookedAt()
}

const formHere = () => document.querySelector<HTMLFormElement>('[data-island] form')

/** The form of the page. What a card opens may have one of its own, after it. @throws Error for a page without one. */
export function form(): HTMLFormElement {
  const found = formHere()
  if (!found) throw new Error(`${location.href} has no form`)
  return found
}

/** Everything to be seen with a role, and with a name if one is given, which may have its unit after it: Annual Salary (£). */
export function all(role: string, name?: string | RegExp, within: Element = document.body): HTMLElement[] {
  const says = typeof name === 'string' ? (words: string) => words === name || words.replace(/ \([^)]{1,12}\)$/, '') === name : name
  const named = says === undefined ? {} : { name: says }
  return getQueriesForElement(within as HTMLElement)
    .queryAllByRole(role, named)
    .filter(isSeen)
}

/** The one thing to be seen with one of these roles and this name. @throws Error where there is none, or several. */
export function one(roles: string | readonly string[], name?: string | RegExp, within?: Element): HTMLElement {
  const found = [roles].flat().flatMap((role) => all(role, name, within))
  const [only] = found
  if (only && found.length === 1) return only
  throw new Error(`${found.length} to be seen for ${[roles].flat().join(' or ')} “${String(name)}”`)
}

/** A box to type into or a list to choose from. A box for a date has no role of its own. */
export function box(label: string | RegExp): HTMLInputElement | HTMLSelectElement {
  const date = getQueriesForElement(form()).queryAllByLabelText(label, { selector: '[type="date"]' }).find(isSeen)
  return (date ?? one(['textbox', 'combobox'], label, form())) as HTMLInputElement | HTMLSelectElement
}

/** Puts something into a box in place of what it says, or chooses from a list. */
export async function fill(label: string | RegExp | Control, value: string): Promise<void> {
  await enter(typeof label === 'string' || label instanceof RegExp ? box(label) : label, value)
  await lookedAt()
}

/** Chooses one of a group by its words. */
export const choose = (group: string | RegExp, option: string | RegExp): Promise<void> =>
  click(one('radio', option, one('radiogroup', group)))

/** Ticks a box, or clears it. */
export async function tick(label: string | RegExp, isWanted = true, within?: Element): Promise<void> {
  await enter(one('checkbox', label, within) as HTMLInputElement, String(isWanted))
  await lookedAt()
}

/** Presses a button or follows a link. */
export const press = (name: string | RegExp, within?: Element): Promise<void> => click(one(['button', 'link'], name, within))

export async function click(element: Element): Promise<void> {
  const page = document
  await user().click(element)
  await lookedAt()
  if (page === document && document.activeElement === document.body && element.matches('button, summary, a, input'))
    faults.push(`the focus is lost by a press of ${element.outerHTML.slice(0, 120)}`)
}

/** Presses a key where the focus is. */
export async function pressKey(key: string): Promise<void> {
  await user().keyboard(`{${key}}`)
  await lookedAt()
}

/** Leaves a box, as one who presses elsewhere. */
export async function leave(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await lookedAt()
}

/** Sends the form. */
export const send = (): Promise<void> => click(one('button', textOf(form().querySelector('[type="submit"]')), form()))

/** Opens every folded part of the form. */
export async function openFolds(): Promise<void> {
  for (const summary of form().querySelectorAll('details:not([open]) > summary')) await user().click(summary)
  await lookedAt()
}

/** Fills in the whole form, by the names of its fields. What is not named goes back to what it was at first. */
export async function fillForm(inputs: Inputs): Promise<void> {
  const controls = Object.entries(controlsIn(form()))
  const unknown = Object.keys(inputs).filter((name) => !controls.some(([known]) => known === name))
  if (unknown.length > 0) throw new Error(`the form has no field named ${unknown.join(', ')}`)
  for (const fold of form().querySelectorAll('details')) fold.open = true
  for (const [name, { blank }] of controls) await put(name, inputs[name] ?? blank)
  await lookedAt()
}

/** Fills in one field by its name. One that the form’s other answers hide or disable takes the value all the same. */
export async function fillNamed(name: string, value: string): Promise<void> {
  await put(name, value)
  await lookedAt()
}

async function put(name: string, value: string): Promise<void> {
  const controls = [...form().querySelectorAll<Control>(`[name="${name}"]`)]
  const control = controls.find((each) => each.type !== 'radio' || each.value === value)
  if (!control) throw new Error(`“${name}” cannot be ${value}`)
  if (isSeen(control) && !control.disabled) await enter(labelled(control), value)
  else leaveBehind(control, value)
}

type Control = HTMLInputElement | HTMLSelectElement

/** A control as somebody finds it who knows only its label. @throws Error where that is missing. */
function labelled(control: Control): Control {
  if ([...(control.labels ?? [])].some(({ textContent }) => textContent.trim() !== '')) return control
  throw new Error(`“${control.name}” has no label`)
}

async function enter(control: Control, value: string): Promise<void> {
  if (control.type === 'radio' || control.type === 'checkbox') {
    if (control.checked !== (control.type === 'radio' || value === 'true')) await user().click(control)
    return
  }
  if (control.value === value) return
  if (control instanceof HTMLSelectElement) return await user().selectOptions(control, value)
  await user().clear(control)
  if (value !== '') await user().paste(value)
}

/** Sets the value of a control that a visitor cannot reach now, as if it had been typed before the other answers or brought by a link. */
function leaveBehind(control: Control, value: string): void {
  if (control.type === 'radio' || control.type === 'checkbox') control.checked = control.type === 'radio' || value === 'true'
  else control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The address of a page with inputs. */
export const withInputs = (path: string, inputs: Inputs): string => `${path}#${new URLSearchParams(inputs).toString()}`

/** What a screen reader says of a control after its name. */
export const describedBy = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')

/** What a field’s question mark explains. */
export const tipOn = (label: string): string => describedBy(one('button', `About ${label}`, form()))

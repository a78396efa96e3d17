// What must hold on any page at any moment, whatever a test is about.
import type { Decimal } from '#engine/money/decimal.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import { doubtAbout } from '../components/results/doubt-about.ts'
import { amountsIn, penceShown } from '../e2e/support/money.ts'
import { blankMainIn } from '../form/form-issues.ts'
import { type FormValues, formDefaults, hiddenFields } from '../form/form-values.ts'
import { fromFragment } from '../form/fragment.ts'
import { isDecidingBlank } from '../form/state-after.ts'
import { readTidied } from '../form/tidy-form.ts'
import { calculatorAt } from './calculator-at.ts'
import { isSeen } from './seen.ts'

const seen = <Found extends Element>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)].filter(isSeen)
const wordsOf = (element: Element | null) => (element?.textContent ?? '').trim()
const defaultsOf = new WeakMap<HTMLFormElement, FormValues>()

/** What a form said at first. A copy of a long form takes longer than all else here, so it is made once. */
function atFirst(form: HTMLFormElement): FormValues {
  const found = defaultsOf.get(form) ?? formDefaults(form)
  defaultsOf.set(form, found)
  return found
}

const idsIn = (element: Element, attribute: string) => (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '')

/** The elements of the page that have each attribute. Asking each element for each attribute by name would take happy-dom much longer. */
function byAttribute(elements: readonly Element[]): (attribute: string) => readonly Element[] {
  const found = new Map<string, Element[]>()
  for (const element of elements)
    for (const name of element.getAttributeNames()) {
      const known = found.get(name)
      if (known) known.push(element)
      else found.set(name, [element])
    }
  return (attribute) => found.get(attribute) ?? []
}
type ByAttribute = ReturnType<typeof byAttribute>

/** What elements are labelled by, described by, lead to or open, and no element of the page is. */
function lostNames(having: ByAttribute): string[] {
  const ids = new Set(having('id').map(({ id }) => id))
  return ['aria-labelledby', 'aria-describedby', 'for', 'list', 'form'].flatMap((attribute) =>
    having(attribute)
      .flatMap((element) => idsIn(element, attribute).filter((id) => !ids.has(id)))
      .map((id) => `${attribute}="${id}" leads to nothing`),
  )
}

const GROUPS: ReadonlySet<string> = new Set(['SECTION', 'NAV', 'FIELDSET', 'TABLE'])
/** What must say what it is. A link that leads nowhere need not. */
const NAMED: ReadonlySet<string> = new Set([
  ...GROUPS,
  ...'BUTTON A SUMMARY INPUT SELECT TEXTAREA H1 H2 H3 H4 TH LEGEND LABEL OPTION'.split(' '),
])
const NAMED_ROLES: ReadonlySet<string | null> = new Set(['radiogroup', 'img'])

/** Controls, groups and tables that say nothing of themselves, and headings without words. */
function nameless(elements: readonly Element[]): string[] {
  const labels = elements.filter(({ tagName }) => tagName === 'LABEL').filter((label) => wordsOf(label) !== '')
  // What an element asks happy-dom for its labels, it looks for in the whole page each time.
  const labelled = new Set(labels.map((label) => label.getAttribute('for')))
  const isLabelled = (element: Element) =>
    (element.id !== '' && labelled.has(element.id)) || labels.some((label) => label.contains(element))
  return elements
    .filter((element) => {
      const { tagName } = element
      const role = element.getAttribute('role')
      if (!NAMED.has(tagName) && !NAMED_ROLES.has(role)) return false
      if ((tagName === 'INPUT' && element.getAttribute('type') === 'hidden') || (tagName === 'A' && !element.hasAttribute('href')))
        return false
      const isGroup = GROUPS.has(tagName) || role !== null
      const own = isGroup ? wordsOf(element.querySelector(':scope > :is(legend, caption)')) : wordsOf(element)
      if (own !== '' || (element.getAttribute('aria-label') ?? '') !== '') return false
      return !isLabelled(element) && idsIn(element, 'aria-labelledby').every((id) => wordsOf(document.getElementById(id)) === '')
    })
    .filter(isSeen)
    .map((element) => `${element.outerHTML.slice(0, 200)} has no name`)
}

/** Hints and mistakes that are not read out with their control, and controls that are said to be wrong or right when they are not. */
function unsaid(having: ByAttribute): string[] {
  const described = new Set(having('aria-describedby').flatMap((control) => idsIn(control, 'aria-describedby')))
  const notes = seen('form :is(.hint, .field-error)[id]').filter(({ id }) => !described.has(id))
  const errors = seen('form .field-error')
  const invalid = having('aria-invalid').filter((each) => each.getAttribute('aria-invalid') === 'true')
  const wrong = seen('form .field').filter((field) => {
    const wrongHere = invalid.filter((each) => field.contains(each))
    return errors.some((error) => field.contains(error)) ? wrongHere.length === 0 : wrongHere.some((each) => each.hasAttribute('name'))
  })
  return [
    ...notes.map((note) => `“${wordsOf(note)}” is read out with no control`),
    ...wrong.map((field) => `“${wordsOf(field)}” has a mistake, or is said to have one`),
  ]
}

/** Buttons that say that they have opened what is not there, or not what is. */
const misopened = (): string[] =>
  seen('[aria-expanded][aria-controls]')
    .filter((button) => {
      const isThere = idsIn(button, 'aria-controls').every((id) => [document.getElementById(id)].some((part) => part && isSeen(part)))
      return isThere !== (button.getAttribute('aria-expanded') === 'true')
    })
    .map((button) => `“${wordsOf(button)}” is not as open as it says`)

/** The calculator of the page, its year and its form; undefined for any other page. */
async function asked() {
  const form = document.querySelector<HTMLFormElement>('[data-island] form')
  const here = await calculatorAt(location.pathname)
  return form && here && { form, ...here, inputsOf: (values: FormValues) => here.calculator.parse(values, here.taxYear) }
}
type Asked = NonNullable<Awaited<ReturnType<typeof asked>>>

/** What a card shows that is not the answer to what its form says, where the card does not say so. */
function faultsOfCard({ form, calculator, taxYear, inputsOf }: Asked, card: Element): string[] {
  const shown = wordsOf(card.querySelector('.answer-large .figure'))
  // A question about pay that looks wrong, and a list of mistakes, leave the answer as it was.
  if (shown === '' || document.querySelector('[role="alert"]')) return []
  const values = readTidied(form)
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...inputsOf(values) }
  const hidden = hiddenFields(form)
  // What is left in a field that is hidden stops nobody.
  if (issues?.every(({ field }) => hidden.has(field))) return []
  const isStale = card.querySelector('[data-stale]') !== null
  const isAnswered = inputs !== undefined && blankMainIn(values, calculator.fields) === undefined
  if (isStale || !isAnswered) {
    const isUnlikely = inputs !== undefined && doubtAbout(calculator.fields, inputs) !== undefined
    return isStale !== isAnswered || isUnlikely ? [] : [`${shown} ${isStale ? 'is said to be' : 'is not said to be'} of earlier inputs`]
  }
  const inAddress = inputsOf({ ...atFirst(form), ...fromFragment(location.hash, (name) => Object.hasOwn(calculator.fields, name)) })
  if (JSON.stringify({ inputs: undefined, ...inAddress }.inputs) !== JSON.stringify(inputs))
    return [`the address ${location.hash} does not lead back to this answer`]
  const isDeciding = isDecidingBlank(calculator, values)
  if (isDeciding !== (card.querySelector('.taxpayers') !== null)) return [`${shown} is one answer of three, or the other way round`]
  if (isDeciding) return []
  const ruleSet = (new URLSearchParams(location.hash.slice(1)).get('rules') ?? 'statute') as RuleSet
  const { large, rows } = calculator.calculate(inputs, { taxYear, ruleSet })
  const isOfYear = (card.querySelector<HTMLSelectElement>('.answer-period select')?.value ?? 'year') === 'year'
  const amountOf = (key: string) => wordsOf(card.querySelector(`.ledger tr[data-row="${key}"] td`))
  const wrong = rows
    .filter(({ layout }) => !layout?.isHidden && layout?.place !== 'large-answer')
    .filter(({ key, value }) => amountOf(key) !== '' && !isShownAs(amountOf(key), value))
  const said = wordsOf(card.querySelector('output'))
  return [
    ...(isOfYear && !said.includes(shown.replace('−', '')) && !/^£0(\.00)?$/.test(shown)
      ? [`“${said}” is read out, and not ${shown}`]
      : []),
    ...(isOfYear && !isShownAs(shown, (large.columns?.[0] ?? large).amount.value) ? [`the answer is not ${shown}`] : []),
    ...wrong.map(({ key, value }) => `the row ${key} should be ${value.toFixed()}`),
  ]
}

/** Whether a text is an amount to the penny, give or take the one that a sum may take, or to the pound. */
function isShownAs(text: string, value: Decimal): boolean {
  const [amount] = amountsIn(text)
  if (amount === undefined) return false
  // A deduction has a minus sign of its own.
  const off = value
    .abs()
    .times(100)
    .minus(String(penceShown(amount.replace('−', ''))))
    .abs()
  return !off.greaterThan(amount.includes('.') ? 1.5 : 50)
}

/** Links of a card to the page’s own form that leave out what it must have. */
const emptyLinks = ({ form, calculator, inputsOf }: Asked, card: Element): string[] =>
  [...card.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    .filter((link) => link.hash.includes('='))
    .filter(({ hash }) => {
      const values = { ...atFirst(form), ...fromFragment(hash, (name) => Object.hasOwn(calculator.fields, name)) }
      return inputsOf(values).issues !== undefined || blankMainIn(values, calculator.fields) !== undefined
    })
    .map((link) => `“${wordsOf(link)}” leads to a form without an answer ${link.hash}`)

/** What does not hold of the page that is there, and should of any. */
export async function brokenHere(): Promise<string[]> {
  const question = await asked()
  const card = document.querySelector('.results-card')
  const ofCard = question && card ? [...faultsOfCard(question, card), ...emptyLinks(question, card)] : []
  const elements = [...document.querySelectorAll('*')]
  const having = byAttribute(elements)
  return [...lostNames(having), ...nameless(elements), ...unsaid(having), ...misopened(), ...ofCard]
}

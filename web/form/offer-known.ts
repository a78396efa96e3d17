import { formDefaults, readForm } from './form-values.ts'
import { toFragment } from './fragment.ts'
import { ASKED_AS, forgetKnown, readKnown } from './known.ts'

/**
 * Offers to fill the form with what the visitor has told another calculator. It is a link with inputs, like any other on the page, so that
 * the starter knows what to do with it. Nothing is offered where the address has inputs already.
 */
export function offerKnown(): void {
  const place = document.querySelector<HTMLElement>('[data-takes]')
  const form = document.querySelector<HTMLFormElement>('[data-island] form')
  if (!place || !form || location.hash.includes('=')) return
  const known = readKnown()
  const offered = (place.dataset['takes'] ?? '').split(' ').flatMap((what) => {
    const name = ASKED_AS[what]?.find((one) => form.elements.namedItem(one))
    const value = known[what]
    const words = name === undefined || value === undefined ? undefined : wordsFor(form.elements.namedItem(name), value)
    return name === undefined || value === undefined || words === undefined ? [] : [{ name, value, words }]
  })
  place.hidden = offered.length === 0
  if (place.hidden) return
  const link = document.createElement('a')
  // What the form has by then stays, but for what is offered.
  const address = () =>
    `#${toFragment({ ...readForm(form), ...Object.fromEntries(offered.map(({ name, value }) => [name, value])) }, formDefaults(form))}`
  link.href = address()
  link.addEventListener('click', () => (link.href = address()))
  const forget = Object.assign(document.createElement('button'), { type: 'button', className: 'text-button' })
  const [one, them] = offered.length === 1 ? ['it', 'it'] : ['them', 'them']
  link.textContent = `Use ${one} here`
  forget.textContent = `Forget ${them}`
  const list = new Intl.ListFormat('en-GB').format(offered.map(({ words }) => words))
  const words = Object.assign(document.createElement('span'), { textContent: `From what you entered earlier: ${list}.` })
  place.replaceChildren(words, link, forget)
  const hide = () => (place.hidden = true)
  forget.addEventListener('click', () => {
    forgetKnown()
    hide()
  })
  addEventListener('hashchange', hide)
}

/** A value in the words of the control that it would fill, an amount with its name; undefined where the control has it already, or cannot have it. */
function wordsFor(control: Element | RadioNodeList | null, value: string): string | undefined {
  if (control instanceof HTMLSelectElement) {
    return control.value === value ? undefined : [...control.options].find((option) => option.value === value)?.text
  }
  if (control instanceof RadioNodeList) {
    const button = [...control].find((one) => one instanceof HTMLInputElement && one.value === value)
    return control.value === value || !(button instanceof HTMLInputElement) ? undefined : labelOf(button)
  }
  if (!(control instanceof HTMLInputElement)) return undefined
  if (control.type === 'checkbox') return control.checked || value !== 'true' ? undefined : labelOf(control)
  if (control.dataset['kind'] === 'percent') return `${value}% into your pension`
  const name = labelOf(control)?.replace(/ \(£\)$/, '')
  return `${name ?? ''} £${Number(value).toLocaleString('en-GB', { minimumFractionDigits: value.includes('.') ? 2 : 0 })}`
}

const labelOf = ({ labels }: HTMLInputElement): string | undefined => labels?.[0]?.textContent ?? undefined

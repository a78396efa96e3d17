import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculators } from '../calculators/index.ts'
import { toFragment } from '../form/fragment.ts'
import { inYear } from '../site/addresses.ts'
import { Finder, type FoundCalculator } from '../site/find-calculator.ts'
import { otherTools } from '../site/other-tools.ts'
import { filledIn } from '../site/question.ts'

const finder = new Finder([...calculators, ...otherTools])

/** The year that the visitor has switched home to, if it is not the page’s own. */
const yearShown = () => (document.documentElement.dataset['year'] as TaxYear | undefined) ?? defaultTaxYear

/**
 * Lists the calculators that may answer what is typed, as links to their pages of the year that it names, otherwise of the year that home
 * shows. Enter goes to the first.
 */
export function start(): void {
  const form = document.querySelector<HTMLFormElement>('[data-find]')
  if (!form || form.dataset['live'] !== undefined) return
  form.dataset['live'] = ''
  const box = form.querySelector('input')
  const list = form.querySelector('ul')
  const status = form.querySelector('output')
  if (!box || !list || !status) return

  const look = () => {
    const question = box.value.trim()
    const found = question === '' ? [] : finder.find(question)
    list.replaceChildren(...found.map((one) => itemFor(one, one.year ?? yearShown())))
    list.hidden = found.length === 0
    if (question === '') status.replaceChildren()
    else if (found.length > 0) status.replaceChildren(`${found.length} ${found.length === 1 ? 'calculator' : 'calculators'}`)
    else status.replaceChildren('No calculator goes by those words. ', linkTo('#all-tools', 'See all of them'))
  }
  box.addEventListener('input', look)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    look()
    list.querySelector('a')?.click()
  })
  form.addEventListener('keydown', (event) => {
    const stops = [box, ...list.querySelectorAll('a')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const next = step === undefined || at < 0 ? undefined : stops[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  // Heard after home itself, which has then turned to the year.
  form.querySelector('select')?.addEventListener('change', look)
  look()
}

function itemFor({ about: { name, path, summary }, inputs, part }: FoundCalculator, year: TaxYear): HTMLLIElement {
  const fragment = part ?? toFragment(inputs, {})
  const item = document.createElement('li')
  const filled = filledIn(inputs)
  const opens = filled === '' ? '' : ` It opens with ${filled} filled in.`
  const about = Object.assign(document.createElement('span'), { className: 'hint', textContent: `${summary}${opens}` })
  item.append(linkTo(`${inYear(path, year)}${fragment === '' ? '' : `#${fragment}`}`, name), about)
  return item
}

const linkTo = (href: string, text: string) => Object.assign(document.createElement('a'), { href, textContent: text })

import { about } from './calculators/income-tax/about.ts'
import { inYear, withoutFolder } from './lib/addresses.ts'
import { readForm, writeForm } from './lib/form-values.ts'
import { fromFragment, toFragment } from './lib/fragment.ts'
import { askWhichYear } from './lib/which-year.ts'

const form = document.querySelector<HTMLFormElement>('[data-salary-form]')
if (form) {
  // A salary that was typed on another year’s page.
  const given = fromFragment(location.hash, (name) => name === 'annualSalary')
  if (given) writeForm(form, given)
  const chosenYear = askWhichYear(form)
  // Whoever chooses a year means it for every calculator.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map((link) => ({
    link,
    path: withoutFolder(link.pathname),
  }))
  form.querySelector('.which-year')?.addEventListener('change', () => {
    for (const { link, path } of links) link.href = inYear(path, chosenYear()) + link.hash
  })
  // The salary goes to the take-home page in the address’s fragment, so it reaches no server.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { annualSalary = '' } = readForm(form)
    location.href = `${inYear(about.path, chosenYear())}#${toFragment({ annualSalary }, {})}`
  })
}

// Deadlines are marked by the visitor’s own date: a day is past when it is over.
const now = new Date()
const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
let isNextFound = false

function mark(item: Element, when: 'passed' | 'next' | 'coming', words: string) {
  item.setAttribute('data-when', when)
  const place = item.querySelector('.deadline-mark')
  if (place) place.textContent = words
}

for (const item of document.querySelectorAll('[data-deadlines] li')) {
  const [year = 0, month = 1, day = 1] = (item.querySelector('time')?.dateTime ?? '').split('-').map(Number)
  if (new Date(year, month - 1, day) < today) mark(item, 'passed', 'Passed')
  else if (!isNextFound) {
    isNextFound = true
    mark(item, 'next', 'Next')
  }
}
if (!isNextFound) document.querySelector('[data-all-passed]')?.removeAttribute('hidden')

for (const item of document.querySelectorAll<HTMLElement>('[data-day]')) {
  const day = Number(item.dataset['day'])
  const next = new Date(today.getFullYear(), today.getMonth() + (today.getDate() > day ? 1 : 0), day)
  mark(item, 'coming', `Next: ${next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`)
}

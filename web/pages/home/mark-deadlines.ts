import { todayHere } from '../../years/year-words.ts'

/**
 * Marks deadlines by today’s date in the United Kingdom: a day is past when it is over. Those that have passed are folded away, the next one
 * is marked, and those of every month name their next day.
 */
export function markDeadlines(part: Element): void {
  const today = todayHere()
  const list = part.querySelector<HTMLElement>('[data-deadlines]')
  const passed = part.querySelector<HTMLElement>('[data-passed]')
  if (list && passed) {
    for (const item of list.querySelectorAll('li')) {
      if (dayOf(item) >= today) break
      mark(item, 'passed', 'Passed')
      passed.querySelector('ol')?.append(item)
      passed.hidden = false
    }
    const next = list.querySelector('li')
    if (next) mark(next, 'next', `Next, ${inDays(dayOf(next), today)}`)
    else {
      list.hidden = true
      part.querySelector('[data-all-passed]')?.removeAttribute('hidden')
    }
  }
  for (const item of part.querySelectorAll<HTMLElement>('[data-day]')) {
    const day = Number(item.dataset['day'])
    const [year = 0, month = 0, date = 0] = today.split('-').map(Number)
    const next = new Date(Date.UTC(year, date > day ? month : month - 1, day))
    mark(item, 'coming', `Next: ${next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`)
  }
}

/** The day of an item, `2027-01-31`. */
const dayOf = (item: Element) => item.querySelector('time')?.dateTime ?? ''

const A_DAY = 86_400_000

/** How far off a day is: `today`, `tomorrow`, `in 5 days`. */
const inDays = (day: string, today: string) =>
  new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format((Date.parse(day) - Date.parse(today)) / A_DAY, 'day')

function mark(item: Element, when: 'passed' | 'next' | 'coming', words: string): void {
  item.setAttribute('data-when', when)
  const place = item.querySelector('.deadline-mark')
  if (place) place.textContent = words
}

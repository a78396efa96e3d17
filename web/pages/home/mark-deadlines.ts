/**
 * Marks deadlines by the visitor’s own date: a day is past when it is over. Those that have passed are folded away, the next one is marked, and
 * those of every month name their next day.
 */
export function markDeadlines(part: Element): void {
  const now = new Date()
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
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
    const next = new Date(today.getFullYear(), today.getMonth() + (today.getDate() > day ? 1 : 0), day)
    mark(item, 'coming', `Next: ${next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`)
  }
}

/** The day of an item, as the visitor’s own midnight. */
const dayOf = (item: Element) => new Date(`${item.querySelector('time')?.dateTime}T00:00`)

/** How far off a day is: `today`, `tomorrow`, `in 5 days`. */
function inDays(day: Date, today: Date): string {
  let days = 0
  while (new Date(today.getFullYear(), today.getMonth(), today.getDate() + days) < day) days += 1
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(days, 'day')
}

function mark(item: Element, when: 'passed' | 'next' | 'coming', words: string): void {
  item.setAttribute('data-when', when)
  const place = item.querySelector('.deadline-mark')
  if (place) place.textContent = words
}

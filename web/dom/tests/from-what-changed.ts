import { expect } from 'vitest'
import { answer, showPence, textsOf } from '../result.ts'
import { press, textOf, visit } from '../visit.ts'

/** Goes from the director on the page of what changed in 2026/27 to the calculator of a year, which has to give the same amount. */
export async function directorLeadsTo(year: string, amount: string): Promise<void> {
  await visit('/what-changed/2026-27', new Date('2026-11-22T12:00:00'))
  const director = [...document.querySelectorAll('.people tr')].find((person) => textOf(person).startsWith('Director'))
  // £37,200 at 2% more and £2,300 at 2% more. By 2025/26: 40,000 − 37,200 × 8.75% − 2,300 × 33.75% = 35,968.75.
  expect(textOf(director)).toContain('£790 worse off')
  await press(new RegExp(`${amount} worked out for ${year}`), director)
  expect(textsOf(document.body, '.year-switch summary').join(' ')).toContain(`Tax year ${year}`)
  await showPence()
  expect(answer()).toContain(amount)
}

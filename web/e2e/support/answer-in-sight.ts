import { expect, type Page } from '@playwright/test'
import { largeAnswer, resultCard } from './result.ts'

/** The size of a small phone. */
export const PHONE = { width: 360, height: 780 }

/** Where the top of the results card is, in pixels from the top of the screen. */
const topOfCard = (page: Page) => resultCard(page).evaluate((card) => Math.round(card.getBoundingClientRect().top))

/** Asserts that the large answer is in sight, with the top of its card at the top of the screen. */
export async function expectAnswerInSight(page: Page): Promise<void> {
  await expect(largeAnswer(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => topOfCard(page)).toBeLessThan(64)
  expect(await topOfCard(page)).toBeGreaterThanOrEqual(0)
}

import type { Page } from '@playwright/test'
import { seen } from './boxes.ts'
import { autofill, openCalculator, openFolds, submitButton, typedFields } from './form.ts'
import { fullestRow } from './golden.ts'
import { largeAnswer, marginalView, resultCard, working } from './result.ts'
import { expect } from './visitor.ts'

/** Opens a link with the fullest golden row of a calculator. */
export async function calculated(page: Page, path: string, slug: string): Promise<void> {
  await openCalculator(page, path, fullestRow(slug).in)
  await expect(largeAnswer(page)).toBeVisible()
}

/** Submits the form of the page with a mistake in every box. */
export async function makeMistakes(page: Page): Promise<void> {
  await openFolds(page)
  await autofill(page, Object.fromEntries((await typedFields(page)).map((name) => [name, 'a lot'])))
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
}

/** More options, the assumptions and the working, all open at once, whatever was open before. */
export async function openEverything(page: Page): Promise<void> {
  await openFolds(page)
  // The comparison with another year arrives a moment after the rest, and has a summary of its own.
  await expect(resultCard(page).getByText('Comparing with')).toHaveCount(0)
  // Again and again, because some have others within them. To move a mouse to each would take longer than what it opens.
  const closed = seen(resultCard(page), 'details:not([open]) > summary')
  const openAll = async () => {
    while ((await closed.count()) > 0) await closed.evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()))
  }
  await openAll()
  // What reviewers see comes once it is opened, and has folds of its own.
  await expect(resultCard(page).getByText('This result follows')).toBeVisible()
  await openAll()
  await expect(working(page).locator('[data-step]').first()).toBeVisible()
  for (const one of await resultCard(page).locator('.difference').all()) await expect(one.locator('tr.total')).toBeVisible()
  for (const one of await resultCard(page).locator('details.year-difference').all()) {
    await expect(one.locator('tr.total, .stayed').first()).toBeVisible()
  }
  for (const one of await resultCard(page).locator('details.periods').all()) await expect(one.locator('table')).toBeVisible()
  for (const one of await resultCard(page).locator('.picture-details').all())
    await expect(one.locator('figcaption, p:not(.hint)').first()).toBeVisible()
  for (const one of await marginalView(page).all()) await expect(one.locator('dl, p:not(.hint)').first()).toBeVisible()
}

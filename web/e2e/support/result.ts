import type { Locator, Page } from '@playwright/test'
import type { Card, ShownRow } from './card-faults.ts'
import { cardIn } from './read-page.ts'
import { expect } from './visitor.ts'

export const resultCard = (page: Page): Locator => page.locator('.results-card')
/** The amount of the answer, without its period. */
export const largeAnswer = (page: Page): Locator => resultCard(page).locator('.answer-large .figure').first()
export const ledgerRow = (page: Page, key: string): Locator => resultCard(page).locator(`.ledger [data-row="${key}"] td`)
export const penceSwitch = (page: Page): Locator => page.getByLabel('Show pence')
export const working = (page: Page): Locator => resultCard(page).locator('details', { hasText: 'How this was worked out' })
export const marginalView = (page: Page): Locator => resultCard(page).locator('details', { hasText: 'What another £100 does' })

/** Whether the rows of the card can be read in pounds or in pence; without a switch they are in pence. */
export async function hasPenceSwitch(page: Page): Promise<boolean> {
  await expect(largeAnswer(page)).toBeVisible()
  return (await penceSwitch(page).count()) > 0
}

export async function showPence(page: Page): Promise<void> {
  if (await hasPenceSwitch(page)) await penceSwitch(page).check()
}

/** The card, read at one moment. */
export const readCard = (page: Page): Promise<Card> => resultCard(page).evaluate(cardIn)

export const readRows = async (page: Page): Promise<readonly ShownRow[]> => (await readCard(page)).rows

/** Opens the working by keyboard. */
export async function openWorking(page: Page): Promise<void> {
  await working(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(working(page).locator('[data-step]').first()).toBeVisible()
}

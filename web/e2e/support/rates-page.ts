import { expect, type Locator, type Page } from '@playwright/test'
import { provenance } from '../../../engine/rates/generated/provenance/index.ts'
import { accessibilityFaults, colourFaults } from './axe.ts'
import { alive } from './form.ts'

/** How many entries the tables have. */
export const ENTRIES = Object.keys(provenance).length
/** An entry that the specification reads otherwise than the law. */
export const MAIN_RATE = 'nationalInsurance.class1.employee.mainRate'

/** The rows of an entry: one for each of its values. */
export const rows = (page: Page, entry: string): Locator => page.locator(`tr[data-entry="${entry}"]`)
export const status = (page: Page): Locator => page.getByRole('status')
export const yearBox = (page: Page): Locator => page.getByLabel('Tax year', { exact: true })
export const wordsBox = (page: Page): Locator => page.getByLabel('Find a rate')
export const compareBox = (page: Page): Locator => page.getByLabel('Compare with')
export const onlyChanges = (page: Page): Locator => page.getByLabel('Only what changed')

/** Opens the page of rates and waits until it can be used. The fragment says what to show. */
export async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/rates${fragment}`)
  await alive(page)
}

export const openTable = (page: Page, title: string): Promise<void> =>
  page
    .locator('.rates-section > summary')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .click()

/** Expects that nothing on the page is wider than the window, and that nobody is kept from using it, in light or in dark. */
export async function fitsAndIsAccessible(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const beyond = [...document.querySelectorAll('main *')].filter(
      (one) =>
        one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5 && one.closest('.visually-hidden, thead') === null,
    )
    return [scrollWidth - clientWidth, ...beyond.map((one) => one.outerHTML.slice(0, 90))]
  })
  expect(wide).toEqual([0])
  // Every table is made alike, and axe takes seconds for all of them.
  await page.locator('.rates-section').evaluateAll((all) => all.slice(3).forEach((section) => section.removeAttribute('open')))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFaults(page)).toEqual([])
}

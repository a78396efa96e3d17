import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { openCalculator } from '../support/form.ts'
import { resultCard } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// Which year is compared, and what is said of it, is tested without a browser, in web/dom/other-year.test.ts.

const IN_2026 = new Date('2026-11-22T12:00:00')
const PHONE = { width: 360, height: 780 }

const sentence = (page: Page) => resultCard(page).locator('.year-difference')
const why = (page: Page) => sentence(page).locator('summary')
const figuresOfYears = /\/assets\/(20\d\d-\d\d)-[^/]*\.js$/

test.use({ now: IN_2026, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('by keyboard, the sentence opens to the exact split, with laws and dates, and to what stayed the same', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '42000', studentLoanPlan: 'plan2' })
  // 9% of 29,385 - 27,295 (SI 2009/470 reg.29).
  await expect(why(page)).toHaveText('You would take home £188.10 more in 2026/27')
  expect((await why(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await why(page).focus()
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toContainText('By the rules of 2026/27 you would take home £188.10 more a year.')
  const rows = sentence(page).locator('tbody tr:not(.readings)')
  await expect(rows.locator('th')).toHaveText(['2024/25', 'Plan 2 threshold', '2026/27'])
  await expect(rows.locator('td')).toHaveText(['£32,436.15', '+£188.10', '£32,624.25'])
  await expect(rows.getByRole('link')).toHaveAttribute('href', '/rates#studentLoans.plan2.threshold')
  const readings = sentence(page).locator('.readings')
  await expect(readings).toContainText('2024/25: £27,295, since 6 April 2022 or earlier. SI 2009/470 reg.29')
  await expect(readings).toContainText('2026/27: £29,385, since 6 April 2026. SI 2009/470 reg.29')
  const stayed = sentence(page).locator('.stayed li')
  await expect(stayed).toHaveCount(2)
  await expect(stayed.first()).toContainText('Personal Allowance: £12,570, since 6 April 2022 or earlier. ITA 2007 s.35(1)')
  await expect(stayed.last()).toContainText('Primary threshold: £12,570, since 6 April 2023.')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.keyboard.press('Enter')
  await expect(rows.first()).toBeHidden()
})

test('the figures of another year are fetched with an answer, and only those of the year it is compared with', async ({
  page,
  requests,
}) => {
  const yearsFetched = () => requests.flatMap(({ url }) => figuresOfYears.exec(url)?.[1] ?? [])
  await openCalculator(page, '/income-tax-calculator')
  await page.getByLabel('Annual Salary').fill('42000')
  expect(yearsFetched()).toEqual([])
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(sentence(page)).toBeVisible()
  expect(yearsFetched()).toEqual(['2026-27'])
})

test('on paper the sentence stands alone', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000', studentLoanPlan: 'plan2' })
  await why(page).click()
  await expect(sentence(page).locator('tr.total')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(why(page)).toBeVisible()
  await expect(sentence(page).locator('table')).toBeHidden()
})

test.describe('a visitor who is offline', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('gets the answer, and may ask for the comparison again', async ({ page }) => {
    await page.route(figuresOfYears, (route) => route.abort())
    await openCalculator(page, '/income-tax-calculator', { annualSalary: '42000' })
    await expect(resultCard(page).locator('.answer')).toBeVisible()
    await expect(resultCard(page).getByText('Comparing with')).toHaveCount(0)
    await expect(sentence(page)).toHaveCount(0)
    await expect(resultCard(page).locator('.warning')).toHaveText(
      'The comparison with 2026/27 did not load. Check your connection and try again.Try again',
    )
    await page.unrouteAll()
    await resultCard(page).getByRole('button', { name: 'Try again' }).click()
    await expect(sentence(page)).toBeVisible()
  })
})

import { changedYears, pathOf } from '../years/changed-years.ts'
import { largeAnswer } from './support/result.ts'
import { otherYear } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

const PEOPLE = 12

test('without a script, each year’s page says what changed for whom, and by which law', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  for (const { year } of changedYears) {
    await page.goto(pathOf(year))
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    await expect(page.locator('.lead')).toContainText(/^On the same income, \d+ of 12 typical people /)
    const people = page.locator('.people tbody tr')
    await expect(people).toHaveCount(PEOPLE)
    for (const person of await people.all()) await expect(person).toContainText(/£[\d,.]+ (better|worse) off|No difference/)
    const changes = page.locator('.changes tbody tr')
    expect(await changes.count()).toBeGreaterThan(20)
    for (const law of await changes.locator('td:last-child').all()) await expect(law).toContainText(/\d{4}/)
  }
  await context.close()
})

test('the amounts of a person are those of the calculator in each year', async ({ page }) => {
  await page.goto('/what-changed/2026-27')
  const director = page.locator('.people tr', { hasText: 'Director' })
  // £37,200 at 2% more and £2,300 at 2% more. By 2025/26: 40,000 − 37,200 × 8.75% − 2,300 × 33.75% = 35,968.75.
  await expect(director).toContainText('£790 worse off')
  for (const [year, amount] of [
    ['2025/26', '£35,968.75'],
    ['2026/27', '£35,178.75'],
  ] as const) {
    await page.goto('/what-changed/2026-27')
    await director.getByRole('link', { name: `${amount} worked out for ${year}` }).click()
    await expect(page.locator('.year-switch summary')).toContainText(`Tax year ${year}`)
    await expect(largeAnswer(page)).toContainText(amount)
  }
})

test('the home page, the rates of any year and the footer lead to what changed', async ({ page }) => {
  for (const path of ['/', '/rates', `/${otherYear}/rates`]) {
    await page.goto(path)
    await page.locator('main').getByRole('link', { name: '2023/24', exact: true }).click()
    await expect(page).toHaveURL('/what-changed/2023-24')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'What Changed' }).click()
  await expect(page).toHaveURL('/what-changed')
  await page.getByRole('link', { name: 'What changed in 2025/26' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in 2025/26')
})

import { accessibilityFaults, colourFaults } from './support/axe.ts'
import { tooSmall, tooWide } from './support/fit.ts'
import { field } from './support/form.ts'
import { largeAnswer } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

test('a question in people’s own words leads to an answer, with the keyboard alone', async ({ page, requests }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const box = page.getByRole('searchbox', { name: 'What do you want to work out?' })
  await box.focus()
  await page.keyboard.type('48271 take home scotland')
  const found = page.getByRole('search').getByRole('link')
  await expect(found.first()).toHaveText('Income Tax Calculator')
  expect([await accessibilityFaults(page, 'main'), await tooWide(page), await tooSmall(page)]).toEqual([[], [], []])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFaults(page, '.find')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/income-tax-calculator#annualSalary=48271&region=scotland$/)
  await expect(largeAnswer(page)).toBeVisible()
  expect(requests.filter(({ url }) => url.split('#')[0]?.includes('48271'))).toEqual([])
})

test('what is missing is asked for in the year that home shows, and words that nobody uses lead to all calculators', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-19T12:00:00'))
  await page.goto('/')
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill('xylophone')
  await expect(search.getByRole('status')).toHaveText('No calculator goes by those words. See all of them')
  await search.getByRole('searchbox').fill('£450 a day contractor')
  const contractor = search.getByRole('link', { name: 'IR35 Tax Calculator' })
  await expect(contractor).toHaveAttribute('href', /^\/2026-27\//)
  // What was found follows the year that is chosen afterwards.
  await page.getByLabel('Which year do you need?').selectOption('2025-26')
  await expect(contractor).toHaveAttribute('href', /^\/2025-26\//)
  await contractor.click()
  await expect(field(page, 'dailyRate')).toHaveValue('450')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

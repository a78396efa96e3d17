import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { field, openCalculator } from '../support/form.ts'
import { takeHomeInPounds } from '../support/golden.ts'
import { largeAnswer } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// Other comparisons are tested without a browser, in web/dom/compare.test.ts.

const comparison = (page: Page) => page.getByRole('region', { name: 'side by side' })
const ways = (page: Page) => page.locator('.compare-with')

test('an answer is kept as A while the form changes, or beside another way to earn the same, until it is removed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await ways(page).getByText('Compare this answer').click()
  await ways(page).getByRole('button', { name: 'Something else, such as a pay rise' }).click()
  await expect(field(page, 'annualSalary')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('60000')
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('60000'))
  // 20% tax and 8% National Insurance to 50,270, then 40% and 2%: 20,270 × 72% + 9,730 × 58% = 14,594.40 + 5,643.40.
  await expect(comparison(page).getByRole('status')).toHaveText('With B, you would take home £20,237.80 more a year than with A.')
  await comparison(page).getByText('Why B differs from A').click()
  await expect(comparison(page).getByRole('table', { name: 'What makes the difference between A and B' })).toContainText('+£20,237.80')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.reload()
  await expect(comparison(page).getByRole('status')).toContainText('£20,237.80 more')
  await comparison(page).getByRole('link', { name: 'Go back to A' }).click()
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
  await expect(comparison(page)).toBeHidden()
  // The address opened the part that was open before the reload.
  await ways(page).getByRole('link', { name: 'Self-employed on £30,000' }).click()
  // National Insurance on 17,430 is 8% for an employee and 6% for a business: 2% of it is the difference.
  await expect(comparison(page).getByRole('status')).toHaveText('With B, you would take home £348.60 more a year than with A.')
  // 74% of a profit, and 26% of 12,570, is 25,119.60 at 29,528.918….
  await expect(comparison(page)).toContainText('B would leave as much as A at £29,528.92 of income.')
  await expect(comparison(page).getByRole('link', { name: 'Go back to A' })).toHaveAttribute(
    'href',
    '/income-tax-calculator#annualSalary=30000',
  )
  await comparison(page).getByRole('button', { name: 'Remove A' }).click()
  await expect(comparison(page)).toBeHidden()
  expect(page.url()).not.toContain('a=')
})

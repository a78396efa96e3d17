import type { Page } from '@playwright/test'
import { accessibilityFaults } from './support/axe.ts'
import { openCalculator } from './support/form.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const part = (page: Page, name: string) => resultCard(page).getByRole('region', { name })
const isIn2026 = (page: Page) => page.clock.setFixedTime(new Date('2026-11-25T12:00:00'))

test('shares with a gain of £9,000: a part sold after 5 April is a tap away, alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await isIn2026(page)
  await openCalculator(page, '/2026-27/specialised-tax/capital-gains-tax-calculator', {
    salePrice: '20000',
    purchasePrice: '11000',
    otherIncome: '60000',
  })
  const advice = part(page, 'What you could do')
  await expect(advice).toContainText('sell 33.3% of it after 5 April 2027 and pay £720 less tax.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await advice.getByRole('link', { name: 'See the tax if you make £6,000 of the gain this year' }).click()
  // 24% of £6,000 less the exempt amount.
  await expect(largeAnswer(page)).toHaveText('£720.00')
  // What is sold later is in neither answer, so they are not compared.
  await expect(part(page, 'side by side')).toHaveCount(0)
})

test('a year that is over leads to what can still be done, with the same answers', async ({ page }) => {
  await isIn2026(page)
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '104000' })
  await resultCard(page).getByRole('link', { name: 'See what you could do in 2026/27' }).click()
  await expect(part(page, 'What you could do')).toContainText(
    'You can put £4,004 into your pension (3.85% of your pay, rounded up) for £1,522.32 of take-home pay a year',
  )
  await part(page, 'What you could do').getByRole('link', { name: 'See the result with £4,004 paid in' }).click()
  await expect(part(page, 'side by side').getByRole('status')).toContainText(
    'With C, you would take home £1,522.32 less a year than with A, and £4,004 more would go into your pension. But if you have young children, with C you would keep Tax-Free Childcare',
  )
  await expect(part(page, 'side by side')).not.toContainText('would leave as much as')
})

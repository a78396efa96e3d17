import { accessibilityFaults } from './support/axe.ts'
import { openCalculator } from './support/form.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const PATH = '/2026-27/personal-tax/self-assessment-tax-calculator'

test('a bill asks for what was deducted, leads to its box, and takes what is usual in one tap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'))
  await openCalculator(page, PATH, { employmentIncome: '38000', rentalIncome: '12000', rentalExpenses: '2000' })
  // 20% of 48,000 − 12,570; nothing is said of a payment before the deduction is known. The return has its day all the same.
  await expect(largeAnswer(page)).toHaveText('£7,086.00')
  await expect(resultCard(page)).not.toContainText(/put aside|What to pay, and when|on account|you owe/i)
  await expect(resultCard(page)).toContainText('Send the tax return for 2026/27 online by 31 January 2028.')
  const asked = resultCard(page).getByRole('region', { name: 'What is left to pay?' })
  // 20% of 38,000 − 12,579, without its pence.
  await expect(asked).toContainText('If the tax code was 1257L, it is about £5,084.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await asked.getByRole('link', { name: 'Enter the tax taken' }).click()
  await expect(page.getByRole('textbox', { name: 'Tax already deducted (£)' })).toBeFocused()
  await asked.getByRole('link', { name: 'Use £5,084' }).click()
  await expect(page.getByRole('textbox', { name: 'Tax already deducted (£)' })).toHaveValue('5084')
  await expect(largeAnswer(page)).toHaveText('about £2,002')
  await expect(resultCard(page)).toContainText('an estimate for 2026/27')
  await expect(resultCard(page)).toContainText('The £5,084 of tax is about what payroll takes with the code 1257L')
  const days = resultCard(page).getByRole('region', { name: 'What to pay, and when' })
  await expect(days).toContainText('By 31 January 2028about £3,003')
  await expect(days).toContainText('Send the return online by 30 December 2027')
  await expect(days).toContainText('To pay about £3,003 a month late costs about')
})

// What a payslip says goes in next to the answer. The page says which lines are right, and what explains the others.
import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { accessibilityFaults } from './support/axe.ts'
import { openCalculator } from './support/form.ts'
import { resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const path = calculators.find(({ slug }) => slug === 'payslip')?.path ?? ''

async function check(page: Page, lines: Readonly<Record<string, string>>) {
  const part = resultCard(page).locator('details', { hasText: 'Check my payslip against this' })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click()
  for (const [label, amount] of Object.entries(lines)) await part.getByLabel(`${label} on My Payslip`).fill(amount)
  await part.getByRole('button', { name: 'Check Each Line' }).press('Enter')
  return part
}

test('a payslip of code BR is explained, and its question goes to payroll', async ({ page }) => {
  await openCalculator(page, path, { grossPay: '3000' })
  // 3,000 × 20% = 600, and 3,000 − 600 − 156.16.
  const part = await check(page, { 'Income Tax': '600', 'National Insurance': '156.16', 'Net Pay': '2243.84' })
  await expect(part.locator('[aria-live]')).toHaveText('2 lines differ. One thing explains it: payroll seems to have used the tax code BR.')
  await expect(part.getByText('Have you used the tax code BR?')).toBeVisible()
  await expect(part.getByRole('row', { name: 'Right to the penny' })).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])
  // What was typed here stays out of the address.
  expect(page.url()).not.toContain('2243')
})

test('a line that cannot be read is named, and a refund has a minus', async ({ page }) => {
  await openCalculator(page, path, { grossPay: '1500', payPeriod: '7', payToDate: '36000', taxToDate: '8114' })
  const part = await check(page, { 'Income Tax': 'none' })
  await expect(part.locator('.field-error')).toContainText('We read “none” in “Income Tax on My Payslip”.')
  await expect(part.getByLabel('Income Tax on My Payslip')).toBeFocused()
  // Free pay 7,337.82; 30,162 of taxable pay: 4,398.3333 + (30,162 − 21,991.6666) × 40% = 7,666.46; less 8,114.
  await check(page, { 'Income Tax': '-447.54' })
  await expect(part.locator('[aria-live]')).toHaveText('The line is right to the penny.')
})

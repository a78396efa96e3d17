// What a payslip says goes in next to the answer. The page says which lines are right, and what explains the others.
import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { accessibilityFaults } from './support/axe.ts'
import { field, fillForm, openCalculator } from './support/form.ts'
import { resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What it finds is tested without a browser, in web/calculators/payslip/form.test.ts.

const path = calculators.find(({ slug }) => slug === 'payslip')?.path ?? ''

async function check(page: Page, lines: Readonly<Record<string, string>>) {
  const form = page.locator('.form-card')
  const part = form.locator('details', { hasText: 'Is your payslip right?' })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click()
  for (const [label, amount] of Object.entries(lines)) {
    const box = part.getByLabel(`${label} on my payslip`)
    await box.fill(amount)
    await box.press('Enter')
  }
  return { part, found: resultCard(page).getByRole('region', { name: 'Check of your payslip' }) }
}

test('somebody who comes to check finds the lines open, and what was typed stays when the form changes', async ({ page }) => {
  await openCalculator(page, `${path}#check`)
  const lines = page.getByLabel('Pension on my payslip')
  await expect(lines).toBeVisible()
  await fillForm(page, { grossPay: '2916.67', pensionContribution: '5' })
  // By salary sacrifice, 145.83 comes off pay. By relief at source, four fifths of it leave the pay, which is taxed whole: 116.66, within a
  // penny of 116.67. Tax (2,916 − 1,048.26 in whole pounds) × 20% = 373.60.
  const { found } = await check(page, { 'Income Tax': '373.60', Pension: '116.67' })
  const said = found.locator('[aria-live]')
  await expect(said).toHaveText('Every line is right if payroll has taken your pension by relief at source.')
  await expect(found.getByText('To ask payroll')).toHaveCount(0)
  // What the form was filled in with is in doubt, so the answer does not say it.
  const lead = resultCard(page).locator('.answer-lead', { hasText: 'pension is paid by' })
  await expect(lead).toBeHidden()
  await found.getByRole('link', { name: 'Fill in the form that way' }).click()
  await expect(said).toHaveText('All 2 lines are right.')
  await expect(lead).toHaveText('Your pension is paid by relief at source.')
  await expect(lead).toBeVisible()
  await expect(lines).toHaveValue('116.67')
  await expect(field(page, 'pensionMethod').and(page.locator(':checked'))).toHaveValue('relief-at-source')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(page.url()).not.toContain('116.67')
})

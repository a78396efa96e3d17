import { field, formOf, openCalculator, submitButton } from '../support/form.ts'
import { goldenAmount, inPounds } from '../support/golden.ts'
import { largeAnswer, ledgerRow, resultCard } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// What pay for a month, a week, a day or an hour comes to is tested without a browser, in web/dom/pay-period.test.ts.

const INCOME_TAX = '/income-tax-calculator'
const BY_THE_HOUR = { annualSalary: '13.85', payPer: 'hour', hoursPerWeek: '30' }
const take = (inputs: Record<string, string>) => goldenAmount('income-tax', 'netIncome', inputs)

test('a visitor writes pay by the hour, sees and hears what it is taken as, and gets the take-home pay of a year', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openCalculator(page, INCOME_TAX)
  await expect(field(page, 'payPer')).toBeHidden()
  await expect(formOf(page).getByText('Annual Salary (£)')).toBeVisible()
  await field(page, 'annualSalary').pressSequentially('£13.85 an hour')
  await test.step('already before the box is left, so that nothing moves then', async () => {
    await expect(field(page, 'payPer')).toHaveValue('hour')
    await expect(field(page, 'payPer')).toBeVisible()
    await expect(formOf(page).getByText('Hourly pay (£)')).toBeVisible()
    await expect(formOf(page).getByRole('status').filter({ hasText: 'This is pay for an hour.' })).toBeVisible()
  })
  await field(page, 'hoursPerWeek').fill('30')
  await expect(field(page, 'annualSalary')).toHaveValue('£13.85')
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(inPounds(take(BY_THE_HOUR)))
  await expect(ledgerRow(page, 'grossIncome')).toHaveText('£21,606')
  expect(new URL(page.url()).hash).toContain('payPer=hour')
})

test('a salary that the home page or a link brings may name its period, whatever else the link says', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '£3,500 a month', payPer: 'day' })
  await expect(largeAnswer(page)).toHaveText(inPounds(take({ annualSalary: '3500', payPer: 'month' })))
  await expect(field(page, 'payPer')).toHaveValue('month')
  await page.goto('/')
  await page.getByRole('searchbox').fill('£13.85 an hour')
  await page.getByRole('searchbox').press('Enter')
  await expect(field(page, 'payPer')).toHaveValue('hour')
  await expect(largeAnswer(page)).toBeVisible()
})

test('on the narrowest phone the table scrolls past the names of its rows, also by keyboard, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000' })
  await expect(largeAnswer(page)).toBeVisible()
  await resultCard(page).getByText('By month, week, day and hour').click()
  const box = resultCard(page).getByRole('region', { name: 'Result by period' })
  await expect(box).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  const name = box.getByRole('rowheader', { name: 'Take-Home' })
  const before = await name.boundingBox()
  for (let times = 0; times < 20; times++) await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('columnheader', { name: 'Hour' })).toBeInViewport({ ratio: 0.95 })
  expect((await name.boundingBox())?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

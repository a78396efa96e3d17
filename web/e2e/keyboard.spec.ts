import type { Page } from '@playwright/test'
import { field, formOf, openCalculator, submitButton } from './support/form.ts'
import { noughtsOf } from './support/golden.ts'
import { hasPenceSwitch, largeAnswer, penceSwitch, resultCard, working } from './support/result.ts'
import { browserSamples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, name, slug } of browserSamples) {
  test(`a visitor without a mouse gets through the ${name}`, async ({ page }) => {
    await openCalculator(page, path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    for (const asked of Object.keys(noughtsOf(slug))) {
      await tabTo(page, `form [name="${asked}"]`)
      await page.keyboard.type('30000')
    }
    await tabTo(page, 'form button[type="submit"]')
    await expect(submitButton(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(resultCard(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(largeAnswer(page)).toBeVisible()
    if (await hasPenceSwitch(page)) {
      await tabTo(page, '#show-pence')
      await page.keyboard.press('Space')
      await expect(penceSwitch(page)).toBeChecked()
    }
    await tabTo(page, '.working summary')
    await page.keyboard.press('Enter')
    await expect(working(page).locator('[data-step]').first()).toBeVisible()
  })
}

test('a visitor without a mouse chooses a loan plan, a country and how to pay into a pension', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').focus()
  await page.keyboard.type('60000')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'About Pension Contribution (%)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'NHS, teachers, LGPS' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Net pay arrangement')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'About Student Loan Plan' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Plan 1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Postgraduate loan as well' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'About Another student loan plan' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Plan 2')
  await page.keyboard.press('Tab')
  await expect(formOf(page).getByText('Paid by the month or hour?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('England')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Scotland')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('All pay')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('100 a month')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    /annualSalary=60000&pensionContribution=5&pensionMethod=net-pay&studentLoanPlan=plan1&postgraduateLoan=true&otherLoanPlan=plan2&region=scotland&pensionPerMonth=100&employerContribution=3$/,
  )
  await expect(formOf(page)).toBeVisible()
})

async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`a hundred presses of Tab do not reach ${selector}`)
}

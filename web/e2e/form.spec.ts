import { brokenLines, LOWEST, topOfFirstField } from './support/first-field.ts'
import { fillForm, formOf, openCalculator, submitButton } from './support/form.ts'
import { fullestRow } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What each form takes and asks for is tested without a browser, in web/dom/form.test.ts.

test('a visitor who enters nothing is asked for the main amount by name, and hears the result of what is entered', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter an amount for “Annual Salary”, or 0 if there is none'])
  await expect(formOf(page).locator('[aria-required="true"]')).toHaveAccessibleDescription(/Error: Enter/)
  await expect(largeAnswer(page)).toHaveCount(0)
  await fillForm(page, fullestRow('income-tax').in)
  await submitButton(page).click()
  await expect(resultCard(page).getByRole('heading', { level: 2 })).toBeFocused()
  const [amount = 'none'] = (await largeAnswer(page).innerText()).match(/£[\d,.]+\d/) ?? []
  await expect(resultCard(page).getByRole('status').first()).toContainText(amount)
})

test('on a phone a calculator begins with one line, and its first box is in the upper half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/income-tax-calculator')
  expect(await brokenLines(page, '.lead, .field > .hint')).toEqual([])
  expect(await topOfFirstField(page)).toBeLessThan(LOWEST)
})

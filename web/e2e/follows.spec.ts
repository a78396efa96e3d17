import { field, openCalculator } from './support/form.ts'
import { takeHomeInPounds } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// That an answer follows each field, and stays and says so where it cannot, is tested without a browser, in web/dom/follows.test.ts.

test('an answer follows what is typed, without the button, and is announced once it settles', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
  await field(page, 'annualSalary').fill('60000')
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('60000'))
  await expect(page).toHaveURL(/annualSalary=60000/)
  await expect(field(page, 'annualSalary')).toBeFocused()
  await expect(resultCard(page).getByRole('status').first()).toContainText(takeHomeInPounds('60000'))
})

import type { Page } from '@playwright/test'
import { openCalculator } from './support/form.ts'
import { takeHomeInPounds } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What other rules answer is tested without a browser, in web/dom/rule-sets.test.ts.

const openForReviewers = (page: Page) => resultCard(page).getByText('For tax reviewers').click()

const rules = (title: string) => ({ name: title, exact: true })

test('a reviewer chooses the specification’s constants, sees its answer, and finds the choice in the address', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
  await openForReviewers(page)
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000', 'constants'))
  await expect(page).toHaveURL(/#annualSalary=30000&rules=constants(&|$)/)
  await page.reload()
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000', 'constants'))
  const rulesUsed = resultCard(page).getByText('This answer follows the specification’s constants, not the law in force.')
  await expect(rulesUsed).toBeVisible()
  // The address opens the part that was open.
  await page.getByRole('radio', rules('The law in force')).check()
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
  await expect(rulesUsed).toHaveCount(0)
  await expect(page).toHaveURL(/#annualSalary=30000(&open=reviewers)?$/)
})

import { openCalculator, submitButton } from './support/form.ts'
import { takeHomeOn } from './support/golden.ts'
import { largeAnswer, resultCard, working } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

test.use({ expectedMessages: [/Failed to load resource/] })

const INCOME_TAX = '/income-tax-calculator'

test('a visitor who goes offline keeps the result and is told that its working could not be loaded', async ({ page }) => {
  // Go offline before there is a result, because the card then loads the working ahead of time, for printing.
  await page.route('**/working-*.js', (route) => route.abort())
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await working(page).locator('summary').click()
  await expect(working(page)).toContainText('We could not load this.')
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
})

test('a visitor who goes offline before calculating is told so, on screen and by a screen reader', async ({ page }) => {
  await page.route('**/answer-*.js', (route) => route.abort())
  await openCalculator(page, INCOME_TAX)
  await submitButton(page).click()
  await expect(resultCard(page).locator('.warning')).toContainText('did not load')
  await expect(resultCard(page).getByRole('status')).toContainText('did not load')
})

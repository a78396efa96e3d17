import { openCalculator } from './support/form.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const rules = (title: string) => ({ name: title, exact: true })

test('a reviewer chooses the specification’s constants, sees its answer, and finds the choice in the address', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText('£25,119.60 a year')
  await resultCard(page).getByText('Rules followed').first().click()
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await expect(largeAnswer(page)).toHaveText('£24,422.40 a year')
  await expect(page).toHaveURL(/#annualSalary=30000&rules=constants$/)
  await page.reload()
  await expect(largeAnswer(page)).toHaveText('£24,422.40 a year')
  await page.getByText('Rules followed').first().click()
  await page.getByRole('radio', rules('The law in force')).check()
  await expect(largeAnswer(page)).toHaveText('£25,119.60 a year')
  await expect(page).toHaveURL(/#annualSalary=30000$/)
})

test('an address that names unknown rules gets the law', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000', rules: 'nonsense' })
  await expect(largeAnswer(page)).toHaveText('£25,119.60 a year')
})

import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { fillForm, openCalculator, submitButton } from './support/form.ts'
import { takeHomeOn } from './support/golden.ts'
import { penceShown } from './support/money.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { calculated } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

const rules = (title: string) => ({ name: title, exact: true })

test('a reviewer chooses the specification’s constants, sees its answer, and finds the choice in the address', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await resultCard(page).getByText('Rules followed').first().click()
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000', 'constants')} a year`)
  await expect(page).toHaveURL(/#annualSalary=30000&rules=constants$/)
  await page.reload()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000', 'constants')} a year`)
  const rulesUsed = resultCard(page).getByText('By the specification’s constants, not by the law in force.')
  await expect(rulesUsed).toBeVisible()
  await page.getByText('Rules followed').first().click()
  await page.getByRole('radio', rules('The law in force')).check()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await expect(rulesUsed).toHaveCount(0)
  await expect(page).toHaveURL(/#annualSalary=30000$/)
})

test('an address that names unknown rules gets the law', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000', rules: 'nonsense' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
})

const difference = (page: Page, ruleSet: string) => resultCard(page).locator(`.difference[data-rules="${ruleSet}"]`)

test('a different answer by other rules is one line, which opens to each reading that matters and adds up', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '150000', studentLoanPlan: 'plan1' })
  const line = difference(page, 'constants').locator('summary')
  await expect(line).toHaveText('By the specification’s constants the answer is £83,287.75, £3,252.25 more. Why?')
  await line.focus()
  await page.keyboard.press('Enter')
  const rows = difference(page, 'constants').locator('tbody tr:not(.readings)')
  await expect(rows).toHaveCount(6)
  // The waterfall at the end of section 5 of rules.md, whose total is −3,252.25.
  const amounts = ['£83,287.75', '−£5,656.50', '+£1,508.00', '+£628.50', '+£267.75', '£80,035.50']
  await expect(rows.locator('td')).toHaveText(amounts)
  const readings = difference(page, 'constants').locator('.readings').nth(1)
  await expect(readings).toContainText('The specification’s constants: 12%.')
  await expect(readings).toContainText('The law in force: 8%. SSCBA 1992 s.8(2)')
  await expect(rows.nth(2).getByRole('link').first()).toHaveAttribute('href', '/rates#nationalInsurance.class1.employee.mainRate')
})

test('nothing is said of other rules where they give the same answer', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '10000' })
  await expect(largeAnswer(page)).toHaveText('£10,000.00 a year')
  await expect(resultCard(page).locator('.difference')).toHaveCount(0)
})

for (const { path, name, slug } of calculators) {
  test(`wherever the rules differ for the ${name}, the reasons go from one answer to the other without a remainder`, async ({ page }) => {
    await calculated(page, path, slug)
    for (const each of await resultCard(page).locator('.difference').all()) {
      await each.locator('summary').click()
      await expect(each.locator('tr.total')).toBeVisible()
      const amounts = (await each.locator('tbody th + td').allInnerTexts()).map((text) => penceShown(text.replace(/^\+/, '')))
      expect(amounts.length).toBeGreaterThan(2)
      expect(amounts.slice(0, -1).reduce((sum, step) => sum + step, 0n)).toBe(amounts.at(-1))
    }
  })
}

test('the rules that were chosen hold on the other pages of the visit, but not for a link that says what it holds', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await resultCard(page).getByText('Rules followed').first().click()
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000', 'constants')} a year`)
  await openCalculator(page, '/national-insurance-calculator')
  await fillForm(page, { earnings: '30000' })
  await submitButton(page).click()
  await expect(page).toHaveURL(/rules=constants/)
  await expect(difference(page, 'statute')).toHaveCount(1)
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000' })
  await expect(resultCard(page).locator('.rule-set .summary-about')).toHaveText('The law in force')
  await resultCard(page).getByText('Rules followed').first().click()
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await page.getByRole('radio', rules('The law in force')).check()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

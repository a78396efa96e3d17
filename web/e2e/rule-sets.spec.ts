import type { Page } from '@playwright/test'
import { fillForm, openCalculator, submitButton } from './support/form.ts'
import { takeHomeOn } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { calculated } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

const openForReviewers = (page: Page) => resultCard(page).getByText('For tax reviewers').click()

const rules = (title: string) => ({ name: title, exact: true })

test('a reviewer chooses the specification’s constants, sees its answer, and finds the choice in the address', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await openForReviewers(page)
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000', 'constants')} a year`)
  await expect(page).toHaveURL(/#annualSalary=30000&rules=constants$/)
  await page.reload()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000', 'constants')} a year`)
  const rulesUsed = resultCard(page).getByText('This answer follows the specification’s constants, not the law in force.')
  await expect(rulesUsed).toBeVisible()
  await openForReviewers(page)
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

test('a different answer under other rules is one line, which opens to show each reading that matters, and adds up', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '150000', studentLoanPlan: 'plan1' })
  await openForReviewers(page)
  const line = difference(page, 'constants').locator('summary')
  await expect(line).toHaveText(
    'Under the specification’s constants the answer is £83,287.75: you would take home £3,252.25 more a year. Why?',
  )
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

test('one line says that all rule sets agree, or which two of them do', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '10000' })
  await openForReviewers(page)
  await expect(resultCard(page)).toContainText('The law and the specification give the same answer here.')
  await expect(resultCard(page).locator('.difference')).toHaveCount(0)
  await openCalculator(page, '/specialised-tax/capital-gains-tax-calculator', {
    salePrice: '20000',
    purchasePrice: '0',
    otherIncome: '0',
    assetType: 'other',
  })
  await openForReviewers(page)
  await expect(resultCard(page).locator('.difference')).toHaveCount(1)
  await expect(resultCard(page).locator('.difference summary')).toContainText(
    'Under the specification’s constants and the specification’s page text the answer is',
  )
})

test('a visitor sees no mention of the specification outside the part for reviewers', async ({ page }) => {
  await calculated(page, '/income-tax-calculator', 'income-tax')
  const elsewhere = await resultCard(page).evaluate((card) => {
    const copy = card.cloneNode(true) as HTMLElement
    copy.querySelector('.for-reviewers')?.remove()
    return [copy.textContent ?? '', card.querySelector('.for-reviewers')?.nextElementSibling?.textContent ?? '']
  })
  expect(elsewhere[0]).not.toMatch(/specification/i)
  expect(elsewhere[1]).toBe('')
})

test('the next page says at the top that other rules were chosen, before anything is typed, and the choice can be undone there', async ({
  page,
}) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await openForReviewers(page)
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await expect(largeAnswer(page)).toHaveText('£24,422.40 a year')
  await openCalculator(page, '/national-insurance-calculator')
  const said = page.locator('.form-card .warning')
  await expect(said).toContainText('Earlier you chose to calculate with the specification’s constants instead of the law in force.')
  await said.getByRole('button', { name: 'Use the law in force' }).click()
  await expect(said).toHaveCount(0)
  await fillForm(page, { earnings: '30000' })
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText('£1,394.40 a year')
})

test('the chosen rules apply on the other pages of the visit, but not to a link with rules of its own', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await openForReviewers(page)
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000', 'constants')} a year`)
  await openCalculator(page, '/national-insurance-calculator')
  await fillForm(page, { earnings: '30000' })
  await submitButton(page).click()
  await expect(page).toHaveURL(/rules=constants/)
  await expect(difference(page, 'statute')).toHaveCount(1)
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000' })
  await expect(largeAnswer(page)).toHaveText('£45,357.40 a year')
  await openForReviewers(page)
  await page.getByRole('radio', rules('The specification’s constants')).check()
  await page.getByRole('radio', rules('The law in force')).check()
  // What is left is what the forms were told, for the next one.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['known'])
})

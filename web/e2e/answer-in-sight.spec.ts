import type { Page } from '@playwright/test'
import { expectAnswerInSight, PHONE } from './support/answer-in-sight.ts'
import { alive, field, fragmentOf, openCalculator, submitButton } from './support/form.ts'
import { fullestRow } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { browserSamples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

const INPUTS = { annualSalary: '42000' }

test.use({ viewport: PHONE, hasTouch: true })

test('on a phone a submit brings the top of the result to the top of the screen', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').fill('42000')
  await submitButton(page).click()
  await expectAnswerInSight(page)
})

test('from the answer to the salary on the home page, one link leads to the pension box, with all of the form that is left in sight', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('42000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await alive(page)
  const link = resultCard(page).getByRole('link', { name: 'Add a pension or student loan' })
  await expect(link).toBeInViewport({ ratio: 1 })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'pensionContribution')).toBeFocused()
  await expect(page.getByText('Pension Contribution (%)', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'studentLoanPlan')).toBeInViewport({ ratio: 1 })
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/#annualSalary=42000$/)
  await page.keyboard.type('5')
  await field(page, 'studentLoanPlan').selectOption('plan2')
  await submitButton(page).click()
  await expectAnswerInSight(page)
  await expect(resultCard(page).getByRole('link', { name: 'Edit', exact: true })).toBeInViewport({ ratio: 1 })
})

for (const { path, slug } of browserSamples) {
  test(`so does a link to a result of ${slug}, which leads on to the first box of its form`, async ({ page }) => {
    await page.goto(`${path}${fragmentOf(fullestRow(slug).in)}`)
    await expectAnswerInSight(page)
    await test.step('the way to the form', async () => {
      const address = page.url()
      await resultCard(page).getByRole('link', { name: 'Edit', exact: true }).click()
      const first = page.locator('.form-card').locator('input, select').first()
      await expect(first).toBeFocused()
      await expect(first).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(address)
      await page.emulateMedia({ media: 'print' })
      await expect(resultCard(page).getByText('Edit', { exact: true })).toBeHidden()
    })
  })
}

test('what to do about an answer, or what it lacks, is in sight with it', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/pension-tax-calculator', {
    annualSalary: '280000',
    pensionContributions: '30000',
    employerContributions: '25000',
  })
  await expect(resultCard(page).getByText('You pay Income Tax on that amount at the rates above')).toBeInViewport({ ratio: 1 })
  await expect(resultCard(page).getByText('You pay Income Tax on that amount at the rates above')).toHaveCount(1)

  await openCalculator(page, '/specialised-tax/rental-income-tax-calculator', { annualRentalIncome: '9000', otherIncome: '30000' })
  await expect(resultCard(page).getByText('Rent a Room Scheme').first()).toBeInViewport()

  await openCalculator(page, '/specialised-tax/ir35-tax-calculator', { dailyRate: '450', daysWorked: '0' })
  const days = resultCard(page).getByRole('link', { name: 'Enter the days you work in a year' })
  await expect(days).toBeInViewport()
  await days.click()
  await expect(field(page, 'daysWorked')).toBeFocused()
  await expect(page).toHaveURL(/#dailyRate=450&daysWorked=0$/)
})

const bar = (page: Page) => page.locator('.answer-bar')

test('a slim bar keeps the answer in sight once it has scrolled away, and leads back to the form and to the answer', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', INPUTS)
  await expectAnswerInSight(page)
  await expect(bar(page)).toBeHidden()
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toContainText('£33,760 a year, 2024/25')
  expect((await bar(page).boundingBox())?.height).toBeLessThan(72)
  await bar(page).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Your pay', exact: true })).toBeInViewport()
  await expect(page).toHaveURL(/#annualSalary=42000$/)
  // What cannot be read has no answer, so the last one stays.
  await field(page, 'annualSalary').fill('lots')
  await expect(bar(page)).toContainText('£33,760 before your changes')
  await bar(page).getByRole('link').first().click()
  await expect(largeAnswer(page)).toBeInViewport()
  await expect(bar(page)).toBeHidden()
})

test('a submit while the engine is loading says so', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  await page.route(/assets\/answer-/, (route) => {
    held.push(() => route.continue())
  })
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').fill('42000')
  await submitButton(page).click()
  const waiting = page.getByText('The calculator is still loading.')
  await expect(waiting).toBeVisible()
  await Promise.all(held.map((release) => release()))
  await expectAnswerInSight(page)
  await expect(waiting).toHaveCount(0)
})

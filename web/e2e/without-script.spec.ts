import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { goldenAmount, inPounds, lawSays } from './support/golden.ts'
import { pagePaths } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

test.use({ javaScriptEnabled: false })

// A browser without JavaScript needs a context of its own, which takes longer than a visit.
test('without JavaScript a visitor reads the rates, the examples and the questions, and learns what needs JavaScript', async ({
  page,
  requests,
}) => {
  for (const { path, name } of calculators) {
    await test.step(name, async () => {
      await page.goto(path)
      await isNamed(page)
      const notice = page.locator('noscript p')
      await expect(notice).toBeVisible()
      expect(await notice.innerText()).toContain('This calculator needs JavaScript, because your browser does the sums.')
      await expect(page.getByRole('article').first().getByRole('table')).toContainText('£')
      expect(await page.locator('main span.figure, main table.rates td').filter({ hasText: /\d/ }).count()).toBeGreaterThan(2)
      const question = page.locator('.faq details').first()
      await question.locator('summary').click()
      await expect(question.getByRole('paragraph')).toBeVisible()
      // The form goes nowhere, so it cannot send anything that was typed.
      const asked = requests.length
      const folded = page.locator('form details:has(input[type="text"])').first()
      if (!(await page.locator('form input[type="text"]').first().isVisible())) await folded.locator('summary').click()
      await page.locator('form input[type="text"]').first().fill('48271.93')
      await page.locator('form input[type="text"]').first().press('Enter')
      await expect(page.locator('form button[type="submit"]')).toBeHidden()
      await expect(page).toHaveURL(path)
      expect(requests.slice(asked)).toEqual([])
    })
  }
})

test('without JavaScript an employee reads the figures of the law', async ({ page }) => {
  await page.goto('/income-tax-calculator')
  await page.getByRole('heading', { name: 'Rates and bands' }).click()
  const table = (caption: string) => page.getByRole('table', { name: caption }).getByRole('row')
  await expect(table('Income Tax in England, Wales and Northern Ireland')).toContainText([
    'Rate',
    'Up to £12,570',
    '£12,570 to £50,270',
    '£50,270 to £125,140',
    'Above £125,140',
  ])
  await expect(table('Income Tax in Scotland')).toHaveCount(8)
  await expect(table('National Insurance for employees')).toContainText([
    'Rate',
    '0%',
    lawSays('nationalInsurance.class1.employee.mainRate'),
    '2%',
  ])
  await expect(table('Student loan repayments')).toContainText(['Plan', '£24,990', '£27,295', '£31,395', '£25,000', '£21,000'])
  const example = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '£30,000 salary, no pension' }) })
  await expect(example.getByRole('row')).toHaveText([
    'Annual Salary£30,000',
    `Income Tax−${inPounds(goldenAmount('income-tax', 'incomeTax', { annualSalary: '30000' }))}`,
    `National Insurance−${inPounds(goldenAmount('income-tax', 'nationalInsurance', { annualSalary: '30000' }))}`,
    `Annual Take-Home${inPounds(goldenAmount('income-tax', 'netIncome', { annualSalary: '30000' }))}`,
    `Monthly Take-Home${inPounds(goldenAmount('income-tax', 'monthlyNetIncome', { annualSalary: '30000' }))}`,
  ])
})

test('without JavaScript every other page shows its heading and its navigation, and the home page its key rates', async ({ page }) => {
  const others = pagePaths.filter((path) => calculators.every((calculator) => calculator.path !== path))
  expect(others.length).toBeGreaterThan(3)
  for (const path of others) {
    await page.goto(path)
    await isNamed(page)
  }
  await page.goto('/')
  await expect(page.getByRole('region', { name: /^Key rates/ })).toContainText('£12,570')
  await page.getByLabel('Annual Salary (£)').fill('48271.93')
  await page.getByLabel('Annual Salary (£)').press('Enter')
  await expect(page).toHaveURL('/')
})

/** Expects that a visitor sees what the page is, and the way to the others. */
async function isNamed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

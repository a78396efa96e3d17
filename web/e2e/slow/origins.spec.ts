import type { Locator, Page } from '@playwright/test'
import { openCalculator } from '../support/form.ts'
import { resultCard, working } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// That every figure of every calculator says where it comes from is tested without a browser, in web/dom/origins.test.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAY = { annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' }

const ledger = (page: Page): Locator => resultCard(page).getByRole('table', { name: 'Result by line' })

const figure = (page: Page, row: string): Locator => resultCard(page).locator(`[data-row="${row}"]`).getByRole('button')

test('a figure opens to its formula in words and in the visitor’s numbers, with the law, by keyboard alone', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', PAY)
  const loan = figure(page, 'studentLoan')
  await expect(loan).toHaveAccessibleName('Student Loan −£2,673')
  await expect(ledger(page)).toHaveAccessibleDescription('Choose a figure to see where it comes from.')
  await loan.focus()
  await page.keyboard.press('Enter')
  await expect(loan).toHaveAttribute('aria-expanded', 'true')
  const origin = page.locator(`[id="${await loan.getAttribute('aria-controls')}"]`)
  // 9% of £57,000 less £27,295.
  await expect(origin.locator('.formula')).toHaveText(
    '(Pay after salary sacrifice − Plan 2 threshold) × Student loan rate, plans 1, 2, 4 and 5(£57,000 − £27,295) × 9%',
  )
  await expect(origin.locator('[data-entry="studentLoans.plan2.threshold"]')).toHaveText(
    /^Plan 2 threshold: £27,295 of earnings a year, in force until 5 April 2025\. SI 2009\/470 .*\(source checked November 2026\)$/,
  )
  await page.keyboard.press('Tab')
  await expect(origin.getByRole('button', { name: 'Pay after salary sacrifice' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(working(page).getByRole('heading', { name: '2. Pay after salary sacrifice' })).toBeFocused()
  await loan.focus()
  await page.keyboard.press('Space')
  await expect(origin).toHaveCount(0)
})

test('a screen reader gets a figure’s row, its origin and the links from it', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000' })
  await figure(page, 'grossIncome').click()
  await expect(ledger(page)).toMatchAriaSnapshot(`
    - table "Result by line":
      - caption: Result by line
      - rowgroup:
        - row /Annual Salary/:
          - rowheader "Annual Salary"
          - cell "Annual Salary £60,000":
            - button "Annual Salary £60,000" [expanded]: £60,000
        - row /You entered this/:
          - cell /You entered this/:
            - paragraph: You entered this.
            - paragraph:
              - text: "Used in:"
              - button "Taxable income"
              - text: ;
              - button "National Insurance"
              - text: ;
              - button "Annual take-home pay"
              - text: ;
              - button "All deductions as a share of pay"
        - row /Income Tax/:
          - rowheader /Income Tax/
          - cell "Income Tax −£11,432":
            - button "Income Tax −£11,432": −£11,432
  `)
})

test('the browser’s own command prints what the button prints', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  // The working is fetched as soon as there is a result.
  await page.waitForLoadState('networkidle')
  const printed = () => resultCard(page).evaluate((card) => (card as HTMLElement).innerText)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const byCommand = await printed()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      // A browser lays out the paper once the listeners have returned.
      setTimeout(() => {
        document.body.dataset['printed'] = document.querySelector<HTMLElement>('.results-card')?.innerText ?? ''
        dispatchEvent(new Event('afterprint'))
      })
    }
  })
  await page.emulateMedia({ media: 'screen' })
  await resultCard(page).getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Taxable income/)
  expect(byCommand).toContain('Taxable income')
  await expect(working(page).locator('ol')).toBeHidden()
})

test('on paper the rows refer to the steps of the working, and the form and its buttons are left out', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await working(page).locator('summary').click()
  await expect(working(page).locator('[data-step]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const reference = resultCard(page).locator('[data-row="incomeTax"] .step-reference')
  const number = await working(page).locator('[data-step="incomeTax"] .step-number').innerText()
  await expect(reference).toHaveText(number.replace('.', '').trim())
  await expect(reference).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
  await expect(page.locator('.origin-hint')).toBeHidden()
})

import type { Page } from '@playwright/test'
import { field, formOf, openCalculator, submitButton } from './support/form.ts'
import { goldenAmount, takeHomeOn } from './support/golden.ts'
import { penceShown } from './support/money.ts'
import { largeAnswer, ledgerRow, penceSwitch, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'
const BY_THE_HOUR = { annualSalary: '13.85', payPer: 'hour', hoursPerWeek: '30' }
const take = (inputs: Record<string, string>) => goldenAmount('income-tax', 'netIncome', inputs)

test('a visitor writes pay by the hour, sees and hears what it is taken as, and gets the take-home pay of a year', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openCalculator(page, INCOME_TAX)
  await expect(field(page, 'payPer')).toBeHidden()
  await expect(formOf(page).getByText('Annual Salary (£)')).toBeVisible()
  await field(page, 'annualSalary').pressSequentially('£13.85 an hour')
  await test.step('already before the box is left, so that nothing moves then', async () => {
    await expect(field(page, 'payPer')).toHaveValue('hour')
    await expect(field(page, 'payPer')).toBeVisible()
    await expect(formOf(page).getByText('Hourly Pay (£)')).toBeVisible()
    await expect(formOf(page).getByRole('status').filter({ hasText: 'This is pay for an hour.' })).toBeVisible()
  })
  await field(page, 'hoursPerWeek').fill('30')
  await expect(field(page, 'annualSalary')).toHaveValue('£13.85')
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(`${take(BY_THE_HOUR)} a year`)
  await expect(ledgerRow(page, 'grossIncome')).toHaveText('£21,606')
  expect(new URL(page.url()).hash).toContain('payPer=hour')
})

test('a visitor may write what pay is for, and send it with one key', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  for (const [typed, period, figures, inputs] of [
    ['£3,500 a month', 'month', '£3,500', { annualSalary: '3500', payPer: 'month' }],
    ['966.93 four-weekly', 'four-weeks', '966.93', { annualSalary: '966.93', payPer: 'four-weeks' }],
    ['483.47 a fortnight', 'fortnight', '483.47', { annualSalary: '483.47', payPer: 'fortnight' }],
    ['241.74/week', 'week', '241.74', { annualSalary: '241.74', payPer: 'week' }],
    ['48.35 a day', 'day', '48.35', { annualSalary: '48.35', payPer: 'day' }],
  ] as const) {
    await test.step(typed, async () => {
      await field(page, 'annualSalary').fill(typed)
      await field(page, 'annualSalary').press('Enter')
      await expect(largeAnswer(page)).toHaveText(`${take(inputs)} a year`)
      await expect(field(page, 'payPer')).toHaveValue(period)
      await expect(field(page, 'annualSalary')).toHaveValue(figures)
    })
  }
})

test('a year that is written after another period was chosen is a year again', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, BY_THE_HOUR)
  await expect(largeAnswer(page)).toHaveText(`${take(BY_THE_HOUR)} a year`)
  await field(page, 'annualSalary').fill('60k a year')
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
  await expect(formOf(page).getByText('Annual Salary (£)')).toBeVisible()
})

test('a salary that the home page or a link brings may name its period, whatever else the link says', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '£3,500 a month', payPer: 'day' })
  await expect(largeAnswer(page)).toHaveText(`${take({ annualSalary: '3500', payPer: 'month' })} a year`)
  await expect(field(page, 'payPer')).toHaveValue('month')
  await page.goto('/')
  await page.getByLabel('Annual Salary (£)').fill('£13.85 an hour')
  await page.getByLabel('Annual Salary (£)').press('Enter')
  await expect(field(page, 'payPer')).toHaveValue('hour')
  await expect(largeAnswer(page)).toBeVisible()
})

test('hours that a week does not have are refused where they are, and pay that is too much in a year', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await field(page, 'annualSalary').fill('900,000,000,000 a month')
  await field(page, 'hoursPerWeek').fill('169')
  await submitButton(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'We read “169” in “Hours a Week”. Enter a number from 1 to 168, with no more than two digits after the point.',
  ])
  await field(page, 'hoursPerWeek').fill('168')
  await submitButton(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'We read “900,000,000,000” in “Monthly Pay”. Enter £1 trillion or less a year.',
  ])
})

const table = (page: Page) => resultCard(page).getByRole('table', { name: 'Result by period' })

/** The amounts of a column, from the top, in pennies. */
const column = async (page: Page, heading: string): Promise<number[]> => {
  const index = (await table(page).getByRole('columnheader').allInnerTexts()).indexOf(heading)
  const cells = await table(page)
    .locator(`tbody tr td:nth-child(${index + 1})`)
    .allInnerTexts()
  return cells.map((cell) => Number(penceShown(cell)))
}

for (const path of [INCOME_TAX, '/personal-tax/student-loan-repayment-calculator']) {
  test(`${path} shows its answer by month, week, day and hour, and every column adds up`, async ({ page }) => {
    await openCalculator(page, path, { ...BY_THE_HOUR, studentLoanPlan: 'plan2', pensionContribution: '3.33' })
    await expect(largeAnswer(page)).toBeVisible()
    await resultCard(page).getByText('See it by month, week, day and hour').click()
    const headings = ['Year', 'Month', 'Four weeks', 'Week', 'Day', 'Hour']
    await expect(table(page).getByRole('columnheader')).toHaveText(['Line', ...headings])
    for (const heading of headings) {
      const amounts = await column(page, heading)
      const total = amounts.pop()
      expect(amounts.length).toBeGreaterThan(2)
      expect(
        amounts.reduce((sum, amount) => sum + amount, 0),
        heading,
      ).toBe(total)
    }
    // What was typed, and 30 times and 52 times as much: 13.85, 415.50 and 21,606.
    const pay = await Promise.all(['Hour', 'Week', 'Year'].map(async (heading) => (await column(page, heading))[0]))
    expect(pay).toEqual([1385, 41550, 2160600])
    await penceSwitch(page).check()
    expect((await column(page, 'Year')).at(-1)).toBe(Number(penceShown(await ledgerRow(page, 'netIncome').innerText())))
  })
}

test('on the narrowest phone the table scrolls past the names of its rows, also by keyboard, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000' })
  await expect(largeAnswer(page)).toBeVisible()
  await resultCard(page).getByText('See it by month, week, day and hour').click()
  const box = resultCard(page).getByRole('region', { name: 'Result by period' })
  await expect(box).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  const name = box.getByRole('rowheader', { name: 'Take-Home' })
  const before = await name.boundingBox()
  for (let times = 0; times < 20; times++) await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('columnheader', { name: 'Hour' })).toBeInViewport({ ratio: 0.95 })
  expect((await name.boundingBox())?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the way from the table to the hours opens them', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000' })
  await expect(largeAnswer(page)).toBeVisible()
  await resultCard(page).getByText('See it by month, week, day and hour').click()
  await resultCard(page).getByRole('link', { name: 'Change your hours and days' }).click()
  await expect(field(page, 'hoursPerWeek')).toBeFocused()
})

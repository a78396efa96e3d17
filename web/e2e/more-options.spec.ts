import { controlsOf, fillForm, moreOptions, openCalculator, submitButton } from './support/form.ts'
import { goldenAmount, visitorRows } from './support/golden.ts'
import { largeAnswer } from './support/result.ts'
import { samples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'

test('a visitor finds More options closed, sees what is inside, and opens and closes them', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  const options = moreOptions(page)
  await expect(options).not.toHaveAttribute('open')
  await expect(options.locator('summary')).toContainText('Scotland, what the pension percentage is of, a second plan')
  await expect(page.getByLabel('Scotland')).toBeHidden()
  await options.locator('summary').click()
  await expect(page.getByLabel('Scotland')).toBeVisible()
  await expect(page.getByLabel('All pay')).toBeChecked()
  await options.locator('summary').click()
  await expect(page.getByLabel('Scotland')).toBeHidden()
})

for (const { path, name, slug } of samples) {
  test(`a link to the ${name} that sets one of the More options opens them, and any other leaves them closed`, async ({ page }) => {
    await openCalculator(page, path)
    const controls = await controlsOf(page)
    const isInside = ([key, value]: [string, string]) => controls[key]?.isHidden === true && value !== controls[key].blank
    const rows = visitorRows(slug).filter((row) => Object.keys(row.in).length > 0)
    const without = rows.find((row) => !Object.entries(row.in).some(isInside))
    const within = rows.find((row) => Object.entries(row.in).some(isInside))
    expect([without, within].filter((row) => row !== undefined).length).toBeGreaterThan(0)
    if (without && (await moreOptions(page).count()) > 0) {
      await page.goto('about:blank')
      await openCalculator(page, path, without.in)
      await expect(largeAnswer(page)).toBeVisible()
      await expect(moreOptions(page)).not.toHaveAttribute('open')
    }
    if (within) {
      await page.goto('about:blank')
      await openCalculator(page, path, within.in)
      await expect(largeAnswer(page)).toBeVisible()
      await expect(moreOptions(page), within.case).toHaveAttribute('open')
    }
  })
}

test('a mistake inside More options opens them', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await fillForm(page, { annualSalary: '40000', pensionPerMonth: '-5' })
  await moreOptions(page).locator('summary').click()
  await expect(moreOptions(page)).not.toHaveAttribute('open')
  await submitButton(page).click()
  await expect(moreOptions(page)).toHaveAttribute('open')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.getByLabel('Pension Contribution a Month')).toBeFocused()
})

test('More options stay open when the visitor calculates', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await fillForm(page, { annualSalary: '60000', region: 'scotland' })
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(
    `${goldenAmount('income-tax', 'netIncome', { annualSalary: '60000', region: 'scotland' })} a year`,
  )
  await expect(moreOptions(page)).toHaveAttribute('open')
})

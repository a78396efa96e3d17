import { controlsOf, field, fillForm, formOf, openCalculator, submitButton } from './support/form.ts'
import { fullestRow, goldenAmount, inPounds, takeHomeOn } from './support/golden.ts'
import { largeAnswer, ledgerRow, penceSwitch, resultCard } from './support/result.ts'
import { samples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'

test('a visitor may type a salary with a pound sign, commas, spaces and pence', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  for (const typed of ['£60,000', '60 000', ' £ 60,000.00 ', '60,000', '60000.', '60000']) {
    await test.step(typed, async () => {
      await fillForm(page, { annualSalary: '1' })
      await submitButton(page).click()
      await expect(largeAnswer(page)).toHaveText('£1.00 a year')
      await field(page, 'annualSalary').fill(typed)
      await submitButton(page).click()
      await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
      await expect(field(page, 'annualSalary')).toHaveValue(typed)
    })
  }
})

test('a visitor may type a percentage with its sign', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await fillForm(page, { annualSalary: '60000', pensionContribution: '5 %' })
  await submitButton(page).click()
  await expect(ledgerRow(page, 'pension')).toHaveText('−£3,000')
})

for (const { path, name, slug } of samples) {
  test(`a visitor of the ${name} may leave everything blank or at zero`, async ({ page }) => {
    await openCalculator(page, path)
    await submitButton(page).click()
    await expect(largeAnswer(page)).toContainText('£0.00')
    await expect(page.getByRole('alert')).toHaveCount(0)
    const typed = Object.entries(await controlsOf(page)).flatMap(([key, { type, isHidden, blank }]) =>
      // The number of months is twelve by default and cannot be nothing.
      type === 'text' && !isHidden && blank === '' ? [key] : [],
    )
    await fillForm(page, Object.fromEntries(typed.map((key) => [key, '0'])))
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(largeAnswer(page)).toContainText('£0.00')
  })

  test(`a visitor of the ${name} presses Enter in a field to calculate`, async ({ page }) => {
    await openCalculator(page, path)
    await fillForm(page, fullestRow(slug).in)
    await formOf(page).locator('input[type="text"]').first().press('Enter')
    await expect(largeAnswer(page)).toBeVisible()
  })

  test(`a visitor of the ${name} gets a number keyboard, and the mouse wheel changes nothing`, async ({ page }) => {
    await openCalculator(page, path)
    await expect(formOf(page).locator('input[type="number"]')).toHaveCount(0)
    const inputs = formOf(page).locator('input[type="text"]')
    for (const input of await inputs.all()) await expect(input).toHaveAttribute('inputmode', /^(decimal|numeric)$/)
    expect(await inputs.count()).toBeGreaterThan(0)
  })

  test(`a visitor of the ${name} hears the result, and the focus moves to it`, async ({ page }) => {
    await openCalculator(page, path)
    await expect(resultCard(page).getByRole('status')).toBeEmpty()
    await fillForm(page, fullestRow(slug).in)
    await submitButton(page).click()
    await expect(resultCard(page).getByRole('heading', { level: 2 })).toBeFocused()
    const [amount = 'none'] = (await largeAnswer(page).innerText()).match(/£[\d,.]+\d/) ?? []
    await expect(resultCard(page).getByRole('status')).toContainText(amount)
  })

  test(`a visitor of the ${name} on a phone sees the answer without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openCalculator(page, path)
    await fillForm(page, fullestRow(slug).in)
    await submitButton(page).click()
    await expect(largeAnswer(page)).toBeInViewport({ ratio: 1 })
  })
}

test('each submit replaces the result before it', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await fillForm(page, { annualSalary: '60000', pensionContribution: '5' })
  await submitButton(page).click()
  await expect(ledgerRow(page, 'pension')).toHaveText('−£3,000')
  await fillForm(page, { annualSalary: '30000' })
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await expect(largeAnswer(page)).toHaveCount(1)
  await expect(ledgerRow(page, 'pension')).toHaveCount(0)
  await expect(resultCard(page).getByRole('status')).toHaveText(
    `Your take-home pay is ${takeHomeOn('30000')} a year, ${goldenAmount('income-tax', 'monthlyNetIncome', { annualSalary: '30000' })} a month.`,
  )
})

test('the pence switch stays where the visitor put it from one result to the next', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000' })
  await expect(ledgerRow(page, 'netIncome')).toHaveText(inPounds(takeHomeOn('30000')))
  await penceSwitch(page).check()
  await expect(ledgerRow(page, 'netIncome')).toHaveText(takeHomeOn('30000'))
  await field(page, 'annualSalary').fill('60000')
  await submitButton(page).click()
  await expect(ledgerRow(page, 'netIncome')).toHaveText(takeHomeOn('60000'))
  await penceSwitch(page).uncheck()
  await expect(ledgerRow(page, 'netIncome')).toHaveText(inPounds(takeHomeOn('60000')))
})

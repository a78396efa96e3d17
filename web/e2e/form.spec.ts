import { controlsOf, field, fillForm, formOf, openCalculator, readForm, submitButton } from './support/form.ts'
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

test('a visitor may type a salary in thousands or by the year, and reads it in figures', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  for (const [typed, figures] of [
    ['60k', '60,000'],
    ['£0.06m', '60,000'],
    ['£60,000 a year', '£60,000'],
  ] as const) {
    await test.step(typed, async () => {
      await field(page, 'annualSalary').fill(typed)
      await field(page, 'annualSalary').press('Enter')
      await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
      await expect(field(page, 'annualSalary')).toHaveValue(figures)
    })
  }
  await openCalculator(page, INCOME_TAX, { annualSalary: '60k' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
  await expect(field(page, 'annualSalary')).toHaveValue('60,000')
})

test('a visitor may type a percentage with its sign', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await fillForm(page, { annualSalary: '60000', pensionContribution: '5 %' })
  await submitButton(page).click()
  await expect(ledgerRow(page, 'pension')).toHaveText('−£3,000')
})

for (const { path, name, slug } of samples) {
  test(`a visitor of the ${name} who enters nothing is asked for the main amounts by name, and hears the result of what is entered`, async ({
    page,
  }) => {
    await openCalculator(page, path)
    await expect(resultCard(page).getByRole('status').first()).toBeEmpty()
    await test.step('a number keyboard, and a mouse wheel that changes nothing', async () => {
      await expect(formOf(page).locator('input[type="number"]')).toHaveCount(0)
      // Tax codes have letters.
      const inputs = formOf(page).locator('input[type="text"]:not([autocapitalize])')
      for (const input of await inputs.all()) await expect(input).toHaveAttribute('inputmode', /^(decimal|numeric)$/)
      expect(await inputs.count()).toBeGreaterThan(0)
    })
    await test.step('nothing', async () => {
      await submitButton(page).click()
      await expect(page.getByRole('alert')).toBeFocused()
      const asked = page.getByRole('alert').getByRole('link')
      const required = formOf(page).locator('[aria-required="true"]')
      expect(await required.count()).toBeGreaterThan(0)
      await expect(asked).toHaveCount(await required.count())
      for (const [index, input] of (await required.all()).entries()) {
        await expect(asked.nth(index)).toHaveText(/^Enter (an amount|a number) for “.+”, or 0 if there is none$/)
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        await expect(input).toHaveAccessibleDescription(/Error: Enter/)
      }
      await expect(largeAnswer(page)).toHaveCount(0)
      await expect(page).not.toHaveURL(/#/)
    })
    await test.step('everything: the focus moves to the result, and a screen reader says it', async () => {
      await fillForm(page, fullestRow(slug).in)
      await submitButton(page).click()
      await expect(resultCard(page).getByRole('heading', { level: 2 })).toBeFocused()
      const [amount = 'none'] = (await largeAnswer(page).innerText()).match(/£[\d,.]+\d/) ?? []
      await expect(resultCard(page).getByRole('status').first()).toContainText(amount)
    })
    await test.step('0 everywhere: it stays in the boxes and in the address', async () => {
      const noughts = Object.fromEntries(
        Object.entries(await controlsOf(page)).flatMap(([key, { type, isHidden, blank }]) =>
          // The number of months is twelve by default and cannot be nothing.
          type === 'text' && !isHidden && blank === '' ? [[key, '0']] : [],
        ),
      )
      // Somebody who has paid nothing into a pension has all of the annual allowance left.
      await fillForm(page, noughts)
      await submitButton(page).click()
      await expect(largeAnswer(page)).toContainText(/£0\.00|£60,000\.00/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await readForm(page)).toMatchObject(noughts)
      await page.reload()
      await expect(largeAnswer(page)).toContainText(/£0\.00|£60,000\.00/)
      expect(await readForm(page)).toMatchObject(noughts)
      expect(Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)))).toMatchObject(noughts)
    })
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
  await expect(resultCard(page).getByRole('status').first()).toHaveText(
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

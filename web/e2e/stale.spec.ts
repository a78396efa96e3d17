import { controlsOf, field, fillField, openCalculator, openFolds, submitButton } from './support/form.ts'
import { fullestRow, takeHomeOn } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { samples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

const STALE = 'These figures are for your earlier answers'

for (const { path, name, slug } of samples) {
  test(`a visitor of the ${name} who changes any field is told that the result is for earlier answers`, async ({ page }) => {
    // What a second income is, is asked where there is one.
    const inputs: Readonly<Record<string, string>> = { ...fullestRow(slug).in, ...(slug === 'income-tax' && { secondIncome: '8000' }) }
    await openCalculator(page, path, inputs)
    await expect(largeAnswer(page)).toBeVisible()
    await openFolds(page)
    for (const [key, { type, blank }] of Object.entries(await controlsOf(page))) {
      // Another year is answered on its own page.
      if (key === 'taxYear') continue
      await test.step(key, async () => {
        const before = inputs[key] ?? blank
        await expect(resultCard(page)).not.toContainText(STALE)
        if (type === 'text') {
          await fillField(page, key, type, '1')
          await expect(resultCard(page)).toContainText(STALE)
          await fillField(page, key, type, before)
        } else if (type === 'date') {
          await fillField(page, key, type, '2024-05-01')
          await expect(resultCard(page)).toContainText(STALE)
          await fillField(page, key, type, before)
        } else if (type === 'checkbox') {
          await fillField(page, key, type, String(before !== 'true'))
          await expect(resultCard(page)).toContainText(STALE)
          await fillField(page, key, type, before)
        } else if (type === 'radio') {
          await page.locator(`[name="${key}"]:not(:checked)`).first().check()
          await expect(resultCard(page)).toContainText(STALE)
          await page.locator(`[name="${key}"][value="${before}"]`).check()
        } else {
          const [other = ''] = await field(page, key)
            .locator('option')
            .evaluateAll(
              (options, now) =>
                options.flatMap((option) => ((option as HTMLOptionElement).value === now ? [] : [(option as HTMLOptionElement).value])),
              before,
            )
          await field(page, key).selectOption(other)
          await expect(resultCard(page)).toContainText(STALE)
          await field(page, key).selectOption(before)
        }
        await expect(resultCard(page)).not.toContainText(STALE)
      })
    }
  })
}

test('a result for earlier answers says so to screen readers and is current again after the next submit', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await field(page, 'annualSalary').fill('60000')
  await expect(resultCard(page).getByRole('status').first()).toHaveText(
    'You have changed the form. The result is for your earlier answers.',
  )
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
  await expect(resultCard(page)).not.toContainText(STALE)
})

test('writing the same amount in another way is not a change', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toBeVisible()
  for (const same of ['30,000', '£30,000.00', ' 30 000']) {
    await field(page, 'annualSalary').fill(same)
    await expect(resultCard(page)).not.toContainText(STALE)
  }
  await field(page, 'annualSalary').fill('30,001')
  await expect(resultCard(page)).toContainText(STALE)
  await field(page, 'annualSalary').fill('30,00')
  await expect(resultCard(page)).toContainText(STALE)
})

test('nothing is said to be out of date before there is a result', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').fill('60000')
  await expect(field(page, 'annualSalary')).toHaveValue('60000')
  await expect(resultCard(page)).not.toContainText(STALE)
  await expect(resultCard(page)).toContainText('Enter your salary details')
})

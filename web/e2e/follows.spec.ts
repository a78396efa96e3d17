import { controlsOf, field, fillField, openCalculator, openFolds, submitButton } from './support/form.ts'
import { fullestRow, takeHomeOn } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { samples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

const STALE = 'These figures are for your earlier answers'

for (const { path, name, slug } of samples) {
  test(`the answer of the ${name} follows each field as it is changed`, async ({ page }) => {
    // What a second income is, is asked where there is one.
    const inputs: Readonly<Record<string, string>> = { ...fullestRow(slug).in, ...(slug === 'income-tax' && { secondIncome: '8000' }) }
    await openCalculator(page, path, inputs)
    await expect(largeAnswer(page)).toBeVisible()
    await openFolds(page)
    const asked = page.url()
    for (const [key, { type, blank }] of Object.entries(await controlsOf(page))) {
      // Another year is answered on its own page.
      if (key === 'taxYear') continue
      await test.step(key, async () => {
        const before = inputs[key] ?? blank
        if (type === 'text') await fillField(page, key, type, '1')
        else if (type === 'date') await fillField(page, key, type, '2024-05-01')
        else if (type === 'checkbox') await fillField(page, key, type, String(before !== 'true'))
        else if (type === 'radio') await page.locator(`[name="${key}"]:not(:checked)`).first().check()
        else {
          const [other = ''] = await field(page, key)
            .locator('option')
            .evaluateAll(
              (options, now) =>
                options.flatMap((option) => ((option as HTMLOptionElement).value === now ? [] : [(option as HTMLOptionElement).value])),
              before,
            )
          await field(page, key).selectOption(other)
        }
        // A day of another tax year is answered there, and some choices do not go together.
        await expect.poll(async () => page.url() !== asked || (await resultCard(page).innerText()).includes(STALE)).toBe(true)
        if (type === 'radio') await page.locator(`[name="${key}"][value="${before}"]`).check()
        else if (type === 'text' || type === 'date' || type === 'checkbox') await fillField(page, key, type, before)
        else await field(page, key).selectOption(before)
        await expect(page).toHaveURL(asked)
        await expect(resultCard(page)).not.toContainText(STALE)
      })
    }
  })
}

test('an answer follows what is typed, without the button, and is announced once it settles', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await field(page, 'annualSalary').fill('60000')
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
  await expect(page).toHaveURL(/annualSalary=60000/)
  await expect(field(page, 'annualSalary')).toBeFocused()
  await expect(resultCard(page).getByRole('status').first()).toContainText(takeHomeOn('60000'))
})

test('while a field cannot be read, the last good answer stays, and says so, until the field is mended', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await field(page, 'annualSalary').fill('sixty')
  await expect(resultCard(page)).toContainText(STALE)
  await expect(resultCard(page).getByRole('status').first()).toHaveText(
    'You have changed the form. The result is for your earlier answers.',
  )
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await field(page, 'annualSalary').fill('60000')
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
  await expect(resultCard(page)).not.toContainText(STALE)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('writing the same amount in another way is not a change', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await expect(largeAnswer(page)).toBeVisible()
  const asked = page.url()
  for (const same of ['30,000', '£30,000.00', ' 30 000']) {
    await field(page, 'annualSalary').fill(same)
    await field(page, 'annualSalary').blur()
    await expect(page).toHaveURL(asked)
    await expect(resultCard(page)).not.toContainText(STALE)
  }
})

test('nothing is answered before it is asked for the first time', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').fill('60000')
  await expect(field(page, 'annualSalary')).toHaveValue('60000')
  await expect(resultCard(page)).not.toContainText(STALE)
  await expect(resultCard(page)).toContainText('Enter your salary details')
})

import { field, fillField, fillForm, openCalculator, openFolds, submitButton, typedFields } from './support/form.ts'
import { fullestRow, takeHomeOn } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { samples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'

for (const { path, name, slug } of samples) {
  test(`a visitor of the ${name} sees every mistake at once, with a link to each, and corrects them`, async ({ page }) => {
    await test.step('no error before the result is asked for', async () => {
      await openCalculator(page, path)
      await openFolds(page)
      for (const key of await typedFields(page)) {
        await fillField(page, key, 'text', 'a lot')
        await field(page, key).blur()
        await expect(field(page, key)).not.toHaveAttribute('aria-invalid')
      }
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    await test.step('every mistake', async () => {
      await submitButton(page).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
      const names = await typedFields(page)
      await expect(summary.getByRole('link')).toHaveCount(names.length)
      for (const [index, key] of names.entries()) {
        const link = summary.getByRole('link').nth(index)
        const message = await link.innerText()
        await expect(field(page, key)).toHaveValue('a lot')
        await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, key)).toHaveAccessibleDescription(new RegExp(`Error: ${escaped(message)}`))
        await link.click()
        await expect(field(page, key)).toBeFocused()
      }
      await expect(page).not.toHaveURL(/#/)
      await expect(largeAnswer(page)).toHaveCount(0)
    })
    await test.step('corrected, they go and the result comes', async () => {
      await fillForm(page, fullestRow(slug).in)
      await expect(page.getByRole('alert')).toBeVisible()
      await submitButton(page).click()
      await expect(largeAnswer(page)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page).not.toHaveTitle(/Error/)
      await expect(page.locator('[aria-invalid="true"], .field-error')).toHaveCount(0)
    })
  })
}

test('pay of which the period stayed from before is asked about, and confirmed by calculating again', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await field(page, 'annualSalary').fill('18.50 an hour')
  await submitButton(page).click()
  await expect(largeAnswer(page)).toBeVisible()
  const before = await largeAnswer(page).innerText()
  await field(page, 'annualSalary').fill('36000')
  await submitButton(page).click()
  // 36,000 × 37.5 × 52.
  const question = page.getByRole('alert')
  await expect(question).toBeFocused()
  await expect(question.getByRole('heading', { name: 'Is this right?' })).toBeVisible()
  await expect(question).toContainText('£36,000 an hour would be £70,200,000 a year.')
  await expect(largeAnswer(page)).toHaveText(before)
  await submitButton(page).click()
  await expect(question).toHaveCount(0)
  await expect(largeAnswer(page)).not.toHaveText(before)
})

test('on a slow phone a mistake that is sent as soon as it is typed is told, and not taken for typing that goes on', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000' })
  await expect(largeAnswer(page)).toBeVisible()
  await field(page, 'annualSalary').evaluate(async (input: HTMLInputElement) => {
    input.value = 'a lot'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    // Busy until the page would follow what was typed. A key that was pressed meanwhile comes first, as a browser has it.
    const comesFirst = { priority: 'user-blocking' }
    const { scheduler } = window as unknown as { scheduler: { postTask(task: () => void, how: typeof comesFirst): Promise<void> } }
    const busy = scheduler.postTask(() => {
      for (const end = performance.now() + 300; performance.now() < end; );
    }, comesFirst)
    await Promise.all([busy, scheduler.postTask(() => input.form?.requestSubmit(), comesFirst)])
  })
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^We read “a lot” in “Annual Salary”/])
})

const REFUSED = [
  { inputs: { annualSalary: '-1' }, message: 'We read “-1” in “Annual Salary”. Enter £0 or more.' },
  { inputs: { annualSalary: '−1' }, message: 'We read “−1” in “Annual Salary”. Enter £0 or more.' },
  { inputs: { annualSalary: '1000000000000.01' }, message: 'We read “1000000000000.01” in “Annual Salary”. Enter £1 trillion or less.' },
  {
    inputs: { annualSalary: '100.001' },
    message: 'We read “100.001” in “Annual Salary”. Enter an amount in pounds and pence, with no more than two digits after the point.',
  },
  {
    inputs: { annualSalary: '12,50' },
    message: 'We read “12,50” in “Annual Salary”. Enter an amount in pounds, such as 35,000 or 35,000.50.',
  },
  { inputs: { annualSalary: '1e5' }, message: 'We read “1e5” in “Annual Salary”. Enter an amount in pounds, such as 35,000 or 35,000.50.' },
  {
    inputs: { annualSalary: '1', pensionContribution: '100.01' },
    message: 'We read “100.01” in “Pension Contribution”. Enter a percentage from 0 to 100.',
  },
  {
    inputs: { annualSalary: '1', pensionContribution: '-0.5' },
    message: 'We read “-0.5” in “Pension Contribution”. Enter a percentage from 0 to 100.',
  },
  {
    inputs: { annualSalary: '1', pensionContribution: '3.755' },
    message: 'We read “3.755” in “Pension Contribution”. Enter a percentage with no more than two digits after the point.',
  },
  {
    inputs: { annualSalary: '1', studentLoanPlan: 'postgraduate', postgraduateLoan: 'true' },
    message: 'Untick “Postgraduate Loan as Well”: it must be left out when the plan is already postgraduate',
  },
] as const

test('an employee whose entry is out of range is told the limit, and the entry is not changed to fit', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  for (const { inputs, message } of REFUSED) {
    await test.step(message, async () => {
      await fillForm(page, inputs)
      await submitButton(page).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([message])
      await expect(page.getByRole('alert')).toBeFocused()
    })
  }
})

test('a mistake after a result leaves the result, marked as being for earlier answers', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await field(page, 'annualSalary').fill('a lot')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await expect(resultCard(page)).toContainText('You have changed the form.')
  await expect(page).toHaveURL(/#annualSalary=30000$/)
})

test('a hidden field cannot stop a submit', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/company-car-tax-calculator')
  await fillForm(page, { carListPrice: '35000', fuelType: 'petrol', co2Emissions: 'a lot', annualSalary: '48000' })
  await field(page, 'fuelType').selectOption('electric')
  await expect(field(page, 'co2Emissions')).toBeHidden()
  await submitButton(page).click()
  // 2% of £35,000 is £700, taxed at 20%.
  await expect(largeAnswer(page)).toHaveText('£140.00 a year')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(
    '/specialised-tax/company-car-tax-calculator#carListPrice=35000&fuelType=electric&co2Emissions=a%20lot&annualSalary=48000',
  )
  await page.reload()
  await expect(largeAnswer(page)).toHaveText('£140.00 a year')
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

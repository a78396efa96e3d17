import { seen } from './support/boxes.ts'
import { alive, field, fillForm, fragmentOf, openCalculator, readForm, submitButton } from './support/form.ts'
import { fullestRow, takeHomeOn } from './support/golden.ts'
import { largeAnswer, ledgerRow, readRows, resultCard } from './support/result.ts'
import { samples } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'

for (const { path, name, slug } of samples) {
  test(`a visitor of the ${name} keeps the form and the result after a reload, in a shared link and when going back`, async ({
    page,
    context,
  }) => {
    const inputs = fullestRow(slug).in
    await openCalculator(page, path)
    await fillForm(page, inputs)
    await submitButton(page).click()
    await expect(largeAnswer(page)).toBeVisible()
    const asFilled = { form: await readForm(page), rows: await readRows(page) }
    const address = page.url()
    const carried = Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1)))
    for (const [key, value] of Object.entries(carried)) expect(inputs[key], key).toBe(value)

    const isRestoredIn = async (other: typeof page) => {
      await expect(largeAnswer(other)).toBeVisible()
      expect({ form: await readForm(other), rows: await readRows(other) }).toEqual(asFilled)
      expect(other.url()).toBe(address)
    }
    await test.step('reload', async () => {
      await page.reload()
      await isRestoredIn(page)
    })
    await test.step('shared link', async () => {
      const other = await context.newPage()
      await other.goto(address)
      await isRestoredIn(other)
      await other.close()
    })
    await test.step('back', async () => {
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
      await page.goBack()
      await isRestoredIn(page)
    })
  })

  test(`a visitor of the ${name} puts a worked example into the calculator`, async ({ page }) => {
    await openCalculator(page, path)
    const examples = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Put this into the calculator' }) })
    expect(await examples.count()).toBeGreaterThan(0)
    for (const example of await examples.all()) {
      const link = example.getByRole('link', { name: 'Put this into the calculator' })
      const fragment = (await link.getAttribute('href')) ?? ''
      await link.click()
      // In the form’s order.
      await expect.poll(() => inputsIn(new URL(page.url()).hash)).toEqual(inputsIn(fragment))
      await expect(largeAnswer(page)).toBeInViewport()
      const shown = (await example.locator('.ledger tr[data-row]').allInnerTexts()).map(withoutShare)
      await expect
        .poll(async () => (await resultCard(page).locator('.ledger tr[data-row]').allInnerTexts()).map(withoutShare))
        .toEqual(shown)
      expect(await readForm(page)).toMatchObject(inputsIn(fragment))
    }
  })
}

const inputsIn = (fragment: string) => Object.fromEntries(new URLSearchParams(fragment.slice(1)))

const withoutShare = (text: string) =>
  text
    .replace(/\d+\.\d%/, '')
    .replace(/\s+/g, ' ')
    .trim()

test('an address edited by hand is calculated again, and fields that it does not name go back to blank', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000', pensionContribution: '5', region: 'scotland' })
  await expect(ledgerRow(page, 'pension')).toHaveText('−£3,000')
  await page.goto(`${INCOME_TAX}${fragmentOf({ annualSalary: '30000' })}`)
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await expect(field(page, 'pensionContribution')).toHaveValue('')
  expect(await readForm(page)).toMatchObject({ region: 'england' })
  await page.goBack()
  await expect(ledgerRow(page, 'pension')).toHaveText('−£3,000')
  expect(await readForm(page)).toMatchObject({ region: 'scotland', pensionContribution: '5' })
})

test('an address holds only what differs from a blank form', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await fillForm(page, { annualSalary: '£60,000', studentLoanPlan: 'plan2' })
  await submitButton(page).click()
  await expect(largeAnswer(page)).toBeVisible()
  expect(Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)))).toEqual({
    annualSalary: '£60,000',
    studentLoanPlan: 'plan2',
  })
})

test('an address with a mistake shows the mistake and takes no focus', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '5e5' })
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^We read “5e5” in “Annual Salary”/])
  await expect(field(page, 'annualSalary')).toHaveValue('5e5')
  await expect(page.locator('body')).toBeFocused()
})

test('an address with a text far too long for a box is refused, naming the field, and the text is not put into the box', async ({
  page,
}) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: `${'0'.repeat(50_000)}x`, pensionContribution: `5${' '.repeat(50_000)}x` })
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    /^We read “0{24}…” in “Annual Salary”/,
    /^We read “5[^”]*” in “Pension Contribution”/,
  ])
  await expect(field(page, 'annualSalary')).toHaveValue(/^0{80}…$/)
})

test('a box accepts only so much text, which is more than any amount needs', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await field(page, 'annualSalary').pressSequentially('1'.repeat(85))
  await expect(field(page, 'annualSalary')).toHaveValue('1'.repeat(80))
})

test('an address with a choice that does not exist is refused, naming the field, and a name that is not a field is ignored', async ({
  page,
}) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000', studentLoanPlan: 'plan99' })
  await expect(page.getByRole('alert')).toContainText('Choose one of the options for “Student Loan Plan”')
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000', region: 'mars' })
  await expect(page.getByRole('alert')).toContainText('Choose one of the options for “Where You Live”')
  const choices = page.getByRole('radiogroup', { name: 'Where You Live' })
  await expect(choices).toBeVisible()
  await expect(choices).toHaveAttribute('aria-invalid', 'true')
  await expect(choices).toHaveAccessibleDescription(/Error: Choose one of the options/)
  await page.getByRole('alert').getByRole('link').click()
  await expect(field(page, 'region').first()).toBeFocused()
  // Without a choice, nobody is taken to live in England.
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Where You Live')
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000', postgraduateLoan: 'on' })
  await expect(page.getByRole('alert')).toContainText('Tick “Postgraduate Loan as Well” or leave it empty')
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000', colour: 'red', constructor: 'x' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('going back to the bare address clears the form and the result', async ({ page }) => {
  await openCalculator(page, INCOME_TAX)
  await page.getByRole('link', { name: 'Put this into the calculator' }).first().click()
  await expect(largeAnswer(page)).toBeVisible()
  // What cannot be read is no new question, so the address stays as it is.
  await field(page, 'annualSalary').fill('five')
  await expect(resultCard(page)).toContainText('These figures are for your earlier answers')
  await page.getByRole('link', { name: 'Put this into the calculator' }).first().click()
  await expect(field(page, 'annualSalary')).toHaveValue('30000')
  await expect(resultCard(page)).not.toContainText('These figures are for your earlier answers')
  await page.goBack()
  await expect(largeAnswer(page)).toHaveCount(0)
  await expect(field(page, 'annualSalary')).toHaveValue('')
})

test('an answer that comes after its visitor has gone back does not take the address over', async ({ page }) => {
  // The browser says that the address has changed a moment after it has: here, when the test lets it.
  await page.addInitScript(() => {
    addEventListener('hashchange', (event) => {
      if (document.documentElement.dataset['late'] !== undefined && event.isTrusted) event.stopImmediatePropagation()
    })
  })
  await openCalculator(page, INCOME_TAX)
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const arithmetic = page.waitForRequest('**/assets/*.js')
  await page.getByRole('link', { name: 'Put this into the calculator' }).first().click()
  const request = await arithmetic
  await page.evaluate(() => {
    document.documentElement.dataset['late'] = ''
  })
  await page.goBack()
  release?.()
  await (await request.response())?.finished()
  // Fetched and run, so that whoever waited for it has it.
  await page.evaluate((url) => import(url), request.url())
  await page.evaluate(() => dispatchEvent(new Event('hashchange')))
  await expect(field(page, 'annualSalary')).toHaveValue('')
  await expect(largeAnswer(page)).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')
})

test('links within the page leave the inputs in the address alone', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000' })
  await expect(largeAnswer(page)).toBeVisible()
  const address = page.url()
  const links = seen(page, 'a[href^="#"]:not([href*="="])')
  await expect(links.first()).toHaveText('Skip to main content')
  for (const link of await links.all()) {
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeFocused()
    expect(page.url()).toBe(address)
  }
  await page.reload()
  await alive(page)
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
})

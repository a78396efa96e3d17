import { seen } from '../support/boxes.ts'
import { alive, field, fillForm, openCalculator, readForm, submitButton } from '../support/form.ts'
import { fullestRow, takeHomeInPounds } from '../support/golden.ts'
import { largeAnswer, readRows } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// What an address brings into a form, and what it says of it, is tested without a browser, in web/dom/address.test.ts.

const INCOME_TAX = '/income-tax-calculator'

test('a visitor keeps the form and the result after a reload, in a shared link and when going back', async ({ page, context }) => {
  const inputs = fullestRow('income-tax').in
  await openCalculator(page, INCOME_TAX)
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
    const target = (await link.getAttribute('href')) ?? ''
    // A link to the form goes on to a field of it.
    const focused = page.locator(target === '#form-title' ? '.form-card form :focus' : `${target}:focus`)
    await expect(focused).toHaveCount(1)
    expect(page.url()).toBe(address)
  }
  await page.reload()
  await alive(page)
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
})

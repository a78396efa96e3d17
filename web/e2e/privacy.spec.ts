import type { Page } from '@playwright/test'
import { calculator } from '../../engine/calculators/income-tax/answer.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { ASKED_AS } from '../form/known.ts'
import { alive, fillForm, openCalculator, submitButton, typedFields } from './support/form.ts'
import { fullestRow, inPounds, noughtsOf, takeHomeInPounds } from './support/golden.ts'
import { penceOf, poundsAndPence } from './support/money.ts'
import { largeAnswer, working } from './support/result.ts'
import { browserSamples } from './support/samples.ts'
import { expect, type SentRequest, test } from './support/visitor.ts'

/** Digits that appear nowhere on the site. */
const SECRET = '48271.93'

/** The engine’s answer, in whole pounds, for a salary that is in no golden row, so the page must have been given the whole salary. */
function takeHomeOfEngine(annualSalary: string): string {
  const { inputs } = { inputs: undefined, ...calculator.parse({ annualSalary }) }
  const netIncome = inputs && calculator.record(inputs)['netIncome']
  if (!(netIncome instanceof Decimal)) throw new Error(`no answer for ${annualSalary}`)
  return inPounds(poundsAndPence(penceOf(netIncome.toFixed(2))))
}

test('a salary typed on the home page goes to the take-home page and nowhere else', async ({ page, requests }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill(`£${SECRET}`)
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/\/income-tax-calculator#annualSalary=/)
  await expect(largeAnswer(page)).toHaveText(takeHomeOfEngine(SECRET))
  expect(sentWith(requests, '48271')).toEqual([])
})

test('Enter in the home page’s box does the same, and with nothing in it does nothing', async ({ page, requests }) => {
  await page.goto('/')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').fill('30000')
  await page.getByRole('searchbox').press('Enter')
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
  expect(requests.filter(({ method, url }) => method !== 'GET' || url.includes('?'))).toEqual([])
})

for (const { path, name, slug } of browserSamples) {
  test(`nothing typed into the ${name} is sent, or stored beyond the visit`, async ({ page, requests }) => {
    await openCalculator(page, path)
    const choices = Object.entries(fullestRow(slug).in).filter(([, value]) => !/^[\d.]+$/.test(value))
    const [first = ''] = await typedFields(page)
    await fillForm(page, { ...noughtsOf(slug), ...Object.fromEntries(choices), [first]: SECRET })
    await submitButton(page).click()
    await expect(largeAnswer(page)).toBeVisible()
    await working(page).locator('summary').click()
    await expect(working(page).locator('[data-step]').first()).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(largeAnswer(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')

    expect(requests.length).toBeGreaterThan(0)
    expect(sentWith(requests, '48271')).toEqual([])
    expect(requests.filter(({ method, url, body }) => method !== 'GET' || body !== '' || url.includes('?'))).toEqual([])
    // What the next calculator offers to fill in is in the tab, and nothing else.
    const { known, ...others } = await stored(page)
    expect(others).toEqual({ local: 0, session: [], databases: 0, cookies: '' })
    expect(Object.keys(ASKED_AS)).toEqual(expect.arrayContaining(Object.keys(known)))
  })
}

test('another page learns nothing of the inputs when a visitor goes to it', async ({ page, requests }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: SECRET })
  await expect(largeAnswer(page)).toBeVisible()
  await page.getByRole('link', { name: 'Pennyright' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => document.referrer)).toBe('')
  expect(sentWith(requests, '48271')).toEqual([])
})

/** The requests with a text in their address, body or headers. */
const sentWith = (requests: readonly SentRequest[], text: string) =>
  requests.filter(({ url, body, headers }) => [url, body, JSON.stringify(headers)].some((part) => decodeURIComponent(part).includes(text)))

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: Object.keys(sessionStorage).filter((key) => key !== 'known'),
    known: JSON.parse(sessionStorage.getItem('known') ?? '{}') as Record<string, string>,
    databases: (await indexedDB.databases()).length,
    cookies: document.cookie,
  }))

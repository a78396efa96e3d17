import type { Page } from '@playwright/test'
import { page as many } from '../../pages/many/page.tsx'
import { field, submitButton } from '../support/form.ts'
import { takeHomeInPounds } from '../support/golden.ts'
import { status as ratesStatus, yearBox } from '../support/rates-page.ts'
import { largeAnswer } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

// The small script that watches a form may never come, or end in an error.
test.use({ isFirst: true, expectedMessages: [/Failed to load resource/] })

const STARTER = /\/assets\/starter\.client-/
const INCOME_TAX = '/income-tax-calculator'

async function answers(page: Page): Promise<void> {
  await page.goto(INCOME_TAX)
  await field(page, 'annualSalary').fill('30000')
  await page.locator('[data-live] [data-island]').waitFor()
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
}

test('a form whose starter never comes answers all the same, with what was typed', async ({ page }) => {
  await page.route(STARTER, (route) => route.abort())
  await answers(page)
  await page.goto('/rates')
  await yearBox(page).selectOption('2022-23')
  await expect(ratesStatus(page)).toContainText('2022/23')
})

test('a page whose form’s script does not come either says so, can be read, and loses nothing', async ({ page, requests }) => {
  await page.route(/\/assets\/(starter|entry)\.client-/, (route) => route.abort())
  await page.goto(INCOME_TAX)
  await expect(page.locator('form .not-loaded')).toBeVisible()
  await field(page, 'annualSalary').fill('48271.93')
  await submitButton(page).click()
  await expect(field(page, 'annualSalary')).toHaveValue('48271.93')
  await expect(page).toHaveURL(INCOME_TAX)
  expect(requests.filter(({ method, url }) => method !== 'GET' || url.includes('48271'))).toEqual([])
})

test('a page without any script can be read, and its forms send nothing', async ({ page, requests }) => {
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of ['/', INCOME_TAX, '/rates', '/contact', many.path]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const form of await page.locator('main form').all()) {
      await form.evaluate((element: HTMLFormElement) => {
        for (const control of element.elements)
          if (control instanceof HTMLInputElement && control.type === 'text') control.value = '48271.93'
        element.requestSubmit()
      })
    }
    await expect(page).toHaveURL(path)
  }
  expect(requests.filter(({ method, url }) => method !== 'GET' || /48271|\?/.test(url))).toEqual([])
})

test('a starter that ends in an error leaves a form that answers', async ({ page }) => {
  await page.route(STARTER, (route) => route.fulfill({ contentType: 'text/javascript', body: 'null.dataset' }))
  // It is not for the console: every other error there fails a test.
  await page.addInitScript(() => addEventListener('error', (event) => event.preventDefault()))
  await answers(page)
})

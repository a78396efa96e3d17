import type { Page } from '@playwright/test'
import { holdBeforeUse } from './support/before-use.ts'
import { field } from './support/form.ts'
import { heldBack } from './support/held-back.ts'
import { isOpenedFirst } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

test.use({ isFirst: true, contextOptions: { reducedMotion: 'reduce' } })

const INCOME_TAX = '/income-tax-calculator'

const live = (page: Page) => page.locator('[data-live] [data-island]')

holdBeforeUse(isOpenedFirst)

test('the first touch asks for the form and for the arithmetic at once, each file once', async ({ page }) => {
  const release = await heldBack(page, INCOME_TAX)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const needs = ((await page.locator('script[data-needs]').getAttribute('data-needs')) ?? '').split(' ')
  expect(needs.filter((file) => /\/(libraries|answer|form|format|income-tax)-/.test(file)).length).toBeGreaterThan(5)
  await field(page, 'annualSalary').focus()
  // Nothing has come yet that could ask for more. Three files came with the page.
  await expect.poll(() => needs.filter((file) => !asked.includes(file)).length).toBeLessThanOrEqual(2)
  await release()
  await expect(live(page)).toBeVisible()
  await expect(field(page, 'annualSalary')).toBeFocused()
})

// A page with a form loads next to nothing until somebody uses it.
import type { Page, Request } from '@playwright/test'
import { BEFORE_USE } from '../files/islands.ts'
import { field } from './support/form.ts'
import { heldBack } from './support/held-back.ts'
import { expect, test } from './support/visitor.ts'

test.use({ isFirst: true, contextOptions: { reducedMotion: 'reduce' } })

const INCOME_TAX = '/income-tax-calculator'

const live = (page: Page) => page.locator('[data-live] [data-island]')

/** The name of a built script, without the hash of its content: `year.client`. */
const nameOf = (request: Request) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? request.url()

const EARLY: Readonly<Record<string, readonly string[]>> = {
  '/': ['home.client', 'inputs', 'starter.client', 'year.client'],
  [INCOME_TAX]: ['inputs', 'page.client', 'starter.client', 'year.client'],
  '/rates': ['inputs', 'page.client', 'starter.client', 'year.client'],
  '/personal-tax': ['inputs', 'year.client'],
  '/contact': ['contact.client'],
  '/what-changed': [],
  '/what-changed/2025-26': [],
  '/about': [],
  '/privacy': ['inputs', 'privacy.client'],
}

for (const [path, names] of Object.entries(EARLY)) {
  test(`${path} loads nothing but its small scripts while nobody uses it, and its style sheet before them`, async ({ page }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(path)
    await page.mouse.move(180, 300)
    await page.mouse.wheel(0, 2_000)
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForLoadState('networkidle')
    expect(scripts.map(nameOf).toSorted()).toEqual(names)
    // With scripts before the style sheet, the first paint of a form took half as long again on a slow line.
    await expect(page.locator('head :is([href], [src])').first()).toHaveAttribute('rel', 'stylesheet')
    // The build checks the files. This is what a browser fetched.
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeLessThanOrEqual(BEFORE_USE)
    expect(bytes > 0).toBe(names.length > 0)
  })
}

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

import { readFileSync } from 'node:fs'
import { redirects } from '../redirects.ts'
import { takeHomeInPounds } from './support/golden.ts'
import { largeAnswer } from './support/result.ts'
import { test as serverTest } from './support/served.ts'
import { pagePaths } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

/** The interactive part of a page that an old address leads to: a calculator, or the form on the home page. */
const LIVING = '[data-island], [data-find]'
const exact = redirects.filter(({ from }) => !from.endsWith('*'))

serverTest('every old address leads to one address, which is a page’s', async ({ ask }) => {
  expect(exact.length).toBeGreaterThan(10)
  for (const { from, to, status } of exact) {
    const response = await ask(from)
    expect([response.status, response.headers.get('location')], from).toEqual([status, to])
    expect(response.headers.get('cache-control'), from).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.get('content-security-policy'), from).toContain("default-src 'none'")
    expect(pagePaths, from).toContain(to)
  }
})

serverTest('any other address at or below /calculator leads home, for now', async ({ ask }) => {
  for (const path of [
    '/calculator',
    '/calculator/',
    '/calculator/anything',
    '/calculator/vat/deeper',
    '/calculator/vat.html',
    '/calculator/%E2%82%AC',
  ]) {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')], path).toEqual([302, '/'])
  }
})

serverTest('the query is kept, as it is at other hosts', async ({ ask }) => {
  expect((await ask('/calculator/vat?from=link')).headers.get('location')).toBe('/vat-calculator-uk?from=link')
  expect((await ask('/calculator/x?from=link')).headers.get('location')).toBe('/?from=link')
})

serverTest('an address that looks like another site’s does not lead to that site', async ({ ask }) => {
  for (const path of ['//example.org/calculator/vat', '/calculator//example.org', '/calculator/..//example.org']) {
    expect((await ask(path)).headers.get('location') ?? '/', path).toMatch(/^\/(?!\/)/)
  }
})

// The other old addresses are asked for above, and in web/files/redirect-files.test.ts.
for (const { from, to } of exact.filter((one) => one.from === '/calculator/income-tax')) {
  test(`${from} lands on the page that took its place, loaded in full`, async ({ page, requests }) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.locator(LIVING)).toBeVisible()
    const loaded = requests.filter(({ type }) => type === 'document').map(({ url }) => new URL(url).pathname)
    expect(loaded).toEqual([from, to])
  })

  test(`at a host without redirect rules, ${from} has a page that leads on`, async ({ page }) => {
    const html = readFileSync(new URL(`../../build/client${from}.html`, import.meta.url), 'utf8')
    await page.route(`**${from}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto(from, { waitUntil: 'commit' })
    await expect(page).toHaveURL(to)
    await expect(page.locator(LIVING)).toBeVisible()
  })
}

test('a page without a year is found in the folder of any year too, even at a host without redirect rules', async ({ page, request }) => {
  for (const year of ['2024-25', '2026-27']) {
    await page.goto(`/${year}/about`)
    await expect(page).toHaveURL('/about')
  }
  const html = readFileSync(new URL('../../build/client/2026-27/contact.html', import.meta.url), 'utf8')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/contact">')
  expect((await request.get('/2026-27/404')).status()).toBe(404)
})

test('what an old link fills in is filled in on the new page', async ({ page }) => {
  await page.goto('/calculator/income-tax#annualSalary=30000')
  await expect(page).toHaveURL('/income-tax-calculator#annualSalary=30000')
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
})

test('a page that leads on can be read, and its link followed, if the browser does not redirect', async ({ page }) => {
  const html = readFileSync(new URL('../../build/client/calculator/income-tax.html', import.meta.url), 'utf8')
  await page.goto('/')
  await page.setContent(html.replace(/<meta http-equiv="refresh"[^>]*>/, ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has moved')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link').click()
  await expect(page).toHaveURL('/income-tax-calculator')
})

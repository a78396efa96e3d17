import { parse } from 'node-html-parser'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { answer, handler, pages } from './entry.server.tsx'
import { trailOf } from './site/current-page.ts'

const matchesOf = (path: string) => matchRoutes(handler.dataRoutes, path)?.map(({ route }) => route) ?? []
const trail = (path: string) => trailOf(matchesOf(path)).map((item) => `${item.name} ${item.url}`)
const ask = (path: string) => answer(path, () => ({ styles: [], scripts: [], preloads: [] }))

describe('a page', () => {
  it('is found at its own address and nowhere else, and its breadcrumbs end with it', () => {
    for (const { path, handle } of pages.filter(({ handle: { status } }) => status === undefined)) {
      expect(matchesOf(path).at(-1)?.handle, path).toBe(handle)
      expect(trailOf(matchesOf(path)).at(-1)?.url).toBe(path)
      expect(path === '/' || matchesOf(path.toUpperCase()).at(-1)?.path === '*', path).toBe(true)
    }
  })

  it.each([
    ['/', ['Home /']],
    ['/about', ['Home /', 'About Us /about']],
    ['/rates', ['Home /', 'Rates and Thresholds /rates']],
    ['/business-tools', ['Home /', 'Business Tools /business-tools']],
    ['/business-tax', ['Home /', 'Business Tools /business-tax']],
    ['/vat-calculator-uk', ['Home /', 'Business Tools /business-tools', 'VAT Calculator /vat-calculator-uk']],
    [
      '/personal-tax/self-assessment-tax-calculator/many',
      [
        'Home /',
        'Personal Tax /personal-tax',
        'Self Assessment Tax Calculator /personal-tax/self-assessment-tax-calculator',
        'Many People at Once /personal-tax/self-assessment-tax-calculator/many',
      ],
    ],
  ])('at %s has the breadcrumbs of the routes that it is in', (path, expected) => {
    expect(trail(path)).toEqual(expected)
  })

  it.each([
    ['/', ['page /']],
    ['/business-tools', ['page /business-tools']],
    ['/business-tax', ['true /business-tools']],
    ['/specialised-tax', ['true /specialized-tools']],
    ['/vat-calculator-uk', ['true /business-tools']],
    // Its address says personal, but its trail is specified to go by Specialized Tools, and the menu goes the same way.
    ['/personal-tax/student-loan-repayment-calculator', ['true /specialized-tools']],
    ['/no-such-page', []],
  ])('at %s is marked in the navigation, or its own address, or what is above it', async (path, expected) => {
    const html = await (await ask(path)).text()
    const links = parse(html)
      .querySelectorAll('nav.wide-nav a')
      .map(({ attributes }) => attributes)
    expect(links.map(({ href }) => href)).toContain('/specialized-tools')
    expect(links.flatMap(({ href, 'aria-current': mark }) => (mark === undefined ? [] : [`${mark} ${href}`]))).toEqual(expected)
  })
})

describe('an address', () => {
  it('of a page gives its HTML, and nothing that hydrates it', async () => {
    const response = await ask('/about')
    const html = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/)
    expect(html).not.toMatch(/hydration|data-discover|<script(?! type="application\/ld\+json")/i)
  })

  it.each(['/no-such-page', '/about/deeper', '/ABOUT', '/404'])('that no page has, %s, gives a 404', async (path) => {
    const response = await ask(path)
    expect([response.status, (await response.text()).includes('<h1>404 Page Not Found</h1>')]).toEqual([404, true])
  })

  it('that redirects gives only the new address', async () => {
    const response = await ask('/calculator?from=link')
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([302, '/?from=link', ''])
  })
})

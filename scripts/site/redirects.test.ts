import { describe, expect, it } from 'vitest'
import { calculators } from '../../web/calculators/index.ts'
import { redirects } from '../../web/redirects.ts'
import { fallbackPages, redirectFor, redirectsFile, statusOf } from './redirects.ts'

const exact = redirects.filter(({ from }) => !from.endsWith('*'))

/** As the specification names them. */
const EXPECTED = {
  '/calculator/income-tax': '/income-tax-calculator',
  '/calculator/self-employed': '/self-employed-tax-calculator',
  '/calculator/vat': '/vat-calculator-uk',
  '/calculator/dividend-tax': '/personal-tax/dividend-tax-calculator',
  '/calculator/paye-student-loan': '/personal-tax/student-loan-repayment-calculator',
  '/calculator/pension-relief': '/specialised-tax/pension-relief-calculator',
  '/calculator/side-hustle': '/specialised-tax/side-hustle-tax-calculator',
  '/calculator/part-year': '/specialised-tax/part-year-employment-calculator',
  '/calculator/ir35': '/specialised-tax/ir35-tax-calculator',
  '/calculator/employer-nic': '/business-tax/employer-ni-calculator',
  '/calculator/corporation-tax': '/business-tax/corporation-tax-calculator',
  '/calculators/side-hustle': '/specialised-tax/side-hustle-tax-calculator',
}

describe('an old address', () => {
  it('leads for good to the page that took its place', () => {
    expect(Object.fromEntries(exact.map(({ from, to }) => [from, to]))).toEqual(EXPECTED)
    expect(exact.filter((one) => statusOf(one) !== 301)).toEqual([])
    for (const { from, to } of exact) {
      expect(redirectFor(from)?.to).toBe(to)
      expect(redirectFor(`${from}/`)?.to).toBe(to)
    }
  })

  it('below /calculator that had no page leads home, for now', () => {
    for (const path of ['/calculator/anything', '/calculator/vat/deeper', '/calculator/vat2', '/calculator/', '/calculator/VAT']) {
      expect(redirectFor(path), path).toEqual({ from: '/calculator/*', to: '/', isPermanent: false })
    }
  })

  it('is never a page’s', () => {
    for (const path of [
      '/',
      ...calculators.map((one) => one.path),
      '/calculators',
      '/calculators/vat',
      '/calculator',
      '/no/calculator/vat',
    ]) {
      expect(redirectFor(path), path).toBeUndefined()
    }
  })

  it('leads on at once: no target is redirected again', () => {
    expect(redirects.filter(({ to }) => redirectFor(to) !== undefined)).toEqual([])
  })
})

describe('the _redirects file', () => {
  it('holds a line for each, exact ones before the rest', () => {
    const lines = redirectsFile().trimEnd().split('\n')
    expect(lines).toEqual([...Object.entries(EXPECTED).map(([from, to]) => `${from} ${to} 301`), '/calculator/* / 302'])
  })
})

describe('the fallback pages', () => {
  it('stand where the exact addresses were, and nowhere else', () => {
    expect(fallbackPages().map(({ file }) => `/${file}`)).toEqual(Object.keys(EXPECTED).map((from) => `${from}.html`))
  })

  it('lead on, name the page that counts, and ask not to be listed, without a script', () => {
    const html = fallbackPages('https://example.org').find(({ file }) => file === 'calculator/vat.html')?.html ?? ''
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/vat-calculator-uk">')
    expect(html).toContain('<link rel="canonical" href="https://example.org/vat-calculator-uk">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<a href="/vat-calculator-uk">')
    expect(html).not.toContain('<script')
  })
})

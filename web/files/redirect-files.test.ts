import { describe, expect, it } from 'vitest'
import { siteDefaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { calculators } from '../calculators/index.ts'
import { handler, pages } from '../entry.server.tsx'
import { redirects } from '../redirects.ts'
import { fallbackPages, redirectsFile } from './redirect-files.ts'

/** The status and target of a redirect; undefined if there is none. */
async function leadsTo(address: string): Promise<readonly [status: number, to: string | null] | undefined> {
  const answer = await handler.query(new Request(`http://localhost${address}`))
  return answer instanceof Response ? [answer.status, answer.headers.get('location')] : undefined
}

/** The redirects in the specification. */
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
  it('redirects permanently to the page that replaced it', async () => {
    for (const [from, to] of Object.entries(EXPECTED)) {
      expect(await leadsTo(from)).toEqual([301, to])
      expect(await leadsTo(`${from}/`)).toEqual([301, to])
    }
    expect(redirects.flatMap(({ from, status }) => (status === 301 ? [from] : []))).toEqual(Object.keys(EXPECTED))
  })

  it('at or below /calculator without a page redirects home, temporarily', async () => {
    const below = ['anything', 'vat/deeper', 'vat2', '', 'VAT', '/example.org', 'vat.html', '%E2%82%AC']
    for (const path of ['/calculator', ...below.map((one) => `/calculator/${one}`)]) {
      expect(await leadsTo(path), path).toEqual([302, '/'])
    }
  })

  it('in the folder of the year at the root leads to the same page at the root, for as long as that is the year there', async () => {
    for (const [below, to] of [
      ['', '/'],
      ['/', '/'],
      ['/vat-calculator-uk?from=link', '/vat-calculator-uk?from=link'],
      ['//example.org', '/example.org'],
      ['/%2F%2Fexample.org', '/%2F%2Fexample.org'],
    ] as const) {
      expect(await leadsTo(`/${siteDefaultTaxYear}${below}`), below).toEqual([302, to])
    }
  })

  it('of a page without a year, in the folder of any year, leads to that page, temporarily', async () => {
    for (const year of Object.keys(taxYears)) {
      for (const path of WITHOUT_YEAR) expect(await leadsTo(`/${year}${path}`), year).toEqual([302, path])
      expect(await leadsTo(`/${year}/contact?from=link`)).toEqual([302, '/contact?from=link'])
      expect(await leadsTo(`/${year}/about/deeper`)).toEqual(year === siteDefaultTaxYear ? [302, '/about/deeper'] : undefined)
    }
  })

  it('keeps its query unchanged', async () => {
    expect(await leadsTo('/calculator/vat?from=link&b=%0d%0a&c=%zz')).toEqual([301, '/vat-calculator-uk?from=link&b=%0d%0a&c=%zz'])
    expect(await leadsTo('/calculator?from=link')).toEqual([302, '/?from=link'])
  })

  it('is never the address of a page', async () => {
    for (const path of [
      '/',
      ...calculators.map((one) => one.path),
      '/calculators',
      '/calculators/vat',
      '/Calculator',
      '/calculatorx',
      '/no/calculator/vat',
    ]) {
      expect(await leadsTo(path), path).toBeUndefined()
    }
  })

  it('redirects only once: no target is redirected again', async () => {
    for (const { to } of redirects.filter((one) => one.to !== '/*')) expect(await leadsTo(to), to).toBeUndefined()
  })
})

const pagesBelowHome = pages.flatMap(({ path, handle }) => (path !== '/' && handle.status === undefined ? [path] : []))
const otherYears = Object.keys(taxYears).filter((year) => year !== siteDefaultTaxYear)
const WITHOUT_YEAR = ['/about', '/terms', '/privacy', '/contact']

describe('the _redirects file', () => {
  it('has a line for each redirect, with exact addresses first', () => {
    const lines = redirectsFile().trimEnd().split('\n')
    expect(lines).toEqual([
      ...Object.entries(EXPECTED).map(([from, to]) => `${from} ${to} 301`),
      '/calculator / 302',
      '/calculator/* / 302',
      ...otherYears.flatMap((year) => WITHOUT_YEAR.map((path) => `/${year}${path} ${path} 302`)),
      `/${siteDefaultTaxYear} / 302`,
      ...pagesBelowHome.map((path) => `/${siteDefaultTaxYear}${path} ${path} 302`),
    ])
  })
})

describe('the fallback pages', () => {
  it('exist at the exact addresses, and nowhere else', () => {
    const below = otherYears.flatMap((year) => WITHOUT_YEAR.map((path) => `/${year}${path}`))
    expect(fallbackPages().map(({ file }) => `/${file}`)).toEqual(
      [...Object.keys(EXPECTED), '/calculator', ...below].map((from) => `${from}.html`),
    )
  })

  it('redirect, name the canonical page and ask not to be listed, without a script', () => {
    const html = fallbackPages('https://example.org').find(({ file }) => file === 'calculator/vat.html')?.html ?? ''
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/vat-calculator-uk">')
    expect(html).toContain('<link rel="canonical" href="https://example.org/vat-calculator-uk">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<a href="/vat-calculator-uk">')
    expect(html).not.toContain('<script')
  })
})

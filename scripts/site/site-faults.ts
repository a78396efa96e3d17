import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import type { PageRoute } from '../../web/site/page.ts'

/** A site that was built for publication, and which years it should be about. */
export interface SiteOfYears {
  /** The folder of what browsers fetch. */
  readonly client: string
  readonly siteUrl: string
  /** The year whose pages should be at the root. */
  readonly root: TaxYear
  /** The years that should have folders of their own. */
  readonly others: readonly TaxYear[]
  readonly pages: readonly PageRoute[]
  /** Where the site’s server sends an address; null if it does not redirect it. */
  readonly leadsTo: (address: string) => Promise<string | null>
}

/** What is wrong with the years of a site: pages in the wrong place, of the wrong year or with wrong links, and old addresses. */
export async function faultsIn(site: SiteOfYears): Promise<string[]> {
  const canonicals: string[] = []
  const faults = [site.root, ...site.others].flatMap((year) =>
    site.pages
      .filter(({ handle }) => handle.status === undefined && (year === site.root || handle.isOfYear === true))
      .flatMap((page) => {
        const address = addressOf(page.path, year, site)
        if (!isPage(address, site)) return [`${address} is missing`]
        const html = parse(readFileSync(fileOf(address, site), 'utf8'))
        canonicals.push(canonicalOf(html))
        return faultsOnPage(page, year, html, site).map((fault) => `${address} ${fault}`)
      }),
  )
  if (existsSync(join(site.client, site.root))) faults.push(`/${site.root} has pages, but they should be at the root`)
  return [...faults, ...sitemapFaults(canonicals, site), ...(await redirectFaults(site))]
}

function faultsOnPage({ path, handle }: PageRoute, year: TaxYear, html: HTMLElement, site: SiteOfYears): string[] {
  const faults: string[] = []
  const expectSame = (what: string, found: string | undefined, expected: string) => {
    if (found !== expected) faults.push(`has ${what} ${found ?? '(none)'}, but it should be ${expected}`)
  }
  expectSame('the canonical address', canonicalOf(html), site.siteUrl + addressOf(handle.canonical ?? path, year, site))
  const yearSwitch = html.querySelector('nav.year-switch')
  if (handle.isOfYear === true) {
    expectSame('the year', yearSwitch?.querySelector('summary b')?.text, `Tax year ${year.replace('-', '/')}`)
    for (const other of [site.root, ...site.others]) {
      const link = yearSwitch?.querySelector(`a[data-year="${other}"]`)
      expectSame(`a way to ${other}`, link?.getAttribute('href'), addressOf(path, other, site))
    }
  }
  // The switch and the templates lead to other years.
  for (const one of html.querySelectorAll('nav.year-switch, template')) one.remove()
  const links = html.querySelectorAll('a[href^="/"]').map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '')
  for (const address of new Set(links)) {
    const exists = isPage(address, site) || existsSync(join(site.client, address)) || isOfYearNotBuilt(address, site)
    if (!exists) faults.push(`links to ${address}, which does not exist`)
    // A page without a year may lead to any year: a page of what changed compares two.
    else if (handle.isOfYear === true && !staysIn(year, address, site)) faults.push(`links to ${address}, which is not of ${year}`)
  }
  return faults
}

/** Whether a link from a page of a year leads to a page of that year or of none, or to a file of rates. */
function staysIn(year: TaxYear, address: string, { root, pages }: SiteOfYears): boolean {
  if (address.startsWith('/rates/')) return true
  const folder = /^\/(\d{4}-\d\d)(?:\/|$)/.exec(address)?.[1]
  if (folder !== undefined) return folder === year
  return year === root || pages.some(({ path, handle }) => path === address && handle.isOfYear !== true)
}

/** Whether an address is that of a page in a year that this build leaves out. */
function isOfYearNotBuilt(address: string, { root, others, pages }: SiteOfYears): boolean {
  const [, folder, path = '/'] = /^\/(\d{4}-\d\d)(\/.*)?$/.exec(address) ?? []
  const isBuilt = folder === undefined || [root, ...others].some((year) => year === folder)
  return !isBuilt && pages.some((page) => page.path === path && page.handle.isOfYear === true)
}

function sitemapFaults(canonicals: readonly string[], { client, siteUrl }: SiteOfYears): string[] {
  const listed = [...readFileSync(join(client, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  const expected = new Set(canonicals)
  return [
    ...listed.filter((address) => !expected.has(address)).map((address) => `the sitemap lists ${address}, which no page calls its own`),
    ...[...expected].filter((address) => !listed.includes(address)).map((address) => `the sitemap lacks ${address}`),
    ...(listed.includes(`${siteUrl}/`) ? [] : ['the sitemap lacks the home page']),
  ]
}

/** Every line of `_redirects` must lead to a page, as the server does, and the folder of the year at the root must lead to the root. */
async function redirectFaults(site: SiteOfYears): Promise<string[]> {
  const lines = readFileSync(join(site.client, '_redirects'), 'utf8').trimEnd().split('\n')
  const told = lines.map((line) => line.split(' ') as [from: string, to: string, status: string])
  const due = site.pages
    .filter(({ handle }) => handle.status === undefined)
    .map(({ path }): [string, string] => [`/${site.root}${path === '/' ? '' : path}`, path])
  const missing = due.filter(([from, to]) => !told.some((line) => line[0] === from && line[1] === to))
  const faults = missing.map(([from, to]) => `_redirects does not lead from ${from} to ${to}`)
  for (const [from, to] of told) {
    const found = await site.leadsTo(from.replace('*', 'anything'))
    if (found !== to) faults.push(`the server sends ${from} to ${found ?? 'no other address'}, but it should be ${to}`)
    if (!isPage(to, site)) faults.push(`${from} leads to ${to}, which does not exist`)
  }
  return faults
}

/** The address of a page in a year. It is worked out here again, because the site’s own function may be what is wrong. */
function addressOf(path: string, year: TaxYear, { root, pages }: SiteOfYears): string {
  const isOfYear = pages.some((page) => page.path === path && page.handle.isOfYear === true)
  if (year === root || !isOfYear) return path
  return path === '/' ? `/${year}` : `/${year}${path}`
}

const fileOf = (address: string, { client }: SiteOfYears) => join(client, address === '/' ? 'index.html' : `${address}.html`)
const isPage = (address: string, site: SiteOfYears) => existsSync(fileOf(address, site))
const canonicalOf = (html: HTMLElement) => html.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''

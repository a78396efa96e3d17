import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { PageRoute } from '../../web/site/page.ts'
import { faultsIn } from './site-faults.ts'

const SITE = 'https://example.org'

function pageAt(path: `/${string}`, isOfYear: boolean): PageRoute {
  return { path, handle: { title: '', description: '', isOfYear }, Component: () => null }
}

function html({ address, year, links }: { readonly address: string; readonly year?: string; readonly links: readonly string[] }): string {
  const inYear = (folder: string) => `${folder}${address.replace(/^\/2024-25/, '')}`.replace(/(.)\/$/, '$1')
  const yearSwitch = `<nav class="year-switch"><summary><b>Tax year ${year}</b></summary>
    <a data-year="2026-27" href="${inYear('') || '/'}"></a><a data-year="2024-25" href="${inYear('/2024-25')}"></a></nav>`
  return `<link rel="canonical" href="${SITE}${address}">${year === undefined ? '' : yearSwitch}${links.map((to) => `<a href="${to}"></a>`).join('')}`
}

const REDIRECTS = '/old / 302\n/2026-27 / 302\n/2026-27/vat /vat 302\n/2026-27/about /about 302\n'

const FILES = {
  'index.html': html({ address: '/', year: '2026/27', links: ['/vat#top', '/about'] }),
  'vat.html': html({ address: '/vat', year: '2026/27', links: ['/'] }),
  'about.html': html({ address: '/about', links: ['/', '/2024-25/vat', '/2025-26', '/2025-26/vat'] }),
  '2024-25.html': html({ address: '/2024-25', year: '2024/25', links: ['/2024-25/vat'] }),
  '2024-25/vat.html': html({ address: '/2024-25/vat', year: '2024/25', links: ['/2024-25', '/about'] }),
  'sitemap.xml': ['/', '/vat', '/about', '/2024-25', '/2024-25/vat'].map((path) => `<loc>${SITE}${path}</loc>`).join('\n'),
  _redirects: REDIRECTS,
}

/** The faults of a small site after one mistake in a file. */
function faultsAfter(mistakes: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const client = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  for (const [name, text] of Object.entries({ ...FILES, ...mistakes })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(client, name)), { recursive: true })
    writeFileSync(join(client, name), text)
  }
  return faultsIn({
    client,
    siteUrl: SITE,
    root: '2026-27',
    others: ['2024-25'],
    pages: [pageAt('/', true), pageAt('/vat', true), pageAt('/about', false)],
    leadsTo: (address) => Promise.resolve(address === '/old' ? '/' : address.replace(/^\/2026-27(?=\/|$)/, '') || '/'),
  })
}

it('finds nothing wrong with a site whose pages, links and old addresses are in their places', async () => {
  expect(await faultsAfter({})).toEqual([])
})

const HOME = FILES['index.html']
const VAT_BEFORE = FILES['2024-25/vat.html']
it.each([
  ['a page that is missing', { '2024-25/vat.html': undefined }, '/2024-25/vat is missing'],
  ['pages of the root’s year in a folder', { '2026-27/vat.html': '' }, '/2026-27 has pages, but they should be at the root'],
  [
    'a page of the wrong year',
    { 'index.html': HOME.replace('2026/27', '2024/25') },
    '/ has the year Tax year 2024/25, but it should be Tax year 2026/27',
  ],
  [
    'a canonical address in another year',
    { '2024-25/vat.html': VAT_BEFORE.replace(`${SITE}/2024-25/vat`, `${SITE}/vat`) },
    `/2024-25/vat has the canonical address ${SITE}/vat, but it should be ${SITE}/2024-25/vat`,
  ],
  [
    'a switch that leads to another page',
    { 'index.html': HOME.replace('href="/2024-25"', 'href="/2024-25/vat"') },
    '/ has a way to 2024-25 /2024-25/vat, but it should be /2024-25',
  ],
  ['a link to no page', { 'index.html': HOME.replace('/vat#top', '/cat') }, '/ links to /cat, which does not exist'],
  [
    'a link to another year',
    { '2024-25/vat.html': VAT_BEFORE.replace('<a href="/about">', '<a href="/vat">') },
    '/2024-25/vat links to /vat, which is not of 2024-25',
  ],
  [
    'a link to no page of a year that is not built',
    { 'about.html': FILES['about.html'].replace('/2025-26/vat', '/2025-26/cat') },
    '/about links to /2025-26/cat, which does not exist',
  ],
  [
    'a link to the root’s year in a folder',
    { 'about.html': FILES['about.html'].replace('/2024-25/vat', '/2026-27/vat') },
    '/about links to /2026-27/vat, which does not exist',
  ],
  [
    'a sitemap without a page',
    { 'sitemap.xml': FILES['sitemap.xml'].replace(`${SITE}/vat<`, `${SITE}/about<`) },
    `the sitemap lacks ${SITE}/vat`,
  ],
  [
    'a sitemap with an address of no page',
    { 'sitemap.xml': `${FILES['sitemap.xml']}<loc>${SITE}/old</loc>` },
    `the sitemap lists ${SITE}/old, which no page calls its own`,
  ],
  [
    'a folder of the root’s year that leads nowhere',
    { _redirects: REDIRECTS.replace('/2026-27/vat /vat 302\n', '') },
    '_redirects does not lead from /2026-27/vat to /vat',
  ],
  [
    'an old address that leads to no page',
    { _redirects: `${REDIRECTS}/2026-27/x /x 302\n` },
    '/2026-27/x leads to /x, which does not exist',
  ],
  [
    'an old address that the server sends elsewhere',
    { _redirects: REDIRECTS.replace('/old / ', '/old /vat ') },
    'the server sends /old to /, but it should be /vat',
  ],
] as const)('finds %s', async (_, mistakes, fault) => {
  expect(await faultsAfter(mistakes)).toContain(fault)
})

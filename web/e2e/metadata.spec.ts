import type { HTMLElement } from 'node-html-parser'
import { readGolden } from '#golden/code/read-golden.ts'
import { calculators } from '../calculators/index.ts'
import { served, test as serverTest } from './support/served.ts'
import { assetPaths, notFoundMessage, pagePaths, unknownPath } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

// What is served, before any script could change it. Where nobody has to see it, no browser opens it.
test.use({ javaScriptEnabled: false, expectedMessages: [notFoundMessage] })

interface Data {
  readonly '@context': string
  readonly '@type': string
  readonly itemListElement?: readonly { position: number; name: string; item: string }[]
  readonly mainEntity?: readonly { name: string; acceptedAnswer: { text: string } }[]
  readonly step?: readonly { name: string; text: string }[]
  readonly url?: string
  readonly potentialAction?: { readonly object?: readonly Record<string, string>[]; readonly result?: readonly Record<string, string>[] }
  readonly name?: string
}

const structuredData = (page: HTMLElement) =>
  page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => JSON.parse(rawText) as Data)

const metaOf = (page: HTMLElement, name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

serverTest('every page has its own title and description, in British English, and one heading', async ({ ask }) => {
  const repeatedHubs = ['/business-tax', '/specialised-tax']
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of [...pagePaths, unknownPath]) {
    const page = await served(ask, path)
    const [title = '', description = ''] = [page.querySelector('title')?.text, metaOf(page, 'description')]
    expect(page.querySelector('html')?.getAttribute('lang'), path).toBe('en-GB')
    expect(
      page.querySelectorAll('h1').map(({ text }) => text),
      path,
    ).toEqual([expect.stringMatching(/\w/)])
    expect(title, path).toMatch(/Pennyright/)
    expect(description, path).toMatch(/^.{30,200}$/)
    expect(metaOf(page, 'viewport'), path).toBe('width=device-width, initial-scale=1')
    expect(metaOf(page, 'geo.region'), path).toBe('GB')
    expect(metaOf(page, 'twitter:card'), path).toBe('summary_large_image')
    expect(sharingTags(page), path).toMatchObject({
      description,
      type: 'website',
      site_name: 'Pennyright',
      locale: 'en_GB',
      image: '/sharing-image.png',
      'image:type': 'image/png',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': 'Pennyright: UK tax calculators, right to the penny',
    })
    if (repeatedHubs.includes(path)) continue
    titles.add(title)
    descriptions.add(description)
  }
  const own = pagePaths.length - repeatedHubs.length + 1
  expect(titles.size).toBe(own)
  expect(descriptions.size).toBe(own)
})

test('the not-found page says what it is and links to other pages', async ({ page }) => {
  const response = await page.goto(unknownPath)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^404 Page Not Found/)
  const forOwner = page.getByText('Did you forget to add the page to the router?', { exact: true })
  await expect(forOwner).toBeHidden()
  await page.getByText('For the owner of this site').click()
  await expect(forOwner).toBeVisible()
  for (const { path } of calculators) await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

serverTest('a site that was not built for an address asks search engines to leave it alone', async ({ ask }) => {
  for (const path of pagePaths) {
    const page = await served(ask, path)
    expect(metaOf(page, 'robots'), path).toBe('noindex')
    expect(page.querySelectorAll('link[rel="canonical"], meta[property="og:url"]'), path).toHaveLength(0)
  }
})

serverTest('search engines are given the same breadcrumbs as on the page', async ({ ask }) => {
  for (const path of pagePaths) {
    const page = await served(ask, path)
    const told = structuredData(page).filter((data) => data['@type'] === 'BreadcrumbList')
    const shown = page
      .querySelectorAll('nav[aria-label="Breadcrumb"] li')
      .map((item) => ({ name: item.text, path: item.querySelector('a')?.getAttribute('href') ?? path }))
    expect(told.length, path).toBe(shown.length > 0 ? 1 : 0)
    const list = told[0]?.itemListElement ?? []
    expect(list.map(({ name, item }) => ({ name, path: new URL(item, 'https://example.org').pathname }))).toEqual(shown)
    expect(list.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1))
    expect(path === '/' || shown.length > 1, path).toBe(true)
  }
})

for (const { slug, path, name } of calculators) {
  serverTest(`the ${name} tells search engines what it is and the questions that it answers`, async ({ ask }) => {
    const page = await served(ask, path)
    const all = structuredData(page)
    expect(all.map((data) => data['@context'])).toEqual(all.map(() => 'https://schema.org'))
    const told = all.find((data) => data['@type'] === 'WebApplication')
    expect(told).toMatchObject({ name, url: path, isAccessibleForFree: true, conditionsOfAccess: 'No registration' })
    const [row] = readGolden(slug)
    const fields = told?.potentialAction?.object?.map((field) => field['value-input']) ?? []
    expect(fields).toEqual(expect.arrayContaining(Object.keys(row?.in ?? {}).map((field) => `name=${field}`)))
    expect(fields.length).toBeGreaterThan(0)
    const outputs = told?.potentialAction?.result?.map((output) => output['value-output']) ?? []
    expect(outputs).toEqual(expect.arrayContaining(Object.keys(row?.out ?? {}).map((output) => `name=${output}`)))
    expect(outputs.length).toBeGreaterThan(2)
    const answered = all.find((data) => data['@type'] === 'FAQPage')?.mainEntity ?? []
    const shown = page.querySelectorAll('.faq details').map((item) => {
      const [question, answer] = item.children
      return [question?.text, answer?.text]
    })
    expect(answered.length).toBeGreaterThan(2)
    expect(answered.map((question) => [question.name, question.acceptedAnswer.text])).toEqual(shown)
    expect(page.querySelector('h1')?.text).toBe(name)
  })
}

serverTest('search engines are given the how-to on the page, free and done in five minutes, and the site as a service', async ({ ask }) => {
  const page = await served(ask, '/specialised-tax/cis-tax-calculator')
  const howTo = structuredData(page).find((data) => data['@type'] === 'HowTo')
  expect(howTo).toMatchObject({ estimatedCost: { currency: 'GBP', value: '0' }, totalTime: 'PT5M' })
  const heading = page.querySelectorAll('h2').find(({ text }) => text === 'How the deduction works')
  const shown = heading?.closest('.section')?.querySelectorAll('li') ?? []
  expect(shown.length).toBeGreaterThan(1)
  expect(howTo?.step?.map(({ name, text }) => `${name}. ${text}`)).toEqual(shown.map(({ text }) => text))
  const service = structuredData(await served(ask, '/')).find((data) => data['@type'] === 'Service')
  expect(service).toMatchObject({ name: 'Pennyright', offers: { price: '0', priceCurrency: 'GBP' } })
})

/** The classes that a style sheet has rules for. */
const classesIn = (sheet: string) => new Set([...sheet.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))

serverTest('every page has the style sheets that its classes need', async ({ ask }) => {
  const rulesOf = new Map<string, ReadonlySet<string>>()
  for (const sheet of assetPaths.filter((path) => path.endsWith('.css'))) rulesOf.set(sheet, classesIn(await (await ask(sheet)).text()))
  expect(rulesOf.size).toBe(4)
  for (const path of [...pagePaths, unknownPath]) {
    const page = await served(ask, path)
    const loaded = page.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '')
    const used = new Set(page.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]))
    const isStyled = (name: string, sheets: readonly string[]) => sheets.some((sheet) => rulesOf.get(sheet)?.has(name))
    const lacking = [...used].filter((name) => !isStyled(name, loaded) && isStyled(name, [...rulesOf.keys()]))
    expect(lacking, path).toEqual([])
    expect(loaded.length, path).toBeGreaterThan(0)
  }
})

serverTest('no page has an inline script, handler or style', async ({ ask }) => {
  for (const path of [...pagePaths, unknownPath]) {
    const page = await served(ask, path)
    expect(
      page.querySelectorAll('style, [style], iframe, object, embed, script:not([src]):not([type="application/ld+json"])'),
      path,
    ).toHaveLength(0)
    const attributes = page.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes))
    expect(attributes.length, path).toBeGreaterThan(50)
    expect(
      attributes.filter((name) => name.startsWith('on')),
      path,
    ).toEqual([])
    const addresses = page.querySelectorAll('[src], link[href]').map((one) => one.getAttribute('src') ?? one.getAttribute('href'))
    expect(
      addresses.filter((address) => address?.startsWith('/') !== true),
      path,
    ).toEqual([])
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href'), path).toBe('/favicon.svg')
  }
})

const sharingTags = (page: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    page
      .querySelectorAll('meta[property^="og:"]')
      .map((tag) => [tag.getAttribute('property')?.slice(3) ?? '', tag.getAttribute('content') ?? '']),
  )

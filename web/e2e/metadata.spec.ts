import type { Page } from '@playwright/test'
import { readGolden } from '#golden/code/read-golden.ts'
import { calculators } from '../calculators/index.ts'
import { notFoundMessage, pagePaths, unknownPath } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

// The test reads what is served, before any script could change it.
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

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Data)
const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"]`)

test('every page has its own title and description, in British English, and one heading', async ({ page }) => {
  const repeatedHubs = ['/business-tax', '/specialised-tax']
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of [...pagePaths, unknownPath]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveText(/\w/)
    await expect(page).toHaveTitle(/Pennyright/)
    await expect(meta(page, 'description')).toHaveAttribute('content', /^.{30,200}$/)
    await expect(meta(page, 'viewport')).toHaveAttribute('content', 'width=device-width, initial-scale=1')
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', await contentOf(page, 'description'))
    await expect(meta(page, 'geo.region')).toHaveAttribute('content', 'GB')
    await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image')
    expect(await sharingTags(page), path).toMatchObject({
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
    titles.add(await page.title())
    descriptions.add(await contentOf(page, 'description'))
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
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
})

test('a site that was not built for an address asks search engines to leave it alone', async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path)
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0)
  }
})

test('search engines are given the same breadcrumbs as on the page', async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path)
    const told = (await structuredData(page)).filter((data) => data['@type'] === 'BreadcrumbList')
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    const shown = await steps.evaluateAll((items) =>
      items.map((item) => ({ name: item.textContent ?? '', path: item.querySelector('a')?.getAttribute('href') ?? location.pathname })),
    )
    expect(told.length, path).toBe(shown.length > 0 ? 1 : 0)
    const list = told[0]?.itemListElement ?? []
    expect(list.map(({ name, item }) => ({ name, path: new URL(item, page.url()).pathname }))).toEqual(shown)
    expect(list.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1))
    expect(path === '/' || shown.length > 1, path).toBe(true)
  }
})

for (const { slug, path, name, title } of calculators) {
  test(`the ${name} tells search engines what it is and the questions that it answers`, async ({ page }) => {
    await page.goto(path)
    const all = await structuredData(page)
    expect(all.map((data) => data['@context'])).toEqual(all.map(() => 'https://schema.org'))
    const told = all.find((data) => data['@type'] === 'WebApplication')
    expect(told).toMatchObject({ name: title, url: path, isAccessibleForFree: true, conditionsOfAccess: 'No registration' })
    const [row] = readGolden(slug)
    const fields = told?.potentialAction?.object?.map((field) => field['value-input']) ?? []
    expect(fields).toEqual(expect.arrayContaining(Object.keys(row?.in ?? {}).map((field) => `name=${field}`)))
    expect(fields.length).toBeGreaterThan(0)
    const outputs = told?.potentialAction?.result?.map((output) => output['value-output']) ?? []
    expect(outputs).toEqual(expect.arrayContaining(Object.keys(row?.out ?? {}).map((output) => `name=${output}`)))
    expect(outputs.length).toBeGreaterThan(2)
    const answered = all.find((data) => data['@type'] === 'FAQPage')?.mainEntity ?? []
    const shown = await page
      .locator('.faq details')
      .evaluateAll((items) =>
        items.map((item) => [item.querySelector('summary')?.textContent, item.querySelector(':scope > :not(summary)')?.textContent]),
      )
    expect(answered.length).toBeGreaterThan(2)
    expect(answered.map((question) => [question.name, question.acceptedAnswer.text])).toEqual(shown)
    await expect(page.locator('h1')).toHaveText(title)
  })
}

test('search engines are given the how-to on the page, free and done in five minutes, and the site as a service', async ({ page }) => {
  await page.goto('/specialised-tax/cis-tax-calculator')
  const howTo = (await structuredData(page)).find((data) => data['@type'] === 'HowTo')
  expect(howTo).toMatchObject({ estimatedCost: { currency: 'GBP', value: '0' }, totalTime: 'PT5M' })
  const shown = page.getByRole('region', { name: 'How the deduction works' }).getByRole('listitem')
  expect(howTo?.step?.map(({ name, text }) => `${name}. ${text}`)).toEqual(await shown.allTextContents())
  await page.goto('/')
  const service = (await structuredData(page)).find((data) => data['@type'] === 'Service')
  expect(service).toMatchObject({ name: 'Pennyright', offers: { price: '0', priceCurrency: 'GBP' } })
})

test('no page has an inline script, handler or style', async ({ page }) => {
  for (const path of [...pagePaths, unknownPath]) {
    await page.goto(path)
    await expect(page.locator('script:not([src]):not([type="application/ld+json"])')).toHaveCount(0)
    await expect(page.locator('style, [style], iframe, object, embed')).toHaveCount(0)
    const attributes = await page.locator('*').evaluateAll((all) => all.flatMap((element) => element.getAttributeNames()))
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
    const addresses = await page
      .locator('[src], link[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')))
    expect(addresses.filter((address) => !address?.startsWith('/'))).toEqual([])
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
  }
})

const sharingTags = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator('meta[property^="og:"]')
      .evaluateAll((all) => all.map((tag) => [tag.getAttribute('property')?.slice(3) ?? '', tag.getAttribute('content') ?? ''])),
  ) as Record<string, string>

const contentOf = async (page: Page, name: string) => (await meta(page, name).getAttribute('content')) ?? ''

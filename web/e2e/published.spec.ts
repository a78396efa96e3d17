import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { HOST_SCRIPT, islandOf } from '../../scripts/site/islands.ts'
import { calculators } from '../calculators/index.ts'
import { pagePaths, unknownPath } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

// A second build, as for publication, at two hosts: the one it was built for, and a copy’s.
const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4310) + 1000
const SITE = `http://localhost:${port}`
const COPY = `http://127.0.0.1:${port}`
const FOLDER = 'build/published'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: SITE })

let server: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  execFileSync('node', ['scripts/site/build.ts', '--out', FOLDER], { env: { ...process.env, SITE_URL: `${SITE}/` }, stdio: 'pipe' })
  server = spawn('node', ['scripts/serve.ts', '--build', FOLDER, '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!server.stdout) throw new Error('the server says nothing')
  await once(createInterface(server.stdout), 'line')
})

test.afterAll(() => void server.kill())

test('every page names its one address, and may be listed there', async ({ page }) => {
  for (const path of pagePaths) {
    const response = await page.goto(path)
    expect(response?.headers()['x-robots-tag'], path).toBeUndefined()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow')
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical ?? '')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${SITE}/sharing-image.png`)
    const told = await page.locator('script[type="application/ld+json"]').allTextContents()
    const addresses = told.flatMap((text) => [...text.matchAll(/"(?:url|item)":"([^"]*)"/g)].map((match) => match[1]))
    expect(addresses.filter((address) => !address?.startsWith(`${SITE}/`))).toEqual([])
  }
})

test('the sitemap lists every page that is its own canonical address, and robots.txt names it', async ({ page, request }) => {
  const canonical = new Set<string>()
  for (const path of pagePaths) {
    await page.goto(path)
    canonical.add((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
  }
  expect([...canonical]).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/income-tax-calculator`]))
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
  expect(new Set(listed)).toEqual(canonical)
  expect(listed.length).toBe(canonical.size)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('the not-found page is not listed', async ({ request }) => {
  const response = await request.get(unknownPath)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('an old address names the new one as the page that counts', async ({ request }) => {
  const html = await (await request.get('/calculators/side-hustle.html')).text()
  expect(html).toContain(`<link rel="canonical" href="${SITE}/specialised-tax/side-hustle-tax-calculator">`)
})

test('a text page brings the script that looks at the host, and no more', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const text = pagePaths.find((path) => path !== '/' && calculators.every((one) => one.path !== path)) ?? '/'
  await page.goto(text)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(HOST_SCRIPT.budget + (text === '/' ? (islandOf({ island: 'home' })?.budget ?? 0) : 0))
})

test.describe('at any other host', () => {
  test.use({ baseURL: COPY })

  test('everything asks not to be listed, by header and by script', async ({ page, request }) => {
    for (const path of pagePaths) {
      const response = await page.goto(path)
      expect(response?.headers()['x-robots-tag'], path).toBe('noindex')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      expect(await page.locator('link[rel="canonical"]').getAttribute('href'), path).toMatch(new RegExp(`^${SITE}/`))
    }
    for (const path of ['/sharing-image.png', '/robots.txt', '/calculator/vat', unknownPath]) {
      expect((await request.get(path, { maxRedirects: 0 })).headers()['x-robots-tag'], path).toBe('noindex')
    }
  })
})

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { USAGE_FRAME } from '../../site/usage.ts'
import { seen } from '../support/boxes.ts'
import { alive, fillForm, openCalculator, submitButton } from '../support/form.ts'
import { largeAnswer } from '../support/result.ts'
import { type Ask, asking, test as serverTest } from '../support/served.ts'
import { otherYear, otherYearPaths, pagePaths, unknownPath } from '../support/site.ts'
import { expect, test } from '../support/visitor.ts'

// A second build, as if for publication, at two hosts: the one it was built for, and one with a copy.
const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4310) + 1000
const SITE = `http://localhost:${port}`
const COPY = `http://127.0.0.1:${port}`
const FOLDER = 'build/published'
/** A stand-in for an analytics tag: it sends home whatever is queued, and everything that it can reach of the page and of the browser. */
const TAG = `http://localhost:${port + 1000}/tag.js`
const TAG_SCRIPT = `
const read = (look) => { try { return look() } catch (fault) { return 'kept from it: ' + fault.name } }
const reach = {
  address: () => location.href,
  base: () => document.baseURI,
  origin: () => origin,
  referrer: () => document.referrer,
  cookie: () => document.cookie,
  local: () => JSON.stringify(localStorage),
  session: () => JSON.stringify(sessionStorage),
  databases: () => indexedDB.databases === undefined || indexedDB.open('x'),
  name: () => name,
  parent: () => parent.location.href,
  parentName: () => parent.name,
  parentDocument: () => parent.document.title,
  parentMoved: () => { parent.location = '${TAG}?moved' },
  top: () => top.location.href,
  ancestors: () => [...location.ancestorOrigins].join(),
  opener: () => String(opener),
  element: () => String(frameElement),
  opened: () => String(open('about:blank')),
  history: () => JSON.stringify(history.state),
  entries: () => JSON.stringify(navigation.entries().map((entry) => entry.url)),
  timings: () => JSON.stringify(performance.getEntries().map((entry) => entry.name)),
  page: () => document.documentElement.outerHTML,
}
const heard = []
addEventListener('message', ({ data, origin, lastEventId, ports }) => heard.push({ data, origin, lastEventId, ports: ports.length }))
const send = (event) => {
  const seen = Object.fromEntries(Object.entries(reach).map(([name, look]) => [name, read(look)]))
  fetch('${TAG}', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ event, seen, heard }) })
}
for (const event of dataLayer) send(event)
dataLayer.push = send`

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: SITE })
serverTest.use({ baseURL: SITE })

/** What the stand-in sends home. */
interface Sent {
  readonly event: Readonly<Record<string, string>>
  readonly seen: Readonly<Record<string, string>>
  readonly heard: readonly Readonly<Record<string, unknown>>[]
}

let server: ChildProcess
/** What the stand-in tag was given, and sent home. */
let collected: Sent[] = []
let tag: Server

test.beforeAll(async () => {
  test.setTimeout(180_000)
  // The other years are built in the same way, so one is enough.
  execFileSync('node', ['scripts/site/build.ts', '--out', FOLDER, '--years', `2024-25,${otherYear}`, '--uncompressed'], {
    env: { ...process.env, SITE_URL: `${SITE}/`, SITE_TAG: TAG },
    stdio: 'pipe',
  })
  tag = createServer((request, response) => {
    response.setHeader('content-type', 'text/javascript')
    if (request.method === 'GET') return void response.end(TAG_SCRIPT)
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      collected.push(JSON.parse(body) as Sent)
      response.end()
    })
  }).listen(port + 1000)
  server = spawn('node', ['scripts/serve/serve.ts', '--build', FOLDER, '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!server.stdout) throw new Error('the server says nothing')
  await once(createInterface(server.stdout), 'line')
})

test.afterAll(() => {
  server.kill()
  tag.close()
})

/** A page as it was sent, and what its head says of an attribute. */
async function headOf(ask: Ask, path: string) {
  const response = await ask(path)
  const html = parse(await response.text())
  return { headers: response.headers, html, said: (element: string, name: string) => html.querySelector(element)?.getAttribute(name) }
}

serverTest('every page names its canonical address, and may be listed there', async ({ ask }) => {
  for (const path of [...pagePaths, ...otherYearPaths]) {
    const { headers, html, said } = await headOf(ask, path)
    expect(headers.get('x-robots-tag'), path).toBeNull()
    expect(said('meta[name="robots"]', 'content'), path).toBe('index, follow')
    const canonical = said('link[rel="canonical"]', 'href')
    expect(canonical, path).toMatch(new RegExp(`^${SITE}${otherYearPaths.includes(path) ? `/${otherYear}(/|$)` : '/'}`))
    expect(said('meta[property="og:url"]', 'content'), path).toBe(canonical)
    expect(said('meta[property="og:image"]', 'content'), path).toBe(`${SITE}/sharing-image.png`)
    const told = html.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text)
    const addresses = told.flatMap((text) => [...text.matchAll(/"(?:url|item)":"([^"]*)"/g)].map((match) => match[1]))
    expect(addresses.filter((address) => !address?.startsWith(`${SITE}/`))).toEqual([])
  }
})

serverTest('the sitemap lists every page that is its own canonical address, and robots.txt names it', async ({ ask }) => {
  const canonical = new Set<string>()
  for (const path of [...pagePaths, ...otherYearPaths]) {
    const { said } = await headOf(ask, path)
    canonical.add(said('link[rel="canonical"]', 'href') ?? '')
  }
  expect([...canonical]).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/income-tax-calculator`]))
  const response = await ask('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('xml')
  const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
  expect(new Set(listed)).toEqual(canonical)
  expect(listed.length).toBe(canonical.size)
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

serverTest('the not-found page is not listed', async ({ ask }) => {
  const response = await ask(unknownPath)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
})

serverTest('an old address names the new one as canonical', async ({ ask }) => {
  const html = await (await ask('/calculators/side-hustle.html')).text()
  expect(html).toContain(`<link rel="canonical" href="${SITE}/specialised-tax/side-hustle-tax-calculator">`)
})

test('a text page loads the script that checks the host, and no other', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''))
  })
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((name) => !/^(settings|usage)$/.test(name)).toSorted()).toEqual(['host.client', 'usage.client'])
})

test.describe('at any other host', () => {
  test.use({ baseURL: COPY })

  test('everything asks not to be listed, by header and by script', async ({ page }) => {
    const ask = asking(COPY)
    for (const path of pagePaths) {
      const { headers, html, said } = await headOf(ask, path)
      expect(headers.get('x-robots-tag'), path).toBe('noindex')
      expect(html.querySelectorAll(`script[src^="/assets/host.client-"]`), path).toHaveLength(1)
      expect(said('link[rel="canonical"]', 'href'), path).toMatch(new RegExp(`^${SITE}/`))
    }
    for (const path of ['/', '/about', '/income-tax-calculator', '/rates']) {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
    for (const path of ['/sharing-image.png', '/robots.txt', '/calculator/vat', unknownPath]) {
      expect((await ask(path)).headers.get('x-robots-tag'), path).toBe('noindex')
    }
  })
})

const consent = (page: Page) => page.getByRole('region', { name: 'May we count how this site is used?' })

test('a visitor who has not agreed to be counted is asked, and nothing goes to the tag', async ({ page, requests }) => {
  collected = []
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000' })
  await expect(consent(page)).toBeVisible()
  await submitButton(page).click()
  await expect(largeAnswer(page)).toBeVisible()
  await consent(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(consent(page)).toBeHidden()
  await page.reload()
  await alive(page)
  await expect(consent(page)).toBeHidden()
  expect(requests.filter(({ url }) => !url.startsWith(SITE))).toEqual([])
  expect(collected).toEqual([])
})

test('the consent question covers nothing, and nothing moves when it appears', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => moved.push((entry as unknown as { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  for (const path of ['/', '/contact', '/income-tax-calculator', '/rates', '/about']) {
    await page.goto(path)
    await expect(consent(page)).toBeVisible()
    const [asked, footer] = await Promise.all([consent(page).boundingBox(), page.getByRole('contentinfo').boundingBox()])
    expect(asked?.y, path).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0))
    expect(await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved), path).toEqual([])
    const boxes = seen(page.locator('main'), 'input, select, textarea, button:enabled')
    for (const box of (await boxes.all()).slice(0, 8)) {
      await box.focus()
      // Focus scrolls to it, which takes a moment.
      const isCovered = () =>
        box.evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-usage-consent]') !== null
        })
      await expect.poll(isCovered, path).toBe(false)
    }
  }
})

test.describe('a visitor who agrees', () => {
  // What the stand-in tries is refused on the console.
  test.use({ mayReach: [new URL(TAG).origin], expectedMessages: [/^(Blocked opening|Unsafe attempt to initiate navigation)/] })

  test('is counted with amounts as bands', async ({ page }) => {
    collected = []
    await openCalculator(page, '/income-tax-calculator')
    await consent(page).getByRole('button', { name: 'Agree' }).click()
    await expect.poll(() => collected.length).toBe(1)
    await fillForm(page, { annualSalary: '60000' })
    await submitButton(page).click()
    await expect(largeAnswer(page)).toBeVisible()
    await expect.poll(() => collected.length).toBe(3)
    const about = { category: 'calculator', label: 'income-tax', value: '20000 to 49999' }
    expect(collected.map(({ event }) => event)).toEqual([
      { event: 'page_view', name: 'page_view', category: 'page', label: '/income-tax-calculator' },
      { event: 'calculate', name: 'calculate', ...about },
      { event: 'income_tax_calculation', name: 'income_tax_calculation', ...about },
    ])
  })

  test('has a tag that reaches nothing of what was typed, whatever it reads', async ({ page }) => {
    const typed = '48271.93'
    await page.goto('/about')
    await consent(page).getByRole('button', { name: 'Agree' }).click()
    collected = []
    // A link with inputs, a reload, an answer remembered on the device, and a second form that is offered it.
    await openCalculator(page, '/income-tax-calculator', { annualSalary: typed, region: 'scotland' })
    await expect(largeAnswer(page)).toBeVisible()
    await page.getByText('Remember my income', { exact: true }).click()
    await page.getByLabel('Remember my income').check()
    await page.reload()
    await submitButton(page).click()
    await expect.poll(() => collected.length).toBeGreaterThan(3)
    await openCalculator(page, '/specialised-tax/side-hustle-tax-calculator')
    await expect.poll(() => collected.some(({ event }) => event['label'] === '/specialised-tax/side-hustle-tax-calculator')).toBe(true)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(typed)
    expect(JSON.stringify(collected)).not.toMatch(/48[,.]?271|scotland|#\w/i)
    const [{ seen: reached }] = collected as [Sent]
    expect(reached).toMatchObject({
      address: `${SITE}${USAGE_FRAME}`,
      base: `${SITE}${USAGE_FRAME}`,
      origin: 'null',
      referrer: '',
      name: '',
      ancestors: SITE,
    })
    for (const name of ['cookie', 'local', 'session', 'parent', 'parentName', 'parentDocument', 'top'])
      expect(reached[name], name).toMatch(/^kept from it: /)
    expect(page.url()).toContain('/specialised-tax/side-hustle-tax-calculator')
  })
})

test('whoever opens the frame of the tag as a page does not run the tag', async ({ page, requests }) => {
  await page.goto(USAGE_FRAME)
  await page.waitForLoadState('networkidle')
  expect(requests.map(({ url }) => url)).toEqual([`${SITE}${USAGE_FRAME}`])
})

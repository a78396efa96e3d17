import { calculators } from '../../calculators/index.ts'
import { browserSamples } from '../support/samples.ts'
import { asking, served, test as serverTest } from '../support/served.ts'
import { notFoundMessage, pagePaths, unknownPath } from '../support/site.ts'
import { expect, test } from '../support/visitor.ts'

/** A day on which home leads to the pages of 2026/27. */
const IN_2026 = new Date('2026-11-22T12:00:00')

test.use({ now: IN_2026, expectedMessages: [notFoundMessage] })

/** Addresses that show a hub under another name, for links from other sites. */
const SAME_AS_HUBS = new Set(['/business-tax', '/specialised-tax'])

/** Home, which a script leads to the pages of the present year, and one of the pages that get a banner about it. */
const CHANGED_BY_SCRIPT = new Set(['/', '/income-tax-calculator'])

test('every link leads somewhere: a page, a place on the page, a filled form, or a secure site elsewhere', async ({
  page: opened,
  baseURL,
}) => {
  const ask = asking(baseURL)
  const known = new Map<string, number>()
  // There are thousands of links, and Playwright looks through all expectations so far for each.
  const faults: string[] = []
  for (const path of [...pagePaths, unknownPath]) {
    const page = await served(ask, path)
    const links = page.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    if (CHANGED_BY_SCRIPT.has(path)) {
      await opened.goto(path)
      links.push(...(await opened.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))))
    }
    expect(links.length).toBeGreaterThan(2)
    for (const href of links) {
      if (href.startsWith('https://')) continue
      if (href.startsWith('#')) {
        const places = page.querySelectorAll(href.includes('=') ? '[data-island]' : `[id="${href.slice(1)}"]`)
        if (places.length !== 1) faults.push(`${path}${href} leads to ${places.length} places`)
      } else if (!href.startsWith('/')) faults.push(`${path} has a link to ${href}`)
      else {
        const [address = ''] = href.split('#')
        // The year switch links a page to itself; that another page leads to it is what counts.
        if (address === path) continue
        if (!known.has(address)) known.set(address, (await ask(address)).status)
        if (known.get(address) !== 200) faults.push(`${path} leads to ${href}, which answers ${known.get(address)}`)
      }
    }
  }
  expect(faults).toEqual([])
  const pages = pagePaths.filter((path) => !SAME_AS_HUBS.has(path))
  expect([...known.keys()].filter((address) => !/^\/(rates\/|\d{4}-)/.test(address)).sort()).toEqual([...pages].sort())
})

serverTest('every link to another site opens in a new tab, cannot reach back, and says so', async ({ ask }) => {
  const official = new Set<string>()
  const faults: unknown[] = []
  for (const path of [...pagePaths, unknownPath]) {
    const page = await served(ask, path)
    expect(page.querySelectorAll('#new-tab').map(({ text }) => text)).toEqual(['Opens in a new tab'])
    const links = page.querySelectorAll('a[href^="http"]').map((link) => ({
      host: new URL(link.getAttribute('href') ?? '').host,
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      says: link.getAttribute('aria-describedby') ?? link.text,
    }))
    for (const link of links) {
      const { host, target, rel, says } = link
      if (target !== '_blank' || rel !== 'noopener' || !/\S \(opens in a new tab\)$|^new-tab$/.test(says)) faults.push({ path, ...link })
      if (/\.gov\.(uk|scot|wales)$/.test(host)) official.add(path)
    }
  }
  expect(faults).toEqual([])
  // Every calculator sends its visitors on to an official page.
  expect(calculators.map(({ path }) => path).filter((path) => !official.has(path))).toEqual([])
})

test('a visitor reaches every calculator from the home page, and starts at the top of its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const linkTo = (name: string) => page.locator('#all-tools').getByRole('link', { name, exact: true })
  for (const { path, name } of calculators) await expect(linkTo(name)).toHaveAttribute('href', `/2026-27${path}`)
  // That each page has its own heading is tested in metadata.spec.
  for (const { path, name } of browserSamples) {
    await page.goto('/')
    await linkTo(name).click()
    await expect(page).toHaveURL(`/2026-27${path}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

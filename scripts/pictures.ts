// npm run pictures : takes the README’s screenshot, a contact sheet of every state of one page, and one of every page, from the built site.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { calculators } from '../web/calculators/index.ts'
import { findChromium } from './lib/programs.mjs'

const PORT = 4311
const PATH = '/income-tax-calculator'
/** Pages without a calculator. The last is the page of an address that is not there. */
const OTHERS = ['/', '/personal-tax', '/business-tax', '/specialised-tax', '/rates', '/about', '/privacy', '/terms', '/contact', '/nowhere']
const SIZES = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1280, height: 900 },
] as const
const SCHEMES = ['light', 'dark'] as const

const calculate = async (page: Page) => {
  await page.getByRole('button', { name: 'Calculate' }).click()
}

const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  empty: (page) => page.waitForSelector('.prompt'),
  filled: async (page) => {
    await page.getByLabel('Annual Salary').fill('60000')
    await page.getByLabel('Pension Contribution (%)').fill('5')
    await page.getByLabel('Student Loan Plan', { exact: true }).selectOption('plan2')
    await calculate(page)
    await page.waitForSelector('.answer')
  },
  error: async (page) => {
    await page.getByLabel('Annual Salary').fill('sixty')
    await page.getByLabel('Pension Contribution (%)').fill('120')
    await calculate(page)
    await page.waitForSelector('.error-summary')
  },
}

const server = spawn(process.execPath, ['scripts/serve.ts', '--port', String(PORT)], { stdio: ['ignore', 'pipe', 'inherit'] })
await once(server.stdout, 'data')
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  await takeScreenshot()
  await takeSheetOfStates()
  await takeSheetOfPages()
} finally {
  await browser.close()
  server.kill()
}

async function open(path: string, { width, height }: { width: number; height: number }, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`http://localhost:${PORT}${path}`)
  return page
}

async function takeScreenshot(): Promise<void> {
  const page = await open(PATH, { width: 1280, height: 860 }, 'light')
  await STATES['filled']?.(page)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: 'docs/screenshot.png' })
}

/** The income tax page in every state at every size, light and dark. */
async function takeSheetOfStates(): Promise<void> {
  const rows: string[] = []
  for (const scheme of SCHEMES) {
    for (const [state, reach] of Object.entries(STATES)) {
      const cells = SIZES.map((size) => pictureOf(PATH, size, scheme, reach, `${size.name}, ${scheme}, ${state}`))
      rows.push(await rowOf(cells))
    }
  }
  await saveSheet(rows, 420, 'docs/contact-sheet.jpg')
}

/** Puts the first worked example of a page into its calculator. */
async function putExampleIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Put this into the calculator' }).first().click()
  await page.waitForSelector('.answer')
  await page.evaluate(() => scrollTo(0, document.querySelector('h1')?.offsetTop ?? 0))
}

/** Every page at every size, light and dark: a calculator with its first worked example put in. */
async function takeSheetOfPages(): Promise<void> {
  const rows: string[] = []
  const pages = [
    ...calculators.map(({ path }) => [path, putExampleIn] as const),
    ...OTHERS.map((path) => [path, () => Promise.resolve()] as const),
  ]
  for (const [path, reach] of pages) {
    const cells = SIZES.flatMap((size) => SCHEMES.map((scheme) => pictureOf(path, size, scheme, reach, `${path} ${scheme}`)))
    rows.push(await rowOf(cells))
  }
  await saveSheet(rows, 250, 'docs/pages.jpg')
}

/** Takes pictures one after another: together they would be taken of pages that are still coming. */
async function rowOf(cells: readonly (() => Promise<string>)[]): Promise<string> {
  let row = ''
  for (const take of cells) row += await take()
  return `<div>${row}</div>`
}

/** A picture of a page in a state, to be taken when it is its turn. */
function pictureOf(
  path: string,
  size: (typeof SIZES)[number],
  scheme: (typeof SCHEMES)[number],
  reach: (page: Page) => Promise<unknown>,
  caption: string,
): () => Promise<string> {
  return async () => {
    const page = await open(path, size, scheme)
    await reach(page)
    const picture = await page.screenshot({ type: 'jpeg', quality: 80 })
    await page.context().close()
    return `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${caption}</figcaption></figure>`
  }
}

async function saveSheet(rows: readonly string[], height: number, path: string): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1160, height: 800 } })
  await sheet.setContent(
    `<style>body{margin:12px;width:max-content;font:13px sans-serif;background:#fff}div{display:flex;gap:12px;margin-bottom:12px}figure{margin:0}img{height:${height}px;border:1px solid #bbb}figcaption{max-width:20em;overflow:hidden;white-space:nowrap}</style>${rows.join('')}`,
  )
  await sheet.locator('body').screenshot({ path, type: 'jpeg', quality: 60 })
}

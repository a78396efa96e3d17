// npm run pictures : takes the README’s screenshot, a contact sheet of every state of one page, one of every page, and one of its charts, from
// the built site, and draws the picture for shared links.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { calculators } from '../../web/calculators/index.ts'
import { sharingImage } from '../../web/site/name.ts'
import { siteInBrowser } from '../serve/site-in-browser.ts'
import { SHARING_DRAWING, SHARING_PICTURE, sharingDrawing } from './sharing-image.ts'

const PATH = '/income-tax-calculator'
/** Pages without a calculator. The last is the page of an address that is not there. */
const OTHERS = ['/', '/personal-tax', '/business-tax', '/specialised-tax', '/rates', '/about', '/privacy', '/terms', '/contact', '/nowhere']
const SIZES = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1280, height: 900 },
] as const
const SCHEMES = ['light', 'dark'] as const

/** A picture to take of a page once `reach` has brought it into its state. */
interface Picture {
  readonly path: string
  readonly size: (typeof SIZES)[number]
  readonly scheme: (typeof SCHEMES)[number]
  readonly reach: (page: Page) => Promise<unknown>
  readonly caption: string
  /** The part of the page to take, if not what is in view. */
  readonly part?: string
}

const calculate = async (page: Page) => {
  await page.getByRole('button', { name: 'Calculate' }).click()
}

const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  empty: (page) => page.waitForSelector('.prompt'),
  filled: async (page) => {
    await page.getByLabel('Annual Salary').fill('60000')
    await page.getByLabel('Pension Contribution (%)', { exact: true }).fill('5')
    await page.getByLabel('Student Loan Plan', { exact: true }).selectOption('plan2')
    await calculate(page)
    await page.waitForSelector('.answer')
  },
  error: async (page) => {
    await page.getByLabel('Annual Salary').fill('sixty')
    await page.getByLabel('Pension Contribution (%)', { exact: true }).fill('120')
    await calculate(page)
    await page.waitForSelector('.error-summary')
  },
}

const { address, browser, close } = await siteInBrowser()
try {
  await drawSharingImage()
  await takeScreenshot()
  await takeSheet(states(), 420, 'docs/contact-sheet.jpg')
  await takeSheet(pages(), 250, 'docs/pages.jpg')
  await takeSheet(charts(), 640, 'docs/charts.jpg')
} finally {
  await close()
}

async function open(path: string, { width, height }: { width: number; height: number }, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address + path)
  return page
}

async function drawSharingImage(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sharingImage.width, height: sharingImage.height } })
  const drawing = sharingDrawing()
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`)
  await page.screenshot({ path: fileURLToPath(SHARING_PICTURE) })
  writeFileSync(SHARING_DRAWING, drawing)
}

async function takeScreenshot(): Promise<void> {
  const page = await open(PATH, { width: 1280, height: 860 }, 'light')
  await STATES['filled']?.(page)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: 'docs/screenshot.png' })
}

/** The income tax page in every state, light and dark: a row of every size for each. */
function states(): Picture[][] {
  return SCHEMES.flatMap((scheme) =>
    Object.entries(STATES).map(([state, reach]) =>
      SIZES.map((size) => ({ path: PATH, size, scheme, reach, caption: `${size.name}, ${scheme}, ${state}` })),
    ),
  )
}

/** What is kept as a salary rises, in a row: on a phone and a desktop, light and dark. */
function charts(): Picture[][] {
  const row = SCHEMES.flatMap((scheme) =>
    SIZES.filter(({ name }) => name !== 'tablet').map((size) => ({
      path: `${PATH}#annualSalary=42000&studentLoanPlan=plan2`,
      size,
      scheme,
      reach: openCharts,
      caption: `${size.name}, ${scheme}`,
      part: '.pictures',
    })),
  )
  return [row]
}

/** Opens the pictures of an income, and waits for the names of their vertices. */
async function openCharts(page: Page): Promise<void> {
  await page.waitForSelector('.answer')
  await page.locator('.picture-details > summary').click()
  await page.waitForSelector('.pictures[data-named]')
  // A bar with the answer is over the foot of a phone.
  await page.locator('.answer-bar').evaluateAll((bars) => bars.forEach((bar) => bar.remove()))
}

/** Every page, a calculator with its first worked example put in: a row of every size, light and dark, for each. */
function pages(): Picture[][] {
  const asTheyOpen = OTHERS.map((path) => ({ path, reach: () => Promise.resolve() }))
  return [...calculators.map(({ path }) => ({ path, reach: putExampleIn })), ...asTheyOpen].map(({ path, reach }) =>
    SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ path, size, scheme, reach, caption: `${path} ${scheme}` }))),
  )
}

/** Puts the first worked example of a page into its calculator. */
async function putExampleIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Put this into the calculator' }).first().click()
  await page.waitForSelector('.answer')
  await page.evaluate(() => scrollTo(0, document.querySelector('h1')?.offsetTop ?? 0))
}

/** Takes pictures one after another, because together they would be taken of pages that are still loading, and saves them in rows. */
async function takeSheet(rows: readonly (readonly Picture[])[], height: number, file: string): Promise<void> {
  let html = `<style>body{margin:12px;width:max-content;font:13px sans-serif;background:#fff}div{display:flex;gap:12px;margin-bottom:12px}figure{margin:0}img{height:${height}px;border:1px solid #bbb}figcaption{max-width:20em;overflow:hidden;white-space:nowrap}</style>`
  for (const row of rows) {
    html += '<div>'
    for (const picture of row) html += await taken(picture)
    html += '</div>'
  }
  const sheet = await browser.newPage({ viewport: { width: 1160, height: 800 } })
  await sheet.setContent(html)
  await sheet.locator('body').screenshot({ path: file, type: 'jpeg', quality: 60 })
}

async function taken({ path, size, scheme, reach, caption, part }: Picture): Promise<string> {
  const page = await open(path, size, scheme)
  await reach(page)
  const shown = part === undefined ? page : page.locator(part)
  const picture = await shown.screenshot({ type: 'jpeg', quality: 80 })
  await page.context().close()
  return `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${caption}</figcaption></figure>`
}

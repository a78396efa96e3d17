// npm run pictures : takes the README's screenshot and the contact sheet of every state and size from the built site.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from './lib/chromium.mjs'

const PORT = 4311
const PATH = `http://localhost:${PORT}/income-tax-calculator`
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
  await takeContactSheet()
} finally {
  await browser.close()
  server.kill()
}

async function open(width: number, height: number, colorScheme: 'light' | 'dark', scale: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, deviceScaleFactor: scale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(PATH)
  return page
}

async function takeScreenshot(): Promise<void> {
  const page = await open(1280, 860, 'light', 1)
  await STATES['filled']?.(page)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: 'docs/screenshot.png' })
}

/** Every state at every size, light and dark, in one picture. */
async function takeContactSheet(): Promise<void> {
  const rows: string[] = []
  for (const scheme of SCHEMES) {
    for (const [state, reach] of Object.entries(STATES)) {
      const cells: string[] = []
      for (const { name, width, height } of SIZES) {
        const page = await open(width, height, scheme, 1)
        await reach(page)
        const picture = await page.screenshot({ type: 'jpeg', quality: 80 })
        await page.context().close()
        cells.push(
          `<figure><img height="420" src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${name}, ${scheme}, ${state}</figcaption></figure>`,
        )
      }
      rows.push(`<div>${cells.join('')}</div>`)
    }
  }
  const sheet = await browser.newPage({ viewport: { width: 1160, height: 800 } })
  await sheet.setContent(
    `<style>body{margin:12px;font:14px sans-serif;background:#fff}div{display:flex;gap:12px;margin-bottom:12px}figure{margin:0}img{border:1px solid #bbb}</style>${rows.join('')}`,
  )
  await sheet.screenshot({ path: 'docs/contact-sheet.jpg', type: 'jpeg', quality: 62, fullPage: true })
}

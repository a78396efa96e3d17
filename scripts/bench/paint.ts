import type { Browser } from '@playwright/test'
import { siteInBrowser } from '../serve/site-in-browser.ts'
import { medianOf } from './median.ts'

/** A slow phone: the line of Lighthouse’s mobile test, in bytes a second, and a quarter of the speed of this machine. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }
const SLOWER = 4

export interface Paint {
  readonly path: string
  /** Milliseconds until the largest part of the page is painted, and the same where no script is let through. */
  readonly painted: number
  readonly floor: number
}

/** How soon pages of the built site are painted on a slow phone, with script and without it, in turn: medians of some rounds. */
export async function paintsOf(paths: readonly string[], rounds: number): Promise<Paint[]> {
  const { address, browser, close } = await siteInBrowser()
  try {
    const paints: Paint[] = []
    for (const path of paths) {
      const times: { painted: number; floor: number }[] = []
      for (let round = 0; round < rounds; round++)
        times.push({ painted: await paintOf(browser, address + path, true), floor: await paintOf(browser, address + path, false) })
      paints.push({ path, painted: medianOf(times.map(({ painted }) => painted)), floor: medianOf(times.map(({ floor }) => floor)) })
    }
    return paints
  } finally {
    await close()
  }
}

/** The largest contentful paint of one cold visit, in milliseconds. */
async function paintOf(browser: Browser, url: string, hasScript: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    if (!hasScript) await page.route(/\.js$/, (route) => route.abort())
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await page.context().close()
  }
}

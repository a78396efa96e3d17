import { chromium } from '@playwright/test'
import { findChromium } from '../lib/programs.mjs'
import { startServer } from './start-server.ts'

/** Serves the built site on any free port and starts Chromium. `close` ends both. */
export async function siteInBrowser() {
  const server = await startServer('build')
  try {
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
    const close = async () => {
      await browser.close()
      server.process.kill()
    }
    return { address: server.address, browser, close }
  } catch (fault) {
    server.process.kill()
    throw fault
  }
}

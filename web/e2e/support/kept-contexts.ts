import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'

interface Kept {
  readonly context: BrowserContext
  /** A page that stays open, so that the process with the compiled scripts does too. */
  readonly anchor: Page
}

interface Visit {
  /** The time at which the clock stands still. */
  readonly now: Date | undefined
  /** Whether the browser is new: nothing of the site is in its cache, and it has no other page open. */
  readonly isFirst: boolean
}

/** The context of a test, and whether it cannot be used again. */
interface Used {
  readonly context: BrowserContext
  isSpent: boolean
}

/** The contexts of this process. A fixture of the worker would put tests that need no browser into processes of their own. */
const kept = new Map<string, Kept>()

/**
 * Each test has a page of its own, in a browser that has been on the site before. To fetch and compile all scripts again takes longer than
 * most of what is tested, and Playwright’s own way to use a context again empties its cache. So there is one context for each set of options,
 * from which all that the site can store is removed after each test. A context whose clock a test has set is not used again.
 */
export const test = base.extend<Visit & { readonly used: Used }>({
  now: [undefined, { option: true }],
  isFirst: [false, { option: true }],
  used: async ({ browser, now, isFirst, baseURL, viewport, hasTouch, javaScriptEnabled, permissions, contextOptions }, use) => {
    const options = JSON.stringify([now, baseURL, viewport, hasTouch, javaScriptEnabled, permissions, contextOptions])
    const found = isFirst ? undefined : kept.get(options)
    const context = found?.context ?? (await opened(browser, now))
    const anchor = found?.anchor ?? (isFirst ? undefined : await anchorOf(context))
    const used: Used = { context, isSpent: false }
    await use(used)
    if (anchor === undefined || used.isSpent) {
      if (anchor !== undefined) kept.delete(options)
      await context.close()
    } else {
      kept.set(options, { context, anchor })
      await emptied({ context, anchor })
    }
  },
  context: ({ used }, use) => use(used.context),
  page: async ({ used }, use) => {
    const page = await used.context.newPage()
    const { clock } = page
    Object.defineProperty(page, 'clock', {
      get() {
        used.isSpent = true
        return clock
      },
    })
    await use(page)
  },
})

async function opened(browser: Browser, now: Date | undefined): Promise<BrowserContext> {
  const context = await browser.newContext()
  if (now !== undefined) await context.clock.setFixedTime(now)
  return context
}

async function anchorOf(context: BrowserContext): Promise<Page> {
  const anchor = await context.newPage()
  await anchor.goto('/robots.txt')
  return anchor
}

async function emptied({ context, anchor }: Kept): Promise<void> {
  for (const page of context.pages()) if (page !== anchor) await page.close()
  await anchor.evaluate(() => localStorage.clear())
  await context.clearCookies()
}

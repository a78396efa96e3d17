import { expect as baseExpect, type ConsoleMessage, type Page, type Request, type WebError } from '@playwright/test'
import { test as base } from './kept-contexts.ts'

/** A slow answer from a busy machine is not a failure. */
const timeout = 15_000

export const expect = baseExpect.configure({ timeout }).extend({
  /** Waits for the address. Playwright’s own has the whole page read out after each look in vain, which takes longer than most of what is awaited. */
  async toHaveURL(page: Page, wanted: string | RegExp) {
    const isAt = (url: string) => (typeof wanted === 'string' ? url === new URL(wanted, url).href : wanted.test(url))
    await page.waitForURL(({ href }) => isAt(href) !== this.isNot, { waitUntil: 'commit', timeout }).catch(() => undefined)
    return { pass: isAt(page.url()), message: () => `The address is ${page.url()}, and ${wanted} was ${this.isNot ? 'not ' : ''}expected.` }
  },
})

/** One request that the browser made while a visitor was here. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

interface Watch {
  /** Console messages that a test causes on purpose. */
  readonly expectedMessages: readonly RegExp[]
  /** Other origins than the site’s that a test lets the page reach. */
  readonly mayReach: readonly string[]
  /** Every network request so far, in order. */
  readonly requests: SentRequest[]
}

/** Every test fails on a console message, an error on the page, or a request that leaves the origin. */
export const test = base.extend<Watch>({
  expectedMessages: [[], { option: true }],
  mayReach: [[], { option: true }],
  requests: [
    async ({ context, baseURL, expectedMessages, mayReach }, use, info) => {
      info.setTimeout(90_000)
      const faults: string[] = []
      const requests: SentRequest[] = []
      const origin = new URL(baseURL ?? '').origin
      const onMessage = (message: ConsoleMessage) => {
        if (!expectedMessages.some((expected) => expected.test(message.text()))) faults.push(`console ${message.type()}: ${message.text()}`)
      }
      const onError = (thrown: WebError) => void faults.push(`page error: ${thrown.error().message}`)
      const onRequest = (request: Request) => {
        requests.push({
          method: request.method(),
          url: request.url(),
          type: request.resourceType(),
          body: request.postData() ?? '',
          headers: request.headers(),
        })
        const asked = new URL(request.url()).origin
        if (asked !== origin && !mayReach.includes(asked)) faults.push(`a request left the origin: ${request.url()}`)
      }
      context.on('console', onMessage).on('weberror', onError).on('request', onRequest)
      await use(requests)
      context.off('console', onMessage).off('weberror', onError).off('request', onRequest)
      expect(faults, 'nothing on the console, no error, no request elsewhere').toEqual([])
    },
    { auto: true },
  ],
})

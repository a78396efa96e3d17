import { test as base, expect as baseExpect } from '@playwright/test'

/** A slow answer from a busy machine is not a failure. */
export const expect = baseExpect.configure({ timeout: 15_000 })

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

/**
 * Whether an error comes from a script that Playwright puts into pages: the clock of one test may still be set in the first page of the next.
 * A script of the site has an address, because its policy allows no other.
 */
const isOfTheTools = (stack: string) => stack.includes('at <anonymous>:') && !stack.includes('://')

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
      context.on('console', (message) => {
        if (!expectedMessages.some((expected) => expected.test(message.text()))) faults.push(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (thrown) => {
        const { message, stack = '' } = thrown.error()
        if (!isOfTheTools(stack)) faults.push(`page error: ${message}`)
      })
      context.on('request', (request) => {
        requests.push({
          method: request.method(),
          url: request.url(),
          type: request.resourceType(),
          body: request.postData() ?? '',
          headers: request.headers(),
        })
        const asked = new URL(request.url()).origin
        if (asked !== origin && !mayReach.includes(asked)) faults.push(`a request left the origin: ${request.url()}`)
      })
      await use(requests)
      expect(faults, 'nothing on the console, no error, no request elsewhere').toEqual([])
    },
    { auto: true },
  ],
})

import { test as base } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'

export { expect } from '@playwright/test'

/** What the server answers at an address of the site, without following a redirect. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>

export const asking =
  (baseURL = ''): Ask =>
  (path, headers = {}) =>
    fetch(`${baseURL}${path}`, { redirect: 'manual', headers })

/** Tests of what is served need no browser. Node fetches much faster than Playwright, which keeps a record of each request. */
export const test = base.extend<{ readonly ask: Ask }>({
  ask: async ({ baseURL }, use) => use(asking(baseURL)),
})

/** A page as it is served. */
export const served = async (ask: Ask, path: string): Promise<HTMLElement> => parse(await (await ask(path)).text())

export const headersOf = ({ headers }: Response): Record<string, string> => Object.fromEntries(headers)

// What tests have in place of a browser: the site’s pages in happy-dom, each with the HTML that the server sends and the scripts that it names.
// Nothing is laid out, painted or cached, so a test of any of that needs a browser.
import { createRequire } from 'node:module'
import { Browser, type BrowserPage, type BrowserWindow } from 'happy-dom'
import type * as ReactClient from 'react-dom/client'
import { vi } from 'vitest'
import { siteDefaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import type * as Server from '../entry.server.tsx'
import { sourceAssets } from '../files/source-assets.ts'
import { leaveLater, mend } from './mend.ts'

const ORIGIN = 'http://localhost'
/** When a visitor comes, unless a test says another day: in the tax year of the pages at the root of the site. */
const TODAY = new Date(`${taxYears[siteDefaultTaxYear].starts.slice(0, 4)}-11-26T12:00:00Z`)

/** What went wrong: an error in a script, a message on the console, a request elsewhere. */
export const faults: string[] = []
const note = (...words: readonly unknown[]) =>
  void faults.push(words.map((word) => (word instanceof Error ? word.stack : String(word))).join(' '))

const browser = new Browser({
  console: { ...console, error: note, warn: note },
  settings: {
    disableComputedStyleRendering: true,
    handleDisabledFileLoadingAsSuccess: true,
    fetch: { interceptor: { beforeAsyncRequest: ({ request, window }) => respond(request.url, window) } },
    navigation: { beforeContentCallback: begin },
    viewport: { width: 1280, height: 800 },
  },
})
let page: BrowserPage | undefined
let navigation: NavigationTimingType = 'navigate'
/** The path of the page that is there. */
let pathHere = ''
let today = TODAY
let stores: Pick<BrowserWindow, 'localStorage' | 'sessionStorage'> | undefined
let pagesSeen = 0
let changes = 0
let leaving: Promise<unknown> | undefined

const yearOf = (path: string) => /^\/(\d{4}-\d\d)(?=\/|$)/.exec(path)?.[1] ?? siteDefaultTaxYear

const htmlAt = new Map<string, Promise<string>>()

/** The HTML of the page at a path, as the server sends it. It is the same each time. */
export function sent(path: string): Promise<string> {
  const found = htmlAt.get(path) ?? render(path)
  htmlAt.set(path, found)
  return found
}

async function render(path: string): Promise<string> {
  const { answer, site } = (await import(/* @vite-ignore */ `/web/entry.server.tsx?of=server-${yearOf(path)}`)) as typeof Server
  return await (await answer(path, sourceAssets(site))).text()
}

/** A module as a browser has it on the pages of a year. */
export const ofBrowser = <Module>(file: string, year: string): Promise<Module> =>
  import(/* @vite-ignore */ `${file}?of=browser-${year}`) as Promise<Module>

async function respond(address: string, window: BrowserWindow) {
  const { origin, pathname } = new URL(address)
  if (origin !== ORIGIN) note(`a request left the origin: ${address}`)
  return new window.Response(await sent(pathname), { headers: { 'content-type': 'text/html' } })
}

/** Puts the window of a page where its scripts look for it, and runs them once its HTML is there. */
function begin(window: BrowserWindow): void {
  dropTimers()
  // What one page of a visit keeps, the next one finds. happy-dom starts anew for each.
  stores ??= { localStorage: window.localStorage, sessionStorage: window.sessionStorage }
  for (const [name, value] of Object.entries(stores)) Object.defineProperty(window, name, { configurable: true, value })
  pathHere = window.location.pathname
  put(window)
  mend(window)
  watchRoots()
  window.addEventListener('error', (event) => note((event as unknown as ErrorEvent).error ?? (event as unknown as ErrorEvent).message))
  window.addEventListener('load', () => void runScripts().catch(note))
  const options = { subtree: true, childList: true, attributes: true, characterData: true }
  new window.MutationObserver(({ length }) => (changes += length)).observe(window.document, options)
}

const roots: ReactClient.Root[] = []

/** Keeps what React brings to life on a page. React finds a window when it is loaded, so this is done only once there is one. */
function watchRoots(): void {
  const react = createRequire(import.meta.url)('react-dom/client') as { hydrateRoot: typeof ReactClient.hydrateRoot; isWatched?: true }
  if (react.isWatched) return
  const { hydrateRoot } = react
  react.isWatched = true
  react.hydrateRoot = (...asked) => {
    const root = hydrateRoot(...asked)
    roots.push(root)
    return root
  }
}

/** Ends what lives on a page that is left. A browser stops it with the page; here it would go on in the next one. */
function end(): void {
  for (const root of roots.splice(0)) root.unmount()
}

/** The page before has gone, and whatever it still waited for. That sets the clock back too. */
function dropTimers(): void {
  vi.clearAllTimers()
  vi.setSystemTime(today)
}

async function runScripts(): Promise<void> {
  // Where a list has an option that is chosen at first, happy-dom may take another one when it reads the page.
  for (const form of document.forms) form.reset()
  const of = `?of=browser-${yearOf(location.pathname)}`
  // What the starter imports by the name that the page gives has to be of this year too.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-entry]')) dataset['entry'] += of
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => `${script.getAttribute('src')}${of}&visit=${pagesSeen}`)
  pagesSeen++
  for (const script of scripts) await import(/* @vite-ignore */ script)
}

/** What a page takes from its own window though Node has one too. */
const NOT_OF_NODE: ReadonlySet<string> = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'FormData',
  'Storage',
  'fetch',
  'navigator',
  'localStorage',
  'sessionStorage',
])
const ofNode: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => !NOT_OF_NODE.has(name)))

function put(window: BrowserWindow): void {
  const names = [...Object.getOwnPropertyNames(window), ...Object.getOwnPropertyNames(Object.getPrototypeOf(window))]
  for (const name of [...names, 'addEventListener', 'removeEventListener', 'dispatchEvent']) {
    if (ofNode.has(name)) continue
    const value: unknown = Reflect.get(window, name)
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name)
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: isMethod ? value.bind(window) : value })
  }
}

/** Comes to the site as a new visitor, to one of its addresses, on a day of the pages’ year unless another is given. */
export async function open(address: string, now = TODAY): Promise<void> {
  today = now
  end()
  stores = undefined
  dropTimers()
  await page?.context.close()
  page = browser.newIncognitoContext().newPage()
  leaveLater(page.mainFrame, end, (way) => {
    leaving = way
  })
  await go('navigate', (here) => here.goto(`${ORIGIN}${address}`))
}

/** Goes to another address as one who types it. */
export const goTo = (address: string): Promise<void> => go('navigate', (here) => here.goto(`${ORIGIN}${address}`))
export const reload = (): Promise<void> =>
  go('reload', (here) => {
    end()
    return here.reload()
  })
/** Goes back. A page that has changed its own address is not fetched again by happy-dom when somebody comes back to it from another. */
export const goBack = (): Promise<void> =>
  go('back_forward', async (here) => {
    await here.goBack()
    if (location.pathname === pathHere) return
    end()
    await here.reload()
  })

async function go(type: NavigationTimingType, way: (page: BrowserPage) => Promise<unknown>): Promise<void> {
  if (!page) throw new Error('no page is open')
  navigation = type
  await way(page)
  navigation = 'navigate'
  await settled()
}

/** Waits until nothing on the page changes any more, which a second of its own time is enough for: somebody may go on typing, and words settle. */
export async function settled(): Promise<void> {
  await still()
  for (const milliseconds of [200, 800]) {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await still()
  }
}

/** Waits for what does not wait itself: modules, requests, and what React has left to do. */
async function still(): Promise<void> {
  for (let before = -1, turns = 0; turns < 2; turns = before === changes ? turns + 1 : 0) {
    before = changes
    await leaving
    await Promise.all([vi.dynamicImportSettled(), page?.waitUntilComplete()])
    await new Promise(setImmediate)
  }
}

const entriesOf = performance.getEntriesByType.bind(performance)
performance.getEntriesByType = (type) => (type === 'navigation' ? [{ type: navigation } as unknown as PerformanceEntry] : entriesOf(type))
Object.assign(console, { error: note, warn: note })
// Pages wait until somebody has stopped typing, and until words have settled. The clock is put forward for it (`settled`), and never let go:
// React keeps the timers that it finds at first.
vi.useFakeTimers({
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
  now: TODAY,
})

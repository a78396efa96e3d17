import { readdirSync } from 'node:fs'
import { redirects } from '../../redirects.ts'

const built = new URL('../../../build/client/', import.meta.url)
const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).sort()

const pathOfFile = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`
const old = new Set<string>(redirects.map(({ from }) => from))

/** Every page that was built, except the not-found page and pages that only redirect. */
const everyPath = files
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map(pathOfFile)
  .filter((path) => !old.has(path))

/** The address of every page at the root of the site. A new page is tested from the day it is built. */
export const pagePaths: readonly string[] = everyPath.filter((path) => !/^\/\d{4}-\d\d(\/|$)/.test(path))

/** The year whose pages are visited as well. All the other years are built in the same way. */
export const otherYear = '2026-27'
export const otherYearPaths: readonly string[] = everyPath.filter((path) => path === `/${otherYear}` || path.startsWith(`/${otherYear}/`))

/** An address that no page has. */
export const unknownPath = '/no-such-page'

/** The address of every built script, style sheet and picture. */
export const assetPaths: readonly string[] = files.filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file)).map((file) => `/${file}`)

/** What a browser logs for a page that does not exist; the not-found page cannot be opened without it. */
export const notFoundMessage = /Failed to load resource: the server responded with a status of 404/

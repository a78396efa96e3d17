import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Page } from '../../web/entry.server.tsx'
import { assetsOf } from './assets.ts'
import { brotli } from './compress.ts'

/**
 * Bytes of JavaScript after brotli that a page may bring before its visitor does anything: every script in its HTML with all that it
 * imports. `host` comes on top where the site is built for an address.
 */
export const BUDGET = { calculator: 75_000, home: 2_000, text: 0, host: 200 } as const

/**
 * What each page brings, a line each.
 * @throws Error when a page brings more than its budget.
 */
export function checkBudget(pages: readonly Page[], manifest: Manifest, folder: string, siteUrl: string | undefined): string {
  const lines = pages.map((page) => {
    const { scripts, preloads } = assetsOf(page, manifest, siteUrl)
    const bytes = [...scripts, ...preloads].reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))).length, 0)
    const own = BUDGET[page.island === undefined ? 'text' : page.island === 'home' ? 'home' : 'calculator']
    const budget = own + (siteUrl === undefined ? 0 : BUDGET.host)
    if (bytes > budget) throw new Error(`${page.path} brings ${bytes} bytes of JavaScript; its budget is ${budget}`)
    return `${page.path}: ${bytes} bytes of JavaScript of ${budget} allowed (brotli)`
  })
  return lines.join('\n')
}

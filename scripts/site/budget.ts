import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Page } from '../../web/entry.server.tsx'
import { assetsOf } from './assets.ts'
import { brotli } from './compress.ts'
import { HOST_SCRIPT, islandOf } from './islands.ts'

/**
 * What each page brings, a line each.
 * @throws Error when a page brings more than its budget.
 */
export function checkBudget(pages: readonly Page[], manifest: Manifest, folder: string, siteUrl: string | undefined): string {
  const lines = pages.map((page) => {
    const { scripts, preloads } = assetsOf(page, manifest, siteUrl)
    const bytes = [...scripts, ...preloads].reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))).length, 0)
    const budget = (islandOf(page)?.budget ?? 0) + (siteUrl === undefined ? 0 : HOST_SCRIPT.budget)
    if (bytes > budget) throw new Error(`${page.path} brings ${bytes} bytes of JavaScript; its budget is ${budget}`)
    return `${page.path}: ${bytes} bytes of JavaScript of ${budget} allowed (brotli)`
  })
  return lines.join('\n')
}

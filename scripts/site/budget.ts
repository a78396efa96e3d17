import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { PageRoute } from '../../web/lib/page.ts'
import { type Island, islandOf } from '../../web/site/islands.ts'
import { assetsOf } from './assets.ts'
import { brotli } from './compress.ts'

/**
 * The size of each page’s JavaScript, in bytes after brotli, one line each.
 * @throws Error if a page loads more than its budget.
 */
export function checkBudget(pages: readonly PageRoute[], manifest: Manifest, folder: string, everywhere: readonly Island[]): string {
  const lines = pages.map(({ path, handle: page }) => {
    const { scripts, preloads } = assetsOf(page, manifest, everywhere)
    const bytes = [...scripts, ...preloads].reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))).length, 0)
    const budget = (islandOf(page)?.budget ?? 0) + everywhere.reduce((sum, one) => sum + one.budget, 0)
    if (bytes > budget) throw new Error(`${path} loads ${bytes} bytes of JavaScript, but its budget is ${budget}`)
    return `${path}: ${bytes} bytes of JavaScript out of ${budget} allowed (brotli)`
  })
  return lines.join('\n')
}

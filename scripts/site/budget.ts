import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Page } from '../../web/entry.server.tsx'
import { assetsOf } from './assets.ts'
import { brotli } from './compress.ts'

/** Bytes of JavaScript after brotli that a page may bring before its visitor does anything: every script in its HTML with all that it imports. */
export const BUDGET = { calculator: 75_000, home: 2_000, contact: 2_000, text: 0 } as const

/** What the page of an island may bring. */
const budgetOf = ({ island = 'text' }: Page): number => (island in BUDGET ? BUDGET[island as keyof typeof BUDGET] : BUDGET.calculator)

/**
 * What each page brings, a line each.
 * @throws Error when a page brings more than its budget.
 */
export function checkBudget(pages: readonly Page[], manifest: Manifest, folder: string): string {
  const lines = pages.map((page) => {
    const { scripts, preloads } = assetsOf(page, manifest)
    const bytes = [...scripts, ...preloads].reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))).length, 0)
    const budget = budgetOf(page)
    if (bytes > budget) throw new Error(`${page.path} brings ${bytes} bytes of JavaScript; its budget is ${budget}`)
    return `${page.path}: ${bytes} bytes of JavaScript of ${budget} allowed (brotli)`
  })
  return lines.join('\n')
}

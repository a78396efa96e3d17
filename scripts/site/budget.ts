import { statSync } from 'node:fs'
import { join } from 'node:path'

/** What a page loads before any interaction. */
export interface Load {
  readonly address: string
  /** Its scripts, as paths of the site. */
  readonly files: readonly string[]
  /** The most bytes that they may have, after brotli. */
  readonly budget: number
}

/**
 * The size of each page’s JavaScript, in bytes after brotli, one line each. The folder is already compressed.
 * @throws Error if a page loads more than its budget.
 */
export const checkBudget = (loads: readonly Load[], folder: string): string[] =>
  loads.map(({ address, files, budget }) => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0)
    if (bytes > budget) throw new Error(`${address} loads ${bytes} bytes of JavaScript, but its budget is ${budget}`)
    return `${address}: ${bytes} bytes of JavaScript out of ${budget} allowed (brotli)`
  })

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import type * as Server from '../../web/entry.server.tsx'
import { budgetBeforeUse, PUBLISHED, scriptsEverywhere, usedFormOf } from '../../web/files/islands.ts'
import { assetsOf } from './assets.ts'
import { budgetBytes } from './compress.ts'
import { listedPaths } from './search-engines.ts'

interface YearToRender {
  readonly year: TaxYear
  /** The files for browsers, by the module that each is made from. */
  readonly manifest: Manifest
  /** The folder for what browsers fetch. */
  readonly client: string
  /** The folder of the code that renders the pages. */
  readonly server: string
}

/** The scripts of a page. */
export interface PageLoad {
  readonly address: string
  /** Those that it loads before any interaction. */
  readonly first: readonly string[]
  /** Those that it has loaded once its form is used. */
  readonly used: readonly string[]
  /** The most bytes that each of the two may have, after brotli. */
  readonly most: { readonly first: number; readonly used: number }
}

/** Writes the pages of one tax year. */
export async function renderYear({ year, manifest, client, server }: YearToRender) {
  const built = (await import(`${pathToFileURL(join(server, 'entry.server.js')).href}?year=${year}`)) as typeof Server
  const { pages, answer, inYear, site } = built
  const everywhere = scriptsEverywhere(site)
  const fileOf = (address: string) => join(client, address === '/' ? 'index.html' : `${address}.html`)
  /** The pages that could not be made, and why. */
  const faults: string[] = []
  for (const { path } of pages) {
    const address = inYear(path)
    const file = fileOf(address)
    try {
      const html = await (await answer(address, (page) => assetsOf(page, manifest, everywhere))).text()
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, html)
    } catch (error) {
      faults.push(`${address}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    year,
    /** The file of its home page. */
    home: fileOf(inYear('/')),
    built,
    faults,
    /** The addresses that search engines may list. */
    listed: listedPaths(pages).map((path) => inYear(path)),
    loads: pages.map(({ path, handle }): PageLoad => {
      const { scripts, preloads, starter } = assetsOf(handle, manifest, everywhere)
      const first = [...scripts, ...preloads, ...(starter ? [starter.script] : [])]
      const used = [...new Set([...first, ...(starter?.needs ?? [])])]
      const published = everywhere.length > 0 ? PUBLISHED : 0
      const beforeUse = budgetBeforeUse(handle)
      const most = { first: beforeUse + published, used: (usedFormOf(handle)?.budget ?? beforeUse) + published }
      return { address: inYear(path), first, used, most }
    }),
  }
}

const OVER = `Load less, or give the page more in BUDGETS of web/files/islands.ts. If several pages grew that you did not change, modules of
theirs may have moved: web/files/chunks.ts names what pages share by its path.`

/**
 * The size of each page’s JavaScript, in bytes as `budgetBytes` counts them, one line each.
 * @throws Error if a page loads more than its budget.
 */
export function checkBudget(loads: readonly PageLoad[], client: string): string[] {
  const over: string[] = []
  const files = new Set(loads.flatMap(({ first, used }) => [...first, ...used]))
  const sizes = new Map([...files].map((file) => [file, budgetBytes(join(client, file))]))
  const lines = loads.map(({ address, first, used, most }) => {
    const bytesOf = (loaded: readonly string[], when: string, budget: number) => {
      const bytes = loaded.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
      if (bytes > budget) over.push(`${address} loads ${bytes} bytes of JavaScript ${when}, but its budget is ${budget}`)
      return `${bytes} ${when} (at most ${budget})`
    }
    return `${address}: bytes of JavaScript (brotli): ${bytesOf(first, 'before use', most.first)}, ${bytesOf(used, 'once its form is used', most.used)}`
  })
  if (over.length > 0) throw new Error([...over, OVER].join('\n'))
  return lines
}

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Half the size of what axe-core gives as its source. */
const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What keeps somebody from using the page, or a part of it, by the WCAG 2.2 at AA and the habits of the trade. */
export const accessibilityFaults = (page: Page, within?: string): Promise<string[]> =>
  faultsOf(page, within, { runOnly: { type: 'tag', values: STANDARDS } })

/** The same of its colours alone. */
export const colourFaults = (page: Page, within?: string): Promise<string[]> =>
  faultsOf(page, within, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })

type WithAxe = Window & { readonly axe?: typeof axe }

/**
 * Runs axe in the page, which has to read all of axe the first time. It gathers faults alone, as what passes takes it most of its time, and
 * fetches no style sheets: no rule among these needs them.
 */
async function faultsOf(page: Page, within: string | undefined, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => (window as WithAxe).axe !== undefined))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([part, asked]) => {
      const found = await (window as WithAxe).axe?.run(part ?? document, asked)
      if (found === undefined) return ['axe is not on the page']
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
    },
    [within, { ...options, resultTypes: ['violations'], preload: false }] satisfies [string | undefined, RunOptions],
  )
}

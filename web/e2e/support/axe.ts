import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What keeps somebody from using the page, by the WCAG 2.2 at AA and the habits of the trade. */
export const accessibilityFaults = (page: Page): Promise<string[]> => faultsOf(page, { runOnly: { type: 'tag', values: STANDARDS } })

/** The same of its colours alone. */
export const colourFaults = (page: Page): Promise<string[]> =>
  faultsOf(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })

type WithAxe = Window & { readonly axe?: typeof axe }

/** Runs axe in the page, which has half a megabyte to read the first time. It gathers faults alone, as what passes takes it most of its time. */
async function faultsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => (window as WithAxe).axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(
    async (asked) => {
      const found = await (window as WithAxe).axe?.run(document, asked)
      if (found === undefined) return ['axe is not on the page']
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
    },
    { ...options, resultTypes: ['violations' as const] },
  )
}

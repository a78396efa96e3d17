import { readFileSync } from 'node:fs'
import type { JSHandle, Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { kindsOfText } from './kinds-of-text.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Half the size of what axe-core gives as its source. */
const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What keeps somebody from using the page, or a part of it, by the WCAG 2.2 at AA and the habits of the trade. */
export const accessibilityFaults = async (page: Page, within?: string): Promise<string[]> => [
  ...(await structureFaults(page, within)),
  ...(await colourFaults(page, within)),
]

/** The same of all but its colours, which is the same in light and in dark. */
export function structureFaults(page: Page, within?: string): Promise<string[]> {
  const rules = Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }]))
  return faultsOf(page, within, { runOnly: { type: 'tag', values: STANDARDS }, rules })
}

/** The same of its colours alone. They take axe longest, so it looks at some texts of each kind. */
export async function colourFaults(page: Page, within?: string): Promise<string[]> {
  await using texts = await kindsOfText(page, within)
  return await faultsOf(page, texts, { runOnly: { type: 'rule', values: OF_COLOURS } })
}

type WithAxe = Window & { readonly axe?: typeof axe }

/**
 * Runs axe in the page, which has to read all of axe the first time. It gathers faults alone, as what passes takes it most of its time, and
 * fetches no style sheets: no rule among these needs them.
 */
async function faultsOf(page: Page, within: string | JSHandle<Element[]> | undefined, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => (window as WithAxe).axe !== undefined))) {
    await page.evaluate(SOURCE)
    await page.evaluate(onlyWhatIsSeen)
  }
  const asked: RunOptions = { ...options, resultTypes: ['violations'], preload: false }
  return page.evaluate(
    async ([part, how]) => {
      const found = await (window as WithAxe).axe?.run(Array.isArray(part) ? { include: part } : (part ?? document), how)
      if (found === undefined) return ['axe is not on the page']
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
    },
    [within, asked] as const,
  )
}

/**
 * Lets axe walk past what is folded or not drawn, when it works out which elements lie above which. It gives those no place anyway, but
 * first has the browser lay out each of them, which on a page with folded tables takes it longer than all else.
 */
function onlyWhatIsSeen(): void {
  const walkerOf = document.createTreeWalker.bind(document)
  document.createTreeWalker = (root, what, filter = null) =>
    walkerOf(
      root,
      what,
      filter ??
        ((node) => {
          const isSeen = !(node instanceof Element) || node.checkVisibility() || getComputedStyle(node).display === 'contents'
          return isSeen ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
        }),
    )
}

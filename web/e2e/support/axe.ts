import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe on a page. It writes down faults alone, as what passes takes it most of its time; and the site has no frames, so it needs no page of
 * its own to gather what they report.
 */
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What keeps somebody from using the page, by the WCAG 2.2 at AA and the habits of the trade. */
export const accessibilityFaults = (page: Page): Promise<string[]> => faultsOf(axeOn(page).withTags(STANDARDS))

/** The same of its colours alone. */
export const colourFaults = (page: Page): Promise<string[]> => faultsOf(axeOn(page).withRules(['color-contrast', 'link-in-text-block']))

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
}

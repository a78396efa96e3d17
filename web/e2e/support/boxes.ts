import type { Locator } from '@playwright/test'

/** Where elements lie, all measured at the same moment: a page that is still being drawn may move between two measurements. */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

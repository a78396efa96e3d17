import type { Locator, Page } from '@playwright/test'

/** The elements that can be seen. For a selector with `:visible` Playwright walks the whole page itself, which takes it twenty times as long. */
export const seen = (within: Page | Locator, selector: string): Locator => within.locator(selector).filter({ visible: true })

/** Where elements lie, all measured at the same moment: a page that is still being drawn may move between two measurements. */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

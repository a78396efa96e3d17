import type { Page } from '@playwright/test'
import { accessibilityFaults, colourFaults } from './support/axe.ts'
import { notFoundMessage } from './support/site.ts'
import { states } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: [notFoundMessage] })

for (const { name, reach } of states) {
  test(`${name} is accessible in light and in dark, and has one outline`, async ({ page }) => {
    await reach(page)
    expect(await accessibilityFaults(page)).toEqual([])

    const levels = await headingLevels(page)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
    for (const named of await page.locator(':is(nav, section):visible').all()) {
      await expect(named).toHaveAccessibleName(/\w/)
    }

    // Only colours differ in the dark.
    const light = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('body')).not.toHaveCSS('background-color', light)
    expect(await colourFaults(page)).toEqual([])
  })
}

const headingLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName.slice(1))))

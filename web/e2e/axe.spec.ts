import type { Page } from '@playwright/test'
import { accessibilityFaults, colourFaults } from './support/axe.ts'
import { AT_400_PERCENT, outsideCard, tooSmall, tooWide } from './support/fit.ts'
import { isSample } from './support/samples.ts'
import { notFoundMessage } from './support/site.ts'
import { states } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: [notFoundMessage] })

/** A small phone; a laptop at twice its zoom; a tablet; a wide screen. */
const WIDTHS = [320, 640, 768, 1280]

for (const { name, path, reach } of states) {
  test(`${name} is accessible in light and in dark, has one outline, and fits every width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await reach(page)
    if (name.endsWith('open')) {
      await page.setViewportSize(AT_400_PERCENT)
      expect.soft(await outsideCard(page), 'no field leaves its card at a zoom of 400%').toEqual([])
    }
    if (isSample(path) || name.endsWith('open')) await fits(page)
    await page.setViewportSize({ width: 1280, height: 720 })
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

test('axe finds a picture without words and text that is too pale', async ({ page }) => {
  await page.goto('/about')
  expect([await accessibilityFaults(page), await colourFaults(page)]).toEqual([[], []])
  await page.locator('h1').evaluate((heading) => {
    heading.style.color = '#ddd'
    heading.append(new Image())
  })
  expect(await accessibilityFaults(page)).toContainEqual(expect.stringMatching(/^image-alt: /))
  expect(await colourFaults(page)).toContainEqual(expect.stringMatching(/^color-contrast: /))
})

/** Expects that it fits every width and text at twice its size, with targets big enough for a thumb. */
async function fits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await tooWide(page), `at ${width} pixels`).toEqual([])
    expect.soft(await tooSmall(page), `at ${width} pixels`).toEqual([])
  }
  const setText = (size: string) => page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  await setText('200%')
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await tooWide(page), `at ${width} pixels with text at 200%`).toEqual([])
  }
  await setText('')
}

const headingLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName.slice(1))))

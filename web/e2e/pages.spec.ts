import { accessibilityFaults, colourFaults } from './support/axe.ts'
import { holdOnPages } from './support/every-page.ts'
import { isOpenedFirst } from './support/samples.ts'
import { expect, test } from './support/visitor.ts'

holdOnPages(isOpenedFirst)

test('axe finds a picture without words and text that is too pale', async ({ page }) => {
  await page.goto('/about')
  expect([await accessibilityFaults(page), await colourFaults(page)]).toEqual([[], []])
  await page.locator('h1').evaluate((heading) => {
    heading.style.color = '#ddd'
    heading.append(new Image())
  })
  // One among many texts that otherwise look the same.
  await page
    .locator('main p')
    .last()
    .evaluate((text) => {
      text.style.color = '#ddd'
    })
  for (const within of [undefined, 'main']) {
    expect(await accessibilityFaults(page, within)).toContainEqual(expect.stringMatching(/^image-alt: /))
    for (const faults of [await accessibilityFaults(page, within), await colourFaults(page, within)])
      for (const element of ['h1', 'p']) expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^color-contrast: <${element}\\b`)))
  }
})

import { seen } from '../support/boxes.ts'
import { fillForm, openCalculator, submitButton } from '../support/form.ts'
import { fullestRow } from '../support/golden.ts'
import { largeAnswer, resultCard } from '../support/result.ts'
import { samples } from '../support/samples.ts'
import { calculated, openEverything } from '../support/states.ts'
import { expect, test } from '../support/visitor.ts'

for (const { path, name, slug } of samples) {
  test(`a visitor of the ${name} who asks for less motion sees none`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 640 })
    await openCalculator(page, path)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    await fillForm(page, fullestRow(slug).in)
    await submitButton(page).click()
    await expect(largeAnswer(page)).toBeInViewport({ ratio: 1 })
    await openEverything(page)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test(`a visitor of the ${name} with colours of their own sees boxes, choices and where the money goes`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await calculated(page, path, slug)
    await openEverything(page)
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    const unseen = await seen(page, '.box, select, .button').evaluateAll(
      (boxes, under) =>
        boxes.flatMap((box) => {
          const { borderTopStyle, borderTopColor } = getComputedStyle(box)
          return /solid|dashed/.test(borderTopStyle) && borderTopColor !== under ? [] : [box.outerHTML]
        }),
      paper,
    )
    expect(unseen, 'boxes without a border that can be seen').toEqual([])
    const shares = resultCard(page).locator('.share, .swatch')
    const colours = await shares.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(colours).not.toContain(paper)
    await expect(largeAnswer(page)).not.toHaveCSS('color', paper)
  })
}

test('a visitor who prefers dark gets dark from the style sheet alone, so that no script can cause a flash of light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 25, 26)')
})

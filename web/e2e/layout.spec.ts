import { widerThanBox } from './support/fit.ts'
import { formOf, openCalculator } from './support/form.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { calculated, openEverything } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

const PHONE = { width: 360, height: 780 }

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('on a phone the tables of a result fit their boxes', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/ir35-tax-calculator', { dailyRate: '1000', daysWorked: '220', businessExpenses: '10000' })
  await expect(largeAnswer(page)).toBeVisible()
  await openEverything(page)
  await expect(resultCard(page).getByRole('table', { name: 'Both statuses side by side' })).toBeVisible()
  expect(await widerThanBox(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the edge of a choice that is not ticked stands out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openCalculator(page, '/income-tax-calculator')
    const colours = await formOf(page)
      .locator('.choice input')
      .evaluateAll((controls) =>
        controls.map((control) => ({
          edge: getComputedStyle(control).borderTopColor,
          appearance: getComputedStyle(control).appearance,
          card: getComputedStyle(control.closest('.card') ?? document.body).backgroundColor,
        })),
      )
    expect(colours.length).toBeGreaterThan(1)
    // A browser that draws the control itself does not use its border.
    for (const { appearance } of colours) expect(appearance).toBe('none')
    // WCAG 2.2, 1.4.11.
    for (const { edge, card } of colours) expect(contrast(edge, card)).toBeGreaterThanOrEqual(3)
  })
}

/** The contrast of two colours, such as `rgb(10, 20, 30)`, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('no line goes through the heading of the rules to follow', async ({ page }) => {
  await calculated(page, '/income-tax-calculator', 'income-tax')
  await resultCard(page).getByText('For tax reviewers', { exact: true }).click()
  const rules = resultCard(page).getByRole('group', { name: 'Rules to follow' })
  const [outer, legend] = [await rules.boundingBox(), await rules.locator('legend').boundingBox()]
  expect((legend?.y ?? 0) - (outer?.y ?? 0)).toBeGreaterThan(8)
})

test.describe('a toast on a phone', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is above the bar with the answer, also when text is twice its size', async ({ page }) => {
    await calculated(page, '/income-tax-calculator', 'income-tax')
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
      await page.getByRole('button', { name: 'Copy link to this result' }).click()
      const [bar, toast] = [page.locator('.answer-bar'), page.locator('.toast')]
      await expect(bar).toBeVisible()
      await expect(toast).toBeVisible()
      const [under, over] = [await bar.boundingBox(), await toast.boundingBox()]
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
    }
  })
})

import type { Page } from '@playwright/test'
import { AT_400_PERCENT } from '../support/fit.ts'
import { openFolds, submitButton } from '../support/form.ts'
import { samples } from '../support/samples.ts'
import { calculated } from '../support/states.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, slug, name } of samples) {
  test(`at a zoom of 400% nothing covers what has the focus in the ${name}`, async ({ page }) => {
    await page.setViewportSize(AT_400_PERCENT)
    await calculated(page, path, slug)
    await openFolds(page)
    await submitButton(page).focus()
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if ((await coveredFocus(page)).length > 0) await expect.poll(() => coveredFocus(page), { intervals: [20, 100] }).toEqual([])
    }
  })
}

/** What lies over the middle of what has the focus, or over the middle of its part in sight. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    return [from + 2, (from + to) / 2, to - 2].flatMap((y) => {
      const over = document.elementsFromPoint((left + right) / 2, y)[0]
      const bar = over?.closest('.answer-bar, .toasts')
      return to <= from || (bar && !bar.contains(focused)) ? [`${y}: ${focused.outerHTML.slice(0, 120)}`] : []
    })
  })

import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { fillForm, moreOptions, openCalculator, openMoreOptions, submitButton, typedFields } from './support/form.ts'
import { noughtsOf } from './support/golden.ts'
import { showPence } from './support/result.ts'
import { isSample, samples } from './support/samples.ts'
import { notFoundMessage } from './support/site.ts'
import { calculated, openEverything, states } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: [notFoundMessage] })

/** A small phone; a laptop at twice its zoom; a tablet; a wide screen. */
const WIDTHS = [320, 640, 768, 1280]

for (const { name, reach } of states.filter(({ path, name: state }) => isSample(path) || state.endsWith('open'))) {
  test(`${name} fits every width, text at twice its size, and has targets big enough for a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await reach(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 })
      expect(await tooWide(page), `at ${width} pixels`).toEqual([])
      expect(await tooSmall(page), `at ${width} pixels`).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await tooWide(page), `at ${width} pixels with text at 200%`).toEqual([])
    }
  })
}

for (const { path, name, slug } of calculators) {
  test(`the largest amounts fit a small phone in the ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openCalculator(page, path)
    const [first = ''] = await typedFields(page)
    await fillForm(page, { ...noughtsOf(slug), [first]: '999999999999.99' })
    await submitButton(page).click()
    await showPence(page)
    await openEverything(page)
    expect(await tooWide(page)).toEqual([])
  })
}

/** A laptop at 400%, as WCAG 2.2 has it in 1.4.10. */
const AT_400_PERCENT = { width: 320, height: 256 }

for (const { path, slug, name } of calculators) {
  test(`at a zoom of 400% no field leaves its card in the ${name}`, async ({ page }) => {
    await page.setViewportSize(AT_400_PERCENT)
    await calculated(page, path, slug)
    if ((await moreOptions(page).count()) > 0) await openMoreOptions(page)
    expect(await outsideCard(page)).toEqual([])
  })
}

for (const { path, slug, name } of samples) {
  test(`at a zoom of 400% nothing covers what has the focus in the ${name}`, async ({ page }) => {
    await page.setViewportSize(AT_400_PERCENT)
    await calculated(page, path, slug)
    if ((await moreOptions(page).count()) > 0) await openMoreOptions(page)
    await submitButton(page).focus()
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredFocus(page), { intervals: [0, 20, 100] }).toEqual([])
    }
  })
}

/** Fields and amounts beyond the padding of the card that they are in. */
const outsideCard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card :is(input, select, fieldset, label, .box, .hint, button, .figure)')].flatMap((part) => {
      const card = part.closest('.card')?.getBoundingClientRect()
      const { left, right } = part.getBoundingClientRect()
      const isInside = card !== undefined && left >= card.left && right <= card.right - 12
      const isLeft = !part.checkVisibility() || part.closest('.table-scroll, .visually-hidden')
      return isInside || isLeft ? [] : [`${left} to ${right}: ${part.outerHTML.slice(0, 120)}`]
    }),
  )

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

/** What goes over the edge of the page. A table may scroll in its own frame. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isBeyond = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => isBeyond(element) && element.closest('.table-scroll, .visually-hidden, .skip-link') === null)
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`)
    return scrollWidth > clientWidth || beyond.length > 0 ? [`${scrollWidth} in ${clientWidth}`, ...beyond.slice(-5)] : []
  })

/** Targets under 24 pixels, a label counting with its box. Links in a sentence are as high as its lines. */
const tooSmall = (page: Page) =>
  page.locator(':is(a, button, input, select, summary):visible').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const isInSentence = target instanceof HTMLAnchorElement && getComputedStyle(target).display === 'inline'
      if (isInSentence || target.matches('.skip-link')) return []
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
      const boxes = [target, ...labels].map((element) => element.getBoundingClientRect())
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
      const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))
      return width < 24 || height < 24 ? [`${width} × ${height}: ${target.outerHTML}`] : []
    }),
  )

import type { Page } from '@playwright/test'
import { seen } from './boxes.ts'

/** A laptop at 400%, as WCAG 2.2 has it in 1.4.10. */
export const AT_400_PERCENT = { width: 320, height: 256 }

/** What goes over the edge of the page. A table may scroll in its own frame. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    // First what rules out most elements.
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5 && element.checkVisibility()
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => isBeyond(element) && element.closest('.table-scroll, .visually-hidden, .skip-link') === null)
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`)
    return scrollWidth > clientWidth || beyond.length > 0 ? [`${scrollWidth} in ${clientWidth}`, ...beyond.slice(-5)] : []
  })

/** Targets under 24 pixels, a label counting with its box. Links in a sentence are as high as its lines. */
export const tooSmall = (page: Page) =>
  page.locator('a, button, input, select, summary').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const isInSentence = target instanceof HTMLAnchorElement && getComputedStyle(target).display === 'inline'
      if (isInSentence || target.matches('.skip-link') || !target.checkVisibility({ visibilityProperty: true })) return []
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
      const boxes = [target, ...labels].map((element) => element.getBoundingClientRect())
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
      const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))
      return width < 24 || height < 24 ? [`${width} × ${height}: ${target.outerHTML}`] : []
    }),
  )

/** Fields and amounts beyond the padding of the card that they are in. */
export const outsideCard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.card :is(input, select, fieldset, label, .box, .hint, button, .figure)')].flatMap((part) => {
      const card = part.closest('.card')?.getBoundingClientRect()
      const { left, right } = part.getBoundingClientRect()
      const isInside = card !== undefined && left >= card.left && right <= card.right - 12
      const isLeft = !part.checkVisibility() || part.closest('.table-scroll, .visually-hidden')
      return isInside || isLeft ? [] : [`${left} to ${right}: ${part.outerHTML.slice(0, 120)}`]
    }),
  )

/** Tables that are wider than the boxes that they are in, but for those that are scrolled with the keyboard too. */
export const widerThanBox = (page: Page) =>
  seen(page, '.table-scroll:not([tabindex])').evaluateAll((boxes) =>
    boxes.flatMap((box) =>
      box.scrollWidth > box.clientWidth ? [`${box.scrollWidth} in ${box.clientWidth}: ${box.textContent?.slice(0, 60)}`] : [],
    ),
  )

/** Cells with a sentence that breaks after every word or two. Where a cell has several blocks, the last line of each may be short. */
export const squeezed = (page: Page) =>
  seen(page, 'table.rates :is(td, tbody th)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(cell)
      const words = (cell.textContent ?? '').trim().split(/\s+/).length
      const lines = Math.round(
        (cell.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight),
      )
      const blocks = [...cell.querySelectorAll('*')].filter((part) => getComputedStyle(part).display === 'block' && part.clientHeight > 1)
      const full = lines - Math.max(0, blocks.length - 1)
      return words >= 6 && words / full < 3 ? [`${words} words on ${lines} lines: ${cell.textContent}`] : []
    }),
  )

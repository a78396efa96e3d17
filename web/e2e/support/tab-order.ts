import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Expects that the Tab key goes through a page in its order, and that it shows where it is. */
export async function tabsThrough(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  // Forward and back, so that the browser knows that a keyboard is in use.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const stops = await tabStops(page)
  expect(stops.length).toBeGreaterThan(3)
  expect(await walk(page, stops.length)).toEqual(stops.map((stop) => ({ stop, isMarked: true, isInSight: true })))
}

/** Everything that Tab should stop at, in the order of the page; in a group of radios, only the chosen one. */
const tabStops = (page: Page) =>
  page
    .locator(':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked))
        .map((one) => one.outerHTML.replace(/ style="[^"]*"/, '')),
    )

interface Stop {
  readonly stop: string
  /** Whether it or the box around it is outlined. */
  readonly isMarked: boolean
  readonly isInSight: boolean
}

/**
 * What has the focus now, and after each press of Tab until there are so many. The presses are sent together and the page records where each
 * leads, as asking after each would take most of the time. A box for a date counts once, though it has stops of its own for the day, the
 * month, the year and the calendar.
 */
async function walk(page: Page, length: number): Promise<Stop[]> {
  const walked = await page.evaluateHandle(() => {
    const stops: Stop[] = []
    let last: Element | undefined
    const note = () => {
      const focused = document.activeElement ?? document.body
      if (focused === last && focused instanceof HTMLInputElement && focused.type === 'date') return
      last = focused
      const { top, bottom } = focused.getBoundingClientRect()
      stops.push({
        stop: focused.outerHTML,
        isMarked: [focused, focused.parentElement ?? focused].some((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        }),
        isInSight: top + bottom > 0 && top + bottom < 2 * innerHeight,
      })
    }
    note()
    // The key comes up where the focus has gone.
    document.addEventListener('keyup', note)
    return stops
  })
  const keyboard = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  for (let left = length - 1, most = 5 * length; left > 0 && most > 0; most -= left) {
    const types = Array.from({ length: left }, () => ['rawKeyDown', 'keyUp'] as const).flat()
    await Promise.all(types.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...tab })))
    left = length - (await walked.evaluate((stops) => stops.length))
  }
  await keyboard.detach()
  return walked.jsonValue()
}

import type { Page } from '@playwright/test'
import { seen } from './boxes.ts'
import { formOf } from './form.ts'

/** How far down a page the first box of its form may be on a phone, in pixels, so that half the screen shows what to do. */
export const LOWEST = 400

/** Where the first box that a form shows is, from the top of the page. */
export const topOfFirstField = (page: Page): Promise<number> =>
  seen(formOf(page), 'input, select')
    .first()
    .evaluate((box) => box.getBoundingClientRect().top + scrollY)

/** What is written on more than one line, of what a selector finds and somebody can see. */
export const brokenLines = (page: Page, selector: string): Promise<string[]> =>
  seen(page.locator('main'), selector).evaluateAll((all) =>
    all.filter((one) => one.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(one).lineHeight)).map((one) => one.textContent ?? ''),
  )

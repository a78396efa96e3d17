import type { JSHandle, Page } from '@playwright/test'

/**
 * Three texts of each kind on the page, or in a part of it: with the same colours, size and weight, and the same colours behind them. What
 * holds of the contrast of these holds of all.
 */
export const kindsOfText = (page: Page, within = 'body'): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle((part) => {
    const behind = new Map<Element, string>()
    /** The colours of an element and of all that it is in, the same ones in a row but once. */
    const coloursOf = (element: Element | null): string => {
      if (element === null) return ''
      const known = behind.get(element)
      if (known !== undefined) return known
      const { color, backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element)
      const own = [color, backgroundColor, backgroundImage, opacity, position, filter].join()
      const before = coloursOf(element.parentElement)
      const all = before.endsWith(`|${own}`) ? before : `${before}|${own}`
      behind.set(element, all)
      return all
    }
    const kindOf = (element: Element) => {
      const { fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
      const control = element instanceof HTMLLabelElement ? element.control : element
      const isDisabled = control?.closest(':disabled, [aria-disabled="true"]') !== null
      const isShort = (element.textContent?.trim().length ?? 0) < 2
      return [coloursOf(element), element.matches('a'), fontSize, fontWeight, textDecorationLine, textShadow, isDisabled, isShort].join()
    }
    const counts = new Map<string, number>()
    return [...document.querySelectorAll(`:is(${part}) *`)].filter((element) => {
      const hasText =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
      if (!hasText || !element.checkVisibility()) return false
      const kind = kindOf(element)
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return count <= 3
    })
  }, within)

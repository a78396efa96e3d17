import type { Page, Route } from '@playwright/test'

/** Opens a page and holds back every file that its form needs, until it is let go. */
export async function heldBack(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(/\/assets\/(libraries|entry\.client|rates\.client|answer|format|form)-/, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await page.goto(path)
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

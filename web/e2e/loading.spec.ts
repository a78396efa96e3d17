import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { BEFORE_USE } from '../files/islands.ts'
import { alive, fillForm, formOf } from './support/form.ts'
import { noughtsOf } from './support/golden.ts'
import { largeAnswer } from './support/result.ts'
import { isSample, samples } from './support/samples.ts'
import { pagePaths } from './support/site.ts'
import { expect, test } from './support/visitor.ts'

const isCalculator = (path: string) => calculators.some((one) => one.path === path)

const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1280, height: 720 }

// The build checks the scripts of every page against their budget. Here they are what a browser asks for.
for (const path of ['/', '/contact', '/rates', '/income-tax-calculator', '/personal-tax', '/about']) {
  test(`${path} loads no more JavaScript than allowed before a visitor does anything`, async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(path === '/about' ? 0 : BEFORE_USE)
    expect(bytes > 0).toBe(path !== '/about')
  })
}

for (const path of pagePaths) {
  for (const viewport of isSample(path) ? [PHONE, DESKTOP] : [PHONE]) {
    test(`nothing moves on ${path} while it loads at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await watchShifts(page)
      await page.goto(path)
      if (isCalculator(path)) await alive(page)
      expect(await shifts(page)).toEqual([])
    })
  }
}

for (const { path, name, slug } of samples) {
  test(`the ${name} fetches its script and arithmetic when a field is first touched, and its working as soon as there is a result`, async ({
    page,
    requests,
  }) => {
    const scripts = () => requests.filter(({ type }) => type === 'script').length
    await page.goto(path)
    const atFirst = scripts()
    const arithmetic = page.waitForResponse(/\/assets\/.*\.js$/)
    await formOf(page).locator('input[type="text"]').first().focus()
    expect((await arithmetic).ok()).toBe(true)
    await fillForm(page, noughtsOf(slug))
    await page.keyboard.press('Enter')
    await expect(largeAnswer(page)).toBeVisible()
    expect(scripts()).toBeGreaterThan(atFirst)
    await page.waitForLoadState('networkidle')
    const withWorking = scripts()
    await page.locator('.working summary').click()
    await expect(page.locator('[data-step]').first()).toBeVisible()
    expect(scripts()).toBe(withWorking)
  })
}

/** Records everything that moves by itself, from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] })[]) {
        const names = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName))
        if (!entry.hadRecentInput) moved.push(`${entry.value} by ${names.join(', ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords())
        return moved
      },
    })
  })

/** What moved, once two more frames have been painted. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
    return (window as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar()
  })

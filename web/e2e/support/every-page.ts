import type { Page } from '@playwright/test'
import { calculators } from '../../calculators/index.ts'
import { colourFaults, structureFaults } from './axe.ts'
import { seen } from './boxes.ts'
import { AT_400_PERCENT, outsideCard, squeezed, tooSmall, tooWide, widerThanBox } from './fit.ts'
import { alive, followFragment, formOf, typedFields } from './form.ts'
import { fullestRow, noughtsOf } from './golden.ts'
import { largeAnswer, resultCard, showPence, working } from './result.ts'
import { isOpenedFirst, isSample } from './samples.ts'
import { shifts, watchShifts } from './shifts.ts'
import { notFoundMessage, pagePaths, unknownPath } from './site.ts'
import { makeMistakes, openEverything } from './states.ts'
import { tabsThrough } from './tab-order.ts'
import { expect, test } from './visitor.ts'

/** What a browser logs for a fetch that the policy of the page refuses. The test of each page tries one. */
const refusedFetch = /'?http[^' ]*\/robots\.txt'?[. ].*(Content Security Policy|violates the document)/

const PHONE = { width: 360, height: 780 }
/** A small phone; a laptop at twice its zoom; a tablet; a wide screen. With text at twice its size, two of them. */
const WIDTHS = { usual: [320, 640, 768, 1280], enlarged: [640, 1280] }
const NARROW = { usual: [320], enlarged: [640] }
/** How wide a box for money or a list of choices is. */
const BOX = 272
/** The pages that fetch data from the site itself. */
const CONNECTED = new Set(['/rates'])

/** Opens each of the pages that are wanted once, and looks there at everything that must hold on all of them. */
export function holdOnPages(isWanted: (path: string) => boolean): void {
  test.use({
    // Home leads to the pages of 2026/27.
    now: new Date('2026-11-22T12:00:00'),
    contextOptions: { reducedMotion: 'reduce' },
    expectedMessages: [new RegExp(`${notFoundMessage.source}|${refusedFetch.source}`)],
  })

  for (const path of [...pagePaths, unknownPath].filter(isWanted)) {
    const calculator = calculators.find((one) => one.path === path)

    test(`${path} is accessible, fits every width, and has what every page has`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await watchShifts(page)
      await page.goto(path)
      expect(await shifts(page), 'nothing moves while it loads').toEqual([])
      await test.step('it can send or fetch nothing, even from the site itself', () => isUnconnected(page, path))
      await test.step('a second tap closes its menu', () => hasMenu(page))
      await test.step('its tables fit a phone', async () => {
        expect.soft(await widerThanBox(page)).toEqual([])
        expect.soft(await squeezed(page)).toEqual([])
      })
      await page.setViewportSize({ width: 1280, height: 720 })
      await test.step('the header marks it, or nothing', () => marksItself(page, path))
      await test.step('on paper it has its text, as long as there is no answer', () => printsItsText(page))
      if (isSample(path)) {
        await test.step('as it opens', () => isForEverybody(page))
        await test.step('with the keyboard', () => tabsThrough(page))
      }
      if (calculator === undefined) return

      await page.setViewportSize(PHONE)
      await test.step('it is folded, and breaks its lines where they may break', () => isTidyOnAPhone(page))
      await page.setViewportSize({ width: 320, height: 640 })
      const movedSoFar = (await shifts(page)).length
      await alive(page)
      expect((await shifts(page)).slice(movedSoFar), 'nothing moves when its script takes over').toEqual([])
      await test.step('with everything open', async () => {
        await followFragment(page, fullestRow(calculator.slug).in)
        await expect(largeAnswer(page)).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await openEverything(page)
        await page.setViewportSize(PHONE)
        await hasEvenBoxes(page)
        await page.setViewportSize(AT_400_PERCENT)
        expect.soft(await outsideCard(page), 'no field leaves its card at a zoom of 400%').toEqual([])
        await fits(page, isSample(path) ? WIDTHS : NARROW)
        await hasGoodColours(page)
        if (isSample(path)) await tabsThrough(page)
      })
      await test.step('with errors next to all that', async () => {
        await makeMistakes(page)
        await expect(working(page).locator('[data-step]').first(), 'what was open stays open').toBeVisible()
        await isWellBuilt(page)
        // An error looks the same in every form, so the slow tests look closely at two.
        if (isSample(path) && !isOpenedFirst(path)) {
          await fits(page)
          await hasGoodColours(page, 'form')
          await tabsThrough(page)
        }
      })
      await test.step('the largest amounts fit a small phone', () => fitsLargestAmounts(page, calculator.slug))
    })
  }
}

async function isUnconnected(page: Page, path: string): Promise<void> {
  const outcome = await page.evaluate(() =>
    fetch('/robots.txt').then(
      () => 'fetched',
      () => 'refused',
    ),
  )
  expect(outcome).toBe(CONNECTED.has(path) ? 'fetched' : 'refused')
}

/** Only the page that a visitor is on is marked in the header. Home stands for the home of the present year there. */
async function marksItself(page: Page, path: string): Promise<void> {
  const current = seen(page.getByRole('banner').getByRole('navigation'), '[aria-current="page"]')
  for (const link of await current.all()) await expect(link).toHaveAttribute('href', path === '/' ? '/2026-27' : path)
  const count = await current.count()
  expect(count).toBeLessThanOrEqual(1)
  if (path === '/') expect(count).toBe(1)
}

async function hasMenu(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  const menu = banner.getByText('Menu', { exact: true })
  await menu.click()
  await expect(banner.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await menu.click()
  await expect(banner.getByRole('navigation')).toHaveCount(0)
}

/** Expects that nothing to read is left off the paper, but for files to fetch. */
async function printsItsText(page: Page): Promise<void> {
  const parts = seen(page, 'main .section:not(:has(> #files))')
  const onScreen = await parts.count()
  await page.emulateMedia({ media: 'print' })
  await expect(parts).toHaveCount(onScreen)
  await page.emulateMedia({ media: null })
}

async function isTidyOnAPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'eight screens at most').toBeLessThan(8 * 780)
  const examples = page.locator('.section', { has: page.locator('#examples') })
  await expect(examples.getByRole('table')).toHaveCount(0)
  await examples.getByRole('heading', { name: 'Worked examples' }).click()
  await expect(examples.getByRole('table')).toHaveCount(1)
  const items = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a, span')
  const tops = await items.evaluateAll((all) => all.map((item) => item.getClientRects()[0]?.top ?? 0))
  const [before = 0, last = 0] = tops.slice(-2)
  // The target of a link is higher than a line of text.
  expect(last - before, 'the last of the breadcrumbs starts on the line of the one before it').toBeLessThan(16)
  const inputs = page.locator('.example-inputs li')
  expect(await inputs.count()).toBeGreaterThan(0)
  const broken = await inputs.evaluateAll((all) =>
    all
      .filter((input) => {
        const isWholeLine = input.clientWidth >= (input.parentElement?.clientWidth ?? 0) - 1
        return !isWholeLine && input.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(input).lineHeight)
      })
      .map((input) => input.textContent),
  )
  expect(broken, 'what an example enters breaks only between one input and the next').toEqual([])
}

/** Expects that boxes for money and lists are as wide as on every other page, but for an amount and its period, which stand on one line. */
async function hasEvenBoxes(page: Page): Promise<void> {
  const boxes = formOf(page).locator(':is(.box-money, select):not(.goal-asked *)')
  const widths = await boxes.evaluateAll((all) =>
    all.filter((box) => box.checkVisibility()).map((box) => box.getBoundingClientRect().width),
  )
  expect([...new Set(widths)]).toEqual([BOX])
}

/** Expects that a page is accessible in light and in dark, fits every width, and has one outline. */
async function isForEverybody(page: Page): Promise<void> {
  await fits(page)
  await isWellBuilt(page)
  await hasGoodColours(page)
}

/** Expects that people who cannot see a page find their way about it. */
async function isWellBuilt(page: Page): Promise<void> {
  expect(await structureFaults(page)).toEqual([])
  const levels = await headingLevels(page)
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
  const parts = seen(page, 'body :is(nav, section)')
  const named = parts.and(page.getByRole('navigation', { name: /\w/ }).or(page.getByRole('region', { name: /\w/ })))
  await expect(named, 'every part has a name').toHaveCount(await parts.count())
}

/** Expects that every text of a page, or of a part of it, stands out from what is behind it, in light and in dark. */
async function hasGoodColours(page: Page, within?: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await colourFaults(page, within)).toEqual([])
  const light = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).not.toHaveCSS('background-color', light)
  expect(await colourFaults(page, within)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

async function fitsLargestAmounts(page: Page, slug: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const [first = ''] = await typedFields(page)
  await followFragment(page, { ...noughtsOf(slug), [first]: '999999999999.99' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(resultCard(page).locator('[data-stale]')).toHaveCount(0)
  await showPence(page)
  await openEverything(page)
  expect(await tooWide(page)).toEqual([])
}

/** Expects that a page fits some widths, and some with text at twice its size, with targets big enough for a thumb. */
async function fits(page: Page, { usual, enlarged } = WIDTHS): Promise<void> {
  for (const width of usual) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await tooWide(page), `at ${width} pixels`).toEqual([])
    expect.soft(await tooSmall(page), `at ${width} pixels`).toEqual([])
  }
  const setText = (size: string) => page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  await setText('200%')
  for (const width of enlarged) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await tooWide(page), `at ${width} pixels with text at 200%`).toEqual([])
  }
  await setText('')
}

const headingLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName.slice(1))))

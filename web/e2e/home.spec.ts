import { calculators } from '../calculators/index.ts'
import { hubOf, hubs } from '../site/hubs.ts'
import { boxesOf } from './support/boxes.ts'
import { largeAnswer } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const deadlines = 'ol[data-deadlines] li'

test('two buttons in the hero lead to the personal tools and to all tools', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [name, heading] of [
    ['Personal tools', 'Core Personal Calculators'],
    ['All tools', /^All \d+ calculators$/],
  ] as const) {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: heading })).not.toBeInViewport()
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
  }
})

test('the HTML does not depend on today’s date', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator(deadlines)).toHaveCount(7)
  await expect(page.locator('.deadline-mark').filter({ hasText: /./ })).toHaveCount(0)
  await expect(page.locator('[data-when], :is([data-all-passed], [data-passed]):not([hidden])')).toHaveCount(0)
  const days = await page.locator(`${deadlines} time`).evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime))
  expect(days).toEqual([...days].sort())
  await expect(page.locator(deadlines).first()).toContainText('31 January 2025')
  await expect(page.locator(deadlines).first()).toContainText('2023/24 tax year')
  await context.close()
})

for (const { today, passed, next, left, monthly } of [
  { today: '2025-01-31T23:59:00', passed: 0, next: '2025-01-31', left: 'today', monthly: '19 February' },
  { today: '2025-02-01T00:00:00', passed: 2, next: '2025-04-05', left: 'in 63 days', monthly: '19 February' },
  { today: '2025-12-20T12:00:00', passed: 6, next: '2026-01-31', left: 'in 42 days', monthly: '19 January' },
  { today: '2026-11-19T12:00:00', passed: 7, next: undefined, left: '', monthly: '19 November' },
]) {
  test(`on ${today} a visitor sees which deadline of 2024/25 is next, and those that have passed are folded away`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(today))
    await page.goto('/#taxYear=2024-25')
    const folded = page.locator('details.passed')
    await expect(page.locator(deadlines)).toHaveCount(7 - passed)
    await expect(folded).toBeVisible({ visible: passed > 0 })
    await expect(folded.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Passed' })).toHaveCount(passed)
    if (passed > 0) {
      await expect(folded.getByText('Passed', { exact: true }).first()).toBeHidden()
      await folded.locator('summary').click()
      await expect(folded.getByText('Passed', { exact: true }).first()).toBeVisible()
    }
    const marked = page.locator(deadlines).filter({ has: page.locator('.deadline-mark', { hasText: `Next, ${left}` }) })
    await expect(marked).toHaveCount(next === undefined ? 0 : 1)
    if (next !== undefined) await expect(marked.locator('time')).toHaveAttribute('datetime', next)
    await expect(page.getByText('All of these dates have passed.')).toBeVisible({ visible: next === undefined })
    await expect(page.locator('[data-day="19"] .deadline-mark').first()).toHaveText(`Next: ${monthly}`)
  })
}

test('the links of another year lead to the same places of its pages', async ({ page }) => {
  await page.goto('/#taxYear=2025-26')
  const link = page.getByRole('link', { name: 'Whether your payslip is right' })
  await expect(link).toHaveAttribute('href', '/2025-26/personal-tax/payslip-calculator#check')
})

test('on a phone home is short, and its first answer is one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000)
  await page.getByRole('list', { name: 'For example' }).getByRole('link').first().click()
  await expect(largeAnswer(page)).toBeVisible()
})

for (const width of [768, 1280]) {
  test(`no card of home or of a hub is alone in its row at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/personal-tax', '/specialized-tools', '/business-tools']) {
      await page.goto(path)
      for (const cards of await page.locator('.cards').all()) {
        const boxes = await boxesOf(cards.locator('.tool'))
        const last = boxes.at(-1)
        const inLastRow = boxes.filter(({ top }) => top === last?.top)
        const isWhole = last?.width === (await cards.boundingBox())?.width
        expect(inLastRow.length > 1 || isWhole, path).toBe(true)
      }
    }
  })
}

test('the menu, home and the hubs list a calculator where its breadcrumbs lead', async ({ page }) => {
  await page.goto('/')
  for (const about of calculators) {
    const { shortName, path } = hubs[hubOf(about)]
    const group = page.locator('#menu > ul > li', { has: page.locator(`> a[href$="${path}"]`) })
    await expect(group.locator(`a[href$="${about.path}"]`), `${about.name} under ${shortName}`).toHaveCount(1)
    await expect(page.locator(`#${hubOf(about)}-tools a[href$="${about.path}"]`)).toHaveCount(1)
  }
})

test('home of an earlier year has that year chosen, and what is asked there is answered in it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-19T12:00:00'))
  await page.goto('/2023-24')
  await expect(page.getByLabel('Which year do you need?')).toHaveValue('2023-24')
  await page.getByRole('searchbox').fill('42000 take home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/2023-24/income-tax-calculator#annualSalary=42000')
})

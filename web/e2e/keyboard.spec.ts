import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { field, formOf, openCalculator, submitButton } from './support/form.ts'
import { noughtsOf } from './support/golden.ts'
import { hasPenceSwitch, largeAnswer, penceSwitch, resultCard, working } from './support/result.ts'
import { isSample, samples } from './support/samples.ts'
import { notFoundMessage } from './support/site.ts'
import { states } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: [notFoundMessage] })

for (const { name, reach } of states.filter(({ path }) => isSample(path))) {
  test(`the Tab key goes through ${name} in its order, and shows where it is`, async ({ page }) => {
    await reach(page)
    await page.getByRole('link', { name: 'Skip to main content' }).focus()
    // Forward and back, so that the browser knows that a keyboard is in use.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    const stops = await tabStops(page)
    expect(stops.length).toBeGreaterThan(3)
    for (const [index, stop] of stops.entries()) {
      if (index > 0) await pressTab(page, stops[index - 1] ?? '')
      const wanted = { stop, isMarked: true, isInSight: true }
      if (!isDeepStrictEqual(await focusNow(page), wanted))
        await expect.poll(() => focusNow(page), { intervals: [20, 100] }).toEqual(wanted)
    }
  })
}

for (const { path, name, slug } of samples) {
  test(`a visitor without a mouse gets through the ${name}`, async ({ page }) => {
    await openCalculator(page, path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    for (const asked of Object.keys(noughtsOf(slug))) {
      await tabTo(page, `form [name="${asked}"]`)
      await page.keyboard.type('30000')
    }
    await tabTo(page, 'form button[type="submit"]')
    await expect(submitButton(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(resultCard(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(largeAnswer(page)).toBeVisible()
    if (await hasPenceSwitch(page)) {
      await tabTo(page, '#show-pence')
      await page.keyboard.press('Space')
      await expect(penceSwitch(page)).toBeChecked()
    }
    await tabTo(page, '.working summary')
    await page.keyboard.press('Enter')
    await expect(working(page).locator('[data-step]').first()).toBeVisible()
  })
}

test('a visitor without a mouse chooses a loan plan, a country and how to pay into a pension', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').focus()
  await page.keyboard.type('60000')
  await page.keyboard.press('Tab')
  await expect(formOf(page).getByText('Paid by the month, week, day or hour?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'About Student Loan Plan' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Plan 1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('England')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Scotland')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Net pay arrangement')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('All pay')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('100 a month')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    /annualSalary=60000&pensionContribution=5&studentLoanPlan=plan1&region=scotland&pensionMethod=net-pay&pensionPerMonth=100&employerContribution=3&postgraduateLoan=true$/,
  )
  await expect(formOf(page)).toBeVisible()
})

/** Everything that Tab should stop at, in the order of the page; in a group of radios, only the chosen one. */
const tabStops = (page: Page) =>
  page
    .locator(':is(a[href], button, input, select, textarea, summary):not(:disabled)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked))
        .map((one) => one.outerHTML.replace(/ style="[^"]*"/, '')),
    )

/** On to the next stop. A box for a date has several of its own, for the day, the month, the year and the calendar. */
async function pressTab(page: Page, left: string): Promise<void> {
  await page.keyboard.press('Tab')
  if (!left.includes('type="date"')) return
  while ((await focusNow(page)).stop === left) await page.keyboard.press('Tab')
}

/** What has the focus, whether it or the box around it is outlined, and whether it is in sight. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const isOutlined = (element: Element | null) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const { top, bottom } = focused.getBoundingClientRect()
    return {
      stop: focused.outerHTML,
      isMarked: isOutlined(focused) || isOutlined(focused.parentElement),
      isInSight: top + bottom > 0 && top + bottom < 2 * innerHeight,
    }
  })

async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`a hundred presses of Tab do not reach ${selector}`)
}

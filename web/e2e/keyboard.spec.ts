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
    expect(await walk(page, stops.length)).toEqual(stops.map((stop) => ({ stop, isMarked: true, isInSight: true })))
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
  await expect(formOf(page).getByText('Know what you need to take home?')).toBeFocused()
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
  await page.keyboard.type('Plan 2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    /annualSalary=60000&pensionContribution=5&studentLoanPlan=plan1&region=scotland&pensionMethod=net-pay&pensionPerMonth=100&employerContribution=3&otherLoanPlan=plan2&postgraduateLoan=true$/,
  )
  await expect(formOf(page)).toBeVisible()
})

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

async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`a hundred presses of Tab do not reach ${selector}`)
}

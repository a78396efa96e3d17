// Parts of a page are fetched when they are first wanted. One that does not come, because the visitor is offline or because a new version of
// the site has replaced it, takes nothing away, says what to do, and can be asked for again.
import type { Locator, Page, Route } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { field, openCalculator, submitButton } from '../support/form.ts'
import { takeHomeInPounds } from '../support/golden.ts'
import { largeAnswer, marginalView, resultCard, working } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

test.use({
  now: new Date('2026-11-22T12:00:00'),
  expectedMessages: [/Failed to load (resource|module script)/],
  contextOptions: { reducedMotion: 'reduce' },
})

const INCOME_TAX = '/income-tax-calculator'

/** How a file fails to come: no connection; a new version of the site without it; a host that answers such an address with a page. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'there is no connection': (route) => route.abort(),
  'the file is gone': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '404 Page Not Found' }),
  'a page comes instead': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Home</h1>' }),
}

const notice = (page: Page) => page.locator('.not-loaded:visible')
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' })
const openReviewers = (page: Page) => resultCard(page).getByText('For tax reviewers').click()
const difference = (page: Page) => resultCard(page).locator('.difference').first()
const comparison = (page: Page) => resultCard(page).locator('.year-difference')

interface FetchedPart {
  readonly file: string
  /** What a visitor presses to see it. */
  readonly press: (page: Page) => Promise<void>
  /** What is there once it has come. */
  readonly shown: (page: Page) => Locator
}

const PARTS: Readonly<Record<string, FetchedPart>> = {
  'the working': {
    file: 'working',
    press: (page) => working(page).locator('summary').click(),
    shown: (page) => working(page).locator('[data-step]').first(),
  },
  'where a figure comes from': {
    file: 'row-origin',
    press: (page) => largeAnswer(page).getByRole('button').click(),
    shown: (page) => resultCard(page).locator('.row-origin').getByText('Used in:').first(),
  },
  'what another £100 does': {
    file: 'marginal-view',
    press: (page) => marginalView(page).locator('summary').click(),
    shown: (page) => marginalView(page).locator('dl'),
  },
  'the difference that other rules make': {
    file: 'waterfall',
    press: async (page) => {
      await openReviewers(page)
      await difference(page).locator('summary').click()
    },
    shown: (page) => difference(page).locator('table'),
  },
  'the difference that a year makes': {
    file: 'year-waterfall',
    press: (page) => comparison(page).locator('summary').click(),
    shown: (page) => comparison(page).locator('table'),
  },
}

const calculated = async (page: Page) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '42000', studentLoanPlan: 'plan2' })
  await expect(largeAnswer(page)).toBeVisible()
}

for (const [name, { file, press, shown }] of Object.entries(PARTS)) {
  test(`${name} does not come: the page stays, and the visitor tries again`, async ({ page }) => {
    const files = new RegExp(`/assets/${file}-[\\w-]{8}\\.js`)
    await page.route(files, (route) => route.abort())
    await calculated(page)
    const answer = await largeAnswer(page).innerText()
    await press(page)
    await expect(notice(page).getByRole('alert')).toHaveText('This part did not load. Check your connection and try again.')
    await expect(largeAnswer(page)).toHaveText(answer)
    await expect(field(page, 'annualSalary')).toHaveValue('42000')

    await tryAgain(page).click()
    await expect(notice(page).getByRole('alert')).toContainText('This part still did not load.')
    await expect(tryAgain(page)).toBeFocused()

    await page.unroute(files)
    await tryAgain(page).press('Enter')
    await expect(shown(page)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    // Nobody who uses the keyboard is thrown back to the top of the page.
    expect(await page.evaluate(() => document.activeElement?.closest('.results-card') !== null)).toBe(true)
  })
}

test('a part whose own files do not come either is there after a reload, which keeps the answer', async ({ page }) => {
  const files = /\/assets\/working-/
  await page.route(files, (route) => route.abort())
  await calculated(page)
  const answer = await largeAnswer(page).innerText()
  await working(page).locator('summary').click()
  await tryAgain(page).click()
  await expect(notice(page).getByRole('alert')).toContainText('Reload it: what you entered is kept.')
  await page.unroute(files)
  await notice(page).getByRole('button', { name: 'Reload the page' }).click()
  await expect(largeAnswer(page)).toHaveText(answer)
  await working(page).locator('summary').click()
  await expect(working(page).locator('[data-step]').first()).toBeVisible()
})

for (const [fault, fail] of Object.entries(FAULTS)) {
  test(`nothing is lost when ${fault}: a result’s working, its comparison, its toast`, async ({ page }) => {
    for (const file of ['working', 'year-difference', 'toast-view']) await page.route(`**/assets/${file}-*.js`, fail)
    await calculated(page)
    await expect(notice(page).getByRole('alert')).toHaveText(
      'The comparison with 2026/27 did not load. Check your connection and try again.',
    )
    await working(page).locator('summary').click()
    await expect(notice(page)).toHaveCount(2)
    // The notices look the same after every fault.
    if (fault === 'there is no connection') expect(await accessibilityFaults(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Copy link to this result' }).click()
    await expect(page.locator('.toast')).toContainText(/Link copied|We could not copy the link/)
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expect(largeAnswer(page)).toBeVisible()
    await expect(field(page, 'annualSalary')).toHaveValue('42000')
    await page.unrouteAll()
    await tryAgain(page).last().click()
    await expect(comparison(page)).toBeVisible()
  })

  test(`a visitor who calculates when ${fault} is told so, tries again, and gets the answer`, async ({ page }) => {
    await page.route('**/assets/answer-*.js', fail)
    await page.goto(INCOME_TAX)
    await field(page, 'annualSalary').fill('30000')
    await submitButton(page).click()
    await expect(notice(page).getByRole('alert')).toHaveText('The calculator did not load. Check your connection and try again.')
    await page.unrouteAll()
    await tryAgain(page).click()
    await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
    await expect(notice(page)).toHaveCount(0)
  })
}

test('a visitor whose page is older than the site reloads it, and finds what was typed', async ({ page }) => {
  await page.route('**/assets/libraries-*.js', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }))
  await page.goto(INCOME_TAX)
  await field(page, 'annualSalary').fill('30000')
  await expect(notice(page)).toBeVisible()
  await page.unrouteAll()
  await tryAgain(page).click()
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
  await expect(field(page, 'annualSalary')).toHaveValue('30000')
})

test('a visitor of the rates whose tables do not come tries again, or reloads', async ({ page }) => {
  const status = page.locator('.rates-status')
  await page.route('**/assets/fetched-tables-*.js', (route) => route.abort())
  await page.goto('/rates')
  await page.getByLabel('Tax year', { exact: true }).selectOption('2023-24')
  await expect(status).toContainText('could not be fetched')
  await expect(page.locator('.rates-trouble').getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.unrouteAll()
  await page.locator('.rates-trouble').getByRole('button', { name: 'Try again' }).click()
  await expect(status).toContainText('Showing 2023/24')
})

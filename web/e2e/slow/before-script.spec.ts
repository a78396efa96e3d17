// What visitors do before the form’s script has come is kept and answered. That it comes only once they do something: see before-use.spec.ts.
import type { CDPSession, Page, Route } from '@playwright/test'
import { accessibilityFaults } from '../support/axe.ts'
import { field, fragmentOf, openFolds, readForm, submitButton } from '../support/form.ts'
import { goldenAmount, inPounds, takeHomeInPounds } from '../support/golden.ts'
import { heldBack } from '../support/held-back.ts'
import { status as ratesStatus, wordsBox, yearBox } from '../support/rates-page.ts'
import { largeAnswer, resultCard } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ isFirst: true, contextOptions: { reducedMotion: 'reduce' } })

const INCOME_TAX = '/income-tax-calculator'
const WAITING = 'The calculator is still loading. Your answer will appear as soon as it is ready.'

const waiting = (page: Page) => page.locator('form [data-waiting]')
const notice = (page: Page) => page.locator('form .not-loaded:visible')
const live = (page: Page) => page.locator('[data-live] [data-island]')

test.describe('on a line of 50 kB a second', () => {
  let line: CDPSession
  test.beforeEach(async ({ page }) => {
    line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    const throughput = { downloadThroughput: 50_000, uploadThroughput: 50_000 }
    await line.send('Network.emulateNetworkConditions', { offline: false, latency: 100, ...throughput })
  })
  // The next test has the same page, and would be as slow.
  test.afterEach(() => line.detach())

  test('what was typed, chosen, ticked and sent before the script came is kept and answered', async ({ page, requests }) => {
    const release = await heldBack(page, INCOME_TAX)
    await field(page, 'annualSalary').fill('45000')
    await field(page, 'studentLoanPlan').selectOption('plan4')
    await openFolds(page)
    await page.getByLabel('Scotland').check()
    await submitButton(page).click()
    await expect(waiting(page)).toHaveText(WAITING)
    const typed = await readForm(page)
    await release()
    const { annualSalary = '', studentLoanPlan = '', region = '' } = typed
    const asked = { annualSalary, studentLoanPlan, region }
    await expect(largeAnswer(page)).toHaveText(inPounds(goldenAmount('income-tax', 'netIncome', asked)))
    await expect(waiting(page)).toBeEmpty()
    expect(await readForm(page)).toEqual(typed)
    expect(requests.filter(({ method, url, body }) => method !== 'GET' || body !== '' || url.includes('?'))).toEqual([])
  })

  test('so is what was typed and sent with the keyboard alone, and the focus moves to the answer', async ({ page }) => {
    const release = await heldBack(page, INCOME_TAX)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    while (!(await field(page, 'annualSalary').evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.type('30000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: WAITING })).toBeVisible()
    await expect(field(page, 'annualSalary')).toBeFocused()
    await release()
    await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('30000'))
    await expect(resultCard(page).getByRole('heading').first()).toBeFocused()
  })

  test('a screen reader hears that the calculator is loading, and then the answer', async ({ page }) => {
    const release = await heldBack(page, INCOME_TAX)
    const form = page.locator('.form-card')
    await expect(form).toMatchAriaSnapshot(`
    - region "Your pay":
      - heading "Your pay" [level=2]
      - textbox "Annual Salary (£)"
      - button "Calculate Take-Home Pay"
  `)
    await expect(form.getByRole('status')).toBeHidden()
    await field(page, 'annualSalary').fill('30000')
    await page.keyboard.press('Enter')
    await expect(form).toMatchAriaSnapshot(`
    - region "Your pay":
      - textbox "Annual Salary (£)": "30000"
      - button "Calculate Take-Home Pay"
      - status: ${WAITING}
  `)
    expect(await accessibilityFaults(page)).toEqual([])
    await release()
    await expect(largeAnswer(page)).toBeVisible()
    await expect(form.getByRole('status')).toBeHidden()
    await expect(resultCard(page).getByRole('status').first()).toContainText(takeHomeInPounds('30000'))
  })
})

test('whoever is typing when the script comes goes on where they were', async ({ page }) => {
  const release = await heldBack(page, INCOME_TAX)
  await field(page, 'annualSalary').pressSequentially('3000')
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  await release()
  await expect(live(page)).toBeVisible()
  await page.keyboard.type('1')
  await expect(field(page, 'annualSalary')).toHaveValue('30100')
})

test('what was typed over an address with inputs is newer than the address, and is answered', async ({ page }) => {
  const release = await heldBack(page, `${INCOME_TAX}${fragmentOf({ annualSalary: '30000', studentLoanPlan: 'plan2' })}`)
  await field(page, 'annualSalary').fill('42000')
  await release()
  await expect(largeAnswer(page)).toBeVisible()
  await expect(field(page, 'annualSalary')).toHaveValue('42000')
  await expect(field(page, 'studentLoanPlan')).toHaveValue('plan2')
  await expect(page).toHaveURL(/#annualSalary=42000&studentLoanPlan=plan2$/)
  await expect(resultCard(page)).not.toContainText('These figures are for your earlier answers')
})

test('a worked example that was put into the calculator before the script came is answered', async ({ page }) => {
  const release = await heldBack(page, INCOME_TAX)
  await page
    .getByRole('link', { name: /Put this into the calculator/ })
    .first()
    .click()
  await release()
  await expect(largeAnswer(page)).toBeVisible()
  await expect(resultCard(page).getByRole('heading').first()).toBeFocused()
})

test('a tax year that was chosen before the script came leads to its page', async ({ page }) => {
  const path = '/specialised-tax/company-car-tax-calculator'
  const release = await heldBack(page, path)
  await field(page, 'carListPrice').fill('40000')
  await page.getByLabel('Tax Year', { exact: true }).selectOption('2022/23')
  await release()
  await expect(page).toHaveURL(`/2022-23${path}#carListPrice=40000`)
})

test('tables that were asked for before the script came are shown', async ({ page }) => {
  const release = await heldBack(page, '/rates')
  await wordsBox(page).fill('dividend')
  await yearBox(page).selectOption('2023-24')
  await expect(waiting(page)).toContainText('still loading')
  await release()
  await expect(ratesStatus(page).filter({ hasText: 'Showing 2023/24' })).toContainText(/: \d+ of \d+ rates and rules/)
  await expect(wordsBox(page)).toHaveValue('dividend')
  await expect(page).toHaveURL('/rates#year=2023-24')
})

test('a salary that was sent from the home page before its script came is answered', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/home.client-*.js', (route) => void held.push(route))
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('30000')
  await page.keyboard.press('Enter')
  await expect.poll(() => held.length).toBe(1)
  await Promise.all(held.map((route) => route.continue()))
  await expect(page).toHaveURL(/income-tax-calculator#annualSalary=30000$/)
})

test.describe('a script that never comes', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('leaves the form as it was, says so, and is asked for again', async ({ page }) => {
    await page.route(/\/assets\/(libraries|answer)-/, (route) => route.abort())
    await page.goto('/specialised-tax/side-hustle-tax-calculator')
    await field(page, 'sideHustleIncome').fill('6000')
    await expect(notice(page).getByRole('alert')).toHaveText('The calculator did not load. Check your connection and try again.')
    expect(await accessibilityFaults(page)).toEqual([])
    // Whoever goes on filling in the form is told again only if they ask for an answer.
    await field(page, 'mainJobSalary').fill('30000')
    await page.getByLabel('Use the Trading Allowance', { exact: true }).uncheck()
    await submitButton(page).click()
    await expect(notice(page)).toBeVisible()
    await expect(waiting(page)).toBeEmpty()
    const typed = await readForm(page)

    // While the site cannot be reached, the page stays.
    await page.route('**/favicon.svg?*', (route) => route.abort())
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect(notice(page)).toBeVisible()
    expect(await readForm(page)).toEqual(typed)

    await page.unrouteAll()
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect(largeAnswer(page)).toBeVisible()
    expect(await readForm(page)).toEqual(typed)
    await expect(page.locator('form .not-loaded')).toHaveCount(0)
  })

  test('has its tips, its menu and its folded parts without it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.route(/\/assets\/libraries-/, (route) => route.abort())
    await page.goto(`${INCOME_TAX}#questions`)
    await page.getByRole('button', { name: 'About Student Loan Plan' }).click()
    await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('when your course started')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0)
    await openFolds(page)
    await expect(page.getByLabel('Scotland')).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu').getByRole('link', { name: 'Home' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto(`${INCOME_TAX}#tips`)
    await expect(page.locator('#tips')).toBeInViewport()
    await expect(page.locator('.section', { has: page.locator('#tips') }).locator('details')).toHaveAttribute('open')
  })
})

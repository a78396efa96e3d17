import type { Locator } from '@playwright/test'
import { expectAnswerInSight, PHONE } from '../support/answer-in-sight.ts'
import { alive, field, followFragment, openCalculator, submitButton } from '../support/form.ts'
import { largeAnswer, resultCard } from '../support/result.ts'
import { calculated } from '../support/states.ts'
import { expect, test } from '../support/visitor.ts'

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity

test.use({ viewport: PHONE, hasTouch: true })

test('so does putting a worked example into the calculator', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator')
  await page.getByRole('heading', { name: 'Worked examples' }).tap()
  await page
    .getByRole('link', { name: /Put this into the calculator/ })
    .first()
    .click()
  await expectAnswerInSight(page)
  await expect(resultCard(page).getByRole('heading').first()).toBeFocused()
})

test('two answers that count alike stand next to each other, and each says where it comes from', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/ir35-tax-calculator', { dailyRate: '500', daysWorked: '220', businessExpenses: '10000' })
  const columns = resultCard(page).locator('.answer-amounts p')
  await expect(columns).toHaveText(['Inside IR35£57,261', 'Outside IR35£66,863'])
  const [inside, outside] = await Promise.all([0, 1].map((index) => columns.nth(index).boundingBox()))
  expect(inside?.width).toBeGreaterThan(0.8 * (outside?.width ?? 0))
  await columns.first().getByRole('button').click()
  await expect(resultCard(page).locator('div.row-origin')).toContainText('(inside IR35)')

  await openCalculator(page, '/self-employed-tax-calculator', { annualProfit: '45000', expenses: '5000' })
  await expect(columns).toHaveText(['Tax and National Insurance£7,132', 'You keep£32,868'])
  await columns.first().getByRole('button').click()
  await expect(resultCard(page).locator('div.row-origin')).toContainText('£5,486 + £0 + £1,645.80')
  await expect(resultCard(page).locator('.ledger [data-row="totalTax"]')).toHaveCount(0)
})

test('an answer about VAT says what the same amount comes to the other way round', async ({ page }) => {
  await openCalculator(page, '/vat-calculator-uk', { amount: '240' })
  // 240 ÷ 1.2 is 200, and 20% of 240 is 48.
  await expect(page.getByText('If £240.00 already includes VAT, £40.00 of it is VAT and £200.00 is the price without it.')).toBeInViewport()
  await followFragment(page, { amount: '240', isInclusive: 'true' })
  await expect(resultCard(page)).toContainText('the price without VAT, and £40.00 of VAT')
  await expect(
    page.getByText('If £240.00 does not include VAT yet, the VAT on it is £48.00 and the price with VAT is £288.00.'),
  ).toBeInViewport()
  await followFragment(page, { amount: '240', vatRate: '0' })
  await expect(resultCard(page)).toContainText('the price, with no VAT')
  await expect(resultCard(page)).not.toContainText('If £240')
})

test('what somebody just above £100,000 can do about it stands right below the rows, within two screens of a phone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-11-22T12:00:00'))
  await openCalculator(page, '/income-tax-calculator')
  await field(page, 'annualSalary').fill('104000')
  await submitButton(page).click()
  await expectAnswerInSight(page)
  const advice = page.getByText('You can put £4,004 into your pension (3.85% of your pay; £4,000 is enough) for £1,522.32 of take-home pay')
  await expect(advice).toBeVisible()
  expect((await topOf(advice)) - (await topOf(resultCard(page)))).toBeLessThan(2 * 780)
  expect(await topOf(advice)).toBeLessThan(await topOf(resultCard(page).getByText('Look closer')))
})

test('the salary on the home page brings the top of the result to the top of the screen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('42000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await alive(page)
  await expectAnswerInSight(page)
})

test('a reload leaves the page where it was', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '42000' })
  await expectAnswerInSight(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await expect(largeAnswer(page)).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the bar covers nothing that has focus', async ({ page }) => {
  await calculated(page, '/specialised-tax/pension-tax-calculator', 'pension-allowance')
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  const covered: string[] = []
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const shown = document.querySelector('.answer-bar:not([hidden])')
      const { activeElement } = document
      if (!shown || !activeElement || activeElement === document.body || shown.contains(activeElement)) return ''
      const [focus, over] = [activeElement.getBoundingClientRect(), shown.getBoundingClientRect()]
      return focus.bottom > over.top + 1 && focus.top < over.bottom ? (activeElement.textContent ?? activeElement.tagName) : ''
    })
    if (fault !== '') covered.push(fault)
  }
  expect(covered).toEqual([])
})

test('on a wide screen nothing jumps: form and result are next to each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '42000' })
  await expect(largeAnswer(page)).toBeInViewport()
  await expect(page.locator('.answer-bar')).toBeHidden()
  await followFragment(page, { annualSalary: '43000' })
  await expect(largeAnswer(page)).toBeInViewport()
})

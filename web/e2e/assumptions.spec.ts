import type { Page } from '@playwright/test'
import { field, moreOptions, openCalculator, submitButton } from './support/form.ts'
import { goldenAmount, moreBy, takeHomeOn, withoutNoPence } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'
const SIDE_HUSTLE = '/specialised-tax/side-hustle-tax-calculator'
const SELF_EMPLOYED = '/self-employed-tax-calculator'
const NATIONAL_INSURANCE = '/national-insurance-calculator'

const assumptions = (page: Page) => resultCard(page).locator('.assumptions')
const first = (page: Page) => resultCard(page).locator('.first-assumption')
const taken = (page: Page, code: string) => assumptions(page).locator(`[data-assumption="${code}"]`)

async function openAssumptions(page: Page): Promise<void> {
  await assumptions(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(assumptions(page).locator('ol')).toBeVisible()
}

test('only the first assumption is shown until the list is opened by keyboard, and then the rest are worked out', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000', pensionContribution: '5' })
  // How the pension is paid stands below the answer, and what costs most here.
  await expect(resultCard(page)).toContainText(
    'Your pension is paid by salary sacrifice; by net pay, as in the NHS, you would have £60 less.',
  )
  await expect(first(page)).toHaveText([/In Scotland you would take home £[\d,.]+ less a year\.$/])
  await expect(assumptions(page).locator('ol')).toBeHidden()
  await expect(assumptions(page).locator('ul')).toHaveCount(0)

  await openAssumptions(page)
  await expect(first(page).first()).toBeHidden()
  const items = assumptions(page).locator('ol > li')
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-assumption')))).toEqual([
    'region',
    'pension-method',
    'student-loan-plan',
    'annual-national-insurance',
    'one-job',
    'category-a',
    'nothing-else',
  ])
  // With either of the other methods, National Insurance is 2% of £3,000 more.
  await expect(taken(page, 'pension-method').getByRole('listitem')).toHaveText([
    'With a net pay arrangement or relief at source you would take home £60 less a year',
  ])
  await expect(taken(page, 'category-a').getByRole('button')).toHaveCount(0)
})

const SCOTS_LESS = moreBy(takeHomeOn('60000'), goldenAmount('income-tax', 'netIncome', { annualSalary: '60000', region: 'scotland' }))

test('a visitor changes where they live from the list, and gets the answer that it gave', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000' })
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
  await openAssumptions(page)
  await expect(taken(page, 'region').getByRole('listitem')).toHaveText([
    'In Wales or Northern Ireland you would take home the same',
    `In Scotland you would take home ${SCOTS_LESS} less a year`,
  ])
  await expect(moreOptions(page)).not.toHaveAttribute('open')
  await taken(page, 'region').getByRole('button', { name: 'Change Where You Live' }).click()
  await expect(moreOptions(page)).toHaveAttribute('open')
  await expect(field(page, 'region').and(page.locator('[value="england"]'))).toBeFocused()

  await page.getByRole('radio', { name: 'Scotland' }).check()
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(
    `${goldenAmount('income-tax', 'netIncome', { annualSalary: '60000', region: 'scotland' })} a year`,
  )
  await expect(taken(page, 'region').getByRole('listitem')).toHaveText([
    `In England, Wales or Northern Ireland you would take home ${SCOTS_LESS} more a year`,
  ])
})

test('a box that could be unticked says what that would change, and an answer without a period names none', async ({ page }) => {
  await openCalculator(page, SIDE_HUSTLE, { mainJobSalary: '30000', sideHustleIncome: '5000' })
  await openAssumptions(page)
  await expect(taken(page, 'trading-allowance').getByRole('listitem')).toHaveText([
    'If you untick “Use the Trading Allowance”, you would keep £200 less',
  ])
})

const due = (employmentType: string) => goldenAmount('national-insurance', 'employeeNI', { earnings: '60000', employmentType })

test('the difference is that of the large answer, even where the total is a different amount', async ({ page }) => {
  await openCalculator(page, NATIONAL_INSURANCE, { earnings: '60000' })
  await expect(largeAnswer(page)).toHaveText(`${due('employee')} a year`)
  await openAssumptions(page)
  await expect(taken(page, 'employment-type').getByRole('listitem')).toHaveText([
    `Self-Employed: your National Insurance would be ${withoutNoPence(moreBy(due('employee'), due('self-employed')))} less a year`,
  ])
})

test('what no input asks about is there in pounds, with its law, and a one-off payment has no period', async ({ page }) => {
  await openCalculator(page, SELF_EMPLOYED, { annualProfit: '45000', expenses: '5000' })
  await openAssumptions(page)
  // 9% of £40,000 less £24,990, £27,295 and £31,395, and 6% of £40,000 less £21,000.
  await expect(taken(page, 'no-student-loan').getByRole('listitem')).toHaveText([
    'With a Plan 1 loan: you would take home £1,350.90 less a year',
    'With a Plan 2 loan: you would take home £1,143.45 less a year',
    'With a Plan 4 loan: you would take home £774.45 less a year',
    'With a postgraduate loan: you would take home £1,140 less a year',
  ])
  await expect(taken(page, 'no-student-loan')).toContainText('SI 2009/470 reg.29(4); SI 2016/606')
  // £5,486 and £1,645.80, and half as much again.
  await expect(taken(page, 'paid-after-the-year').getByRole('listitem')).toHaveText([
    'Due in January, including the first payment on account: £10,697.70',
    'Due in July, the second payment on account: £3,565.90',
  ])
})

test('on paper the whole list is open, without buttons, and it closes again on the screen', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000' })
  await expect(first(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(taken(page, 'region').getByRole('listitem')).toHaveCount(2)
  await expect(taken(page, 'nothing-else')).toBeVisible()
  await expect(first(page)).toBeHidden()
  expect(await assumptions(page).locator('button:visible').count()).toBe(0)

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(assumptions(page).locator('ol')).toBeHidden()
})

test('somebody just above £100,000 is told what a pension contribution would do, and sees it worked out at the press of a button', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2024-11-22T12:00:00'))
  await openCalculator(page, INCOME_TAX, { annualSalary: '104000' })
  const advice = resultCard(page).getByRole('region', { name: 'What you could do' })
  // 60% of 4,000, 40% of 4 and 2% of 4,004 come back: 4,004 − 2,401.60 − 80.08.
  await expect(advice).toContainText(
    'You can put £4,004 into your pension (3.85% of your pay; £4,000 is enough) for £1,522.32 of take-home pay a year, by salary sacrifice. That saves £2,481.68 of tax and National Insurance and gives you back your full Personal Allowance. You also keep Tax-Free Childcare and, in England, the free hours for working parents if you have young children. Tax-Free Childcare is worth up to £2,000 a year for each child: £4,000 for two. Paid from now on, that is about £1,001 a month until 5 April 2025.',
  )
  await advice.getByRole('link', { name: 'See the result with £4,004 paid in' }).click()
  await expect(field(page, 'pensionContribution')).toHaveValue('3.85')
  // 70,077.40 − 1,522.32.
  await expect(largeAnswer(page)).toHaveText('£68,555.08 a year')
  await expect(advice).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { field, openCalculator, submitButton } from './support/form.ts'
import { goldenAmount, goldenCell, lawSays, moreBy, takeHomeInPounds, withoutNoPence } from './support/golden.ts'
import { oneDecimal } from './support/money.ts'
import { largeAnswer, openWorking, working } from './support/result.ts'
import { calculated } from './support/states.ts'
import { expect, test } from './support/visitor.ts'

const INCOME_TAX = '/income-tax-calculator'
const HOW_SURE =
  /\((source checked|worked out from sources checked|as reported by [^,]+, read|we have not yet checked this against a source)( \w+ \d{4})?\)$|Not set by law\. /

const step = (page: Page, name: string) => working(page).locator(`[data-step="${name}"]`)

// The workings of the others are read without a browser, in web/calculators/cards.test.tsx.
for (const { path, name, slug } of calculators.filter((one) => one.slug === 'income-tax')) {
  test(`a visitor of the ${name} opens the working by keyboard and finds every step numbered, with its law and how sure we are of it`, async ({
    page,
  }) => {
    await calculated(page, path, slug)
    await openWorking(page)
    const steps = working(page).locator('[data-step]')
    expect(await steps.count()).toBeGreaterThan(1)
    for (const [index, one] of (await steps.all()).entries()) {
      await expect(one.getByRole('heading', { level: 3 })).toHaveAccessibleName(new RegExp(`^${index + 1}\\. \\S`))
      await expect(one.locator('.step-head .figure')).toHaveText(/^(−?£[\d,]+\.\d{2}|−?[\d,.]+%|[\d,]+)$/)
    }

    const constants = working(page).locator('[data-entry]')
    expect(await constants.count()).toBeGreaterThan(0)
    for (const constant of await constants.all()) {
      await expect(constant).toHaveText(HOW_SURE)
      await expect(constant).toContainText(/in force (on|until) \d+ \w+ \d{4}/)
      await expect(constant.getByRole('link').first()).toHaveAttribute('href', /^\/rates#\w/)
      const link = constant.getByRole('link').nth(1)
      if (/not yet checked|Not set by law\./.test(await constant.innerText())) continue
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAccessibleDescription('Opens in a new tab')
    }
    await page.keyboard.press('Enter')
    await expect(steps.first()).toBeHidden()
  })
}

const LOAN = { annualSalary: '60000', pensionContribution: '5', studentLoanPlan: 'plan2' }
const golden = (name: string) => goldenAmount('income-tax', name, LOAN)

test('£60,000 with 5% into a pension and plan 2 is worked out in the steps of the law', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, LOAN)
  await openWorking(page)
  const heads = await working(page).locator('.step-head').allInnerTexts()
  expect(
    heads.map((head) =>
      head
        .replace(/^\d+\. /, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  ).toEqual([
    'Pension contribution £3,000.00',
    'Pay after salary sacrifice £57,000.00',
    'Personal Allowance £12,570.00',
    `Taxable income ${golden('taxableIncome')}`,
    `Income Tax ${golden('incomeTax')}`,
    `National Insurance ${golden('nationalInsurance')}`,
    `Plan 2 student loan ${golden('studentLoan')}`,
    `Annual take-home pay ${golden('netIncome')}`,
    `Monthly take-home pay ${golden('monthlyNetIncome')}`,
    // (10,232.00 + 3,150.60) / 60,000.
    'Tax and National Insurance as a share of pay 22.3%',
    expect.stringMatching(oneDecimal(goldenCell('income-tax', 'effectiveRate', LOAN))),
  ])
  await expect(step(page, 'pension').locator('.formula .figure')).toHaveText('£60,000 × 5%')
  await expect(step(page, 'taxableIncome').locator('.formula .figure')).toHaveText('£57,000 − £12,570')
  await expect(step(page, 'studentLoan.plan2').locator('.formula .figure')).toHaveText('(£57,000 − £27,295) × 9%')
  await expect(step(page, 'netIncome').locator('.formula .figure')).toHaveText(
    `£60,000 − ${['incomeTax', 'nationalInsurance', 'studentLoan'].map((name) => withoutNoPence(golden(name))).join(' − ')} − £3,000`,
  )
  await expect(step(page, 'incomeTax').locator('tbody tr')).toHaveText([
    /^Up to £37,700£37,700\.0020%£7,540\.00$/,
    /^£37,700 to £125,140 \(your highest band\)£6,730\.0040%£2,692\.00$/,
  ])
  await expect(step(page, 'nationalInsurance').locator('tbody tr')).toHaveText([
    'Up to £12,570£12,570.000%£0.00',
    `£12,570 to £50,270£37,700.00${lawSays('nationalInsurance.class1.employee.mainRate')}${moreBy(golden('nationalInsurance'), '£134.60')}`,
    'Above £50,270 (your highest band)£6,730.002%£134.60',
  ])
  await expect(step(page, 'incomeTax')).toContainText('ITA 2007 ss.6 and 10')
  await expect(step(page, 'studentLoan.plan2')).toContainText('Plan 2 threshold: £27,295 of earnings a year, in force until 5 April 2025.')
})

test('the working follows the result while it is open', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '60000' })
  await openWorking(page)
  await expect(step(page, 'incomeTax').locator('.step-head .figure')).toHaveText('£11,432.00')
  await field(page, 'annualSalary').fill('110000')
  await submitButton(page).click()
  await expect(largeAnswer(page)).toHaveText(takeHomeInPounds('110000'))
  await expect(step(page, 'personalAllowance').locator('.step-head .figure')).toHaveText('£7,570.00')
  await expect(step(page, 'personalAllowance')).toContainText('you lose £1 of the allowance for every £2 above it')
  await expect(step(page, 'incomeTax').locator('.step-head .figure')).toHaveText('£33,432.00')
})

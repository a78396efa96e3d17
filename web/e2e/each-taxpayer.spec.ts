import type { Page } from '@playwright/test'
import { field, openCalculator, readForm, submitButton } from './support/form.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const CAR = '/specialised-tax/company-car-tax-calculator'
const taxpayers = (page: Page) => resultCard(page).locator('.taxpayers').getByRole('listitem')

const CASES = [
  // 30% of £34,000 is £10,200, at 20%, 40% and 45%.
  {
    path: CAR,
    inputs: { carListPrice: '35000', co2Emissions: '125', personalContribution: '1000' },
    input: 'annualSalary',
    amounts: ['£2,040.00', '£4,080.00', '£4,590.00'],
  },
  // The last £500 of the allowance leaves £9,500, at 8.75%, 33.75% and 39.35%: what is kept, then what is paid.
  {
    path: '/personal-tax/dividend-tax-calculator',
    inputs: { dividendIncome: '10000' },
    input: 'otherIncome',
    amounts: ['£831.25', '£3,206.25', '£3,738.25'],
  },
  {
    path: '/specialised-tax/rental-income-tax-calculator',
    inputs: { annualRentalIncome: '12000' },
    input: 'otherIncome',
    amounts: ['£2,400.00', '£4,800.00', '£5,400.00'],
  },
  // £47,000 is taxed: £37,270 at 18% and £9,730 at 24%, or all of it at 24%. No rate of Capital Gains Tax is higher.
  {
    path: '/specialised-tax/capital-gains-tax-calculator',
    inputs: { salePrice: '350000', purchasePrice: '300000', assetType: 'residential' },
    input: 'otherIncome',
    amounts: ['£9,043.80', '£11,280.00', '£11,280.00'],
  },
] as const

for (const { path, inputs, input, amounts } of CASES) {
  test(`without ${input}, ${path} answers for a basic, a higher and an additional rate taxpayer`, async ({ page }) => {
    await openCalculator(page, path, inputs)
    await expect(taxpayers(page).getByRole('heading')).toHaveText([
      'Basic rate taxpayer',
      'Higher rate taxpayer',
      'Additional rate taxpayer',
    ])
    for (const [index, amount] of amounts.entries()) {
      await expect(taxpayers(page).nth(index)).toContainText(amount)
      await expect(resultCard(page).getByRole('status').first()).toContainText('Higher rate taxpayer: £')
    }
    await expect(taxpayers(page).nth(1)).toContainText('£51,000')
    // What follows is the same for all.
    if (path !== CAR) return
    await resultCard(page).getByRole('link', { name: 'Enter it for one answer' }).click()
    await expect(field(page, input)).toBeFocused()

    await test.step('a link with that input blank gives the three again, and each leads to its working', async () => {
      await page.reload()
      await expect(taxpayers(page)).toHaveCount(3)
      await taxpayers(page)
        .nth(1)
        .getByRole('link', { name: /^See the working.*higher rate taxpayer$/ })
        .click()
      await expect(resultCard(page)).toContainText(amounts[1])
      await expect(largeAnswer(page)).toHaveCount(1)
      await expect(taxpayers(page)).toHaveCount(0)
      await expect(field(page, input)).toHaveValue('51000')
    })

    await test.step('nought, typed, is one answer', async () => {
      await field(page, input).fill('0')
      await submitButton(page).click()
      await expect(largeAnswer(page)).toBeVisible()
      await expect(taxpayers(page)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${input}=0(&|$)`))
      // An empty box asks something else than a 0 in it.
      await field(page, input).fill('')
      await expect(taxpayers(page)).toHaveCount(3)
      expect((await readForm(page))[input]).toBe('')
    })
  })
}

test('what each of three taxpayers would save is not said of all three', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/rental-income-tax-calculator', { annualRentalIncome: '12000' })
  await expect(taxpayers(page)).toHaveCount(3)
  await expect(resultCard(page)).not.toContainText('less tax')
  // £1,000 at 40%.
  await taxpayers(page).nth(1).getByRole('link').click()
  await expect(resultCard(page)).toContainText('instead of your expenses and interest and pay £400 less tax.')
})

test('a driver in Scotland reads the rates of Scotland', async ({ page }) => {
  await openCalculator(page, CAR, { ...CASES[0].inputs, region: 'scotland' })
  await expect(taxpayers(page).getByRole('heading')).toHaveText(['Basic rate taxpayer', 'Higher rate taxpayer', 'Top rate taxpayer'])
  await expect(taxpayers(page).nth(1)).toContainText('On a salary of £44,000.')
})

test('three answers stand next to each other on a desktop, and below each other on a phone', async ({ page }) => {
  const places = async () => Promise.all((await taxpayers(page).all()).map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0 }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await openCalculator(page, CAR, CASES[0].inputs)
  await expect(taxpayers(page)).toHaveCount(3)
  expect(new Set((await places()).map(({ y }) => Math.round(y))).size).toBe(1)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(new Set((await places()).map(({ x }) => Math.round(x))).size).toBe(1)
})

test('the largest amounts of three answers fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCalculator(page, '/personal-tax/dividend-tax-calculator', { dividendIncome: '999999999999.99' })
  await expect(taxpayers(page)).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const one of await taxpayers(page).all()) expect(await one.evaluate((column) => column.scrollWidth <= column.clientWidth)).toBe(true)
})

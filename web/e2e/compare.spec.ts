import type { Page } from '@playwright/test'
import { accessibilityFaults } from './support/axe.ts'
import { field, openCalculator } from './support/form.ts'
import { takeHomeOn } from './support/golden.ts'
import { largeAnswer, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const comparison = (page: Page) => page.getByRole('region', { name: 'side by side' })
const ways = (page: Page) => page.getByRole('region', { name: 'Compare this answer with' })

test('an answer is kept as A while the form changes, or beside another way to earn the same, until it is removed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '30000' })
  await ways(page).getByRole('button', { name: 'Something else, such as a pay rise' }).click()
  await expect(field(page, 'annualSalary')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('60000')
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('60000')} a year`)
  // 20% tax and 8% National Insurance to 50,270, then 40% and 2%: 20,270 × 72% + 9,730 × 58% = 14,594.40 + 5,643.40.
  await expect(comparison(page).getByRole('status')).toHaveText('With B, you would take home £20,237.80 more a year than with A.')
  await comparison(page).getByText('Why B differs from A').click()
  await expect(comparison(page).getByRole('table', { name: 'What makes the difference between A and B' })).toContainText('+£20,237.80')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.reload()
  await expect(comparison(page).getByRole('status')).toContainText('£20,237.80 more')
  await comparison(page).getByRole('link', { name: 'Go back to A' }).click()
  await expect(largeAnswer(page)).toHaveText(`${takeHomeOn('30000')} a year`)
  await expect(comparison(page)).toBeHidden()
  await ways(page).getByRole('link', { name: 'Self-employed on £30,000' }).click()
  // National Insurance on 17,430 is 8% for an employee and 6% for a business: 2% of it is the difference.
  await expect(comparison(page).getByRole('status')).toHaveText('With B, you would take home £348.60 more a year than with A.')
  // 74% of a profit, and 26% of 12,570, is 25,119.60 at 29,528.918….
  await expect(comparison(page)).toContainText('B would leave as much as A at £29,528.92 of income.')
  await expect(comparison(page).getByRole('link', { name: 'Go back to A' })).toHaveAttribute(
    'href',
    '/income-tax-calculator#annualSalary=30000',
  )
  await comparison(page).getByRole('button', { name: 'Remove A' }).click()
  await expect(comparison(page)).toBeHidden()
  expect(page.url()).not.toContain('a=')
})

test('one tap compares petrol with electric, and another adds the year before', async ({ page }) => {
  const car = { carListPrice: '30000', fuelType: 'petrol', co2Emissions: '120', annualSalary: '38000' }
  await openCalculator(page, '/2026-27/specialised-tax/company-car-tax-calculator', car)
  await ways(page).getByRole('link', { name: 'An electric car of the same price' }).click()
  await expect(field(page, 'fuelType')).toHaveValue('electric')
  await expect(resultCard(page)).not.toContainText('We did not use the CO2 figure')
  // 20% of 30% and of 4% of 30,000 (ITEPA 2003 s.139): 1,800 and 240.
  await expect(comparison(page).getByRole('status')).toHaveText('With B, your tax on the car would be £1,560 less a year than with A.')
  await ways(page).getByRole('link', { name: '2025/26' }).click()
  await expect(page).toHaveURL(/\/2025-26\//)
  // At 3%, the electric car costs 180.
  await expect(comparison(page).getByRole('status')).toContainText('With C, your tax on the car would be £1,620 less a year than with A.')
  await expect(comparison(page).getByRole('table', { name: 'The rows of each answer' })).toContainText('£180')
  await expect(ways(page)).toBeHidden()
})

test('what a contract, a permanent job and a dividend leave stands right below their answers', async ({ page }) => {
  const contract = { dailyRate: '450', daysWorked: '220', permanentSalary: '30000' }
  await openCalculator(page, '/specialised-tax/ir35-tax-calculator', contract)
  const each = page.getByRole('region', { name: 'What each way leaves you in a year' })
  await expect(each.getByRole('row', { name: 'Permanent job' })).toContainText('£25,119.60')
  await expect(each.getByRole('row', { name: 'Umbrella company' })).toContainText('before its fee')
  await expect(each.getByRole('row', { name: 'leaves most' })).toHaveText(
    /^Inside IR35, if the client pays employer National Insurance on top .*£67,977\.40$/,
  )
  // As worked out in engine/explain/break-even.test.ts.
  await expect(each).toContainText('The permanent job equals £136.23 a day outside IR35, or £149.48 inside or through an umbrella company.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await openCalculator(page, '/personal-tax/dividend-tax-calculator', { dividendIncome: '30000', otherIncome: '12570' })
  const much = page.getByRole('region', { name: 'How much to take beside £12,570' })
  // 8.75% of all but 500, and 37,700 less that.
  await expect(much.getByRole('row', { name: '£500 to £37,700' })).toHaveText(/8\.75p£3,255\.00£34,445\.00$/)
  await expect(much).toContainText('Up to £37,700 you keep 91.25p of each further £1; above it 66.25p.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
})

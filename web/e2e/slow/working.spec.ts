import { openCalculator } from '../support/form.ts'
import { openWorking, working } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

test('every step of the annual maximum names its step of the regulation, next to its figures', async ({ page }) => {
  await openCalculator(page, '/specialised-tax/side-hustle-tax-calculator', { mainJobSalary: '60000', sideHustleIncome: '31000' })
  await openWorking(page)
  const laws = working(page).locator('.sources li', { hasText: 'SI 2001/1004 reg.100(3) step' })
  await expect(laws).toHaveText([1, 2, 4, 5, 6, 7, 8, 9].map((number) => `SI 2001/1004 reg.100(3) step ${number}`))
})

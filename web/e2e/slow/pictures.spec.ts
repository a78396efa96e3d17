import { accessibilityFaults } from '../support/axe.ts'
import { openCalculator } from '../support/form.ts'
import { ledgerRow, resultCard } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

test('somebody on a narrow phone sees what they keep as their salary rises, and reads the pictures from corner to corner', async ({
  page,
  requests,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '98000', marriageAllowance: 'none' })
  // 40% of 97,730 less 20% of 37,700, and 8% of 37,700 and 2% of 47,730: 26,632 and 3,970.60, of 98,000.
  await expect(resultCard(page)).toContainText('Of each £1 you keep 69p.')

  const summary = resultCard(page).getByText('As your salary rises')
  const scripts = () => requests.filter(({ type }) => type === 'script').length
  const before = scripts()
  await summary.focus()
  await page.keyboard.press('Enter')
  const whole = page.getByRole('slider', { name: 'What you keep as your salary rises' })
  await expect(whole).toBeVisible()
  expect(scripts()).toBeGreaterThan(before)

  const status = resultCard(page).getByRole('status').filter({ hasText: 'you keep' })
  await expect(status).toHaveText(
    'At £98,000, where you are, you keep £67,397.40. The next £1 leaves 58p: Income Tax takes 40p and National Insurance 2p.',
  )
  await page.keyboard.press('Tab')
  await expect(whole).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(whole).toHaveAttribute('aria-valuetext', '£100,000')
  await expect(status).toHaveText(
    'At £100,000, you keep £68,557.40. The next £1 leaves 38p: Income Tax takes 60p and National Insurance 2p.',
  )
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(status).toContainText('At £125,140, you keep £78,110.60. The next £1 leaves 53p')
  const next = page.getByRole('slider', { name: 'What you keep of the next £1' })
  await next.hover({ position: { x: 34, y: 90 } })
  await expect(status).toContainText('At £0, you keep £0. The next £1 leaves £1.')

  await resultCard(page).getByText('The pictures as a table').click()
  const table = page.getByRole('table', { name: 'The corners of the pictures, as your salary rises' })
  await expect(table.getByRole('row', { name: /^£100,000/ }).getByRole('cell')).toHaveText(['£68,557', '£27,432', '£4,011', '38p'])
  await expect(table).toContainText('You start to lose your Personal Allowance')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await resultCard(page).locator('.share-bar .share').nth(1).click()
  await expect(ledgerRow(page, 'incomeTax').getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(ledgerRow(page, 'incomeTax').getByRole('button')).toBeFocused()
})

// What a payslip says goes in next to the answer. The page says which lines are right, and what explains the others.
import { calculators } from '../../calculators/index.ts'
import { field, fillForm, submitButton } from '../support/form.ts'
import { heldBack } from '../support/held-back.ts'
import { resultCard } from '../support/result.ts'
import { otherYear } from '../support/site.ts'
import { expect, test } from '../support/visitor.ts'

// What it finds is tested without a browser, in web/calculators/payslip/form.test.ts.

const path = calculators.find(({ slug }) => slug === 'payslip')?.path ?? ''

test('lines typed before the script came are checked, and stay after a reload and in another tax year', async ({ page }) => {
  const release = await heldBack(page, `${path}#check`)
  const [tax, netPay] = [page.getByLabel('Income Tax on my payslip'), page.getByLabel('Net Pay on my payslip')]
  await tax.fill('600')
  await fillForm(page, { grossPay: '3000', taxCode: 'BR' })
  await submitButton(page).click()
  await release()
  const said = resultCard(page).getByRole('region', { name: 'Check of your payslip' }).locator('[aria-live]')
  await expect(said).toHaveText(/^The line is right to the penny for the tax code BR\./)

  // Nobody has left this box yet.
  await netPay.fill('2243.84')
  await page.reload()
  await expect(netPay).toHaveValue('2243.84')
  await expect(netPay).toBeVisible()
  await expect(tax).toHaveValue('600')
  await expect(said).toHaveText(/^All 2 lines are right to the penny for the tax code BR\./)

  await field(page, 'taxYear').selectOption(otherYear.replace('-', '/'))
  await expect(page).toHaveURL(new RegExp(`^[^#]*/${otherYear}/`))
  await expect(netPay).toHaveValue('2243.84')
  await expect(tax).toHaveValue('600')
  await expect(said).toHaveText(/^All 2 lines are right to the penny for the tax code BR\./)
  expect(page.url()).not.toContain('2243')
  await page.getByRole('link', { name: 'See what it keeps, and forget it' }).click()
  await expect(page.locator('#kept')).toContainText('Your browser now keeps the lines of your payslip, until you close this tab.')
})

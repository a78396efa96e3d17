import { field, fillForm, openCalculator, submitButton } from './support/form.ts'
import { largeAnswer, ledgerRow, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

const PAYSLIP = '/personal-tax/payslip-calculator'
const PHONE = { width: 360, height: 740 }

test('a tax code is understood as people type it, and the answer says what it means', async ({ page }) => {
  await openCalculator(page, PAYSLIP)
  await fillForm(page, { grossPay: '2500', taxCode: 's1257l m1' })
  await submitButton(page).click()
  // Free pay 1,048.26, taxable 1,451: 192.1667 at 19%, 973.75 at 20%, 285.0833 at 21% is 291.12. 8% of 2,500 − 1,048 is 116.16.
  await expect(largeAnswer(page)).toHaveText('£2,092.72')
  await expect(resultCard(page)).toContainText('S1257L M1: £12,579 a year is free of tax')
  await expect(resultCard(page)).toContainText('at Scotland’s rates, and each payment is taxed alone')
})

test('each mistake on a payslip has a message of its own, and all are heard at once', async ({ page }) => {
  await openCalculator(page, PAYSLIP)
  await fillForm(page, { grossPay: '-5', taxCode: '1257', payPeriod: '13', taxToDate: '100' })
  await submitButton(page).click()
  const messages = {
    grossPay: 'We read “-5” in “Pay Before Deductions”. Enter £0 or more.',
    payPeriod: 'We read “13” in “Pay Period”. Enter a whole number from 1 to 12.',
    taxCode: 'We read “1257” in “Tax Code”. Enter the letter of the code too, such as 1257L.',
    payToDate: '“Taxable Pay Before This Payslip” is blank. Enter more than 0 where there is tax paid before this payslip.',
  }
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(Object.values(messages))
  for (const [name, message] of Object.entries(messages)) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`Error: ${message}$`))
  }
})

test('an employee without a mouse reads a refund, which is added', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openCalculator(page, PAYSLIP)
  const asked = { grossPay: '1500', payPeriod: '7', taxCode: '1257L', payToDate: '36000', taxToDate: '8114' }
  await field(page, 'grossPay').focus()
  for (const [name, typed] of Object.entries(asked)) {
    await tabUntil(name)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  // 7,666.46 is due on 37,500 so far, which is 447.54 less than 8,114.
  await expect(largeAnswer(page)).toHaveText('£1,911.38')
  await expect(largeAnswer(page)).toBeInViewport()
  await expect(ledgerRow(page, 'incomeTax')).toHaveText('+£447.54')
  await expect(resultCard(page)).toContainText('You get £447.54 of Income Tax back, and it is added to your pay.')

  async function tabUntil(name: string) {
    for (let press = 0; press < 5 && !(await field(page, name).evaluate((box) => box === document.activeElement)); press += 1)
      await page.keyboard.press('Tab')
    await expect(field(page, name)).toBeFocused()
  }
})

test('how a pension is paid is asked once there is one', async ({ page }) => {
  await openCalculator(page, PAYSLIP)
  const methods = page.getByRole('radiogroup', { name: 'How You Pay Into Your Pension' })
  await expect(methods).toBeHidden()
  await field(page, 'pensionContribution').fill('9.8')
  await expect(methods).toBeVisible()
})

test('where to find the pay period depends on how often somebody is paid', async ({ page }) => {
  await openCalculator(page, PAYSLIP)
  await expect(field(page, 'payPeriod')).toHaveAccessibleDescription(/^The tax month,/)
  await field(page, 'payFrequency').selectOption('weekly')
  await expect(field(page, 'payPeriod')).toHaveAccessibleDescription(/^The tax week,/)
})

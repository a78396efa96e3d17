import { field, openCalculator } from './support/form.ts'
import { largeAnswer, ledgerRow, resultCard } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What it says is tested without a browser, in web/calculators/payslip/form.test.ts.

const PAYSLIP = '/personal-tax/payslip-calculator'
const PHONE = { width: 360, height: 740 }

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

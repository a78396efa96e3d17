import { field, openCalculator } from './support/form.ts'
import { largeAnswer } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// What a form says of mistakes is tested without a browser, in web/dom/errors.test.ts.

const INCOME_TAX = '/income-tax-calculator'

test('on a slow phone a mistake that is sent as soon as it is typed is told, and not taken for typing that goes on', async ({ page }) => {
  await openCalculator(page, INCOME_TAX, { annualSalary: '30000' })
  await expect(largeAnswer(page)).toBeVisible()
  await field(page, 'annualSalary').evaluate(async (input: HTMLInputElement) => {
    input.value = 'a lot'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    // Busy until the page would follow what was typed. A key that was pressed meanwhile comes first, as a browser has it.
    const comesFirst = { priority: 'user-blocking' }
    const { scheduler } = window as unknown as { scheduler: { postTask(task: () => void, how: typeof comesFirst): Promise<void> } }
    const busy = scheduler.postTask(() => {
      for (const end = performance.now() + 300; performance.now() < end; );
    }, comesFirst)
    await Promise.all([busy, scheduler.postTask(() => input.form?.requestSubmit(), comesFirst)])
  })
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^We read “a lot” in “Annual Salary”/])
})

import type { Page } from '@playwright/test'
import { openCalculator } from '../support/form.ts'
import { largeAnswer } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

const toasts = (page: Page) => page.locator('.toast')
const copy = (page: Page) => page.getByRole('button', { name: 'Copy link to this result' })

async function calculated(page: Page): Promise<void> {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000' })
  await expect(largeAnswer(page)).toBeVisible()
}

test.describe('a visitor who copies the link to a result', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('has the address with the figures, and is told so', async ({ page }) => {
    await calculated(page)
    await copy(page).click()
    await expect(toasts(page)).toContainText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/income-tax-calculator#annualSalary=60000$/)
  })

  test('sees one toast at a time, for five seconds', async ({ page }) => {
    await page.clock.install()
    await calculated(page)
    await copy(page).click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(3000)
    await copy(page).click()
    await expect(toasts(page)).toHaveCount(1)
    // Time goes on by itself too, so the last half second is not looked at.
    await page.clock.runFor(4500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(600)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('sees the next one for five seconds too, after closing the first', async ({ page }) => {
    await page.clock.install()
    await calculated(page)
    await copy(page).click()
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await copy(page).click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(5100)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('reaches the toast with F8 and closes it with the keyboard', async ({ page }) => {
    await calculated(page)
    await copy(page).click()
    await expect(toasts(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.locator('.toasts')).toBeFocused()
    await toasts(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(toasts(page)).toHaveCount(0)
  })

  test('swipes it away to the right past 50 pixels, and no less', async ({ page }) => {
    await calculated(page)
    await copy(page).click()
    const swipe = async (distance: number) => {
      const box = await toasts(page).boundingBox()
      if (!box) throw new Error('there is no toast')
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(box.x + 20 + distance * part, box.y + 20)
      await page.mouse.up()
    }
    await swipe(30)
    await expect(toasts(page)).toHaveCount(1)
    await swipe(80)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('a visitor whose browser refuses to copy is told where the link is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) })
  })
  await calculated(page)
  await copy(page).click()
  await expect(toasts(page)).toContainText('You can copy it from your browser’s address bar')
})

import type { Page } from '@playwright/test'
import { accessibilityFaults, colourFaults } from '../support/axe.ts'
import { alive, field, submitButton } from '../support/form.ts'
import { largeAnswer } from '../support/result.ts'
import { expect, test } from '../support/visitor.ts'

const box = (page: Page) => page.getByRole('group', { name: 'I need to take home' })

test('somebody who needs an amount a month finds the salary for it, and then changes the answer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'What do you want to work out?' }).focus()
  await page.keyboard.type('I need 2500 a month')
  await expect(page.getByText('It opens with £2,500 a month filled in.')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/income-tax-calculator#needed=2500\+a\+month$/)
  await alive(page)
  await expect(box(page).getByLabel('I need to take home (£)')).toHaveValue('2500')
  await expect(box(page).getByLabel('Period')).toHaveValue('month')
  // 12,570 + (30,000 − 12,570) ÷ 72% = 36,778.333…
  await expect(box(page).getByText('You need a salary of £36,778.33 a year.', { exact: true }).first()).toBeVisible()
  await expect(box(page).getByRole('status')).toHaveText('You need a salary of £36,778.33 a year.')
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await box(page).getByRole('link', { name: 'Use this salary' }).focus()
  await page.keyboard.press('Enter')
  await expect(largeAnswer(page)).toHaveText('£30,000')
  await expect(field(page, 'annualSalary')).toHaveValue('36778.33')
  await expect(page.getByRole('heading', { name: 'Calculation Results' })).toBeFocused()

  const card = page.locator('.results-card')
  await card.getByText('Work backwards').focus()
  await page.keyboard.press('Enter')
  const inCard = card.getByRole('group', { name: 'I need to take home' })
  await expect(inCard.getByLabel('I need to take home (£)')).toBeFocused()
  await expect(inCard.getByLabel('I need to take home (£)')).toHaveValue('30,000')
  await page.keyboard.type('33759.60')
  await expect(inCard.getByRole('status')).toHaveText('You need a salary of £42,000 a year.')
  expect(await accessibilityFaults(page, '.results-card')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await colourFaults(page, '.change-answer')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(largeAnswer(page)).toHaveText('£33,760')
  await expect(inCard).toBeHidden()

  await card.getByText('Work backwards').click()
  await page.keyboard.type('much')
  await expect(inCard).toContainText('Enter an amount in pounds')
  await page.emulateMedia({ media: 'print' })
  await expect(card.getByText('Work backwards')).toBeHidden()
})

test('whoever has only typed what they need can press Calculate, and nothing moves as they type', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/self-employed-tax-calculator')
  await page.getByText('From the take-home you need').click()
  const needed = box(page).getByLabel('I need to take home (£)')
  await expect(box(page).getByLabel('Period')).toHaveValue('month')
  const place = () => submitButton(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)
  const before = await place()
  await needed.fill('much')
  await expect(box(page)).toContainText('Enter an amount in pounds')
  expect(await place()).toBe(before)
  await needed.fill('2500')
  // Below 50,270 each pound costs 20% and 6%: 12,570 + (30,000 − 12,570) ÷ 74% = 36,124.054…
  await expect(box(page).getByText('You need a profit of £36,124.05 a year.', { exact: true }).first()).toBeVisible()
  expect(await place()).toBe(before)
  await submitButton(page).click()
  await expect(field(page, 'annualProfit')).toHaveValue('36124.05')
  await expect(page.getByRole('heading', { name: 'Tax Calculation Results' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)

  // Enter does the same, without waiting for the answer to be shown, and then even the form’s own amount is replaced.
  // 12 × 1,000 is less than 12,570, so nothing is taken off.
  await needed.fill('1000')
  await needed.press('Enter')
  await expect(field(page, 'annualProfit')).toHaveValue('12000')
  // What the form says goes first.
  await field(page, 'annualProfit').fill('40000')
  await submitButton(page).click()
  await expect(page).toHaveURL(/#annualProfit=40000$/)
})

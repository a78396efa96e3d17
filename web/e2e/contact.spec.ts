import type { Page } from '@playwright/test'
import { expect, test } from './support/visitor.ts'

const WRITTEN = {
  'First Name': 'Ada',
  'Last Name': 'Byron',
  'Email Address': 'ada@example.org',
  Subject: 'A rate',
  Message: 'It looks 48271.93 wrong.',
}

const fill = async (page: Page, written: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label, { exact: true }).fill(value)
}
const submit = (page: Page) => page.getByRole('button', { name: /Check Message|Open in Your Email Program/ }).click()

test('every field is required, and each blank one is named, with a link to it', async ({ page }) => {
  await page.goto('/contact')
  await submit(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter your email address',
    'Enter a subject',
    'Enter a message',
  ])
  for (const label of Object.keys(WRITTEN)) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Enter /)
  }
  await summary.getByRole('link', { name: 'Enter a message' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
  await expect(page).toHaveURL('/contact')
})

test('an impossible email address is refused', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, { ...WRITTEN, 'Email Address': 'ada.example.org' })
  await submit(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter an email address in the right form, like name@example.com'])
  await fill(page, WRITTEN)
  await submit(page)
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).toHaveTitle(/^Contact Us/)
})

test('if there is no address to write to, nothing is sent, and the page says so and keeps the text', async ({ page, requests }) => {
  await page.goto('/contact')
  const warning = page.getByText('You cannot send this message yet')
  await expect(warning).toBeVisible()
  const [above, first] = await Promise.all([warning.boundingBox(), page.getByLabel('First Name').boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(first?.y ?? 0)
  await fill(page, WRITTEN)
  const asked = requests.length
  await submit(page)
  await expect(page.getByRole('status')).toContainText('nothing was sent')
  for (const [label, value] of Object.entries(WRITTEN)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  expect(requests.slice(asked)).toEqual([])
  await expect(page).toHaveURL('/contact')
})

test('a message can be copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/contact')
  await fill(page, WRITTEN)
  await page.getByRole('button', { name: 'Copy Message' }).click()
  await expect(page.getByRole('status')).toHaveText('The message is copied. It has not been sent.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replace(/\r\n/g, '\n')).toBe('A rate\n\nIt looks 48271.93 wrong.\n\nAda Byron\nada@example.org')
})

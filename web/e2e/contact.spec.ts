import type { Page } from '@playwright/test'
import { expect, test } from './support/visitor.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

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
const submit = (page: Page) => page.getByRole('button', { name: 'Copy Message' }).click()

/** Opens the page, which is built without an address here, and the form in it. */
async function openForm(page: Page) {
  await page.goto('/contact')
  await page.getByText('Write a message and keep it').click()
}

test('every field is required, and each blank one is named, with a link to it', async ({ page }) => {
  await openForm(page)
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
  await openForm(page)
  await fill(page, { ...WRITTEN, 'Email Address': 'ada.example.org' })
  await submit(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter an email address in the right form, like name@example.com'])
  await fill(page, WRITTEN)
  await submit(page)
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).toHaveTitle(/^Contact Us/)
})

test('if there is no address to write to, the page says so and what to do, and shows no field until the form is opened', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByText('We have not published an email address yet, so nothing you write on this page reaches us.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('You cannot write to us')
  await expect(page.getByRole('main').getByRole('link', { name: 'all our rates' })).toBeVisible()
  for (const label of Object.keys(WRITTEN)) await expect(page.getByLabel(label, { exact: true })).toBeHidden()
  await page.getByText('Write a message and keep it').click()
  for (const label of Object.keys(WRITTEN)) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
})

test('if there is no address to write to, nothing is sent, and the page says so and keeps the text', async ({ page, requests }) => {
  await openForm(page)
  await expect(page.getByText('Nothing is sent. You can copy the message')).toBeVisible()
  await fill(page, WRITTEN)
  const asked = requests.length
  await submit(page)
  await expect(page.getByRole('status')).toContainText('It has not been sent.')
  for (const [label, value] of Object.entries(WRITTEN)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  expect(requests.slice(asked)).toEqual([])
  await expect(page).toHaveURL('/contact')
})

test('a message can be copied whole', async ({ page }) => {
  await openForm(page)
  await fill(page, WRITTEN)
  await submit(page)
  await expect(page.getByRole('status')).toHaveText('The message is copied. It has not been sent.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replace(/\r\n/g, '\n')).toBe('A rate\n\nIt looks 48271.93 wrong.\n\nAda Byron\nada@example.org')
})

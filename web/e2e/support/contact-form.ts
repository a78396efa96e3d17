import type { Page } from '@playwright/test'

export const WRITTEN = {
  'First Name': 'Ada',
  'Last Name': 'Byron',
  'Email Address': 'ada@example.org',
  Subject: 'A rate',
  Message: 'It looks 48271.93 wrong.',
}

export const fill = async (page: Page, written: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label, { exact: true }).fill(value)
}
export const submit = (page: Page) => page.getByRole('button', { name: 'Copy Message' }).click()

/** Opens the page, which is built without an address here, and the form in it. */
export async function openForm(page: Page) {
  await page.goto('/contact')
  await page.getByText('Write a message and keep it').click()
}

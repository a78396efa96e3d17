import { fill, openForm, submit, WRITTEN } from '../support/contact-form.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

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

test('a message can be copied whole', async ({ page }) => {
  await openForm(page)
  await fill(page, WRITTEN)
  await submit(page)
  await expect(page.getByRole('status')).toHaveText('The message is copied. It has not been sent.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replace(/\r\n/g, '\n')).toBe('A rate\n\nIt looks 48271.93 wrong.\n\nAda Byron\nada@example.org')
})

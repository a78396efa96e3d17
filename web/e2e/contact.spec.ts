import { fill, openForm, submit, WRITTEN } from './support/contact-form.ts'
import { expect, test } from './support/visitor.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

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

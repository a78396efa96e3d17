import { expect, test } from '../support/visitor.ts'

test('official guidance opens in a new tab and says so', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('region', { name: 'Official guidance' }).getByRole('link')
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.gov\.uk\//)
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/)
  }
})

test('five questions open one at a time, and the open one closes again', async ({ page }) => {
  await page.goto('/')
  const questions = page.getByRole('region', { name: 'Questions' }).locator('details')
  await expect(questions).toHaveCount(5)
  for (const question of await questions.all()) {
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph')).toBeVisible()
    await expect(questions.and(page.locator('[open]'))).toHaveCount(1)
  }
  await questions.last().locator('summary').click()
  await expect(questions.and(page.locator('[open]'))).toHaveCount(0)
})

import { browserSamples } from '../support/samples.ts'
import { expect, test } from '../support/visitor.ts'

for (const { path, name } of browserSamples) {
  test(`a visitor of the ${name} opens the questions one at a time`, async ({ page }) => {
    await page.goto(path)
    const questions = page.locator('.faq details')
    expect(await questions.count()).toBeGreaterThan(2)
    await expect(questions.and(page.locator('[open]'))).toHaveCount(0)
    for (const question of await questions.all()) {
      await question.locator('summary').click()
      await expect(question).toHaveAttribute('open')
      await expect(question.getByRole('paragraph')).toBeVisible()
      await expect(questions.and(page.locator('[open]'))).toHaveCount(1)
    }
    await questions.last().locator('summary').click()
    await expect(questions.and(page.locator('[open]'))).toHaveCount(0)
  })
}

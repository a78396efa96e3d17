import { alive, fillForm, formOf } from '../support/form.ts'
import { noughtsOf } from '../support/golden.ts'
import { largeAnswer } from '../support/result.ts'
import { samples } from '../support/samples.ts'
import { shifts, watchShifts } from '../support/shifts.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ isFirst: true })

// The test of each page in pages.spec.ts checks the same on a phone. Here are those that a script adds to or takes over.
for (const path of ['/', '/rates', ...samples.map((one) => one.path)]) {
  test(`nothing moves on ${path} while it loads on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await watchShifts(page)
    await page.goto(path)
    if (samples.some((one) => one.path === path)) await alive(page)
    expect(await shifts(page)).toEqual([])
  })
}

for (const { path, name, slug } of samples) {
  test(`the ${name} fetches its script and arithmetic when a field is first touched, and its working as soon as there is a result`, async ({
    page,
    requests,
  }) => {
    const scripts = () => requests.filter(({ type }) => type === 'script').length
    await page.goto(path)
    const atFirst = scripts()
    const arithmetic = page.waitForResponse(/\/assets\/.*\.js$/)
    await formOf(page).locator('input[type="text"]').first().focus()
    expect((await arithmetic).ok()).toBe(true)
    await fillForm(page, noughtsOf(slug))
    await page.keyboard.press('Enter')
    await expect(largeAnswer(page)).toBeVisible()
    expect(scripts()).toBeGreaterThan(atFirst)
    // What belongs to the answer comes after it, and a page that was idle once counts as idle ever after.
    let withWorking = 0
    const isAll = () => {
      const before = withWorking
      withWorking = scripts()
      return withWorking === before
    }
    await expect.poll(isAll, { intervals: [1_000] }).toBe(true)
    await page.locator('.working summary').click()
    await expect(page.locator('[data-step]').first()).toBeVisible()
    expect(scripts()).toBe(withWorking)
  })
}

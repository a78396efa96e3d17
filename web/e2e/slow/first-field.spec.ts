import { calculators } from '../../calculators/index.ts'
import { PHONE } from '../support/answer-in-sight.ts'
import { brokenLines, LOWEST, topOfFirstField } from '../support/first-field.ts'
import { openCalculator, openFolds } from '../support/form.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ viewport: PHONE })

for (const { path, name } of calculators) {
  test(`on a phone the ${name} begins with one line, and its first box is in the upper half`, async ({ page }) => {
    await openCalculator(page, path)
    expect(await brokenLines(page, '.lead')).toEqual([])
    expect(await topOfFirstField(page)).toBeLessThan(LOWEST)
    await openFolds(page)
    expect(await brokenLines(page, '.field > .hint, .choice > .hint:not([id$="-about"])'), 'each hint is one line').toEqual([])
  })
}

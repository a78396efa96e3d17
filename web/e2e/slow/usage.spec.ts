import type { Page } from '@playwright/test'
import { headlinesOf } from '../../../engine/explain/outputs-of.ts'
import { calculatorNamed } from '../../../engine/tests/calculators.ts'
import { fillForm, openCalculator, submitButton } from '../support/form.ts'
import { fullestRow } from '../support/golden.ts'
import { largeAnswer } from '../support/result.ts'
import { samples } from '../support/samples.ts'
import { expect, test } from '../support/visitor.ts'

interface Heard {
  readonly name: string
  readonly category: string
  readonly label: string
  readonly value: number
}

/** Every usage event of the page from its start, as an owner’s analytics would receive them. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    document.addEventListener('usage', (event) => heard.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard)
}

for (const { slug, path, name } of samples) {
  test(`a submit of the ${name} makes two usage events with the main amount, which go nowhere`, async ({ page, requests }) => {
    const heard = await listen(page)
    await openCalculator(page, path)
    const { in: typed, out } = fullestRow(slug)
    await fillForm(page, typed)
    await submitButton(page).click()
    await expect(largeAnswer(page)).toBeVisible()
    await expect
      .poll(async () => (await heard()).map((event) => event.name))
      .toEqual(['calculate', `${slug.replaceAll('-', '_')}_calculation`])
    const [headline = ''] = headlinesOf(await calculatorNamed(slug)).map(({ key }) => key)
    for (const event of await heard()) expect(event).toMatchObject({ category: 'calculator', label: slug, value: Number(out[headline]) })
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
}

test('a result that comes from the address does not count as a submit', async ({ page }) => {
  const heard = await listen(page)
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '60000' })
  await expect(largeAnswer(page)).toBeVisible()
  expect(await heard()).toEqual([])
})

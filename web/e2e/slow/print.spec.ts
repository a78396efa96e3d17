import type { Page } from '@playwright/test'
import { calculators } from '../../calculators/index.ts'
import { openCalculator } from '../support/form.ts'
import { textOfPdf, withoutSpaces } from '../support/pdf.ts'
import { resultCard } from '../support/result.ts'
import { pagePaths } from '../support/site.ts'
import { expect, test } from '../support/visitor.ts'

const isCalculator = (path: string) => calculators.some((one) => one.path === path)
const toRead = pagePaths.filter((path) => !isCalculator(path))

for (const path of [...toRead, '/income-tax-calculator']) {
  test(`${path} prints all of what it says`, async ({ page }) => {
    // Where most is folded.
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(path)
    const said = await textsOf(page)
    expect(said.length).toBeGreaterThan(5)
    const printed = (await pagesOf(page)).join('')
    expect(said.filter((text) => !printed.includes(withoutSpaces(text)))).toEqual([])
  })
}

for (const year of ['2022-23', '2024-25', '2026-27']) {
  test(`the rates of ${year} print on sixteen sheets`, async ({ page }) => {
    await page.goto(`/rates#year=${year}`)
    await expect(page.locator('.rates-status')).toContainText('rates and rules')
    const pages = await pagesOf(page)
    expect(pages.length).toBeLessThanOrEqual(16)
    expect(pages.join('')).toContain(withoutSpaces('Income limit for the Personal Allowance'))
  })
}

test('a result prints with its working, inputs, year, rules and address, and without the text of its page', async ({ page }) => {
  await openCalculator(page, '/income-tax-calculator', { annualSalary: '31234' })
  // The working is fetched as soon as there is a result.
  await page.waitForLoadState('networkidle')
  await expect(resultCard(page).locator('.answer')).toBeVisible()
  const printed = (await pagesOf(page)).join('')
  for (const text of ['£31,234', 'Taxable income', 'Tax year 2024/25', 'The law in force', page.url()]) {
    expect(printed).toContain(withoutSpaces(text))
  }
  for (const text of ['Worked examples', 'Remember my income']) expect(printed).not.toContain(withoutSpaces(text))
})

const pagesOf = async (page: Page) =>
  textOfPdf(await page.pdf({ format: 'A4', margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' } }))

/** Every heading, paragraph and cell of a page, but for links to elsewhere, forms, and what only reviewers or screen readers are told. */
const textsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true)
    if (!(copy instanceof Element)) return []
    const left = 'nav, form, noscript, .visually-hidden, .rates-sources, .rates-reviewers, .rates-absent, .section:has(> #files)'
    for (const element of copy.querySelectorAll(`${left}, [hidden], .more-options, .results-card, .sample`)) element.remove()
    return [...copy.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, td, summary')]
      .filter((element) => element.querySelector('p, li, h2, h3, h4') === null)
      .map((element) => element.textContent ?? '')
  })

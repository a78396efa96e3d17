import type { Page } from '@playwright/test'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { calculators } from '../calculators/index.ts'
import { type Card, faultsInAnswer, faultsInPence, faultsInPounds, faultsWhereGolden } from './support/card-faults.ts'
import { autofill, fillForm, formOf, openCalculator } from './support/form.ts'
import { choiceRows, fillingRows, type GoldenRow, optionsOf, pageOf, shownFigures } from './support/golden.ts'
import { hasPenceSwitch, readCard, showPence } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// That every card has its golden figures, in pounds and in pence, in every year and under every rule set, is tested without a browser, in
// web/calculators/cards.test.tsx, with what a screen reader is told of each. Here a browser types them into each field of each calculator,
// and follows links to the page of each year and to other rules.

// Smooth scrolling would make every row wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { slug, path, name } of calculators) {
  test(`a visitor who fills in the ${name} reads golden figures to the penny`, async ({ page }) => {
    await openCalculator(page, path)
    expect(await choicesIn(page), 'each choice offers what the engine knows').toMatchObject(await optionsOf(slug))
    for (const [index, row] of fillingRows(slug).entries()) {
      await test.step(row.case, async () => {
        await (index === 0 ? fillForm : autofill)(page, row.in)
        await formOf(page).locator('input[type="text"]').first().press('Enter')
        // Chosen once, it stays.
        if (index === 0) await showPence(page)
        await eventually(page, (card) => [...faultsInPence(card.rows, shownFigures(slug, row)), ...faultsInAnswer(card, row)])
      })
    }
  })
}

test('a visitor who follows links to a car in each year reads golden figures to the pound', async ({ page }) => {
  const rows = oneOfEachYear(choiceRows('company-car', 'statute'))
  expect(rows.map(({ taxYear }) => taxYear)).toEqual(Object.keys(taxYears))
  for (const row of rows) {
    await test.step(`${row.taxYear}: ${row.case}`, async () => {
      await openCalculator(page, pageOf('/specialised-tax/company-car-tax-calculator', row), row.in)
      expect(await hasPenceSwitch(page)).toBe(true)
      await eventually(page, ({ rows: shown }) => faultsInPounds(shown, shownFigures('company-car', row)))
    })
  }
})

for (const rules of ['constants', 'text'] as const) {
  test(`a reviewer who chooses the rules of ${rules} reads their golden figures to the penny`, async ({ page }) => {
    const [row] = choiceRows('capital-gains', rules)
    expect(row?.rules, 'one that the law answers otherwise').not.toContain('statute')
    await openCalculator(page, '/specialised-tax/capital-gains-tax-calculator', { ...row?.in, rules })
    await showPence(page)
    await eventually(page, (card) => (row ? faultsWhereGolden(card.rows, shownFigures('capital-gains', row)) : ['no row']))
  })
}

/** The values of each choice on the form, by field name. */
const choicesIn = (page: Page) =>
  formOf(page).evaluate((form) => {
    const choices: Record<string, string[]> = {}
    for (const one of form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input[type="radio"], select[name] option')) {
      const name = one instanceof HTMLInputElement ? one.name : (one.closest('select')?.name ?? '')
      if (one.value !== '') choices[name] = [...(choices[name] ?? []), one.value]
    }
    return choices
  })

const oneOfEachYear = (rows: readonly GoldenRow[]) =>
  rows.filter(({ taxYear }, index) => rows.findIndex((row) => row.taxYear === taxYear) === index)

/** Waits until a result is there in which nothing is wrong; says what is wrong where none comes. */
const eventually = (page: Page, faultsIn: (card: Card) => string[]) =>
  expect
    .poll(
      async () => {
        const card = await readCard(page)
        return card.rows.length === 0 ? ['no result'] : faultsIn(card)
      },
      { intervals: [10, 20, 50, 100] },
    )
    .toEqual([])

import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { type Card, faultsInAnswer, faultsInPence, faultsInPounds, faultsWhereGolden } from './support/card-faults.ts'
import { autofill, fillForm, followFragment, formOf, openCalculator } from './support/form.ts'
import { choiceRows, fillingRows, pageOf, shownFigures } from './support/golden.ts'
import { hasPenceSwitch, readCard, showPence } from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// That every card has its golden figures is tested without a browser, in web/calculators/cards.test.tsx. Here they are typed, or followed: each field
// of each calculator, and each value of each choice. What a screen reader is told of each is tested there too, because it is told only once
// an answer has settled, and to wait for that after each row would take longer than all else here.

// Smooth scrolling would make every row wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Calculators on which each kind of result is looked at in a browser too, and the company car in every year. */
const IN_FULL = new Set(['income-tax', 'capital-gains', 'company-car'])
const FOLLOWED = new Set(['income-tax', 'capital-gains'])

for (const { slug, path, name } of calculators) {
  test(`a visitor who fills in the ${name} reads golden figures to the penny`, async ({ page }) => {
    let open: string | undefined
    for (const row of IN_FULL.has(slug) ? choiceRows(slug, 'statute') : fillingRows(slug)) {
      await test.step(`${row.taxYear}: ${row.case}`, async () => {
        const address = pageOf(path, row)
        const isOpen = open === address
        if (!isOpen) await openCalculator(page, (open = address))
        await (isOpen ? autofill : fillForm)(page, row.in)
        await formOf(page).locator('input[type="text"]').first().press('Enter')
        // Chosen once, it stays.
        if (!isOpen) await showPence(page)
        await eventually(page, (card) => [...faultsInPence(card.rows, shownFigures(slug, row)), ...faultsInAnswer(card, row)])
      })
    }
  })
}

for (const { slug, path, name } of calculators.filter((one) => FOLLOWED.has(one.slug))) {
  test(`a visitor who follows links to the ${name} reads golden figures to the pound`, async ({ page }) => {
    let open: string | undefined
    for (const row of choiceRows(slug, 'statute')) {
      await test.step(`${row.taxYear}: ${row.case}`, async () => {
        if (open !== pageOf(path, row)) await openCalculator(page, (open = pageOf(path, row)))
        await followFragment(page, row.in)
        const faultsIn = (await hasPenceSwitch(page)) ? faultsInPounds : faultsInPence
        await eventually(page, ({ rows }) => faultsIn(rows, shownFigures(slug, row)))
      })
    }
  })

  test(`a reviewer who chooses other rules in the ${name} reads their golden figures to the penny`, async ({ page }) => {
    let open: string | undefined
    for (const rules of ['constants', 'text'] as const) {
      for (const row of choiceRows(slug, rules)) {
        await test.step(`${rules}, ${row.taxYear}: ${row.case}`, async () => {
          if (open !== pageOf(path, row)) await openCalculator(page, (open = pageOf(path, row)))
          await followFragment(page, { ...row.in, rules })
          await showPence(page)
          await eventually(page, ({ rows }) => faultsWhereGolden(rows, shownFigures(slug, row)))
        })
      }
    }
  })
}

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

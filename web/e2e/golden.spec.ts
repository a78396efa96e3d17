import type { Page } from '@playwright/test'
import { calculators } from '../calculators/index.ts'
import { autofill, fillForm, followFragment, formOf, openCalculator } from './support/form.ts'
import { choiceRows, coveringRows, type GoldenRow, shownFigures } from './support/golden.ts'
import { amountsIn, oneDecimal, penceOf, poundsAndPence } from './support/money.ts'
import {
  faultsInPence,
  faultsInPounds,
  faultsWhereGolden,
  hasPenceSwitch,
  readRows,
  resultCard,
  type ShownRow,
  showPence,
} from './support/result.ts'
import { expect, test } from './support/visitor.ts'

// Smooth scrolling would make every row wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { slug, path, name } of calculators) {
  test(`a visitor who fills in the ${name} reads every golden figure to the penny`, async ({ page }) => {
    await openCalculator(page, path)
    for (const [index, row] of coveringRows(slug).entries()) {
      await test.step(row.case, async () => {
        await (index === 0 ? fillForm : autofill)(page, row.in)
        await formOf(page).locator('input[type="text"]').first().press('Enter')
        await showPence(page)
        await eventually(page, (rows) => faultsInPence(rows, shownFigures(slug, row)))
        await saysGoldenFigures(page, row)
        await answerAgrees(page, row)
      })
    }
  })

  test(`a visitor who follows links to the ${name} reads golden figures to the pound`, async ({ page }) => {
    await openCalculator(page, path)
    for (const row of choiceRows(slug, 'statute')) {
      await test.step(row.case, async () => {
        await followFragment(page, row.in)
        const faultsIn = (await hasPenceSwitch(page)) ? faultsInPounds : faultsInPence
        await eventually(page, (rows) => faultsIn(rows, shownFigures(slug, row)))
        await answerAgrees(page, row)
      })
    }
  })

  test(`a reviewer who chooses other rules in the ${name} reads their golden figures to the penny`, async ({ page }) => {
    await openCalculator(page, path)
    for (const rules of ['constants', 'text'] as const) {
      for (const row of choiceRows(slug, rules)) {
        await test.step(`${rules}: ${row.case}`, async () => {
          await followFragment(page, { ...row.in, rules })
          await showPence(page)
          await eventually(page, (rows) => faultsWhereGolden(rows, shownFigures(slug, row)))
        })
      }
    }
  })
}

const amountsSaid = async (page: Page) => amountsIn(await resultCard(page).locator('.answer').innerText())

/** The large answer is a golden figure, or that of a row that took a balancing penny. */
async function saysGoldenFigures(page: Page, { out }: GoldenRow): Promise<void> {
  const golden = new Set(Object.values(out).map((value) => poundsAndPence(penceOf(value))))
  const rows = new Set((await readRows(page)).map(({ amount }) => amount.replace('−', '')))
  const said = await amountsSaid(page)
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((amount) => !golden.has(amount) && !rows.has(amount))).toEqual([])
}

/** Waits for a result without a fault; if none comes, says what is wrong. */
const eventually = (page: Page, faultsIn: (rows: readonly ShownRow[]) => string[]) =>
  expect
    .poll(
      async () => {
        const rows = await readRows(page)
        return rows.length === 0 ? ['no result'] : faultsIn(rows)
      },
      { intervals: [10, 20, 50, 100] },
    )
    .toEqual([])

/** Screen readers get the large answer, and the note gives the golden effective rate. */
async function answerAgrees(page: Page, { out }: GoldenRow): Promise<void> {
  const said = await amountsSaid(page)
  await expect(resultCard(page).getByRole('status')).toContainText(said[0] === '£0.00' ? /£0\.00|\bno\b/ : (said[0] ?? ''))
  if (out['effectiveRate'] !== undefined)
    await expect(resultCard(page).locator('.ledger-foot')).toContainText(oneDecimal(out['effectiveRate']))
}

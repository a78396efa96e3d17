import { expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { faultsInAnswer, faultsInPence, faultsWhereGolden } from '../e2e/support/card-faults.ts'
import { choiceRows, fillingRows, optionsOf, shownFigures } from '../e2e/support/golden.ts'
import { choicesIn } from '../e2e/support/read-page.ts'
import { readCard, showPence } from './result.ts'
import { fillForm, form, send, visit, withInputs } from './visit.ts'

// That every card has its golden figures, in pounds and in pence, in every year and under every rule set, with what a screen reader is told of
// each, is in web/calculators/cards.test.tsx. Here they are typed into each field of each calculator, and brought by links to other rules.
// Links to other years are in other-year.test.ts.

for (const { slug, path, name } of calculators) {
  it(`a visitor who fills in the ${name} reads golden figures to the penny`, async () => {
    await visit(path)
    expect(choicesIn(form()), 'each choice offers what the engine knows').toMatchObject(await optionsOf(slug))
    for (const [index, row] of fillingRows(slug).entries()) {
      await fillForm(row.in)
      // The answer follows from then on.
      if (index === 0) await send()
      await showPence()
      const card = readCard()
      expect([...faultsInPence(card.rows, shownFigures(slug, row)), ...faultsInAnswer(card, row)], row.case).toEqual([])
    }
  })
}

it.each(['constants', 'text'] as const)('a reviewer who chooses the rules of %s reads their golden figures to the penny', async (rules) => {
  const [row] = choiceRows('capital-gains', rules)
  if (!row || row.rules.includes('statute')) throw new Error('no row that the law answers otherwise')
  await visit(withInputs('/specialised-tax/capital-gains-tax-calculator', { ...row.in, rules }))
  await showPence()
  expect(faultsWhereGolden(readCard().rows, shownFigures('capital-gains', row))).toEqual([])
})

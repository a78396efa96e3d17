import { expect, it } from 'vitest'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { calculators } from '../calculators/index.ts'
import { faultsInAnswer, faultsInPence, faultsInPounds, faultsWhereGolden } from '../e2e/support/card-faults.ts'
import { choiceRows, fillingRows, type GoldenRow, optionsOf, pageOf, shownFigures } from '../e2e/support/golden.ts'
import { choicesIn } from '../e2e/support/read-page.ts'
import { readCard, showPence } from './result.ts'
import { all, fillForm, form, send, visit, withInputs } from './visit.ts'

// That every card has its golden figures, in pounds and in pence, in every year and under every rule set, with what a screen reader is told of
// each, is in web/calculators/cards.test.tsx. Here they are typed into each field of each calculator, and brought by links to the page of each
// year and to other rules.

for (const { slug, path, name } of calculators) {
  it(`a visitor who fills in the ${name} reads golden figures to the penny`, async () => {
    await visit(path)
    expect(choicesIn(form()), 'each choice offers what the engine knows').toMatchObject(await optionsOf(slug))
    for (const row of fillingRows(slug)) {
      await fillForm(row.in)
      await send()
      await showPence()
      const card = readCard()
      expect([...faultsInPence(card.rows, shownFigures(slug, row)), ...faultsInAnswer(card, row)], row.case).toEqual([])
    }
  })
}

it.each(oneOfEachYear(choiceRows('company-car', 'statute')))(
  'a visitor who follows a link to a car in $taxYear reads golden figures to the pound',
  async (row) => {
    await visit(withInputs(pageOf('/specialised-tax/company-car-tax-calculator', row), row.in))
    expect(all('checkbox', 'Show pence')).toHaveLength(1)
    expect(faultsInPounds(readCard().rows, shownFigures('company-car', row)), row.case).toEqual([])
  },
)

it('each year has a car', () => {
  expect(oneOfEachYear(choiceRows('company-car', 'statute')).map(({ taxYear }) => taxYear)).toEqual(Object.keys(taxYears))
})

it.each(['constants', 'text'] as const)('a reviewer who chooses the rules of %s reads their golden figures to the penny', async (rules) => {
  const [row] = choiceRows('capital-gains', rules)
  if (!row || row.rules.includes('statute')) throw new Error('no row that the law answers otherwise')
  await visit(withInputs('/specialised-tax/capital-gains-tax-calculator', { ...row.in, rules }))
  await showPence()
  expect(faultsWhereGolden(readCard().rows, shownFigures('capital-gains', row))).toEqual([])
})

function oneOfEachYear(rows: readonly GoldenRow[]): GoldenRow[] {
  return rows.filter(({ taxYear }, index) => rows.findIndex((row) => row.taxYear === taxYear) === index)
}

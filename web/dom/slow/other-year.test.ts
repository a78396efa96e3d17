import { expect, it } from 'vitest'
import { taxYears } from '../../../engine/rates/generated/tax-years.ts'
import { faultsInPounds } from '../../e2e/support/card-faults.ts'
import { choiceRows, pageOf, shownFigures } from '../../e2e/support/golden.ts'
import { readCard } from '../result.ts'
import { all, visit, withInputs } from '../visit.ts'

const rows = choiceRows('company-car', 'statute')
const ofEachYear = rows.filter(({ taxYear }, index) => rows.findIndex((row) => row.taxYear === taxYear) === index)

it.each(ofEachYear)('a visitor who follows a link to a car in $taxYear reads golden figures to the pound', async (row) => {
  await visit(withInputs(pageOf('/specialised-tax/company-car-tax-calculator', row), row.in))
  expect(all('checkbox', 'Show pence')).toHaveLength(1)
  expect(faultsInPounds(readCard().rows, shownFigures('company-car', row)), row.case).toEqual([])
})

it('each year has a car', () => {
  expect(ofEachYear.map(({ taxYear }) => taxYear)).toEqual(Object.keys(taxYears))
})

import { expect, it } from 'vitest'
import { taxYears } from '../../../engine/rates/generated/tax-years.ts'
import { faultsInPounds } from '../../e2e/support/card-faults.ts'
import { choiceRows, pageOf, shownFigures } from '../../e2e/support/golden.ts'
import { address, card, part, readCard, textsOf, unfold } from '../result.ts'
import { directorLeadsTo } from '../tests/from-what-changed.ts'
import { all, box, one, press, textOf, visit, withInputs } from '../visit.ts'

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

const IN_2026 = new Date('2026-11-22T12:00:00')
const LOAN = { annualSalary: '42000', studentLoanPlan: 'plan2' }
const comparison = () => part(/side by side/)
const ways = () => unfold('Compare this answer')
const told = () => textsOf(comparison(), 'output, [role="status"]')
const why = () => textsOf(card(), '.year-difference summary')

it('where we have no figures for today, an answer is compared with the newest', async () => {
  await visit(withInputs('/2025-26/income-tax-calculator', LOAN), new Date('2031-11-22T12:00:00'))
  expect(why()).toEqual(['You would take home £82.35 more in 2026/27'])
})

it('what changed for a person leads to the calculator of the year before, which has the same amount', () =>
  directorLeadsTo('2025/26', '£35,968.75'))

it('one tap compares petrol with electric, and another adds the year before', async () => {
  const car = { carListPrice: '30000', fuelType: 'petrol', co2Emissions: '120', annualSalary: '38000' }
  await visit(withInputs('/2026-27/specialised-tax/company-car-tax-calculator', car), IN_2026)
  await press('An electric car of the same price', await ways())
  expect(box('Fuel Type').value).toBe('electric')
  expect(textOf(card())).not.toContain('We did not use the CO2 figure')
  // 20% of 30% and of 4% of 30,000 (ITEPA 2003 s.139): 1,800 and 240.
  expect(told()).toEqual(['With B, your tax on the car would be £1,560 less a year than with A.'])
  await press(/2025\/26/, await ways())
  expect(address()).toContain('/2025-26/')
  // At 3%, the electric car costs 180.
  expect(told().join(' ')).toContain('With C, your tax on the car would be £1,620 less a year than with A.')
  expect(textOf(one('table', 'The rows of each answer', comparison()))).toContain('£180')
  expect(textOf(card())).not.toContain('Compare this answer')
})

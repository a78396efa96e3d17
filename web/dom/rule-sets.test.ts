import { expect, it } from 'vitest'
import { takeHomeInPounds } from '../e2e/support/golden.ts'
import { address, answer, card, inputsIn, textsOf, unfold } from './result.ts'
import { all, click, fill, goTo, one, press, reload, send, textOf, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const NATIONAL_INSURANCE = '/national-insurance-calculator'
const LAW = 'The law in force'
const CONSTANTS = 'The specification’s constants'

async function chooseRules(title: string): Promise<void> {
  await unfold('For tax reviewers')
  await click(one('radio', title, card()))
}

const warnings = () => textsOf(document.body, '.form-card .warning')

/** What other rules would answer, in the part for reviewers. */
const difference = (ruleSet: string) => card().querySelector(`.difference[data-rules="${ruleSet}"]`)

it('a reviewer chooses the specification’s constants, sees its answer, and finds the choice in the address', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await chooseRules(CONSTANTS)
  expect(answer()).toBe(takeHomeInPounds('30000', 'constants'))
  expect(inputsIn(address())).toMatchObject({ annualSalary: '30000', rules: 'constants' })
  await reload()
  expect(answer()).toBe(takeHomeInPounds('30000', 'constants'))
  const rulesUsed = 'This answer follows the specification’s constants, not the law in force.'
  expect(textsOf(card(), '.rules-used')).toEqual([rulesUsed])
  await chooseRules(LAW)
  expect(answer()).toBe(takeHomeInPounds('30000'))
  expect(textsOf(card(), '.rules-used')).toEqual([])
  expect(inputsIn(address())).toEqual({ annualSalary: '30000', open: 'reviewers' })
})

it('an address that names unknown rules gets the law', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000', rules: 'nonsense' }))
  expect(answer()).toBe(takeHomeInPounds('30000'))
})

it('a different answer under other rules is one line, which opens to show each reading that matters, and adds up', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '150000', studentLoanPlan: 'plan1' }))
  await unfold('For tax reviewers')
  const opened = await unfold(
    'Under the specification’s constants the answer is £83,287.75: you would take home £3,252.25 more a year. Why?',
    difference('constants') as Element,
  )
  // The waterfall at the end of section 5 of rules.md, whose total is −3,252.25.
  const amounts = ['£83,287.75', '−£5,656.50', '+£1,508.00', '+£628.50', '+£267.75', '£80,035.50']
  expect(textsOf(opened, 'tbody tr:not(.readings) td')).toEqual(amounts)
  const readings = textsOf(opened, '.readings')[1]
  expect(readings).toContain('The specification’s constants: 12%.')
  expect(readings).toContain('The law in force: 8%. SSCBA 1992 s.8(2)')
  const rows = opened.querySelectorAll('tbody tr:not(.readings)')
  expect(rows[2]?.querySelector('a')?.getAttribute('href')).toBe('/rates#nationalInsurance.class1.employee.mainRate')
})

it('one line says that all rule sets agree, or which two of them do', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '10000' }))
  await unfold('For tax reviewers')
  expect(textOf(card())).toContain('The law and the specification give the same answer here.')
  expect(textsOf(card(), '.difference')).toEqual([])
  const gain = { salePrice: '20000', purchasePrice: '0', otherIncome: '0', assetType: 'other' }
  await visit(withInputs('/specialised-tax/capital-gains-tax-calculator', gain))
  await unfold('For tax reviewers')
  expect(textsOf(card(), '.difference summary')).toEqual([
    expect.stringContaining('Under the specification’s constants and the specification’s page text the answer is'),
  ])
})

it('the part for reviewers is the last of the card', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  expect(card().querySelector('.for-reviewers')?.nextElementSibling).toBeNull()
})

it('the next page says at the top that other rules were chosen, before anything is typed, and the choice can be undone there', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await chooseRules(CONSTANTS)
  expect(answer()).toBe('£24,422')
  await goTo(NATIONAL_INSURANCE)
  expect(warnings()).toEqual([
    expect.stringContaining('Earlier you chose to calculate with the specification’s constants instead of the law in force.'),
  ])
  await press('Use the law in force')
  expect(warnings()).toEqual([])
  await fill('Annual Earnings', '30000')
  await send()
  expect(answer()).toBe('£1,394')
})

it('the chosen rules apply on the other pages of the visit, but not to a link with rules of its own', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await chooseRules(CONSTANTS)
  await goTo(NATIONAL_INSURANCE)
  await fill('Annual Earnings', '30000')
  await send()
  expect(address()).toContain('rules=constants')
  await unfold('For tax reviewers')
  expect(difference('statute')).not.toBeNull()
  await goTo(withInputs(INCOME_TAX, { annualSalary: '60000' }))
  expect(answer()).toBe('£45,357')
  await chooseRules(CONSTANTS)
  await chooseRules(LAW)
  expect(one('radio', LAW)).toHaveProperty('checked', true)
  // What is left is what the forms were told, for the next one.
  expect(Object.keys(sessionStorage)).toEqual(['known'])
  expect(all('alert')).toEqual([])
})

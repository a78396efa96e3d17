import { expect, it } from 'vitest'
import { inPounds, takeHomeInPounds } from '../e2e/support/golden.ts'
import { address, answer, cellsOf, inputsIn, part, textsOf, unfold } from './result.ts'
import { all, box, fill, one, press, reload, textOf, visit, withInputs } from './visit.ts'

const INCOME_TAX = '/income-tax-calculator'
const comparison = () => part(/side by side/)
const ways = () => unfold('Compare this answer')
const said = () => textsOf(comparison(), 'output, [role="status"]')

it('an answer is kept as A while the form changes, after a reload too, until somebody goes back to it', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await press('Something else, such as a pay rise', await ways())
  expect(document.activeElement).toBe(box('Annual Salary'))
  await fill('Annual Salary', '60000')
  // 20% tax and 8% National Insurance to 50,270, then 40% and 2%: 20,270 × 72% + 9,730 × 58% = 14,594.40 + 5,643.40.
  expect(said()).toEqual(['With B, you would take home £20,237.80 more a year than with A.'])
  await unfold('Why B differs from A', comparison())
  expect(textOf(one('table', 'What makes the difference between A and B', comparison()))).toContain('+£20,237.80')
  await reload()
  expect(said().join(' ')).toContain('£20,237.80 more')
  await press('Go back to A', comparison())
  expect(answer()).toBe(takeHomeInPounds('30000'))
  expect(all('region', /side by side/)).toEqual([])
})

const back = (letter: string) => one('link', `Go back to ${letter}`, comparison()).getAttribute('href') ?? ''
const headings = () => textsOf(comparison(), '.comparison-table thead th')
const toasts = () => textsOf(document.body, '.toast')

it('a third answer joins the two that are compared, each is said to be kept, and only two have a difference in each row', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await press('Something else, such as a pay rise', await ways())
  expect(toasts()).toEqual([expect.stringMatching(/^A is kept: .* Change the form, and its answer is B/)])
  await press('Close', document.body.querySelector('.toast') as Element)
  expect(toasts()).toEqual([])
  await fill('Annual Salary', '60000')
  expect(headings()).toEqual(['A', 'B', 'Difference'])
  await press('Something else, such as a pay rise', await ways())
  expect(toasts()).toEqual([expect.stringMatching(/^B is kept: .* Change the form, and its answer is C/)])
  await fill('Annual Salary', '40000')
  expect(headings()).toEqual(['A', 'B', 'C'])
  expect([back('A'), back('B')].map((link) => inputsIn(link)['annualSalary'])).toEqual(['30000', '60000'])
  expect(said()).toEqual([expect.stringMatching(/^With B, .* more a year than with A\. With C, .* more a year than with A\.$/)])
  await press('Remove A', comparison())
  expect(headings()).toEqual(['A', 'B', 'Difference'])
  expect(inputsIn(back('A'))['annualSalary'], 'the one that was B').toBe('60000')
})

it('an answer stands beside another way to earn the same, until it is removed', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000' }))
  await press('Self-employed on £30,000', await ways())
  // National Insurance on 17,430 is 8% for an employee and 6% for a business: 2% of it is the difference.
  expect(said()).toEqual(['With B, you would take home £348.60 more a year than with A.'])
  // 74% of a profit, and 26% of 12,570, is 25,119.60 at 29,528.918….
  expect(textOf(comparison())).toContain('B would leave as much as A at £29,528.92 of income.')
  expect(one('link', 'Go back to A', comparison()).getAttribute('href')).toBe(`${INCOME_TAX}#annualSalary=30000`)
  await press('Remove A', comparison())
  expect(all('region', /side by side/)).toEqual([])
  expect(address()).not.toContain('a=')
})

it('what a contract, a permanent job and an umbrella company leave stands right below their answers', async () => {
  await visit(withInputs('/specialised-tax/ir35-tax-calculator', { dailyRate: '450', daysWorked: '220', permanentSalary: '30000' }))
  const each = part('What each way leaves you in a year')
  expect(textOf(one('row', /^Permanent job/, each))).toContain('£25,119.60')
  expect(textOf(one('row', /^Umbrella company/, each))).toMatch(/before its fee ?under ?£/)
  expect(textOf(one('row', /leaves most/, each))).toMatch(
    /^Inside IR35, if the client pays employer National Insurance on top .*£67,977\.40$/,
  )
  // As worked out in engine/explain/break-even.test.ts.
  expect(textOf(each)).toContain('The permanent job equals £136.23 a day outside IR35, or £149.48 inside or through an umbrella company.')
})

it('how much to take as a dividend stands right below its answer', async () => {
  await visit(withInputs('/personal-tax/dividend-tax-calculator', { dividendIncome: '30000', otherIncome: '12570' }))
  const much = part('How much to take beside £12,570')
  // 8.75% of all but 500, and 37,700 less that.
  expect(cellsOf(much, /£500 to £37,700/)).toEqual(['8.75p', '£3,255.00', '£34,445.00'])
  expect(textOf(much)).toContain('Up to £37,700 you keep 91.25p of each further £1; above it 66.25p.')
})

it('the ways to pay into a pension say which one is used, and lead to the others', async () => {
  await visit(withInputs(INCOME_TAX, { annualSalary: '30000', pensionContribution: '5', pensionMethod: 'net-pay' }))
  await unfold(/pension/i)
  const each = one('table', 'Three ways to pay into a pension')
  // As worked out in engine/explain/pension-ways.test.ts.
  expect(cellsOf(each, /^Net pay arrangement/)).toEqual(['£23,919.60', '£1,200.00'])
  expect(textOf(one('row', /^Net pay arrangement/, each))).toContain('(used here)')
  expect(all('link', undefined, each).map(textOf)).toEqual(['Salary sacrifice', 'Relief at source'])
  await press('Relief at source', each)
  const others = one('table', 'Three ways to pay into a pension')
  expect(textOf(one('row', /^Relief at source/, others))).toContain('(used here)')
  expect(answer()).toBe(inPounds(cellsOf(others, /^Relief at source/)[0] ?? ''))
  await press('Salary sacrifice', others)
  expect(textOf(one('row', /used here/))).toMatch(/^Salary sacrifice/)
})

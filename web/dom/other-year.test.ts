import { expect, it } from 'vitest'
import { valuesIn } from '../e2e/support/read-page.ts'
import { card, inputsIn, part, textsOf, unfold } from './result.ts'
import { directorLeadsTo } from './tests/from-what-changed.ts'
import { click, fill, form, type Inputs, press, textOf, visit, withInputs } from './visit.ts'

// Other years are together here: a process that has read the modules of a year need not do so again.

const comparison = () => part(/side by side/)
const told = () => textsOf(comparison(), 'output, [role="status"]')
const IN_2026 = new Date('2026-11-22T12:00:00')
const LOAN = { annualSalary: '42000', studentLoanPlan: 'plan2' }
const sentence = () => card().querySelector<HTMLElement>('.year-difference')
const why = () => textsOf(card(), '.year-difference summary')

const withoutYear = (path: string) => path.replace(/^\/\d{4}-\d\d(?=\/)/, '')

/** Each way to follow or copy a link to this page in another year takes along what was typed. One that compares answers has them already. */
function takesAlong(inputs: Inputs): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ hash, pathname }) => hash === '' && pathname !== location.pathname && withoutYear(pathname) === withoutYear(location.pathname),
  )
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    for (const way of ['auxclick', 'contextmenu']) {
      link.hash = ''
      link.dispatchEvent(new MouseEvent(way, { bubbles: true }))
      expect(inputsIn(link.hash), `${way} on “${textOf(link)}”`).toEqual(inputs)
    }
  }
}

it('the sentence opens to the exact split, with laws and dates, and to what stayed the same', async () => {
  await visit(withInputs('/income-tax-calculator', LOAN), IN_2026)
  // 9% of 29,385 - 27,295 (SI 2009/470 reg.29).
  const opened = await unfold('You would take home £188.10 more in 2026/27')
  expect(textOf(opened)).toContain('By the rules of 2026/27 you would take home £188.10 more a year.')
  const rows = 'tbody tr:not(.readings)'
  expect(textsOf(opened, `${rows} th`)).toEqual(['2024/25', 'Plan 2 threshold', '2026/27'])
  expect(textsOf(opened, `${rows} td`)).toEqual(['£32,436.15', '+£188.10', '£32,624.25'])
  expect(opened.querySelector(`${rows} a`)?.getAttribute('href')).toBe('/rates#studentLoans.plan2.threshold')
  const [readings = ''] = textsOf(opened, '.readings')
  expect(readings).toContain('2024/25: £27,295, since 6 April 2022 or earlier. SI 2009/470 reg.29')
  expect(readings).toContain('2026/27: £29,385, since 6 April 2026. SI 2009/470 reg.29')
  expect(textsOf(opened, '.stayed li')).toEqual([
    expect.stringContaining('Personal Allowance: £12,570, since 6 April 2022 or earlier. ITA 2007 s.35(1)'),
    expect.stringContaining('Primary threshold: £12,570, since 6 April 2023.'),
  ])
  takesAlong(LOAN)
  await press('See the answer for 2026/27', opened)
  expect(location.pathname).toBe('/2026-27/income-tax-calculator')
  expect(valuesIn(form())).toMatchObject(LOAN)
})

it('an answer of this year is compared with the year before', async () => {
  await visit(withInputs('/2026-27/income-tax-calculator', LOAN), IN_2026)
  // 9% of 29,385 - 28,470.
  expect(why()).toEqual(['You take home £82.35 more than at last year’s rates'])
  takesAlong(LOAN)
  await visit(withInputs('/2026-27/vat-calculator-uk', { amount: '240' }), IN_2026)
  expect(textOf(sentence())).toBe('The same as at last year’s rates')
  takesAlong({ amount: '240' })
})

it('below an answer are the first and the last day of its year', async () => {
  await visit(withInputs('/2026-27/self-employed-tax-calculator', { annualProfit: '30000' }), IN_2026)
  expect(textOf(card())).toContain('based on the rates of the 2026/27 tax year (6 April 2026 to 5 April 2027) and results are estimates')
})

it('the same answer says so, and opens only where an amount stayed that matters', async () => {
  await visit(withInputs('/vat-calculator-uk', { amount: '240' }), IN_2026)
  expect(textOf(sentence())).toBe('The same in 2026/27')
  expect(why()).toEqual([])
  await visit(withInputs('/business-tax/corporation-tax-calculator', { taxableProfit: '120000', periodEnd: '2025-03-31' }), IN_2026)
  const opened = await unfold('The same in 2026/27')
  expect(textsOf(opened, '.stayed').join(' ')).toContain('Upper limit: £250,000')
  expect(opened.querySelector('table')).toBeNull()
})

it('rules that are not the law are not compared', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '42000', rules: 'constants' }), IN_2026)
  expect(textsOf(card(), '.rules-used')).toHaveLength(1)
  expect(sentence()).toBeNull()
})

it('what changed for a person leads to the calculator, which has the same amount', () => directorLeadsTo('2026/27', '£35,178.75'))

it('a year that is over leads to what can still be done, with the same answers', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '104000' }), IN_2026)
  await press('See what you could do in 2026/27', card())
  expect(textOf(part('What you could do'))).toContain(
    'You can put £4,004 into your pension (3.85% of your pay; £4,000 is enough) for £1,522.32 of take-home pay a year',
  )
  await press('See the result with £4,004 paid in', part('What you could do'))
  expect(told().join(' ')).toContain(
    'With C, you would take home £1,522.32 less a year than with A, and £4,004 more would go into your pension. But if you have young children, with C you would keep Tax-Free Childcare',
  )
  expect(textOf(comparison())).not.toContain('would leave as much as')
})

it('a link to another year takes what was typed with it', async () => {
  await visit(withInputs('/income-tax-calculator', { annualSalary: '30000' }))
  await fill('Annual Salary', '31000')
  const link = document.querySelector<HTMLAnchorElement>('a[data-year]')
  if (!link) throw new Error('no link to another year')
  link.addEventListener('click', (event) => event.preventDefault())
  await click(link)
  expect(inputsIn(link.hash)).toEqual({ annualSalary: '31000' })
})

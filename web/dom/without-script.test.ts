import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { goldenAmount, inPounds, lawSays } from '../e2e/support/golden.ts'
import { pages } from '../routes.ts'
import { changedYears, pathOf } from '../years/changed-years.ts'
import { sent } from './visit.ts'

/** A page as it is read by a browser that runs no script. */
const read = async (path: string) => parse(await sent(path), { blockTextElements: { script: true, style: true } })
type Html = Awaited<ReturnType<typeof read>>
const textsIn = (html: Html, selector: string) => html.querySelectorAll(selector).map((one) => one.text.replace(/\s+/g, ' ').trim())

it.each(calculators)('without JavaScript a visitor of the $name reads the rates, the examples and the questions', async ({ path }) => {
  const html = await read(path)
  expect(textsIn(html, 'h1')).toHaveLength(1)
  expect(html.querySelector('nav[aria-label="Main"]')).not.toBeNull()
  expect(textsIn(html, 'noscript p').join(' ')).toContain('This calculator needs JavaScript, because your browser does the sums.')
  expect(textsIn(html, 'article table')[0]).toContain('£')
  expect(textsIn(html, 'main span.figure, main table.rates td').filter((text) => /\d/.test(text)).length).toBeGreaterThan(2)
  expect(textsIn(html, '.faq details p')[0]).toMatch(/\w/)
  expect(html.querySelectorAll('form .hint[id]').length).toBeGreaterThan(0)
  expect(unreadHints(html)).toEqual([])
})

/** The hints of a form that no control is described by, so that a screen reader does not lead there. */
function unreadHints(html: Html): string[] {
  const leadsTo = new Set(html.querySelectorAll('[aria-describedby]').flatMap((one) => one.getAttribute('aria-describedby')?.split(' ')))
  return html.querySelectorAll('form .hint[id]').flatMap(({ id }) => (leadsTo.has(id) ? [] : id))
}

const contains = (...words: readonly string[]) => words.map((word) => expect.stringContaining(word) as string)
const shown = (field: string) => inPounds(goldenAmount('income-tax', field, { annualSalary: '30000' }))

it('without JavaScript an employee reads the figures of the law', async () => {
  const html = await read('/income-tax-calculator')
  const table = (caption: string) => {
    const found = html.querySelectorAll('table').find((one) => one.querySelector('caption')?.text.startsWith(caption))
    return found ? textsIn(found, 'tr') : []
  }
  expect(table('Income Tax in England, Wales and Northern Ireland')).toEqual(
    contains('Rate', 'Up to £12,570', '£12,570 to £50,270', '£50,270 to £125,140', 'Above £125,140'),
  )
  expect(table('Income Tax in Scotland')).toHaveLength(8)
  expect(table('National Insurance for employees')).toEqual(
    contains('Rate', '0%', lawSays('nationalInsurance.class1.employee.mainRate'), '2%'),
  )
  expect(table('Student loan repayments')).toEqual(contains('Plan', '£24,990', '£27,295', '£31,395', '£25,000', '£21,000'))
  const example = html.querySelectorAll('article').find((one) => one.text.includes('£30,000 salary, no pension'))
  expect(example && textsIn(example, 'tr')).toEqual([
    'Annual Salary£30,000',
    `Income Tax−${shown('incomeTax')}`,
    `National Insurance−${shown('nationalInsurance')}`,
    `Annual Take-Home${shown('netIncome')}`,
    `Monthly Take-Home${shown('monthlyNetIncome')}`,
  ])
})

const YEAR = /^\d{4}\/\d\d/

/** The tax years that headings of the same rank begin with, or the items of a list. */
const listsOfYears = (html: Html): string[][] =>
  [html, ...html.querySelectorAll('ul, ol')]
    .flatMap((list) => (list === html ? ['h2', 'h3'] : ['li']).map((items) => textsIn(list, items)))
    .map((texts) => texts.flatMap((text) => YEAR.exec(text) ?? []))
    .filter((years) => years.length > 1)

it('without JavaScript every other page shows its heading and its navigation, and the home page its key rates', async () => {
  const others = pages.filter(({ path }) => path !== '/404' && calculators.every((calculator) => calculator.path !== path))
  expect(others.length).toBeGreaterThan(3)
  for (const { path } of others) {
    const html = await read(path)
    expect(textsIn(html, 'h1'), path).toHaveLength(1)
    expect(html.querySelector('nav[aria-label="Main"]'), path).not.toBeNull()
    expect(unreadHints(html), `${path}: the hints that no control leads to`).toEqual([])
    for (const years of listsOfYears(html)) expect(years, `${path}: the newest year first`).toEqual(years.toSorted().toReversed())
  }
  const home = await read('/')
  expect(
    textsIn(home, 'section')
      .filter((text) => text.startsWith('Key rates'))
      .join(' '),
  ).toContain('£12,570')
})

it.each(changedYears)('without a script, the page of $year says what changed for whom, and by which law', async ({ year }) => {
  const html = await read(pathOf(year))
  expect(html.querySelectorAll('script:not([type="application/ld+json"])')).toEqual([])
  expect(textsIn(html, '.lead')[0]).toMatch(/^On the same income, \d+ of 12 typical people /)
  const [most, second, third, ...more] = textsIn(html, '.most-felt > li')
  expect(textsIn(html, 'main h2')[0]).toBe('What most people feel')
  for (const felt of [most, second, third]) expect(felt).toMatch(/The .* is £[\d,.]+ (better|worse) off/)
  expect(more).toEqual([])
  const people = textsIn(html, '.people tbody tr')
  expect(people).toHaveLength(12)
  for (const person of people) expect(person).toMatch(/£[\d,.]+ (better|worse) off|No difference/)
  const laws = textsIn(html, '.changes tbody tr td:last-child')
  expect(laws.length).toBeGreaterThan(20)
  for (const law of laws) expect(law).toMatch(/\d{4}/)
})

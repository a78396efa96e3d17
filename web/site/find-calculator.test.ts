import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { calculators } from '../calculators/index.ts'
import { Finder, isOneSlip } from './find-calculator.ts'
import { inputsFor } from './question.ts'

const finder = new Finder(calculators)
const slugsFor = (question: string) => finder.find(question).map(({ about }) => about.slug)

/** What 150 people would type, written by somebody who had not seen the words that calculators are found by. */
const phrasings = parse(readFileSync(new URL('tests/phrasings.csv', import.meta.url)), { columns: true }) as {
  readonly phrase: string
  readonly slugs: string
}[]

describe('a calculator is found by people’s own words', () => {
  it('among the first three for 98 phrases in 100, and first for 95', () => {
    const found = phrasings.map(({ phrase, slugs }) => ({ phrase, right: slugs.split('|'), said: slugsFor(phrase) }))
    expect(found).toHaveLength(150)
    const missed = found.filter(({ right, said }) => !said.slice(0, 3).some((slug) => right.includes(slug)))
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(3)
    const notFirst = found.filter(({ right, said }) => !right.includes(said[0] ?? ''))
    expect(notFirst.length, JSON.stringify(notFirst)).toBeLessThanOrEqual(7)
  })

  it('or not at all where no word is known', () => {
    expect(finder.find('xylophone')).toEqual([])
    expect(finder.find('  ')).toEqual([])
  })
})

describe('a question with an amount is filled in', () => {
  const first = (question: string) => {
    const [found] = finder.find(question)
    return [found?.about.slug, found?.inputs]
  }

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['42000 take home', 'income-tax', { annualSalary: '42000' }],
    ['how much tax on £52,500', 'income-tax', { annualSalary: '52500' }],
    ['45k salary scotland', 'income-tax', { annualSalary: '45k', region: 'scotland' }],
    ['wage of £15.20 an hour', 'income-tax', { annualSalary: '15.20 an hour' }],
    ['take home 2,500 pcm', 'income-tax', { annualSalary: '2500 a month' }],
    ['plan 2 student loan 30000', 'student-loan', { annualSalary: '30000', studentLoanPlan: 'plan2' }],
    ['vat 240', 'vat', { amount: '240' }],
    ['add VAT to 19.99', 'vat', { amount: '19.99' }],
    ['£500 a day ir35', 'ir35', { dailyRate: '500' }],
    ['60,000 dividends', 'dividend-tax', { dividendIncome: '60000' }],
    ['my ltd company profit 80k', 'corporation-tax', { taxableProfit: '80k' }],
  ])('“%s” is %s with %j', (question, slug, inputs) => {
    expect(first(question)).toEqual([slug, inputs])
  })

  it.each<[string, string]>([
    ['rent of 900 a month', 'rental-income'],
    ['60000 ir35', 'ir35'],
    ['sell shares gain 9000', 'capital-gains'],
    ['p11d 2026/27', 'company-car'],
    ['tax code 1257L payslip', 'payslip'],
    ['20% vat', 'vat'],
  ])('but not where it may mean something else: “%s”', (question, slug) => {
    const [found, inputs] = first(question)
    expect([found, inputs]).toEqual([slug, {}])
  })

  it('with what the form can read, whatever the calculator', async () => {
    for (const { slug, fills } of calculators) {
      if (!fills) continue
      const { fields, parse } = await calculatorNamed(slug)
      const { field, per, also = [] } = fills
      expect(fields[field]?.kind, slug).toBe('money')
      expect(
        also.filter((name) => fields[name]?.kind !== 'choice'),
        slug,
      ).toEqual([])
      const period = per === 'day' ? { period: 'a day' } : {}
      const inputs = inputsFor({ fills }, { typed: '1234.50', ...period }, 'scotland, plan 5')
      expect(Object.keys(inputs), slug).toEqual([field, ...also])
      expect(parse(inputs).issues, slug).toBeUndefined()
    }
  })
})

it.each([
  ['dividend', 'divident', true],
  ['dividend', 'divdend', true],
  ['payslip', 'paylsip', true],
  ['rent', 'rents', true],
  ['vat', 'vat', false],
  ['lodger', 'ledges', false],
])('from %s to %s is one slip: %s', (one, other, is) => {
  expect(isOneSlip(one, other)).toBe(is)
  expect(isOneSlip(other, one)).toBe(is)
})

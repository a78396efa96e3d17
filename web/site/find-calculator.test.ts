import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MoneyField } from '#engine/inputs/field.ts'
import { boxOf, inFigures, periodIn } from '#engine/inputs/in-figures.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { calculators } from '../calculators/index.ts'
import type { FilledByWords } from './about.ts'
import { Finder, isOneSlip } from './find-calculator.ts'
import { otherTools } from './other-tools.ts'
import { CHOICES, filledIn } from './question.ts'

const finder = new Finder([...calculators, ...otherTools])
const slugsFor = (question: string) => finder.find(question).map(({ about }) => about.slug)

const first = (question: string) => {
  const [found] = finder.find(question)
  return [found?.about.slug, found?.inputs]
}

/** What 150 people would type, written by somebody who had not seen the words that calculators are found by. */
const phrasings = parse<{ readonly phrase: string; readonly slugs: string }>(
  readFileSync(new URL('tests/phrasings.csv', import.meta.url)),
  { columns: true },
)

describe('a calculator is found by people’s own words', () => {
  const found = phrasings.map(({ phrase, slugs }) => ({ phrase, right: slugs.split('|'), said: slugsFor(phrase) }))

  it('first for 95 phrases in 100', () => {
    const notFirst = found.filter(({ right, said }) => !right.includes(said[0] ?? ''))
    expect(found).toHaveLength(150)
    expect(notFirst.length, JSON.stringify(notFirst)).toBeLessThanOrEqual(7)
  })

  it('and among the first three for all but one, which has only figures that the tables may change', () => {
    const missed = found.filter(({ right, said }) => !said.slice(0, 3).some((slug) => right.includes(slug)))
    expect(missed.map(({ phrase }) => phrase)).toEqual(['19% or 25%'])
  })

  it('and “payroll” may mean that of one person or of many', () => {
    expect(slugsFor('payroll')).toEqual(expect.arrayContaining(['payslip', 'many']))
  })

  it.each([
    ['spreadsheet', 'many'],
    ['spreadsheet of clients', 'many'],
    ['csv', 'many'],
    ['csv clients', 'many'],
    ['many clients', 'many'],
    ['clients', 'many'],
    ['bulk', 'many'],
    ['upload excel file', 'many'],
    ['takehome', 'income-tax'],
    ['childbenefit', 'income-tax'],
    ['Self-Employed', 'self-employed'],
    ['labor only', 'cis'],
    ['landlords', 'rental-income'],
    ['five months work', 'part-year'],
    ['I only work five months this year', 'part-year'],
    ['forty clients', 'many'],
    ['director: how much salary and how much dividends', 'corporation-tax'],
    ['director salary and dividends', 'corporation-tax'],
    ['should I pay myself salary or dividends', 'corporation-tax'],
    ['director dividends', 'dividend-tax'],
    ['selling my flat', 'capital-gains'],
    ['bought and sold shares', 'capital-gains'],
    ['payslp', 'payslip'],
    ['nursery', 'income-tax'],
    ['childcare', 'income-tax'],
    ['free childcare', 'income-tax'],
    ['Tax-Free Childcare', 'income-tax'],
    ['tax trap', 'income-tax'],
    ['100k tax trap', 'income-tax'],
    ['60% tax trap', 'income-tax'],
    ['pay rise over 100k', 'income-tax'],
    ['tax free', 'side-hustle'],
    ['umbrella', 'ir35'],
    ['do I have to register for VAT', 'vat'],
    ['vat threshold', 'vat'],
    ['register as self employed', 'self-employed'],
    ['should I sell shares in May', 'capital-gains'],
    ['is voluntary VAT worth it', 'vat'],
    ['child care', 'income-tax'],
    ['married couple', 'income-tax'],
    ['husband and wife', 'income-tax'],
    ['am I paying the right tax', 'payslip'],
    ['check my payslip', 'payslip'],
    ['umbrella worker', 'ir35'],
    ['just arrived in the UK', 'part-year'],
    ['new to the country', 'part-year'],
    ['best salary and dividends', 'corporation-tax'],
    ['optimal director salary', 'corporation-tax'],
    ['we own it jointly and sell', 'capital-gains'],
    ['NHS pension take home', 'income-tax'],
    ['nhs pension', 'pension-allowance'],
    ['retired in Scotland', 'tax-bill'],
    ['scottish tax', 'income-tax'],
  ])('however it is written: “%s”', (question, slug) => {
    expect(slugsFor(question)[0]).toBe(slug)
  })

  it('or not at all where no word is known', () => {
    expect(finder.find('xylophone')).toEqual([])
    expect(finder.find('  ')).toEqual([])
  })
})

describe('where somebody lives is filled in', () => {
  it.each(calculators.map(({ slug, name }) => [slug, name] as const))('by every calculator that asks for it: %s', async (slug, name) => {
    const { fields } = await calculatorNamed(slug)
    const found = finder.find(`${name} Scotland`).find(({ about }) => about.slug === slug)
    expect(found?.inputs['region']).toBe('region' in fields ? 'scotland' : undefined)
  })
})

it.each([
  ['2500 a month from November', 'part-year'],
  ['my first job', 'part-year'],
  ['I make and sell jewellery', 'side-hustle'],
])('“%s” leads to %s first', (question, slug) => {
  expect(slugsFor(question)[0]).toBe(slug)
})

describe('a question with an amount is filled in', () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['42000 take home', 'income-tax', { annualSalary: '42000' }],
    ['£42,000', 'income-tax', { annualSalary: '42000' }],
    ['how much tax on £52,500', 'income-tax', { annualSalary: '52500' }],
    ['pay less tax over £100k', 'income-tax', { annualSalary: '100k' }],
    ['over 100k trap', 'income-tax', { annualSalary: '100k' }],
    ['earn 104000', 'income-tax', { annualSalary: '104000' }],
    ['104000 with two children', 'income-tax', { annualSalary: '104000' }],
    ['I earn £104,000 and have two kids', 'income-tax', { annualSalary: '104000' }],
    ['45k salary scotland', 'income-tax', { annualSalary: '45k', region: 'scotland' }],
    ['100k wales', 'income-tax', { annualSalary: '100k', region: 'wales' }],
    ['salery 42000', 'income-tax', { annualSalary: '42000' }],
    ['wage of £15.20 an hour', 'income-tax', { annualSalary: '15.20 an hour' }],
    ['£12.50/hr', 'income-tax', { annualSalary: '12.50 an hour' }],
    ['11.44ph wage', 'income-tax', { annualSalary: '11.44 an hour' }],
    ['2000 a month take home', 'income-tax', { annualSalary: '2000 a month' }],
    ['60kpa salary', 'income-tax', { annualSalary: '60k a year' }],
    ['take home 2,500 pcm', 'income-tax', { annualSalary: '2500 a month' }],
    ['3200 per month', 'income-tax', { annualSalary: '3200 a month' }],
    ['plan 2 student loan on 30000 salary', 'student-loan', { annualSalary: '30000', studentLoanPlan: 'plan2' }],
    ['NHS nurse 38500', 'income-tax', { annualSalary: '38500', isPublicServicePension: 'true' }],
    ['vat 240', 'vat', { amount: '240' }],
    ['add VAT to 19.99', 'vat', { amount: '19.99' }],
    ['knock the vat off 240', 'vat', { amount: '240', isInclusive: 'true' }],
    ['£500 a day ir35', 'ir35', { dailyRate: '500' }],
    ['inside ir35 500/day', 'ir35', { dailyRate: '500', ir35Status: 'inside' }],
    ['60,000 dividends', 'dividend-tax', { dividendIncome: '60000' }],
    ['my ltd company profit 80k', 'corporation-tax', { taxableProfit: '80k' }],
    ['hire someone on £28k', 'employer-ni', { employeeSalary: '28k' }],
    ['rent from a tenant 7200', 'rental-income', { annualRentalIncome: '7200' }],
  ])('“%s” is %s with %j', (question, slug, inputs) => {
    expect(first(question)).toEqual([slug, inputs])
  })

  it.each<[string, string | undefined, Readonly<Record<string, string>>?]>([
    ['rent of 900 a month', 'rental-income'],
    ['60000 ir35', 'ir35'],
    ['sell shares gain 9000', 'capital-gains'],
    ['p11d 2026/27', 'company-car'],
    ['tax code 1257L payslip', 'payslip'],
    ['20% vat', 'vat'],
    ['vat at 5% on 100', 'vat'],
    ['vat over 90000', 'vat'],
    ['dividends over 500', 'dividend-tax'],
    ['bonus 5000', 'income-tax'],
    ['childcare 1200', 'income-tax'],
    ['child benefit 1331', 'income-tax'],
    ['pay rise 2000', 'income-tax'],
    ['second job 8000 take home', 'income-tax'],
    ['salary 12,570 dividends 40000', 'dividend-tax'],
    ['take home 2 jobs 20000 and 15000', 'income-tax'],
    ['£12.50ph 40 hours', 'income-tax'],
    ['£45,00 salary', 'income-tax'],
    ['45 000 salary', 'income-tax'],
    ['salary 2024', 'income-tax'],
    ['student debt 45000', 'student-loan'],
    ['student loan 45000 plan 2', 'student-loan', { studentLoanPlan: 'plan2' }],
    ['rent from a lodger 7200', 'rental-income'],
    ['buy to let 200000', 'rental-income'],
    ['sole trader turnover 30000', 'self-employed'],
    ['cis 1000 materials 200', 'cis'],
    ['council tax 1800', undefined],
    ['€5000', undefined],
    ['40000 2015/16', undefined],
  ])('but not where it may mean something else: “%s”', (question, slug, chosen = {}) => {
    expect(first(question)).toEqual([slug, slug && chosen])
  })

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['I need 2500 a month', 'income-tax', { needed: '2500 a month' }],
    ['I need £2,500 a month take home', 'income-tax', { needed: '2500 a month' }],
    ['what salary do I need to take home 600 a week', 'income-tax', { needed: '600 a week' }],
    ['want 30k after tax in scotland', 'income-tax', { needed: '30k', region: 'scotland' }],
    ['need to take home 2500 a month self employed', 'self-employed', { needed: '2500 a month' }],
    ['what day rate do I need to take home 60000', 'ir35', { needed: '60000' }],
    ['I need 3000 a month from dividends', 'dividend-tax', { needed: '3000 a month' }],
    ['how much profit to take home 2500 a month', 'self-employed', { needed: '2500 a month' }],
    ['what profit do I need for 2500 a month', 'self-employed', { needed: '2500 a month' }],
    ['what day rate to take home 60000', 'ir35', { needed: '60000' }],
    ['how much do I need to earn to take home 2500 a month', 'income-tax', { needed: '2500 a month' }],
    ['how much do I have to earn to clear 2500 a month self employed', 'self-employed', { needed: '2500 a month' }],
    ['I need £2,500 a month to live on', 'income-tax', { needed: '2500 a month' }],
    ['self-employed, need 2500 a month to live on, how much profit', 'self-employed', { needed: '2500 a month' }],
    ['what salary to take home 2500 a month', 'income-tax', { needed: '2500 a month' }],
    ['how much profit to pay 5000 tax', 'self-employed', { annualProfit: '5000' }],
    ['how much do I need to earn to get a 200000 mortgage', 'rental-income', {}],
    ['what salary for 2500 a month', 'income-tax', { annualSalary: '2500 a month' }],
    ['2500 a month take home', 'income-tax', { annualSalary: '2500 a month' }],
    ['I need 2500', 'income-tax', { annualSalary: '2500' }],
    ['I want a 40000 salary', 'income-tax', { annualSalary: '40000' }],
    ['how much tax do I need to pay on 30000', 'income-tax', { annualSalary: '30000' }],
    ['I need a day rate of 500 a day', 'ir35', { dailyRate: '500' }],
    ['need a mortgage of 200000 take home', 'income-tax', {}],
  ])('as what is needed only where it can mean nothing else: “%s”', (question, slug, inputs) => {
    expect(first(question)).toEqual([slug, inputs])
  })

  it('and what is needed is not filled in as pay where the form cannot be asked backwards', () => {
    const filled = finder.find('I need 2500 a month').map(({ about, inputs }) => [about.slug, inputs])
    expect(filled).toEqual([
      ['income-tax', { needed: '2500 a month' }],
      ['student-loan', {}],
    ])
  })

  it.each([
    ['how much tax on 60000 in scotland', '£60,000 and Scotland'],
    ['45k salary', '£45k'],
    ['I need 2500 a month', '£2,500 a month'],
    ['wage of £15.20 an hour', '£15.20 an hour'],
    ['inside ir35 500/day', '£500 and inside IR35'],
    ['knock the vat off 1240', '£1,240 and VAT included'],
    ['student loan plan 2', 'student loan plan 2'],
    ['NHS take home 38500', '£38,500'],
    ['p11d', ''],
  ])('and says what “%s” has filled in: “%s”', (question, said) => {
    expect(filledIn(finder.find(question)[0]?.inputs ?? {})).toBe(said)
  })

  it('and not in a calculator that only shares a word with it', () => {
    const filled = finder.find('income tax 40000').filter(({ inputs }) => Object.keys(inputs).length > 0)
    expect(filled.map(({ about }) => about.slug)).toEqual(['income-tax'])
  })

  it('in the tax year that it names', () => {
    const [found] = finder.find('40000 take home 2026/27')
    expect([found?.inputs, found?.year]).toEqual([{ annualSalary: '40000' }, '2026-27'])
    expect(finder.find('take home 2026-2027')[0]?.year).toBe('2026-27')
    expect(finder.find('42000 take home')[0]?.year).toBeUndefined()
  })

  const filling = calculators.filter((about): about is typeof about & { readonly fills: FilledByWords } => 'fills' in about)

  it.each(filling)('for $slug, however the amount is written, with what its form can read', async ({ slug, fills }) => {
    const { fields, parse: read } = await calculatorNamed(slug)
    const box = boxOf(fields[fills.field] as MoneyField)
    expect(box.kind).toBe('money')
    // What a form does with an amount before it reads it.
    const tidied = (name: string, typed: string) => {
      const period = periodIn(typed, box)
      return { [name]: inFigures(typed, box), ...(period && box.periodIn !== undefined && { [box.periodIn]: period }) }
    }
    const period = { any: ['', ' a year', '/month', ' pw', ' an hour'], year: ['', ' a year', 'pa'], day: [' a day', '/day', ' daily'] }
    const amount = fc.oneof(
      fc.integer({ min: 1, max: 999 }).map((thousands) => `${thousands}k`),
      fc.integer({ min: 2100, max: 9_999_999 }).map((pounds) => pounds.toLocaleString('en-GB')),
      fc.integer({ min: 1, max: 200_000 }).map((pence) => (pence / 100).toFixed(2)),
    )
    const parts = fc.tuple(
      fc.constantFrom(...fills.called),
      fc.constantFrom('', '£', '£ '),
      amount,
      fc.constantFrom(...(fills.per ? period[fills.per] : [''])),
    )
    fc.assert(
      fc.property(parts, ([called, sign, typed, per]) => {
        const question = `${called} ${sign}${typed}${per}`
        const found = finder.find(question).find(({ about }) => about.slug === slug)
        expect(found?.inputs, question).toHaveProperty(fills.field)
        const missing = Object.entries(fields).flatMap(([name, field]) => ('isMain' in field && name !== fills.field ? [[name, '1']] : []))
        const form = { ...Object.fromEntries(missing), ...found?.inputs, ...tidied(fills.field, found?.inputs[fills.field] ?? '') }
        expect(read(form).issues, question).toBeUndefined()
      }),
    )
  })

  it.each(filling.flatMap(({ slug, fills: { also = [] } }) => also.map((choice) => [slug, choice] as const)))(
    'with options that the form of %s has for %s',
    async (slug, choice) => {
      const { fields } = await calculatorNamed(slug)
      const field = fields[choice]
      const options: readonly string[] = field?.kind === 'choice' ? field.options : field?.kind === 'flag' ? ['true', 'false'] : []
      expect(Object.keys(CHOICES[choice]).filter((option) => !options.includes(option))).toEqual([])
    },
  )
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

it.each([
  ['check my payslip', 'check'],
  ['is my payslip right', 'check'],
  ['taxed too much on my payslip', 'check'],
  ['is my tax right', 'check'],
  ['payslip', undefined],
])('“%s” leads to the part of the payslip’s page: %s', (question, part) => {
  const [found] = finder.find(question)
  expect([found?.about.slug, found?.part]).toEqual(['payslip', part])
})

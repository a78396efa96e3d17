import { describe, expect, it } from 'vitest'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { repeated } from '../tests/repeated.ts'
import { COLUMN_WORDS } from './column-words.ts'
import { plain } from './plain.ts'
import { guessFor, isAfterCosts, readHeader } from './read-header.ts'

const { fields } = await calculatorNamed('tax-bill')
const all = await Promise.all(SLUGS.map(calculatorNamed))

/** What a header means, shortly and in one line: the field, the field with a question mark for a guess, or the kind. */
const meant = (header: readonly string[], cells: readonly string[] = []) =>
  readHeader(header, fields, (place) => (cells[place] === undefined ? [] : [cells[place]]))
    .map((one) => {
      if (one.kind === 'input') return one.field
      return one.kind === 'unknown' && one.guess !== undefined ? `${one.guess}?` : one.kind
    })
    .join(' ')

describe.each(all.map(({ slug, fields: own }) => ({ slug, own })))('the fields of $slug', ({ own }) => {
  it('go by their names and by their labels, with or without in. and a pound sign, in any capitals', () => {
    for (const [name, { label }] of Object.entries(own))
      for (const column of [name, label, `in.${name}`, label.toUpperCase(), `${label} (£)`, name.replaceAll(/(?=[A-Z])/g, '_')])
        expect(readHeader([column], own), column).toEqual([{ kind: 'input', field: name }])
  })

  it('have names and labels that mean one of them alone', () => {
    const names = Object.entries(own).flatMap(([name, { label }]) => [...new Set([plain(name), plain(label)])])
    expect(repeated(names)).toEqual([])
  })
})

it('every field with words is a field of some calculator', () => {
  const names = new Set([...all.flatMap(({ fields: own }) => Object.keys(own)), 'taxYear'])
  expect(Object.keys(COLUMN_WORDS).filter((name) => !names.has(name))).toEqual([])
})

it('the schedule of an accountant is understood or guessed, and each guess says that it is one', () => {
  expect(
    meant(
      'Client,Ref,Tax yr,Salary,Tax paid,Rental income,Rent expenses,Mortgage interest,Dividends received,Bank interest,Notes'.split(','),
      'Ann Abbott,C1000,25/26,"£38,000.00",5086,,0,,3000,,'.replace('"£38,000.00"', '£38000.00').split(','),
    ),
  ).toBe(
    'person person taxYear? employmentIncome? taxPaid rentalIncome rentalExpenses? financeCosts? dividendIncome? savingsInterest? person',
  )
})

it('the boxes of a Self Assessment return are guessed, but no profit, and not whether a pension contribution is net', () => {
  const header =
    'UTR,Client,Tax Year,Employment,Self-employment profit,Property profit,UK Interest,UK Dividends,State pension,Other pensions,Tax deducted,Pension contributions (net),Gift Aid (net)'
  expect(meant(header.split(','), '1234567890,A,2024/25,30000,12000,5000,500,2000,0,0,3486,2400,100'.split(','))).toBe(
    'person person taxYear employmentIncome? unknown unknown savingsInterest? dividendIncome? statePension pensionIncome? taxPaid? unknown giftAid?',
  )
})

it('names with notes, spaces and characters that nobody sees are names', () => {
  expect(meant(['Name', 'Pay from jobs (£)', 'Dividends £', 'Rent p.a.', '\u200BState Pension ', ' Gift\nAid Donations\u00A0'])).toBe(
    'person employmentIncome dividendIncome rentalIncome statePension giftAid',
  )
})

it('results of an earlier table are results; a column of the same name without them is kept', () => {
  expect(meant(['Name', 'Rent', 'out.totalDue', 'fault'])).toBe('person rentalIncome result result')
  expect(meant(['fault', 'Rent', 'Fault'])).toBe('unknown rentalIncome unknown')
})

describe('a guess', () => {
  it.each([
    ['Student Loan', ['Plan 2', ''], 'studentLoanPlan'],
    ['Student Loan', ['£412.00', '0'], 'studentLoanDeducted'],
    ['Student Loan', [], undefined],
    ['Country', ['Scotland'], 'region'],
    ['Country', ['France'], undefined],
    ['Year', ['24/25', '2025'], 'taxYear'],
    ['Salary', ['£38,000', '-', '12k'], 'employmentIncome'],
    ['Salary', ['see file'], undefined],
    ['UK Dividends', ['1'], 'dividendIncome'],
    ['Total Dividends', ['1'], 'dividendIncome'],
    ['Salary per month', ['1'], undefined],
    ['Net Pay', ['1'], undefined],
    ['Pension contributions (net)', ['2400'], undefined],
    ['Pension contributions (gross)', ['3000'], 'reliefAtSourcePension'],
  ])('for %s with %j is %s', (column, cells, field) => {
    expect(guessFor(column, cells, fields)).toBe(field)
  })

  it('is not made twice, nor for a field that is there by name', () => {
    expect(meant(['Gross Pay', 'Taxable Pay'])).toBe('unknown unknown')
    expect(meant(['Salary', 'Pay from jobs'])).toBe('unknown employmentIncome')
  })

  it('takes no costs off a profit', () => {
    expect(meant(['Net profit', 'Expenses'])).toBe('unknown unknown')
    expect(meant(['Turnover', 'Expenses'])).toBe('tradingIncome? tradingExpenses?')
  })

  it('is a profit only where the calculator takes one', async () => {
    const { fields: trade } = await calculatorNamed('self-employed')
    const { fields: letting } = await calculatorNamed('rental-income')
    const profits = ['Profit', 'Self-employment profit', 'Property profit', 'UK rental profits', 'Net rent', 'Turnover']
    expect(profits.map((column) => isAfterCosts(column, fields))).toEqual([true, true, true, true, true, false])
    expect(profits.map((column) => isAfterCosts(column, trade))).toEqual([false, false, false, false, false, false])
    expect(guessFor('Net profit', [], trade)).toBe('annualProfit')
    expect([guessFor('Net rent', [], letting), isAfterCosts('Net rent', letting)]).toEqual([undefined, true])
  })

  it('is made for the other calculators too', async () => {
    const words = { 'income-tax': ['Gross Pay', 'Pension %', 'NI Letter'], 'capital-gains': ['Proceeds', 'Date sold'], cis: ['Materials'] }
    const guesses = await Promise.all(
      Object.entries(words).map(async ([slug, columns]) => {
        const { fields: own } = await calculatorNamed(slug)
        return columns.map((column) => guessFor(column, [], own))
      }),
    )
    expect(guesses).toEqual([['annualSalary', 'pensionContribution', 'niCategory'], ['salePrice', 'disposalDate'], ['materialsCost']])
  })
})

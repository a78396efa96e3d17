import { describe, expect, it } from 'vitest'
import { calculatorNamed } from '../tests/calculators.ts'
import { readCell } from './read-cell.ts'
import { wrongWith } from './wrong-with.ts'

const bill = await calculatorNamed('tax-bill')
const pay = await calculatorNamed('income-tax')
const gains = await calculatorNamed('capital-gains')
const calculators = { bill, pay, gains }

/** What a cell is, as the calculator takes it, or what is wrong with it. */
function read(cell: string, name: string, { parse, fields }: typeof bill = bill): unknown {
  const field = fields[name]
  if (!field) throw new Error(`no field ${name}`)
  const parsed = parse({ [name]: readCell(cell, field) })
  if (!parsed.issues) return String(parsed.inputs[name])
  return parsed.issues.map((issue) => wrongWith(cell, issue, fields)).join('; ')
}

it.each([
  ['tradingIncome', '-5000', '; for a loss, write the income here and the expenses under “Expenses of the business”'],
  ['rentalIncome', '-£5,000', '; for a loss, write the income here and the expenses under “Expenses of letting”'],
  ['otherGains', '−5000.00', '; take a loss off your other gains, and write 0 here'],
  ['dividendIncome', '-5000', ''],
])('a loss in %s, %s, hears where it goes', (field, cell, told) => {
  expect(read(cell, field)).toBe(`must be £0 or more${told}`)
})

describe('an amount', () => {
  it.each([
    ['32,000.00 ', '32000'],
    ['£ 45,000.00', '45000'],
    ['35\u202F000', '35000'],
    ['35\u00A0000', '35000'],
    ['\u200B30,000\u200E', '30000'],
    ['\u202D30,000\u202C', '30000'],
    ['30\u200B,000', '30000'],
    ['38k', '38000'],
    ['1.2m', '1200000'],
    ['£35,000 p.a.', '35000'],
    ['GBP 35000', '35000'],
    ['35000.00 GBP', '35000'],
    ["'35000", '35000'],
    ['', '0'],
    [' -   ', '0'],
    ['-', '0'],
    ['£ -', '0'],
    ['£-   ', '0'],
    ['–', '0'],
    ['--', '0'],
    ['nil', '0'],
    ['None', '0'],
    ['n/a', '0'],
    ['N/A', '0'],
  ])('%j is %s', (cell, amount) => {
    expect(read(cell, 'employmentIncome')).toBe(amount)
  })

  const NEGATIVE = 'must be £0 or more; brackets, and a minus at the end, make it negative'
  const AMOUNT = 'must be an amount in pounds, such as 35,000 or 35,000.50'
  it.each([
    ['(1,200)', NEGATIVE],
    ['(£200.00)', NEGATIVE],
    ['£(200.00)', NEGATIVE],
    ['1,234.00-', NEGATIVE],
    ['-200.00', 'must be £0 or more'],
    ['20%', AMOUNT],
    ['32.000,50', `${AMOUNT}; write a point before the pence, not a comma`],
    ['35000,50', `${AMOUNT}; write a point before the pence, not a comma`],
    ['3,5000', AMOUNT],
    ['35000.00 CR', AMOUNT],
    ['(joint)', AMOUNT],
    ['3.5E+04', 'is a number that the spreadsheet has shortened; show all its digits and save the table again'],
    ['#####', 'is what a spreadsheet shows where a column is too narrow; make it wider and save the table again'],
    ['#REF!', 'is an error of the spreadsheet; correct it there, or leave the cell blank'],
    ['#N/A', 'is an error of the spreadsheet; correct it there, or leave the cell blank'],
    ['=32000+1', 'is a formula; save the table with its results, as a CSV has them'],
    ['32000.005', 'must be an amount in pounds and pence, with no more than two digits after the point'],
  ])('%j %s', (cell, wrong) => {
    expect(read(cell, 'employmentIncome')).toBe(wrong)
  })

  it('that may be unknown is unknown for n/a, and nothing for a dash, as spreadsheets show nought', () => {
    expect([read('n/a', 'bonus', pay), read('-', 'bonus', pay), read('nil', 'bonus', pay)]).toEqual(['undefined', '0', '0'])
  })
})

describe('other cells', () => {
  it.each([
    ['pay', 'pensionContribution', '5.0 %', '5'],
    ['pay', 'pensionContribution', 'nil', '0'],
    ['pay', 'children', '-', 'undefined'],
    ['pay', 'children', 'none', '0'],
    ['bill', 'studentLoanPlan', 'Plan 2', 'plan2'],
    ['bill', 'studentLoanPlan', 'PLAN_2', 'plan2'],
    ['bill', 'studentLoanPlan', '2', 'plan2'],
    ['bill', 'studentLoanPlan', 'P2', 'plan2'],
    ['bill', 'studentLoanPlan', 'Plan Type 2', 'plan2'],
    ['bill', 'studentLoanPlan', 'No', 'none'],
    ['bill', 'studentLoanPlan', 'n/a', 'none'],
    ['bill', 'studentLoanPlan', '-', 'none'],
    ['bill', 'studentLoanPlan', 'Plan 9', 'must be one of none, plan1, plan2, plan4, plan5'],
    ['pay', 'studentLoanPlan', 'PGL', 'postgraduate'],
    ['bill', 'region', 'SCOTLAND', 'scotland'],
    ['bill', 'region', 'England & Wales', 'england'],
    ['bill', 'region', 'N. Ireland', 'northern-ireland'],
    ['bill', 'region', 'UK', 'must be one of england, wales, scotland, northern-ireland'],
    ['pay', 'pensionMethod', 'Relief at source', 'relief-at-source'],
    ['gains', 'disposalDate', '31/10/2024', '2024-10-31'],
    ['gains', 'disposalDate', '31 October 2024', '2024-10-31'],
    ['gains', 'disposalDate', '31st Oct 2024', '2024-10-31'],
    ['gains', 'disposalDate', '31-Oct-24', '2024-10-31'],
    ['gains', 'disposalDate', '1.11.24', '2024-11-01'],
    ['gains', 'disposalDate', '2024-10-31 00:00:00', '2024-10-31'],
    ['gains', 'disposalDate', '12/29/2024', 'must be a date, such as 2024-10-30; the day comes before the month'],
    ['gains', 'disposalDate', '30/02/2025', 'must be a date, such as 2024-10-30; the day comes before the month'],
  ] as const)('of %s in %s: %j is %s', (of, name, cell, value) => {
    expect(read(cell, name, calculators[of])).toBe(value)
  })

  it('an option that is a number is never another number without its point, sign or pound', async () => {
    const vat = await calculatorNamed('vat')
    const refused = 'must be one of 20, 5, 0'
    const cells = ['20', '20%', '20.00 %', '5.', '5.0', '0', '2.0', '.5', '0.20', '-5', '£5', '50%']
    const numbers = ['20', '20', '20', '5', '5', '0']
    expect(cells.map((cell) => read(cell, 'vatRate', vat))).toEqual(cells.map((_, at) => numbers[at] ?? refused))
    expect([read('2.0', 'studentLoanPlan'), read('02', 'studentLoanPlan')]).toEqual(['plan2', 'plan2'])
  })

  it.each([
    ['true', ['Yes', 'Y', 'y', 'TRUE', '1', 'x', 'X', '✓']],
    ['false', ['No', 'N', 'FALSE', '0', '', '-', 'n/a', 'none']],
    ['must be true or false', ['perhaps', '2', '?']],
  ])('a flag is %s', (value, cells) => {
    expect(cells.map((cell) => read(cell, 'postgraduateLoan'))).toEqual(cells.map(() => value))
  })

  it('a dash is no answer where a blank means yes', async () => {
    const side = await calculatorNamed('side-hustle')
    expect([
      read('', 'useTradingAllowance', side),
      read('-', 'useTradingAllowance', side),
      read('no', 'useTradingAllowance', side),
    ]).toEqual(['true', 'must be true or false', 'false'])
  })

  it('a text has no characters that nobody sees', () => {
    expect(read('1257L\u200B', 'taxCode', pay)).toBe('1257L')
  })
})

describe('a tax year', () => {
  it.each([
    '2024-25',
    '2024/25',
    '24/25',
    '24-25',
    '2024/2025',
    '2024-2025',
    '2024–25',
    '2024 / 25',
    'Tax year 2024/25',
    ' 2024/25​',
    '05/04/2025',
    '5 April 2025',
    '2025-04-05',
    'year ended 5 April 2025',
    'Y/E 05/04/25',
    '6 April 2024 to 5 April 2025',
  ])('%j is 2024-25', (cell) => {
    expect(read(cell, 'taxYear')).toBe('2024-25')
  })

  it.each(['2024/26', '25/24', '2124/25', '1999', '06/04/2025', '31 March 2025', '6 April 2023 to 5 April 2025', 'soon'])(
    '%j is none',
    (cell) => {
      expect(read(cell, 'taxYear')).toMatch(/^must be one of /)
    },
  )

  it('alone could be two, so it is a question', () => {
    expect(read('2025', 'taxYear')).toBe('could be the tax year 2024/25 or 2025/26; write one of them')
  })
})

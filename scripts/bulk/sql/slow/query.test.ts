// The exported query, run by DuckDB, answers what `calc` answers, and refuses what `calc` refuses.

import { describe, expect, it, vi } from 'vitest'
import { NO_WORDS } from '#engine/tests/no-words.ts'
import { calculatorOf } from '../../../../engine/answer/calculator-of.ts'
import { kept, recorded } from '../../../../engine/answer/ledger.ts'
import type { Calculator, RatesChoice } from '../../../../engine/calculator.ts'
import { calculator as incomeTax } from '../../../../engine/calculators/income-tax/answer.ts'
import { calculator as partYear } from '../../../../engine/calculators/part-year/answer.ts'
import { calculator as pensionRelief } from '../../../../engine/calculators/pension-relief/answer.ts'
import type { Field } from '../../../../engine/inputs/field.ts'
import { flag, LARGEST_AMOUNT, money, number } from '../../../../engine/inputs/kinds.ts'
import { niCategory } from '../../../../engine/inputs/ni-categories.ts'
import { payFields } from '../../../../engine/inputs/pay-fields.ts'
import { taxCode } from '../../../../engine/inputs/tax-code.ts'
import { defaultRuleSet } from '../../../../engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '../../../../engine/rates/generated/tax-years.ts'
import { CALCULATORS } from '../../../../engine/tests/questions.ts'
import { recordAnswers, rowCalculator, rowReader } from '../../../calc/calculate-rows.ts'
import { RowError } from '../../../calc/columns.ts'
import { DIALECTS } from '../../whole-numbers/dialects.ts'
import { withoutQuery } from '../choices.ts'
import { queryOf } from '../query.ts'
import { duckdb } from '../tests/duckdb.ts'
import { hasRare } from '../tests/gate.ts'
import { type Cells, seededRows } from '../tests/seeded-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

const choice: Required<RatesChoice> = { ruleSet: defaultRuleSet, taxYear: defaultTaxYear }
const queryFor = (calculator: Calculator, most = LARGEST_AMOUNT.toNumber(), table = 'people') =>
  queryOf({ calculator, dialect: DIALECTS.duckdb, choice, table, most })

/** What `calc` answers a row: its results as texts, or why it is refused. */
function answeredByCalc(calculator: Calculator, row: Cells): Readonly<Record<string, string | null>> {
  const answers = recordAnswers(calculator)
  const none = Object.fromEntries(answers.columns.map((name) => [name, null]))
  try {
    const [results = {}] = rowCalculator(rowReader(calculator, Object.keys(row), choice), answers)(row)
    return { ...none, ...Object.fromEntries(Object.entries(results).map(([name, value]) => [name, String(value)])), fault: null }
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    return { ...none, fault: error.message }
  }
}

async function compare(calculator: Calculator, rows: readonly Cells[]) {
  const numbered = rows.map((row, id) => ({ id: String(id), ...row }))
  const answers = (await duckdb(numbered, queryFor(calculator))).toSorted((one, other) => Number(one['id']) - Number(other['id']))
  expect(answers).toEqual(
    numbered.map((row) =>
      hasRare(calculator, row)
        ? expect.objectContaining({ ...row, fault: expect.stringContaining('must be left blank in a query') as string })
        : { ...row, ...answeredByCalc(calculator, row) },
    ),
  )
}

const WRONG = ['', '  ', '0', '-0', '-1', '−£5', '£-5', '1,000', '1,00', '£ 12.50', '12.505', '12.500', '.5', '5.', '.', '7.5%', '101', '%']
/** As the tables that people have say it. */
const UNTIDY = [
  '-',
  '£ -',
  'n/a',
  'Nil',
  '(1,200)',
  '£(5)',
  '5-',
  '38k',
  '£1.2m',
  '0.5 K',
  '20.0',
  '2.0',
  '#REF!',
  '####',
  '=1+1',
  '3.5E+04',
  '20%',
]
const SAID = [
  'Yes',
  'n',
  'X',
  'Plan 2',
  'P1',
  'N. Ireland',
  'England & Wales',
  '\u200b1\u202c,000',
  '31/10/2024',
  '1.11.24',
  '12/29/2024',
  '2024-10-31 00:00:00',
]
const TOO_LARGE = ['1000000000000.01', '9'.repeat(100), '0'.repeat(100), '٣', 'NaN', '1e3']
const TEXTS = ['TRUE', ' False\u00a0', 'Scotland', 'PLAN2', 'x "y" \\ z', 'z'.repeat(100), 'zoë 文']
const DAYS = ['2024-04-05', '2024-04-06', '2025-04-05', '2025-04-06', '2024-02-30', '2025-01-31', '2025-1-31', '2024-12-00']

/** Pay for any period, up to what is too much in a year. */
const PAY = incomeTax.fields.payPer.options.flatMap((payPer) =>
  ['13.85', '0.01', '1000000000000', '83333333333.33', '83333333333.34', '9'.repeat(13)].flatMap((annualSalary) =>
    [
      { hoursPerWeek: '', daysPerWeek: '' },
      { hoursPerWeek: '37.23', daysPerWeek: '4.5' },
      { hoursPerWeek: '9'.repeat(13), daysPerWeek: '7.5' },
    ].map((week) => ({ annualSalary, payPer, ...week })),
  ),
)
/** Fields that are compared with each other only where each is right on its own. */
const LOAN = { annualSalary: '30000', studentLoanPlan: 'postgraduate', postgraduateLoan: 'true' }

/** Days of years with and without a 29 February, some of which no month has: every seventh, and all from the 27th on. */
const CALENDAR = Array.from({ length: 20 * 372 }, (_, at) => {
  const [month, day] = [Math.floor((at % 372) / 31) + 1, (at % 31) + 1].map((part) => String(part).padStart(2, '0'))
  return { taxableProfit: '1', periodEnd: `${Math.floor(at / 372) * 25 + 1700}-${month}-${day}` }
}).filter((_, at) => at % 7 === 0 || at % 31 > 26)

/** Rows that are tried with the seeded ones, because DuckDB takes seconds to read a large query. */
const FURTHER: Readonly<Record<string, readonly Cells[]>> = {
  'income-tax': [...PAY, LOAN, { ...LOAN, postgraduateLoan: '' }, { ...LOAN, annualSalary: 'x' }],
  'corporation-tax': CALENDAR,
}

const asked = [incomeTax, ...CALCULATORS].filter((calculator) => withoutQuery(calculator) === undefined)

describe.each(asked.map((calculator) => ({ slug: calculator.slug, calculator })))('$slug', ({ calculator }) => {
  it('answers what calc answers, and refuses what calc refuses in the same words', async () => {
    const blank = Object.fromEntries(Object.keys(calculator.fields).map((name) => [name, name === 'taxYear' ? choice.taxYear : '']))
    const seeded = seededRows(calculator, choice, 500).map((row) => ({ ...blank, ...row }))
    const usual = seeded.find((row) => !hasRare(calculator, row))
    const fields = Object.entries<Field>(calculator.fields).flatMap(([name, { isRare }]) => (name === 'taxYear' || isRare ? [] : [name]))
    const wrong = fields.flatMap((name) =>
      [...WRONG, ...UNTIDY, ...SAID, ...TOO_LARGE, ...TEXTS, ...DAYS].map((cell) => ({ ...usual, [name]: cell })),
    )
    const further = (FURTHER[calculator.slug] ?? []).map((row) => ({ ...blank, ...row }))
    await compare(calculator, [...seeded, ...wrong, ...further])
  })
})

/** Pay for any period, and what few people have: a calculator whose query is short. */
const payroll = calculatorOf({
  slug: 'payroll',
  fields: {
    ...payFields,
    bonus: money({ label: 'Bonus', blank: 'unknown', isRare: true }),
    taxCode: { ...taxCode, isRare: true },
    niCategory: { ...niCategory, isRare: true },
    isDirector: flag({ label: 'Company director', blank: false, isRare: true }),
    children: number({ label: 'Children', least: 0, most: 20, step: 1, blank: 'unknown', unit: 'children', isRare: true }),
  },
  tables: {},
  answer: ({ annualSalary }) => ({ headline: kept(annualSalary, ''), ledger: [recorded(annualSalary, { key: 'pay' })], ...NO_WORDS }),
})

it('refuses what is too much in a year, and what few people have, and says where to ask for that', async () => {
  const usual = { bonus: '', taxCode: '', niCategory: 'a', isDirector: 'FALSE', children: '' }
  const given = { bonus: '0', taxCode: '1257L', niCategory: 'C', isDirector: 'true', children: '1' }
  const pay = { annualSalary: '30000', payPer: 'year', hoursPerWeek: '', ...usual }
  const rows = [
    pay,
    { ...pay, annualSalary: '8333.33', payPer: 'month' },
    ...Object.entries(given).map(([name, cell]) => ({ ...pay, [name]: cell })),
    { ...pay, annualSalary: '8333.34', payPer: 'month' },
    { ...pay, annualSalary: '9999999999999', payPer: 'hour', hoursPerWeek: '9999999999999' },
  ]
  const people = rows.map((row, id) => ({ id: String(id), ...row }))
  const [ofYear, ofMonth, ...refused] = (await duckdb(people, queryFor(payroll, 100_000))).toSorted(
    (one, other) => Number(one['id']) - Number(other['id']),
  )
  expect(ofYear).toMatchObject({ fault: null, 'out.pay': '30000.00' })
  expect(ofMonth).toMatchObject({ fault: null, 'out.pay': '99999.96' })
  expect(refused.map(({ fault }) => fault)).toEqual([
    ...Object.entries(given).map(
      ([name, cell]) => `column ${name}: "${cell}" must be left blank in a query; calc answers a CSV that has it`,
    ),
    'column annualSalary: "8333.34" must be £100,000 or less a year',
    expect.stringContaining('must be £100,000 or less; column hoursPerWeek'),
  ])
})

it('compares fields with each other only where each is right on its own', async () => {
  const { firstMonth } = partYear.fields
  const months = ['', '1', '2', '6', '11', '12', '13', '2.5']
  await compare(
    partYear,
    firstMonth.options.flatMap((month) => months.map((monthsWorked) => ({ annualSalary: '30000', monthsWorked, firstMonth: month }))),
  )
})

/** Asks about a table of one row. */
const ask = (calculator: Calculator, columns: string, most?: number) => duckdb([], queryFor(calculator, most, `(SELECT ${columns})`))

describe('a table', () => {
  it('may have numbers, and columns of any name', async () => {
    const columns = `30000.5::DOUBLE AS "annualSalary", 5::DECIMAL(8, 4) AS "pensionContribution", [1] AS "v1", 7 AS formula`
    expect(await ask(partYear, columns)).toMatchObject([{ v1: '[1]', formula: '7', 'out.pension': '1500.03', fault: null }])
    // 20% of 5,000.50.
    const relief = `30000.5::DOUBLE AS "annualEarnings", 5000.5::DECIMAL(8, 4) AS "pensionContribution", FALSE AS "isHigherRateTaxpayer"`
    expect(await ask(pensionRelief, relief)).toMatchObject([{ 'out.basicRateRelief': '1000.10', fault: null }])
  })

  it('may lack columns', async () => {
    expect(await ask(partYear, '1 AS id')).toMatchObject([
      { id: '1', 'out.actualEarnings': '0.00', 'out.effectiveRate': '0.00', fault: null },
    ])
  })

  it('may not be about another year, or choose rules, or have amounts above the largest', async () => {
    const answers = await ask(partYear, `'2023/24' AS "taxYear", 'text' AS rules, 500001 AS "annualSalary"`, 500_000)
    expect(answers).toMatchObject([
      {
        'out.netIncome': null,
        fault:
          'column rules: "text" belongs to the command; choose the rule set with --rules, and remove the column; column taxYear: "2023/24" must be 2024-25, the year that this query is for; column annualSalary: "500001" must be £500,000 or less',
      },
    ])
    expect(await ask(partYear, `'2024/25' AS "taxYear", 500000 AS "annualSalary"`, 500_000)).toMatchObject([{ fault: null }])
  })
})

import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { NO_WORDS } from '#engine/tests/no-words.ts'
import { calculatorOf } from '../../../engine/answer/calculator-of.ts'
import { paid, recorded } from '../../../engine/answer/ledger.ts'
import type { Calculator } from '../../../engine/calculator.ts'
import { figure } from '../../../engine/expression/amount.ts'
import { money } from '../../../engine/inputs/kinds.ts'
import { Decimal, ZERO } from '../../../engine/money/decimal.ts'
import type { RuleSet, TaxYear } from '../../../engine/rates/rates-at.ts'
import type { Result } from '../../../engine/result/result.ts'
import { differencesFrom } from '../../../golden/code/compare.ts'
import { asNotCovered, readNotCovered } from '../../../golden/code/not-covered.ts'
import { type GoldenRow, parseGolden } from '../../../golden/code/parse-golden.ts'
import { goldenFile, readGolden } from '../../../golden/code/read-golden.ts'
import { ROWS } from '../../../golden/code/specified-readings.ts'
import { loadCalculators } from '../../lib/calculators.ts'
import { RATES_FOLDER, tablesOf } from '../../rates/compile.ts'
import { readRates } from '../../rates/read-rates.ts'
import { entriesById, type RateFiles } from '../../rates/tables.ts'
import { isAsPrinted, type PublishedRow, readPublished } from '../read-published.ts'
import { type AnsweredRow, figureFaults, unnoticedSlips, type WrittenFigure } from '../tests/slips-in-figures.ts'

// Slow: thousands of wrong digits are tried on the rows that read them.
vi.setConfig({ testTimeout: 240_000 })

const RATES = readRates(RATES_FOLDER)
const WRITTEN = parse<WrittenFigure>(readFileSync(goldenFile('figures/as-published')), { columns: true, bom: true })

const levyOf = (value: string) => ({ statute: { value, law: 'VATA 1994 s.2', sources: ['vat'], status: 'verified' as const } })

/** Rows as questions with their answers. */
const answeredBy = <Row extends Pick<GoldenRow, 'in' | 'rules' | 'taxYear'>>(
  calculator: Calculator,
  rows: readonly Row[],
  agrees: (row: Row, record: Result['record']) => boolean,
): AnsweredRow[] =>
  rows.flatMap((row) => {
    const taxYear = row.taxYear as TaxYear
    const parsed = calculator.parse(row.in, taxYear)
    if (parsed.issues) return []
    const { inputs } = parsed
    return row.rules.map((rules) => ({ calculator, ruleSet: rules as RuleSet, taxYear, inputs, agrees: (record) => agrees(row, record) }))
  })

const agreesWithGolden = (row: GoldenRow, record: Result['record']) => differencesFrom(row, record).length === 0

const agreesWithPublished = ({ figures, rounded }: PublishedRow, record: Result['record']) =>
  Object.entries(figures).every(([column, printed]) => {
    const value = record[column.slice('out.'.length)] ?? ZERO
    return !column.startsWith('out.') || (value instanceof Decimal && isAsPrinted(value, printed, rounded))
  })

/** The values that the table in section 1 of rules.md has, which engine/tests/readings.test.ts compares. */
const specified = Object.values(ROWS).flatMap((row) =>
  row.flatMap(([date, entry]) => {
    const dated = entriesById(RATES)
      .get(entry)
      ?.values.findLast(({ from }) => from <= date)
    return ['constants', 'text'].flatMap((reading) => (dated?.readings[reading] ? [{ entry, reading, from: dated.from }] : []))
  }),
)

describe('golden/figures', () => {
  it('has the figures of the tables, each with its source and who read it', () => {
    expect(figureFaults(RATES, WRITTEN)).toEqual([])
  })

  it('and the rows together notice one wrong digit in any figure, band or day of the tables', async () => {
    const rows = (await loadCalculators()).flatMap((calculator) => {
      const notCovered = readNotCovered(calculator.slug)
      return [
        ...answeredBy(calculator, readGolden(calculator.slug), agreesWithGolden),
        ...answeredBy(asNotCovered(calculator), notCovered, agreesWithGolden),
        ...answeredBy(calculator, readPublished(calculator.slug), agreesWithPublished),
      ]
    })
    expect(unnoticedSlips(RATES, rows, [...WRITTEN, ...specified])).toEqual([])
  })
})

describe('a value of a table', () => {
  const fields = { pay: money({ label: 'Pay' }) } as const
  /** A levy of 10% on pay until April 2024, and of 20% since. */
  const rates: Pick<RateFiles, 'tables' | 'taxYears'> = {
    taxYears: RATES.taxYears,
    tables: {
      vat: {
        title: 'Levy',
        entries: {
          standardRate: {
            title: 'Levy',
            kind: 'percent',
            values: [
              { from: '2023-04-06', readings: levyOf('10%') },
              { from: '2024-04-06', readings: levyOf('20%') },
            ],
          },
        },
      },
    },
  }
  const tables = tablesOf(rates) as { vat: { standardRate: { entry: 'vat.standardRate'; kind: 'percent'; values: [] } } }
  const levy = calculatorOf({
    slug: 'levy',
    fields,
    tables,
    answer: ({ pay }, { vat }) => {
      const due = pay.times(figure(vat.standardRate)).named('levy', 'Levy')
      return { headline: paid(due, ''), ledger: [recorded(due)], ...NO_WORDS }
    },
  })
  const unnoticed = (rows: readonly string[], written: readonly WrittenFigure[] = []) => {
    const golden = parseGolden(['case,rules,taxYear,in.pay,out.levy,source,working', ...rows, ''].join('\n'))
    return unnoticedSlips(rates, answeredBy(levy, golden, agreesWithGolden), written).map((line) => line.split('; ')[0])
  }
  const FIRST = 'First,statute,2023-24,100,10.00,Levy Act,'
  const SECOND = 'Second,statute,2024-25,100,20.00,Levy Act,'
  const WRITTEN_DOWN = { entry: 'vat.standardRate', reading: 'statute', value: '20%', ends: '', source: 'Levy Act', by: 'A. Adviser' }

  it('is told if nothing would notice a wrong digit in it', () => {
    expect(unnoticed([])).toEqual([
      'vat.standardRate from 2023-04-06 (statute): 10% → 20% would not be noticed',
      'vat.standardRate from 2024-04-06 (statute): 20% → 30% would not be noticed',
    ])
    expect(unnoticed([FIRST])).toEqual(['vat.standardRate from 2024-04-06 (statute): 20% → 30% would not be noticed'])
  })

  it('needs a row that depends on it', () => {
    expect(unnoticed([FIRST, SECOND])).toEqual([])
    expect(unnoticed([FIRST, SECOND.replace('100,20.00', '0,0.00')])).toHaveLength(1)
  })

  it('or to be written down from its source', () => {
    expect(unnoticed([FIRST], [{ ...WRITTEN_DOWN, from: '2024-04-06' }])).toEqual([])
    expect(figureFaults(rates, [{ ...WRITTEN_DOWN, from: '2024-04-06' }])).toEqual([])
    expect(
      figureFaults(rates, [
        { ...WRITTEN_DOWN, from: '2023-04-06', ends: '2024-04-05', by: '' },
        { ...WRITTEN_DOWN, from: '2022-04-06' },
      ]),
    ).toEqual([
      'vat.standardRate from 2023-04-06 (statute) is 20% in golden/figures and 10% in the tables',
      'vat.standardRate from 2023-04-06 (statute) ends on 2024-04-05 in golden/figures and no day in the tables',
      'vat.standardRate from 2023-04-06 (statute) needs its source and who read it',
      'vat.standardRate from 2022-04-06 (statute) is 20% in golden/figures and missing in the tables',
    ])
  })
})

import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Payday, totalsOf } from '#engine/calculators/payslip/year.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import { ratesOf } from '#engine/tests/rates.ts'
import { YearComparison } from './year-comparison.tsx'
import { YearTable } from './year-table.tsx'

const payday = (number: number, month: number, code: string): Payday => ({
  payday: number,
  month,
  code,
  pay: new Decimal(500),
  incomeTax: new Decimal(50),
  nationalInsurance: new Decimal(20),
  loans: ZERO,
  pension: ZERO,
  netPay: new Decimal(430),
})
const WEEKS = [payday(1, 1, '1257L'), payday(2, 1, 'BR'), payday(3, 1, 'BR'), payday(4, 2, '1257L'), payday(5, 2, '1257L')]
const year = { paydays: WEEKS, totals: totalsOf(WEEKS), byLaw: totalsOf(WEEKS), more: ZERO, reasons: [] }

/** The name of each row, or all that it says where it names nothing. */
const rows = (isByMonth: boolean) =>
  parse(renderToStaticMarkup(<YearTable year={year} isByMonth={isByMonth} />))
    .querySelectorAll('tbody tr, tfoot tr')
    .map((row) => (row.querySelector('th') ?? row).text)

it('a new tax code stands above the first payday that has it', () => {
  const FROM = ['Tax code BR from payday 2', 'Tax code 1257L from payday 4']
  expect(rows(false)).toEqual(['1', FROM[0], '2', '3', FROM[1], '4', '5', 'Year'])
})

it('a new tax code is seen in a tax month that is closed', () => {
  expect(rows(true)).toEqual(['Tax month 1', 'Tax code BR from payday 2', 'Tax month 2', 'Tax code 1257L from payday 4', 'Year'])
})

it('what payroll takes and what the law asks stand each under its own heading', () => {
  const byLaw = { ...year.totals, incomeTax: new Decimal(240), netPay: new Decimal(2160) }
  const differs = { ...year, byLaw, more: new Decimal(10), reasons: [{ reason: 'rounding', more: new Decimal(10) }] } as const
  const table = parse(renderToStaticMarkup(<YearComparison year={differs} rates={ratesOf()} isDirector={false} />)).querySelector('table')
  expect(table?.querySelectorAll('tr').map((line) => line.querySelectorAll('th, td').map(({ text }) => text))).toEqual([
    ['A year', 'By payroll', 'By the law'],
    ['Pay', '£2,500.00', '£2,500.00'],
    ['Income Tax', '£250.00', '£240.00'],
    ['National Insurance', '£100.00', '£100.00'],
    ['Net pay', '£2,150.00', '£2,160.00'],
  ])
})

import { calculator } from '#engine/calculators/tax-bill/answer.ts'
import { outputsOf } from '#engine/explain/outputs-of.ts'
import type { Fields, InputIssue } from '#engine/inputs/field.ts'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import { readCell } from '#engine/people/read-cell.ts'
import { isBlankRow } from '#engine/people/rows.ts'
import { wrongWith } from '#engine/people/wrong-with.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { RecordValue } from '#engine/result/result.ts'
import { SAVE_AS } from '../../tables/refused.ts'
import { poundsAndPence, taxYear as yearInWords } from '../../text/format.ts'
import { type Columns, FAULT, LEFT_OUT, quoted, recognisedAs } from './columns.ts'
import { MOST_SHOWN } from './limits.ts'
import { type ColumnsUsed, type RowFault, SHOWN, type ShownBill } from './report.ts'
import type { Survey } from './survey.ts'

/** What becomes of a row. */
interface ReadRow {
  readonly shown: ShownBill
  readonly line: readonly string[]
  readonly faults: readonly RowFault[]
  /** Whether there is no bill, or it is known what is left to pay of it. */
  readonly isBalanceKnown: boolean
}

/** Reads the rows of a table and works out their bills. */
export interface BillReader {
  readonly names: ColumnsUsed
  /** The first line of the download. */
  readonly header: readonly string[]
  /** The bill of a row, and its line of the download; or what is wrong with the row. */
  readonly of: (row: number, cells: readonly string[]) => ReadRow
  /** The line of the download for a row of totals, which has no bill. */
  readonly lineOfTotals: (cells: readonly string[]) => readonly string[]
}

/** A table of which the columns are known. A row without a tax year is about the year given. */
interface TableOfPeople extends Pick<Survey, 'header' | 'who'> {
  readonly columns: Columns
  readonly taxYear: TaxYear
  readonly hasTotals: boolean
}

/** The names of the amounts in a record. */
const outputs = outputsOf(calculator)

/** Returns what reads the rows of a table with these columns. */
export function billReader({ header, who, columns, taxYear, hasTotals }: TableOfPeople): BillReader {
  const { fieldAt, kept, leftOut, unknown } = columns
  const placeOf = new Map([...fieldAt].map(([place, field]) => [field, place]))
  const namesAt = (places: Iterable<number>) => {
    const names = [...places].map((place) => header[place] ?? '').filter((name) => name.trim() !== '')
    return names.length > MOST_SHOWN ? [...names.slice(0, MOST_SHOWN), `and ${names.length - MOST_SHOWN} more`] : names
  }
  const saysLeftOut = leftOut.length > 0 || hasTotals
  const free = (name: string): string =>
    kept.some((place) => header[place]?.toLowerCase() === name.toLowerCase()) ? free(`${name}2`) : name
  const line = (cells: readonly string[], record: Readonly<Record<string, RecordValue>> | undefined, left: string, fault: string) => [
    ...kept.map((place) => cells[place] ?? ''),
    ...outputs.map((output) => writtenAs(record?.[output])),
    ...(saysLeftOut ? [left] : []),
    fault,
  ]

  return {
    names: { recognised: recognisedAs(header, fieldAt), leftOut: namesAt(leftOut), unknown: namesAt(unknown) },
    header: [
      ...kept.map((place) => header[place] ?? ''),
      ...outputs.map((output) => `out.${output}`),
      ...(saysLeftOut ? [free(LEFT_OUT)] : []),
      free(FAULT),
    ],
    of(row, cells) {
      const { year, inputs, record, wrong } = billOf(cells)
      const left = leftOut.filter((place) => (cells[place] ?? '').trim() !== '').map((place) => `${header[place]} ${cells[place]?.trim()}`)
      return {
        shown: {
          row,
          who: cells[who] ?? '',
          cells: record ? [yearInWords(year), ...Object.keys(SHOWN).map((name) => shownAs(record[name]))] : [],
          notes: record
            ? [
                ...(left.length > 0 ? [`Not in this bill: ${left.join(', ')}`] : []),
                ...claimsIn(record),
                ...waitsFor(inputs, record),
                ...hmrcsOwn(record),
              ]
            : [],
        },
        line: line(
          cells,
          record,
          left.join('; '),
          wrong.map((fault) => (fault.column === undefined ? fault.wrong : `column ${fault.column}: ${fault.wrong}`)).join('; '),
        ),
        faults: wrong.map((fault): RowFault => ({ row, ...fault })),
        isBalanceKnown: record?.['isBalanceKnown'] !== false,
      }
    },
    lineOfTotals: (cells) => line(cells, undefined, 'a row of totals', ''),
  }

  /** The record of a row and the year that it is about, or what is wrong with the row. */
  function billOf(cells: readonly string[]) {
    const ofRow = faultsOfRow(cells, header)
    if (ofRow.length > 0) return { year: taxYear, wrong: ofRow }
    const typed = Object.fromEntries([...fieldAt].map(([place, field]) => [field, readAs(field, cells[place] ?? '')]))
    const parsed = calculator.parse(typed, taxYear)
    if (parsed.issues) return { year: taxYear, wrong: parsed.issues.map((issue) => faultOfCell(issue, cells)) }
    const { inputs } = parsed
    return { year: inputs.taxYear, inputs, record: calculator.record(inputs), wrong: [] }
  }

  /** What is wrong with a cell. */
  function faultOfCell(issue: InputIssue, cells: readonly string[]): BillFault {
    const { field } = issue
    const place = placeOf.get(field) ?? -1
    const cell = cells[place] ?? ''
    return { column: header[place] ?? field, wrong: `${quoted(cell)} ${wrongWith(cell, issue, fields)}` }
  }
}

type BillFault = Omit<RowFault, 'row'>

const fields: Fields = calculator.fields

const readAs = (name: string, cell: string): string => {
  const field = fields[name]
  return field ? readCell(cell, field) : cell
}

/** The allowances that a bill may claim of its own accord, in place of expenses. */
const CLAIMED = { tradingAllowance: 'trading allowance', propertyAllowance: 'property allowance' } as const

const claimsIn = (record: Readonly<Record<string, RecordValue>>): string[] =>
  Object.entries(CLAIMED).flatMap(([name, allowance]) => {
    const used = record[name]
    return used instanceof Decimal && used.greaterThan(0) ? [`Claims the ${allowance}: ${poundsAndPence(used)}`] : []
  })

type RecordInputs = Parameters<typeof calculator.record>[0]

/** The deductions that a row leaves out, without which the amount left to pay is unknown. */
function waitsFor(inputs: RecordInputs, record: ReturnType<typeof calculator.record>): string[] {
  if (record['isBalanceKnown'] !== false) return []
  const isLoanMissing = calculator.record({ ...inputs, taxPaid: inputs.taxPaid ?? ZERO })['isBalanceKnown'] === false
  const missing = [...(inputs.taxPaid ? [] : ['taxPaid']), ...(isLoanMissing ? ['studentLoanDeducted'] : [])]
  return [`Left to pay waits for ${missing.map((name) => `“${fields[name]?.label}”`).join(' and ')}`]
}

/** What HMRC’s own calculation of a bill comes to, where it differs. */
const hmrcsOwn = ({ totalDue, asHmrcCalculates }: Readonly<Record<string, RecordValue>>): string[] =>
  asHmrcCalculates instanceof Decimal && asHmrcCalculates.toFixed(2) !== writtenAs(totalDue)
    ? [`HMRC’s own calculation comes to ${poundsAndPence(asHmrcCalculates)}`]
    : []

/** An amount in pounds, or that it is not known: what is left to pay has none where nobody knows what was deducted. */
const shownAs = (value: RecordValue | undefined) => (value instanceof Decimal ? poundsAndPence(value) : 'Not known')
const writtenAs = (value: RecordValue | undefined) => (value instanceof Decimal ? value.toFixed(2) : String(value ?? ''))

/** What is wrong with a row before its cells are read. Cells that have nothing, beyond the columns or under no name, may be there or not. */
function faultsOfRow(cells: readonly string[], header: readonly string[]): BillFault[] {
  const garbled = cells.findIndex((cell) => cell.includes('\uFFFD'))
  if (garbled >= 0)
    return [
      {
        column: header[garbled] ?? '',
        wrong: `${quoted(cells[garbled])} is not text that we can read; open the table in a spreadsheet, ${SAVE_AS}`,
      },
    ]
  if (isBlankRow(cells.slice(header.length)) && isBlankRow(header.slice(cells.length))) return []
  const advice = cells.length > header.length ? '; put a cell that has a comma in quotes' : ''
  return [
    { wrong: `it has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} and not ${header.length}, one for each column${advice}` },
  ]
}

import { calculator } from '#engine/calculators/tax-bill/answer.ts'
import type { Field, InputIssue } from '#engine/inputs/field.ts'
import { Decimal } from '#engine/money/decimal.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { RecordValue } from '#engine/result/result.ts'
import { csvCell } from '../../components/results/download-record.ts'
import { Refused, SAVE_AS } from '../../tables/refused.ts'
import { poundsAndPence, taxYear as yearInWords } from '../../text/format.ts'
import { type Columns, columnsOf, FAULT, plain } from './columns.ts'
import { MOST_SHOWN, type Report, type RowFault, SHOWN, type ShownBill } from './report.ts'
import { rowsIn } from './rows-in.ts'

/** Bills that are worked out step by step. */
export interface Bills {
  /**
   * A report about ten times a second, and one at the end. Whoever asks for no more has cancelled, and may go on later.
   * @throws Refused for a table that cannot be worked out, NotReadableError where the file has changed.
   */
  readonly reports: AsyncGenerator<Report, void>
  /** The results so far as a CSV file: the columns as they went in, the amounts of each bill in pounds, and the faults. */
  readonly csv: () => Blob
}

/** How many bills, and how many faults, a report brings at most, so that the page shows them within one frame. */
const AT_ONCE = 20
/** How long work goes on before it reports, in milliseconds. */
const STEP = 80
/** Longer cells are cut in a message. */
const MOST_QUOTED = 60
/** Without it, Excel takes the file for text in an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The Self Assessment bills of the people in a CSV file. A row without a tax year is about the year given. */
export function billsOf(file: Blob, taxYear: TaxYear): Bills {
  const written: Blob[] = []
  return { reports: workOut(file, taxYear, written), csv: () => new Blob(written, { type: 'text/csv' }) }
}

async function* workOut(file: Blob, taxYear: TaxYear, written: Blob[]): AsyncGenerator<Report, void> {
  let row = 0
  let bill: ReturnType<typeof billReader> | undefined
  const count = { people: 0, faulty: 0, faultCount: 0 }
  let [text, done, began] = ['', 0, performance.now()]
  let news: Pick<Report, 'columns'> & { bills: ShownBill[]; faults: RowFault[] } = { bills: [], faults: [] }
  const report = (): Report => {
    written.push(new Blob([text]))
    const { bills, faults } = news
    const made = { done, ...count, ...news, bills: bills.slice(0, AT_ONCE), faults: faults.slice(0, AT_ONCE) }
    text = ''
    news = { bills: bills.slice(AT_ONCE), faults: faults.slice(AT_ONCE) }
    return made
  }

  for await (const { rows, from, to } of rowsIn(file)) {
    for (const [index, cells] of rows.entries()) {
      row++
      if (cells.every((cell) => cell.trim() === '')) continue
      if (!bill) {
        bill = billReader(cells, taxYear)
        news = { ...news, columns: bill.names }
        text = BYTE_ORDER_MARK + lineOf(bill.header)
        continue
      }
      const { shown, line, faults } = bill.of(row, cells)
      text += lineOf(line)
      if (count.people < MOST_SHOWN) news.bills.push(shown)
      news.faults.push(...faults.slice(0, Math.max(0, MOST_SHOWN - count.faultCount)))
      count.people++
      count.faultCount += faults.length
      if (faults.length > 0) count.faulty++
      if (performance.now() - began > STEP) {
        done = from + ((to - from) * (index + 1)) / rows.length
        yield report()
        began = performance.now()
      }
    }
  }
  if (!bill) throw new Refused('The table is empty.')
  if (count.people === 0) throw new Refused('The table has no rows below the names of its columns.')
  done = 1
  do yield report()
  while (news.bills.length + news.faults.length > 0)
}

const blank = calculator.parse({})
/** The names of the amounts in a record, which are the same for everybody. */
const outputs = blank.issues ? [] : Object.keys(calculator.record(blank.inputs))

/** Returns what reads the rows of a table with this header. @throws Refused for a header that cannot be used. */
function billReader(header: readonly string[], taxYear: TaxYear) {
  const columns = columnsOf(header)
  const namesAt = (places: Iterable<number>) => [...places].map((place) => header[place] ?? '').filter((name) => name.trim() !== '')
  const [first = -1] = columns.unknown
  return {
    names: { recognised: namesAt(columns.fieldAt.keys()), unknown: namesAt(columns.unknown) },
    header: [...columns.kept.map((place) => header[place] ?? ''), ...outputs.map((output) => `out.${output}`), FAULT],
    of(row: number, cells: readonly string[]) {
      const { year, record, wrong } = billOf(cells, header, columns, taxYear)
      return {
        shown: {
          row,
          who: cells[first] ?? '',
          cells: record ? [yearInWords(year), ...Object.keys(SHOWN).map((name) => shownAs(record[name]))] : [],
        },
        line: [
          ...columns.kept.map((place) => cells[place] ?? ''),
          ...outputs.map((output) => writtenAs(record?.[output])),
          wrong.map((fault) => (fault.column === undefined ? fault.wrong : `column ${fault.column}: ${fault.wrong}`)).join('; '),
        ],
        faults: wrong.map((fault): RowFault => ({ row, ...fault })),
      }
    },
  }
}

/** The record of a row and the year that it is about, or what is wrong with the row. */
function billOf(cells: readonly string[], header: readonly string[], columns: Columns, taxYear: TaxYear) {
  const ofRow = faultsOfRow(cells, header)
  if (ofRow.length > 0) return { year: taxYear, wrong: ofRow }
  const parsed = calculator.parse(inputsIn(cells, columns), taxYear)
  if (parsed.issues) return { year: taxYear, wrong: faultsOfCells(parsed.issues, cells, header, columns) }
  return { year: parsed.inputs.taxYear, record: calculator.record(parsed.inputs), wrong: [] }
}

const shownAs = (value: RecordValue | undefined) => (value instanceof Decimal ? poundsAndPence(value) : '')
const writtenAs = (value: RecordValue | undefined) => (value instanceof Decimal ? value.toFixed(2) : String(value ?? ''))

/** The inputs of a row as they are written. */
const inputsIn = (cells: readonly string[], { fieldAt }: Columns): Record<string, string> =>
  Object.fromEntries([...fieldAt].map(([place, field]) => [field, optionIn(cells[place] ?? '', field)]))

const fieldsByName: Readonly<Record<string, Field>> = calculator.fields
/** For each choice, its options by what they are called. */
const optionsOf = new Map(
  Object.entries(fieldsByName).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return []
    return [
      [name, new Map(field.options.flatMap((option) => [option, field.words[option] ?? ''].map((one) => [plain(one), option])))] as const,
    ]
  }),
)

/** The option that a cell means, `plan2` for `Plan 2`; any other cell unchanged. */
const optionIn = (cell: string, field: string): string => optionsOf.get(field)?.get(plain(cell)) ?? cell

type Fault = Omit<RowFault, 'row'>

/** What is wrong with a row as a row of this table. */
function faultsOfRow(cells: readonly string[], header: readonly string[]): Fault[] {
  const garbled = cells.findIndex((cell) => cell.includes('\uFFFD'))
  if (garbled >= 0)
    return [
      {
        column: header[garbled] ?? '',
        wrong: `${quoted(cells[garbled])} is not text that we can read; open the table in a spreadsheet, ${SAVE_AS}`,
      },
    ]
  if (cells.length === header.length) return []
  return [
    {
      wrong: `it has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} and not ${header.length}, one for each column; put a cell that has a comma in quotes`,
    },
  ]
}

/** What is wrong with the cells of a row, in the words of the parser. */
const faultsOfCells = (issues: readonly InputIssue[], cells: readonly string[], header: readonly string[], { fieldAt }: Columns): Fault[] =>
  issues.map(({ field, expected }) => {
    const place = [...fieldAt].find(([, one]) => one === field)?.[0] ?? -1
    return { column: header[place] ?? field, wrong: `${quoted(cells[place])} must be ${expected}` }
  })

const quoted = (cell = '') => `“${cell.length > MOST_QUOTED ? `${cell.slice(0, MOST_QUOTED)}…` : cell}”`

const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

import { isBlankRow } from '#engine/people/rows.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../site/csv-cell.ts'
import type { GivenTable } from '../../tables/table.ts'
import { type BillReader, billReader } from './bill-reader.ts'
import { columnsOf } from './columns.ts'
import { MOST_SHOWN } from './limits.ts'
import { type ColumnAnswers, counted, type Progress, type RowFault, type ShownBill } from './report.ts'
import type { Survey } from './survey.ts'

/** Bills that are worked out step by step. */
export interface Bills {
  /**
   * A report about ten times a second, and one at the end. Whoever asks for no more has cancelled, and may go on later.
   * @throws Refused where quotes do not match, NotReadableError where the file has changed.
   */
  readonly reports: AsyncGenerator<Progress, void>
  /** The results so far as a CSV file: the columns as they went in, the amounts of each bill in pounds, and the faults. */
  readonly csv: () => Blob
}

/** A table that has been looked through, with what the visitor said of it. */
export interface SurveyedTable {
  readonly table: GivenTable
  readonly survey: Survey
  readonly answers: ColumnAnswers
}

/** How many bills, and how many faults, a report brings at most, so that the page shows them within one frame. */
const AT_ONCE = 20
/** How long work goes on before it reports, in milliseconds. */
const STEP = 80
/** The Self Assessment bills of the people in a table. A row without a tax year is about the year given. */
export function billsOf({ table, survey, answers }: SurveyedTable, taxYear: TaxYear): Bills {
  const columns = columnsOf(
    survey.meanings,
    survey.asked.map(({ place }) => place),
    answers.fieldAt,
  )
  const totals = new Set(answers.areTotalsPeople ? [] : survey.totals.keys())
  const reader = billReader({ ...survey, columns, taxYear, hasTotals: totals.size > 0 })
  const written: Blob[] = []
  return { reports: workOut(table, reader, totals, written), csv: () => new Blob(written, { type: 'text/csv' }) }
}

async function* workOut(
  table: GivenTable,
  reader: BillReader,
  totals: ReadonlySet<number>,
  written: Blob[],
): AsyncGenerator<Progress, void> {
  let [row, isHeaderRead] = [0, false]
  const count = { people: 0, faulty: 0, faultCount: 0, totals: 0, unknown: 0 }
  let [text, done, began] = [BYTE_ORDER_MARK + csvLine(reader.header), 0, performance.now()]
  let news: Pick<Progress, 'columns'> & { bills: ShownBill[]; faults: RowFault[] } = { columns: reader.names, bills: [], faults: [] }
  const report = (): Progress => {
    written.push(new Blob([text]))
    const { bills, faults } = news
    const made = { done, count: countOf(count), ...count, ...news, bills: bills.slice(0, AT_ONCE), faults: faults.slice(0, AT_ONCE) }
    text = ''
    news = { bills: bills.slice(AT_ONCE), faults: faults.slice(AT_ONCE) }
    return made
  }

  for await (const { rows, from, to } of table.rows()) {
    for (const [index, cells] of rows.entries()) {
      row++
      if (isBlankRow(cells)) continue
      if (!isHeaderRead) {
        isHeaderRead = true
        continue
      }
      if (totals.has(row)) {
        text += csvLine(reader.lineOfTotals(cells))
        count.totals++
        continue
      }
      const { shown, line, faults, isBalanceKnown } = reader.of(row, cells)
      text += csvLine(line)
      if (count.people < MOST_SHOWN) news.bills.push(shown)
      news.faults.push(...faults.slice(0, Math.max(0, MOST_SHOWN - count.faultCount)))
      count.people++
      count.faultCount += faults.length
      if (faults.length > 0) count.faulty++
      if (!isBalanceKnown) count.unknown++
      if (performance.now() - began > STEP) {
        done = from + ((to - from) * (index + 1)) / rows.length
        yield report()
        began = performance.now()
      }
    }
  }
  done = 1
  do yield report()
  while (news.bills.length + news.faults.length > 0)
}

/** How many bills there are, and how many rows without one. */
const countOf = ({ people, faulty, totals }: Pick<Progress, 'people' | 'faulty' | 'totals'>) =>
  counted(people - faulty, 'bill') +
  (faulty > 0 ? ` and ${counted(faulty, 'row')} with faults` : '') +
  (totals > 0 ? `, ${counted(totals, 'row')} of totals left out` : '')

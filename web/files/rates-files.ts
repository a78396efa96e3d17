import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '#engine/result/without-formula.ts'
import { PUBLISHED, publishRates } from '../pages/rates/publish.ts'
import { keyOf, type PublishedRates } from '../pages/rates/published.ts'

/** A file of the site that is not a page. */
export interface PublishedFile {
  readonly path: string
  readonly type: string
  readonly text: string
}

/** The published tables: a JSON and a CSV file for each tax year and each rule set that says something of it. */
export const ratesFiles = (): PublishedFile[] =>
  PUBLISHED.flatMap((choice) => {
    const rates = publishRates(choice)
    return [
      { path: keyOf(choice).join('/'), type: 'application/json', text: `${JSON.stringify(rates)}\n` },
      { path: keyOf(choice, 'csv').join('/'), type: 'text/csv; charset=utf-8', text: csvOf(rates) },
    ]
  })

type CsvCells = Readonly<Record<string, string | undefined>>

/** The tables as CSV, with a line for each value, each band, and each entry without a value. */
function csvOf({ taxYear, checkedTo, secondHandTo, notIncluded, ruleSet, tables }: PublishedRates): string {
  const lines = tables.flatMap((table) =>
    table.entries.flatMap((entry): CsvCells[] => {
      const { id, title, kind, unit = '', period = '', base = '', absence } = entry
      const common = {
        taxYear,
        checkedTo,
        secondHandTo,
        notIncluded,
        ruleSet,
        table: table.title,
        entry: id,
        title,
        kind,
        unit,
        period,
        base,
      }
      if (absence !== undefined) return [{ ...common, note: absence }]
      return entry.values.flatMap(({ from, to, reading, value, text, bands, law, sources, status, note, comparedWithLaw, ...more }) => {
        const { endedBy, checked, checkedBy } = more
        const about = { from, to, endedBy, reading, comparedWithLaw, law, sources: sources.join(' '), status, checked, checkedBy, note }
        const single: CsvCells[] = [{ ...common, value, text, ...about }]
        return bands?.map(({ name, rate, upTo }): CsvCells => ({ ...common, band: name, upTo, value: rate, ...about })) ?? single
      })
    }),
  )
  return stringify(lines, { header: true, columns: COLUMNS, cast: { string: withoutFormula } })
}

const COLUMNS =
  'taxYear ruleSet table entry title kind unit period base band upTo value text from to reading comparedWithLaw law sources status note endedBy checked checkedBy checkedTo secondHandTo notIncluded'.split(
    ' ',
  )

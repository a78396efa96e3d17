import { recordOf } from '#engine/result/calculation-record.ts'
import type { Outcome } from '../../form/answer.ts'
import { csvLine } from '../../site/csv-cell.ts'
import { download } from '../../site/download.ts'
import { todayHere } from '../../years/year-words.ts'

/** Hands the record of a calculation to the browser as a JSON file. */
export function downloadJson(outcome: Outcome): void {
  download(
    JSON.stringify(recordOf(outcome, crypto.randomUUID(), new Date().toISOString()), null, 2),
    'application/json',
    `${fileName(outcome)}.json`,
  )
}

/** The same as a table of two columns, with a line for each input and each figure of the record. */
export function downloadCsv(outcome: Outcome): void {
  download(csvOf(outcome), 'text/csv', `${fileName(outcome)}.csv`)
}

function csvOf({ result, inputs }: Outcome): string {
  const lines = [
    ['field', 'value'],
    ['calculator', result.slug],
    ['taxYear', result.taxYear],
    ['rules', result.ruleSet],
    ...Object.entries(inputs).map(([name, value]) => [`in.${name}`, String(value ?? '')]),
    ...Object.entries(result.record).map(([name, value]) => [`out.${name}`, String(value)]),
  ]
  return lines.map(csvLine).join('')
}

const fileName = ({ result }: Outcome) => `${result.slug}-${todayHere()}`

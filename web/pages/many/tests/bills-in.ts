import { tableIn } from '../../../tables/table.ts'
import { allOf } from '../../../tables/tests/all-of.ts'
import { billsOf } from '../bills.ts'
import type { ColumnAnswers, Progress } from '../report.ts'
import { surveyOf } from '../survey.ts'

/** A table as the worker looks through it. */
export async function lookedThrough(table: BlobPart, sheet?: string) {
  const read = await tableIn(new Blob([table]), sheet)
  const looking = surveyOf(read)
  const shares: number[] = []
  let step = await looking.next()
  for (; step.done !== true; step = await looking.next()) shares.push(step.value)
  return { table: read, survey: step.value, shares }
}

/** Begins with the bills of a table, with the answers of a visitor who confirms every guess unless there are others. */
export async function billsIn(table: BlobPart, answers: Partial<ColumnAnswers> = {}) {
  const { survey, table: read } = await lookedThrough(table)
  const guesses = survey.asked.flatMap(({ place, guess }) => (guess === undefined ? [] : [[place, guess] as const]))
  return billsOf({ table: read, survey, answers: { fieldAt: new Map(guesses), areTotalsPeople: false, ...answers } }, '2024-25')
}

/** Works the bills of a whole table out. */
export async function workedOut(table: BlobPart, answers: Partial<ColumnAnswers> = {}) {
  const { reports, csv } = await billsIn(table, answers)
  const all: Progress[] = await allOf(reports)
  return {
    csv: csv(),
    bills: all.flatMap(({ bills }) => bills),
    faults: all.flatMap(({ faults }) => faults),
    columns: all[0]?.columns,
    last: all.at(-1),
  }
}

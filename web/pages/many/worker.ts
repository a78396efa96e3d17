// Reads a table of people, asks what is not certain, and works out their bills, away from the page, which therefore never waits.
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { refusalIn } from '../../tables/refused.ts'
import { tableIn } from '../../tables/table.ts'
import { type Bills, billsOf, type SurveyedTable } from './bills.ts'
import { certainIn, recognisedAs } from './columns.ts'
import { answersIn, questionsOf } from './questions.ts'
import type { News, Order } from './report.ts'
import { surveyOf } from './survey.ts'

/** The messages to the page, one after another. A page that asks for no more has cancelled, and may go on later. */
let work: AsyncGenerator<News, void> | undefined
let taxYear: TaxYear
let known: Omit<SurveyedTable, 'answers'> | undefined
let bills: Bills | undefined
let isCancelled = false

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  isCancelled = order === 'cancel'
  if (isCancelled) return
  if (typeof order === 'object') work = 'file' in order ? look(order) : known && workOutAs(known, order.chosen)
  if (work) void tellAll(work)
})

async function* look(order: Extract<Order, { file: Blob }>): AsyncGenerator<News, void> {
  taxYear = order.taxYear
  bills = undefined
  const table = await tableIn(order.file, order.sheet)
  const looking = surveyOf(table)
  let step = await looking.next()
  for (; step.done !== true; step = await looking.next()) yield { read: step.value }
  known = { table, survey: step.value }
  const { header, meanings } = known.survey
  const questions = questionsOf(known.table, known.survey)
  if (questions.length > 0) yield { questions, recognised: recognisedAs(header, certainIn(meanings)) }
  else yield* workOut({ ...known, answers: { fieldAt: new Map(), areTotalsPeople: false } })
}

async function* workOutAs(looked: Omit<SurveyedTable, 'answers'>, chosen: ReadonlyMap<string, string>): AsyncGenerator<News, void> {
  const read = answersIn(looked.survey, chosen)
  if ('wrong' in read) yield read
  else yield* workOut({ ...looked, ...read })
}

async function* workOut(asked: SurveyedTable): AsyncGenerator<News, void> {
  bills = billsOf(asked, taxYear)
  for await (const report of bills.reports) yield { report }
  yield { stopped: 'done', csv: bills.csv() }
}

async function tellAll(news: AsyncGenerator<News, void>): Promise<void> {
  try {
    for (;;) {
      const { value, done } = await news.next()
      if (done === true) return
      tell(value)
      await ordersToCome()
      if (isCancelled && !('stopped' in value)) return tell({ stopped: 'cancelled', csv: bills?.csv() ?? new Blob() })
    }
  } catch (fault) {
    tell({ refused: refusalIn(fault) })
  }
}

const tell = (news: News): void => postMessage(news, { transfer: [] })

/** An order is heard only while nothing else is done. */
const ordersToCome = () => new Promise((resolve) => setTimeout(resolve))

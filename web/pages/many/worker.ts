// Reads a table of people and works out their bills, away from the page, which therefore never waits.
import { Refused } from '../../tables/refused.ts'
import { type Bills, billsOf } from './bills.ts'
import type { News, Order } from './report.ts'

const CHANGED = 'The file has changed or is no longer there. Choose it again.'

let bills: Bills | undefined
let isCancelled = false

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  isCancelled = order === 'cancel'
  if (isCancelled) return
  if (typeof order === 'object') bills = billsOf(order.file, order.taxYear)
  if (bills) void work(bills)
})

async function work({ reports, csv }: Bills): Promise<void> {
  try {
    for (;;) {
      const { value: report, done } = await reports.next()
      if (done === true) return tell({ stopped: 'done', csv: csv() })
      tell({ report })
      await ordersToCome()
      if (isCancelled) return tell({ stopped: 'cancelled', csv: csv() })
    }
  } catch (fault) {
    tell({ refused: fault instanceof Refused ? fault.message : fault instanceof DOMException ? CHANGED : String(fault) })
  }
}

const tell = (news: News): void => postMessage(news, { transfer: [] })

/** An order is heard only while nothing else is done. */
const ordersToCome = () => new Promise((resolve) => setTimeout(resolve))

import { Readable, Writable } from 'node:stream'
import type { Calculator } from '../../engine/calculator.ts'
import { calculateCsv } from '../calc/csv.ts'
import { processorTime } from './measure.ts'
import { randomInputs } from './random-inputs.ts'

/** How many different questions the rows repeat. */
const DIFFERENT = 1000
/** How much of a table a pipe gives at a time. */
const PIECE = 65_536

/** Rows per second when a CSV streams through `calc` in this process: by the clock, and by processor time. */
export async function rowsPerSecond(calculator: Calculator, rows: number) {
  const columns = Object.keys(calculator.fields)
  const lines = randomInputs(calculator, DIFFERENT, 1).map(({ raw }) => `${columns.map((column) => raw[column] ?? '').join(',')}\n`)
  function* table() {
    let piece = `${columns.join(',')}\n`
    for (let row = 0; row < rows; row++) {
      piece += lines[row % DIFFERENT] ?? ''
      if (piece.length < PIECE) continue
      yield piece
      piece = ''
    }
    yield piece
  }
  const output = new Writable({
    write(_piece, _encoding, done) {
      done()
    },
  })
  const starts = { clock: performance.now(), processor: processorTime() }
  await calculateCsv(calculator, Readable.from(table()), output, { keepGoing: false })
  const rate = (milliseconds: number) => (rows / milliseconds) * 1000
  return { byTheClock: rate(performance.now() - starts.clock), ofProcessorTime: rate(processorTime() - starts.processor) }
}

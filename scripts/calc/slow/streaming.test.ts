// Tables that are larger than memory, arrive slowly, or are only partly read.
import { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { loadCalculator } from '../../lib/calculators.ts'
import { runScript } from '../../lib/tests/run-script.ts'
import { calculateCsv } from '../csv.ts'
import { calculateJsonLines } from '../json-lines.ts'

vi.setConfig({ testTimeout: 60_000 })

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function* repeat(line: string, times: number, header = '') {
  yield header
  for (let count = 0; count < times; count++) yield line
}
const csv = (times: number, note = '') => repeat(`30000,${note}\n`, times, 'annualSalary,note\n')
const json = (times: number, note = '') => repeat(`{"annualSalary":30000,"note":"${note}"}\n`, times)
const linesIn = (text: string) => text.split('\n').length - 1

const FORMATS = [
  { format: 'CSV', args: [], table: csv, calculateTable: calculateCsv, headers: 1 },
  { format: 'JSON lines', args: ['--json'], table: json, calculateTable: calculateJsonLines, headers: 0 },
] as const

// One at a time, because they measure the memory of this process.
describe.each(FORMATS)('$format', ({ table, calculateTable }) => {
  // By 30 MB the code of the rows is compiled, which takes memory once.
  it('of 60 MB takes no more memory than one of 30 MB', async () => {
    const [small, large] = [
      await heldAfter(6000, table(6000, 'x'.repeat(5000)), calculateTable),
      await heldAfter(12_000, table(12_000, 'x'.repeat(5000)), calculateTable),
    ]
    expect(large - small).toBeLessThan((60_000_000 - 30_000_000) / 5)
  })
})

/**
 * The bytes in use once so many lines have been read, after a garbage collection; whatever is kept of those lines is among them. There is
 * one collection before, 500 lines earlier, as what a collection frees of buffers may still count a moment later.
 */
async function heldAfter(last: number, lines: Iterable<string>, calculateTable: typeof calculateCsv): Promise<number> {
  let held = 0
  function* counted() {
    let count = 0
    for (const line of lines) {
      yield line
      if (++count !== last - 500 && count !== last) continue
      collectGarbage()
      const { heapUsed, external } = process.memoryUsage()
      held = heapUsed + external
    }
  }
  const nowhere = new Writable({ write: (_piece, _encoding, done) => void setImmediate(done) })
  await calculateTable(await loadCalculator('income-tax'), Readable.from(counted()), nowhere, { keepGoing: false })
  return held
}

describe.concurrent.each(FORMATS)('$format', ({ args, table, calculateTable, headers }) => {
  it('is read no faster than its answers are taken', async () => {
    let read = 0
    let written = 0
    let furthest = 0
    function* counted() {
      for (const line of table(6000, 'x'.repeat(500))) {
        furthest = Math.max(furthest, ++read - written)
        yield line
      }
    }
    const slow = new Writable({
      write(piece: Buffer | string, _encoding, done) {
        written += linesIn(piece.toString())
        setImmediate(done)
      },
    })
    await calculateTable(await loadCalculator('income-tax'), Readable.from(counted()), slow, { keepGoing: false })
    await finished(slow.end())
    expect(written).toBe(6000 + headers)
    expect(furthest).toBeLessThan(2000)
  })

  it('ends quietly when the reader stops early', async () => {
    const { stdout, stderr, code } = await runScript('scripts/calc/calc.ts', ['income-tax', ...args], table(100_000), { leaveEarly: true })
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(stdout).toContain('out.netIncome')
  })
})

// Tables that are larger than memory, come slowly, or are read in part.
import { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { describe, expect, it, vi } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { calculateCsv } from './csv.ts'
import { calculateJsonLines } from './json-lines.ts'
import { run } from './run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

function* repeat(line: string, times: number, header = '') {
  yield header
  for (let count = 0; count < times; count++) yield line
}
const csv = (times: number, note = '') => repeat(`30000,${note}\n`, times, 'annualSalary,note\n')
const json = (times: number, note = '') => repeat(`{"annualSalary":30000,"note":"${note}"}\n`, times)
const linesIn = (text: string) => text.split('\n').length - 1

describe.concurrent.each([
  { format: 'CSV', args: [], table: csv, calculateTable: calculateCsv, headers: 1 },
  { format: 'JSON lines', args: ['--json'], table: json, calculateTable: calculateJsonLines, headers: 0 },
])('$format', ({ args, table, calculateTable, headers }) => {
  it('of 30 MB goes through 24 MB of memory', async () => {
    const { stdout, stderr, code } = await run(['income-tax', ...args], table(6000, 'x'.repeat(5000)), {
      node: ['--max-old-space-size=24'],
    })
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(linesIn(stdout)).toBe(6000 + headers)
    expect(stdout.slice(-200)).toMatch(/25119\.60\D.*\n$/)
  })

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

  it('ends quietly when nobody reads on', async () => {
    const { stdout, stderr, code } = await run(['income-tax', ...args], table(100_000), { leaveEarly: true })
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
    expect(stdout).toContain('out.netIncome')
  })
})

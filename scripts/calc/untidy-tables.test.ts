// Tables as spreadsheets and other people's programs write them.
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { calculateCsv } from './csv.ts'
import { calculateJsonLines } from './json-lines.ts'
import { refusal } from './tests/run-calc.ts'

vi.setConfig({ testTimeout: 60_000 })

async function calculated(table: string | Buffer, calculateTable = calculateCsv, keepGoing = false) {
  const output = new PassThrough()
  const calculation = calculateTable(await loadCalculator('income-tax'), Readable.from([Buffer.from(table)]), output, { keepGoing })
  const [stdout] = await Promise.all([text(output), calculation.then(() => output.end())])
  return stdout
}

describe('an untidy CSV', () => {
  it.each([
    ['annualSalary,id\n30000,1\r\n30000,2\n'],
    ['annualSalary,id\r\n30000,1\n30000,2\r\n'],
    ['annualSalary,id\n30000,"1"\r\n30000,2'],
  ])('may mix its line endings: %j', async (table) => {
    const rows = parse<Record<string, string>>(await calculated(table), { columns: true })
    expect(rows.map((row) => [row['id'], row['out.netIncome']])).toEqual([
      ['1', '25119.60'],
      ['2', '25119.60'],
    ])
  })

  it.each(['6" pipe', '"6" pipe"', '"6 pipe'])('with a cell %s is refused with its row and how to write quotes', async (cell) => {
    const { line } = await refusal(['income-tax'], `annualSalary,note\n1,fine\n2,${cell}\n3,fine\n`)
    expect(line).toMatch(/row 3\b.*each quote in it twice/)
  })

  it('with a quote that is never closed is not held in memory', async () => {
    const line = `${'x'.repeat(1000)}\n`
    await expect(calculated(`note\n"${line.repeat(1100)}`)).rejects.toThrow(/row 2\b.*quote/)
  })

  it.each(['"annual\nProfit",id', 'annualSalary,', 'annualSalary,note,'])('with the header %j is refused on one line', async (header) => {
    expect((await refusal(['income-tax'], `${header}\n`)).line).toMatch(/column/)
  })

  it('in a Windows encoding is refused, not garbled', async () => {
    await expect(calculated(Buffer.from('id,annualSalary,note\n1,300,café\n', 'latin1'))).rejects.toThrow(/row 2, column note: .*UTF-8/)
  })

  it('does not keep the results it came with in a bad row', async () => {
    const [row] = parse<Record<string, string>>(
      await calculated('annualSalary,out.netIncome,out.expected\n-1,999,998\n', calculateCsv, true),
      { columns: true },
    )
    expect(row).toMatchObject({ 'out.netIncome': '', 'out.expected': '998' })
  })

  it.each(['30000\n40000', '12 50', '3 0000', '£', '-£', '%', '1,000 000'])('with %j as an amount is refused', async (cell) => {
    await expect(calculated(`id,annualSalary\n1,"${cell}"\n`)).rejects.toThrow('must be an amount in pounds')
  })

  it('may have spaces between thousands', async () => {
    const rows = parse<Record<string, string>>(await calculated('annualSalary\n30 000\n£30 000.00\n1 000 000 000 000\n'), { columns: true })
    expect(rows.map((row) => row['out.grossIncome'])).toEqual(['30000.00', '30000.00', '1000000000000.00'])
  })
})

describe('untidy JSON lines', () => {
  it('may begin with a byte order mark and contain line separators', async () => {
    const stdout = await calculated('\uFEFF{"annualSalary":30000,"note":"a\u2028b"}\r\n', calculateJsonLines)
    expect(JSON.parse(stdout)).toMatchObject({ note: 'a\u2028b', 'out.netIncome': 25119.6 })
  })

  it('keep the numbers that pass through as they were typed', async () => {
    expect(await calculated('{"id":12345678901234567890,"note":[1.50,1e2]}\n', calculateJsonLines)).toMatch(
      /^\{"id":12345678901234567890,"note":\[1\.50,1e2\],/,
    )
  })

  it('do not keep the results they came with in a bad line', async () => {
    const stdout = await calculated('{"annualSalary":-1,"out.netIncome":999,"id":1.50}\n', calculateJsonLines, true)
    expect(stdout).toBe('{"annualSalary":-1,"id":1.50,"error":"column annualSalary: -1 must be £0 or more"}\n')
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sampleTransactions } from '../../web/files/sample-transactions.ts'
import { callCommand } from '../lib/tests/call-command.ts'
import { shares } from './shares.ts'

const folder = mkdtempSync(join(tmpdir(), 'shares-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command on files with these texts. */
async function run(files: Readonly<Record<string, string>>, ...args: string[]) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const { code, stdout, stderr } = await callCommand(
    shares,
    args.map((arg) => (arg in files ? join(folder, arg) : arg)),
  )
  return { status: code, out: stdout, said: stderr }
}

const IN_DOLLARS = 'Date,Action,Security,Quantity,Amount,Currency\n2023-05-01,Buy,ACME,5,100,USD\n2025-05-01,Sell,ACME,5,300,GBP\n'

it('prints each sale with its matches, or all that the page shows', async () => {
  const { status, out, said } = await run({ 'trades.csv': sampleTransactions }, 'trades.csv')
  expect({ status, said }).toEqual({ status: 0, said: '4 transactions read as a table of your own.\n' })
  expect(out.split('\r\n')[1]).toBe('2025/26,2025-05-06,ACME,40,sale,,7768.80,7475.15,12.50,281.15,4')
  const { out: json } = await run({ 'trades.csv': sampleTransactions }, 'trades.csv', '--json', '--losses', '50')
  expect(JSON.parse(json)).toMatchObject({ title: '1 sale in 1 tax year', years: [{ name: '2025/26' }] })
})

it('asks for rates of exchange, and takes them from a file', async () => {
  const files = { 'trades.csv': IN_DOLLARS, 'rates.txt': '2023-05-01 USD 1.25\n' }
  const { status, said } = await run(files, 'trades.csv')
  expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(/no rate for its day\..*\n2023-05-01 USD/s) })
  // 300 less 100 ÷ 1.25.
  expect((await run(files, 'trades.csv', '--rates', 'rates.txt')).out).toContain(',300.00,80.00,0.00,220.00,3')
})

it('says what is wrong, and prints nothing', async () => {
  const { status, out, said } = await run({ 'trades.csv': IN_DOLLARS.replace('Buy', 'Keep') }, 'trades.csv')
  expect({ status, out }).toEqual({ status: 1, out: '' })
  expect(said).toMatch(/^Row 2, Action: “Keep”/)
  expect((await run({}, 'not-there.csv')).said).toContain('not-there.csv')
  expect((await run({})).said).toContain('name one file')
  expect((await run({ 'trades.csv': sampleTransactions }, 'trades.csv', '--losses', 'some')).said).toContain('--losses: Losses from')
})

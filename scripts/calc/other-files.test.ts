// What is no table in UTF-8 with commas is told what it is, and what to save it as.
import { Readable, Writable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { loadCalculator } from '../lib/calculators.ts'
import { calculateCsv } from './csv.ts'
import { calculateJsonLines } from './json-lines.ts'

vi.setConfig({ testTimeout: 60_000 })

const TABLE = 'annualSalary,note\n30000,café\n'
const bigEndian = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919 + 131) % 256))
const SAVE = 'save the table as "CSV UTF-8"'

async function refused(pieces: readonly (Buffer | string)[], calculateTable = calculateCsv) {
  const nowhere = new Writable({ write: () => expect.unreachable('what is no table has no answer') })
  const calculator = await loadCalculator('income-tax')
  return expect(calculateTable(calculator, Readable.from(pieces), nowhere, { keepGoing: true })).rejects
}

const NO_TEXT: readonly (readonly [what: string, bytes: Buffer, expected: string])[] = [
  ['text in UTF-16, the big end first', bigEndian(TABLE), 'is text in UTF-16; '],
  ['text in UTF-16 that does not say so', Buffer.from(TABLE, 'utf16le'), 'is no text in UTF-8'],
  ['an Excel workbook', Buffer.from('PK\x03\x04\x14\x00[Content_Types].xml'), 'is a spreadsheet’s own file'],
  ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'is a spreadsheet’s own file'],
  ['a zipped table', Buffer.from([0x1f, 0x8b, 8, 0]), 'is compressed'],
  ['noise', noise, 'is no text in UTF-8'],
  ['a header in the encoding of Windows', Buffer.from('note,x-café\n', 'latin1'), 'is no text in UTF-8'],
]

it.each(NO_TEXT)('%s is no CSV', async (_, bytes, expected) => {
  await (await refused([bytes])).toThrow(expected)
  // However it comes in.
  await (await refused([...bytes].map((byte) => Buffer.from([byte])))).toThrow(SAVE)
})

it.each([...NO_TEXT, ['text in UTF-16', Buffer.from(`\uFEFF${TABLE}`, 'utf16le'), 'is no text in UTF-8'] as const])(
  '%s is no JSON',
  async (_, bytes, expected) => {
    await (await refused([bytes], calculateJsonLines)).toThrow(expected)
  },
)

it.each([
  ['annualSalary;note\n30000;1\n', 'semicolons'],
  ['"annualSalary";"note"\r\n30000,00;1\r\n', 'semicolons'],
  ['annualSalary;note', 'semicolons'],
  ['annualSalary\tnote\n30000\t1\n', 'tabs'],
])('%j is told that its cells lie apart otherwise', async (table, expected) => {
  const told = `the table has ${expected} between its cells; ${SAVE}, which has commas`
  await (await refused([table])).toThrow(told)
  await (await refused([Buffer.from(`\uFEFF${table}`, 'utf16le')])).toThrow(told)
})

it.each([[''], ['\uFEFF'], ['\n\n']])('nothing, %j, has no header', async (table) => {
  await (await refused([table])).toThrow('there is no header')
})

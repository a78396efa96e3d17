// A file that is not a UTF-8 table with commas is refused with a message that says what it is and how to save it.
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
  const nowhere = new Writable({ write: () => expect.unreachable('a file that is not a table has no answer') })
  const calculator = await loadCalculator('income-tax')
  return expect(calculateTable(calculator, Readable.from(pieces), nowhere, { keepGoing: true })).rejects
}

const NO_TEXT: readonly (readonly [what: string, bytes: Buffer, expected: string])[] = [
  ['big-endian UTF-16', bigEndian(TABLE), 'is text in UTF-16; '],
  ['UTF-16 without a byte order mark', Buffer.from(TABLE, 'utf16le'), 'is not UTF-8 text'],
  ['a zipped table', Buffer.from([0x1f, 0x8b, 8, 0]), 'is compressed'],
  ['noise', noise, 'is not UTF-8 text'],
  ['a header in a Windows encoding', Buffer.from('note,x-café\n', 'latin1'), 'is not UTF-8 text'],
]

it.each(NO_TEXT)('%s is not a CSV', async (_, bytes, expected) => {
  await (await refused([bytes])).toThrow(expected)
  // Both as one piece and byte by byte.
  await (await refused([...bytes].map((byte) => Buffer.from([byte])))).toThrow(SAVE)
})

it.each([...NO_TEXT, ['text in UTF-16', Buffer.from(`\uFEFF${TABLE}`, 'utf16le'), 'is not UTF-8 text'] as const])(
  '%s is not JSON',
  async (_, bytes, expected) => {
    await (await refused([bytes], calculateJsonLines)).toThrow(expected)
  },
)

it.each([
  ['<html><table><tr><td>annualSalary</td></tr></table></html>', 'the input is a web page or XML, whatever its name'],
  ['\uFEFF<?xml version="1.0"?>', 'the input is a web page or XML'],
  ['{"annualSalary":30000}\n', 'the input is JSON; add --json'],
  ['%PDF-1.7\n', 'the input is a PDF, which has no columns'],
])('%j is refused for what it is', async (file, told) => {
  await (await refused([file])).toThrow(told)
})

it.each([[''], ['\uFEFF'], ['\n\n']])('an empty input, %j, has no header', async (table) => {
  await (await refused([table])).toThrow('there is no header')
})

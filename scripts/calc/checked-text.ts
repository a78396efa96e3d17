import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { ColumnError } from './columns.ts'

const FIRST_LINE = 65_536
const SAVE = 'save the table as "CSV UTF-8"'

/** The first bytes of files that are not UTF-8 text, and what those files are. */
const OTHER_FILES: readonly (readonly [start: readonly number[], what: string])[] = [
  [[0xfe, 0xff], 'is text in UTF-16'],
  [[0x50, 0x4b, 0x03, 0x04], 'is a spreadsheet file, or another zipped file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'is a spreadsheet file'],
  [[0x1f, 0x8b], 'is compressed'],
]

/**
 * Passes on the bytes of a table after checking its first line: it must be UTF-8 text and, with `asCsv`, have commas between its cells.
 * A CSV may also be UTF-16 as Excel writes it, which the CSV parser can read.
 * @throws ColumnError that says what the file is and how to save it instead.
 */
export async function* checkedText(input: Readable, { asCsv }: { readonly asCsv: boolean }): AsyncGenerator<Buffer> {
  let first = Buffer.alloc(0)
  let isChecked = false
  for await (const piece of input as AsyncIterable<Uint8Array | string>) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    if (isChecked) {
      yield bytes
      continue
    }
    first = Buffer.concat([first, bytes])
    if (!first.includes('\n') && first.length < FIRST_LINE) continue
    checkFirst(first, asCsv)
    isChecked = true
    yield first
  }
  if (isChecked) return
  checkFirst(first, asCsv)
  yield first
}

function checkFirst(bytes: Buffer, asCsv: boolean): void {
  const found = OTHER_FILES.find(([start]) => startsWith(bytes, start))
  if (found) throw new ColumnError(`the input ${found[1]}; ${SAVE}`)
  const end = bytes.indexOf('\n')
  const line = bytes.subarray(0, end < 0 ? FIRST_LINE : end)
  const text =
    startsWith(bytes, UTF_16) && asCsv ? line.toString('utf16le') : utf8In(line, { isCut: end < 0 && bytes.length >= FIRST_LINE })
  if (text === undefined || text.includes('\0')) throw new ColumnError(`the first line of the input is not UTF-8 text; ${SAVE}`)
  if (!asCsv || text.includes(',')) return
  if (text.includes(';')) throw new ColumnError(`the table has semicolons between its cells; ${SAVE}, which has commas`)
  if (text.includes('\t')) throw new ColumnError(`the table has tabs between its cells; ${SAVE}, which has commas`)
}

const UTF_16 = [0xff, 0xfe]
const startsWith = (bytes: Buffer, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

/** The text of some bytes, which may end in the middle of a character; undefined if they are not UTF-8. */
function utf8In(bytes: Buffer, { isCut }: { readonly isCut: boolean }): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return undefined
  }
}

import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { ColumnError } from './columns.ts'

const FIRST_LINE = 65_536
const SAVE = 'save the table as "CSV UTF-8"'

/** What files that are no text begin with, and what they are. */
const OTHER_FILES: readonly (readonly [start: readonly number[], what: string])[] = [
  [[0xfe, 0xff], 'is text in UTF-16'],
  [[0x50, 0x4b, 0x03, 0x04], 'is a spreadsheet’s own file, or another that is zipped'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'is a spreadsheet’s own file'],
  [[0x1f, 0x8b], 'is compressed'],
]

/**
 * The bytes of a table, once its first line shows that it is text in UTF-8 and, `asCsv`, has commas between its cells. A CSV may be text in
 * UTF-16 of the kind that Excel writes, which its parser reads.
 * @throws ColumnError that says what it is instead, and what to save it as.
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
  if (text === undefined || text.includes('\0'))
    throw new ColumnError(`the first line of the input is no text in UTF-8, but in another encoding or no text at all; ${SAVE}`)
  if (!asCsv || text.includes(',')) return
  if (text.includes(';')) throw new ColumnError(`the table has semicolons between its cells; ${SAVE}, which has commas`)
  if (text.includes('\t')) throw new ColumnError(`the table has tabs between its cells; ${SAVE}, which has commas`)
}

const UTF_16 = [0xff, 0xfe]
const startsWith = (bytes: Buffer, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

/** The text of some bytes, which may be cut within their last character; undefined where they are not UTF-8. */
function utf8In(bytes: Buffer, { isCut }: { readonly isCut: boolean }): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return undefined
  }
}

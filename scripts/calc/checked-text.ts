import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { ColumnError } from './columns.ts'

const FIRST_LINE = 65_536
const SAVE = 'save the table as "CSV UTF-8"'

/** The first bytes of files that are not UTF-8 text, and what those files are. */
const OTHER_FILES: readonly (readonly [start: readonly number[], what: string])[] = [
  [[0xfe, 0xff], 'is text in UTF-16'],
  [[0x1f, 0x8b], 'is compressed'],
]

/**
 * Passes on the bytes of a table after checking its first line, which must be UTF-8 text. A table may also be UTF-16 as Excel writes it, or
 * a spreadsheet file. The first bytes that it gives have the whole first line, if that is no longer than 64 KB.
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

/** How the files of spreadsheets begin, new and old. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
/** Whether bytes begin as those of a spreadsheet file do. */
export const isSpreadsheet = (bytes: Buffer): boolean => SPREADSHEETS.some((start) => startsWith(bytes, start))

function checkFirst(bytes: Buffer, asCsv: boolean): void {
  if (isSpreadsheet(bytes)) {
    if (asCsv) return
    throw new ColumnError('the input is a spreadsheet file; without --json, it is read as a table')
  }
  const found = OTHER_FILES.find(([start]) => startsWith(bytes, start))
  if (found) throw new ColumnError(`the input ${found[1]}; ${SAVE}`)
  const end = bytes.indexOf('\n')
  const line = bytes.subarray(0, end < 0 ? FIRST_LINE : end)
  const text = isUtf16(bytes) && asCsv ? line.toString('utf16le') : utf8In(line, { isCut: end < 0 && bytes.length >= FIRST_LINE })
  if (text === undefined || text.includes('\0')) throw new ColumnError(`the first line of the input is not UTF-8 text; ${SAVE}`)
  if (!asCsv) return
  if (/^\uFEFF?\s*\{\s*"/.test(text)) throw new ColumnError('the input is JSON; add --json to read JSON lines')
  if (/^\uFEFF?\s*<(?:!doctype|html|head|body|table|\?xml)/i.test(text))
    throw new ColumnError(`the input is a web page or XML, whatever its name; open it in a spreadsheet and ${SAVE}`)
  if (text.startsWith('%PDF-')) throw new ColumnError('the input is a PDF, which has no columns; expected the table that it was made from')
}

const UTF_16 = [0xff, 0xfe]
/** Whether bytes begin as those of UTF-16 do, as Excel writes it. */
export const isUtf16 = (bytes: Buffer): boolean => startsWith(bytes, UTF_16)
const startsWith = (bytes: Buffer, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

/** The text of some bytes, which may end in the middle of a character; undefined if they are not UTF-8. */
function utf8In(bytes: Buffer, { isCut }: { readonly isCut: boolean }): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return undefined
  }
}

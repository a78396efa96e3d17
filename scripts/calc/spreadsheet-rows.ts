import { Buffer } from 'node:buffer'
import { Refused } from '../../web/tables/refused.ts'
import { spreadsheetIn } from '../../web/tables/spreadsheet.ts'
import { oneOf } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'
import { ColumnError } from './columns.ts'

/**
 * The rows of a sheet of a spreadsheet file, .xlsx, as text. Without a name, it has only one sheet.
 * @throws ColumnError for a file that cannot be read, or that has several sheets and none is named.
 */
export async function spreadsheetRows(pieces: AsyncIterable<Buffer>, sheet: string | undefined): Promise<readonly (readonly string[])[]> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  try {
    const { sheets, rowsOf } = await spreadsheetIn(new Blob([Buffer.concat(all)]))
    if (sheet === undefined && sheets.length > 1)
      throw new ColumnError(
        `the spreadsheet has ${sheets.length} sheets; choose one with --sheet ${sheets.map(quoted).join(', or --sheet ')}`,
      )
    return await rowsOf(sheet === undefined ? sheets[0] : oneOf('sheet', sheet, sheets))
  } catch (fault) {
    if (fault instanceof Refused) throw new ColumnError(fault.message, { cause: fault })
    throw fault
  }
}

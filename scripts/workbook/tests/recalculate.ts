import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { convert } from '../../lib/libreoffice.ts'

/** Export options: comma, quote, UTF-8, numbers in full and not as shown, only the first sheet, which is the answer. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,0'

/** The values that LibreOffice calculates for the named cells of the answer, as text by name. */
export type Recalculated = ReadonlyMap<string, string>

/** LibreOffice stops without an error after about 250 files. */
const FILES_IN_A_RUN = 100

/**
 * Opens workbooks in LibreOffice Calc, which calculates every formula, and reads their answers. Uses a temporary profile and folder.
 * @throws Error if LibreOffice is missing and cannot be installed, or skips a workbook.
 */
export function recalculate(workbooks: readonly Uint8Array[]): Recalculated[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'workbook-'))
  const files = workbooks.map((_, index) => join(folder.path, `${index}.xlsx`))
  for (const [index, bytes] of workbooks.entries()) writeFileSync(files[index] ?? '', bytes)
  for (let start = 0; start < files.length; start += FILES_IN_A_RUN) convert(files.slice(start, start + FILES_IN_A_RUN), folder.path, CSV)
  return files.map((file) => answerIn(file.replace(/xlsx$/, 'csv')))
}

/** The values in the second column, by the names in the last. */
function answerIn(file: string): Recalculated {
  if (!existsSync(file)) throw new Error('LibreOffice could not open one of the workbooks')
  const rows = parse(readFileSync(file, 'utf8'), { relax_column_count: true })
  return new Map(rows.flatMap(([, value = '', , name = '']) => (name === '' ? [] : [[name, value] as const])))
}

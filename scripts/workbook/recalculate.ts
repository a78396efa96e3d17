import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'csv-parse/sync'
import { libreOffice } from '../lib/libreoffice.mjs'

/** Comma, quote, UTF-8, and numbers as they are rather than as they are shown; of the first sheet, which is the answer. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,0'

/** What LibreOffice makes of the named cells of a workbook’s answer: name to value, as text. */
export type Recalculated = ReadonlyMap<string, string>

/** LibreOffice stops without a word after about 250 files. */
const FILES_IN_A_RUN = 100
/** In milliseconds, for a run that hangs: one of a hundred files takes half a minute. */
const LONGEST_RUN = 600_000

/**
 * Opens workbooks in LibreOffice Calc, which calculates every formula, and reads their answers; in a profile and a folder of its own that
 * are gone afterwards.
 * @throws Error where LibreOffice is not there and cannot be installed, or leaves a workbook out.
 */
export function recalculate(workbooks: readonly Uint8Array[]): Recalculated[] {
  const program = libreOffice()
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'))
  try {
    const files = workbooks.map((bytes, index) => {
      const file = join(folder, `${index}.xlsx`)
      writeFileSync(file, bytes)
      return file
    })
    const options = [`-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`, '--headless', '--convert-to', CSV]
    for (let start = 0; start < files.length; start += FILES_IN_A_RUN) {
      const batch = files.slice(start, start + FILES_IN_A_RUN)
      execFileSync(program, [...options, '--outdir', folder, ...batch], { stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST_RUN })
    }
    return files.map((file) => answerIn(file.replace(/xlsx$/, 'csv')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The second column under the name in the last. */
function answerIn(file: string): Recalculated {
  if (!existsSync(file)) throw new Error('LibreOffice did not open one of the workbooks')
  const rows = parse(readFileSync(file, 'utf8'), { relax_column_count: true })
  return new Map(rows.flatMap(([, value = '', , name = '']) => (name === '' ? [] : [[name, value] as const])))
}

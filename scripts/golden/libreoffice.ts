// npm run test:libreoffice : opens and saves every golden file in LibreOffice Calc, and checks that no cell changes.
// Not part of npm test, because it installs LibreOffice if it is missing, and fails if it cannot.
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { goldenFile, goldenSlugs } from '../../golden/code/read-golden.ts'
import { convert } from '../lib/libreoffice.ts'
import { KEPT, MADE_INTO_SOMETHING_ELSE } from './spreadsheet-examples.ts'
import { tidyGolden } from './tidy-golden.ts'

/** Options of the CSV filter: comma, double quote, UTF-8, from the first line. */
const FORMAT = '44,34,76,1'
/** As if opened with a double click in the reviewer’s language, and saved with "cell contents as shown" ticked, the default. */
const LANGUAGES = { 'British English': 2057, 'American English': 1033 }
const SAVED_AS_SHOWN = `csv:Text - txt - csv (StarCalc):${FORMAT},,0,false,true,false`

using folder = mkdtempDisposableSync(join(tmpdir(), 'golden-'))
const examples = join(folder.path, 'examples.csv')
writeFileSync(examples, stringify([...KEPT, ...MADE_INTO_SOMETHING_ELSE].map((cell) => [cell, 'a sentence'])))
const faults: string[] = []
for (const [language, number] of Object.entries(LANGUAGES)) {
  const saved = join(folder.path, String(number))
  const files = [...goldenSlugs().map((slug) => fileURLToPath(goldenFile(slug))), examples]
  convert(files, saved, SAVED_AS_SHOWN, [`--infilter=CSV:${FORMAT},,${number}`])
  for (const slug of goldenSlugs()) {
    const [before, after] = [readFileSync(goldenFile(slug), 'utf8'), tidyGolden(readFileSync(join(saved, `${slug}.csv`), 'utf8'))]
    const changes = changedCells(before, after)
    if (before !== after && changes.length === 0) changes.push('its cells are the same, but its quotes or line endings are not')
    faults.push(...changes.map((change) => `golden/${slug}.csv in ${language}: ${change}`))
  }
  const cells = parse(readFileSync(join(saved, 'examples.csv'), 'utf8')).map(([cell = '']) => cell)
  KEPT.forEach((cell, row) => {
    if (cells[row] !== cell) faults.push(`"${cell}" comes back from ${language} as "${cells[row]}", but our list says it is safe`)
  })
  console.log(`${language}: ${goldenSlugs().length} golden files and ${cells.length} examples opened and saved`)
  if (language === 'British English')
    MADE_INTO_SOMETHING_ELSE.forEach((cell, index) => {
      if (cells[KEPT.length + index] === cell) faults.push(`"${cell}" comes back unchanged, but our list says it is not safe`)
    })
}
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'LibreOffice: every cell comes back unchanged' : `LibreOffice: ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1

function changedCells(before: string, after: string): string[] {
  const [was, is] = [parse(before), parse(after)]
  const columns = was[0] ?? []
  if (was.length !== is.length) return [`${was.length} rows became ${is.length}`]
  return was.flatMap((row, line) =>
    row.flatMap((cell, index) => {
      const found = is[line]?.[index]
      return found === cell ? [] : [`row ${line + 1}, ${columns[index]}: "${cell}" became "${found}"`]
    }),
  )
}

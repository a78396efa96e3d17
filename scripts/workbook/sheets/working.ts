import type { SheetStep } from '../cells.ts'
import type { Contents } from '../contents.ts'
import { type LaidOut, live, sheetUnder, words } from './sheet.ts'

/** The sheet of the working: each step with its formula in words, its live formula and its law. Only the answer is rounded to the penny. */
export function workingSheet(steps: readonly SheetStep[], said: Contents['said']): LaidOut {
  const sheet = sheetUnder('Working', ['Step', 44], ['Formula in words', 84], ['Value', 22], ['Law', 32], ['Name in formulas', 42])
  for (const { name, term, value, unit, laws } of steps) {
    const law = [...laws].join('; ')
    sheet.add([words(said(`{${name}}`)), words(said(term.words)), live(term, value, unit), words(law), words(name)], { name, column: 'C' })
  }
  return sheet.laidOut()
}

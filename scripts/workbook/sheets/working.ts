import type { Step } from '../formulas.ts'
import { type LaidOut, live, sheetUnder, words } from './sheet.ts'

/** The sheet of the working: each step with its formula in words, its live formula and its law. Only the answer is rounded to the penny. */
export function workingSheet(steps: readonly Step[]): LaidOut {
  const sheet = sheetUnder('Working', ['Step', 44], ['Formula in words', 84], ['Value', 22], ['Law', 32], ['Name in formulas', 42])
  for (const { name, label, term, value, unit, law } of steps) {
    sheet.add([words(label), words(term.words), live(term, value, unit), words(law), words(name)], { name, column: 'C' })
  }
  return sheet.laidOut()
}

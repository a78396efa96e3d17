import type { WorkingStep } from '../working.ts'
import { type LaidOut, liveTerm, rowsUnder, words } from './sheet.ts'

/** The sheet of the working: each step, its formula in words and live, and the law. Exact amounts: only the answer is rounded to the penny. */
export function workingSheet(steps: readonly WorkingStep[]): LaidOut {
  const sheet = rowsUnder('Step', 'Formula in words', 'Value', 'Law', 'Name in formulas')
  for (const { name, label, term, unit, law = '' } of steps) {
    sheet.add([words(label), words(term.words), liveTerm(term, unit), words(law), words(name)], { name, column: 'C' })
  }
  return { title: 'Working', widths: [36, 80, 18, 30, 34], rows: sheet.rows, names: sheet.names }
}

import { readAsWritten } from '../read-rates.ts'
import type { RateFiles } from '../tables.ts'
import { copyOfRates, type Mistake, makeMistake, removeCopy } from './mistake.ts'
import { writeTestFigures } from './write-test-figures.ts'

/** For tests: the tables, with the test figures, as they would be after some edits. The files themselves are not changed. */
export function editedRates(...edits: readonly Mistake[]): RateFiles {
  const folder = copyOfRates()
  try {
    writeTestFigures(folder)
    for (const edit of edits) makeMistake(folder, edit)
    return readAsWritten(folder)
  } finally {
    removeCopy(folder)
  }
}

/** Employee National Insurance at 7%, the edit that most tests use. */
export const MAIN_RATE_7: Mistake = {
  file: 'national-insurance.yaml',
  entry: 'class1.employee.mainRate',
  right: 'value: 8%',
  written: 'value: 7%',
}

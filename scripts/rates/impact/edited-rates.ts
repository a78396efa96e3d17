import { copyOfRates, type Mistake, makeMistake, removeCopy } from '../mistake.ts'
import { readAsWritten } from '../read-rates.ts'
import type { Rates } from '../tables.ts'
import { writeTestFigures } from '../write-test-figures.ts'

/** The tables, with the figures of the tests, as they would be after some edits of the files, which stay as they are. For tests. */
export function editedRates(...edits: readonly Mistake[]): Rates {
  const folder = copyOfRates()
  try {
    writeTestFigures(folder)
    for (const edit of edits) makeMistake(folder, edit)
    return readAsWritten(folder)
  } finally {
    removeCopy(folder)
  }
}

/** National Insurance of employees at 7%, as the report of an impact was first read. */
export const MAIN_RATE_7: Mistake = {
  file: 'national-insurance.yaml',
  entry: 'class1.employee.mainRate',
  right: 'value: 8%',
  written: 'value: 7%',
}

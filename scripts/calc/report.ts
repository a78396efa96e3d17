import type { Calculator } from '../../engine/calculator.ts'
import { mainField } from './columns.ts'
import type { Outcome } from './csv.ts'

/** The exit status if some rows could not be calculated and the rest were. 1 is that of a command that stopped. */
const SOME_FAILED = 2

/** What to say of a whole table that the table itself does not say, when it has been calculated, and the exit status. */
export function reportOn({ rows, failed, lacksMain }: Outcome, { fields }: Calculator) {
  const main = mainField(fields)
  const notes = [
    ...(lacksMain ? [`the table has no ${main} (${fields[main]?.label}), so every answer is for a blank one`] : []),
    ...(failed > 0 ? [`${failed} of ${rows} ${rows === 1 ? 'row' : 'rows'} could not be calculated; error says why`] : []),
  ]
  return { notes, exitCode: failed > 0 ? SOME_FAILED : 0 }
}

/** For somebody who has started the command at a terminal, where it would wait without a word. */
export const hintAtTerminal = (slug: string): string =>
  `calc: type or paste a table, then press Ctrl+D. To read a file, write npm run -s calc -- ${slug} < people.csv. For the columns, add --help.`

import type { Calculator } from '../../engine/calculator.ts'
import { grouped } from '../../engine/money/grouped.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { mainField } from './columns.ts'
import type { TableOutcome } from './csv.ts'

/** The exit status if some rows could not be calculated and the rest were. 1 is that of a command that stopped. */
const SOME_FAILED = 2

/**
 * What to say of a whole table that the table itself does not say, when it has been calculated, and the exit status. `faults` is the column
 * or the file that says why rows could not be, and `taxYear` the year that the command asks for.
 */
export function reportOn(
  { rows, failed, lacksMain, isHeaderAlone = false, unknown = [], withAmounts = [], totals = [] }: TableOutcome,
  { fields }: Calculator,
  { faults = 'error', taxYear = defaultTaxYear }: { readonly faults?: string | undefined; readonly taxYear?: TaxYear | undefined } = {},
) {
  const main = mainField(fields)
  const notes = [
    ...(isHeaderAlone ? ['the table has no rows below its header'] : []),
    ...(unknown.length > 0 ? [`not inputs, and only copied: ${unknown.join(', ')}`] : []),
    ...(withAmounts.length > 0 ? [`no result counts the amounts in ${withAmounts.join(', ')}`] : []),
    ...(totals.length > 0 ? [`left out as totals: ${totals.length === 1 ? 'row' : 'rows'} ${totals.join(', ')}`] : []),
    ...(lacksMain
      ? [`the table has no ${main} (${fields[main]?.label}), so every answer is for ${main === 'taxYear' ? taxYear : 'a blank one'}`]
      : []),
    ...(failed > 0 ? [`${failed} of ${rows} ${rows === 1 ? 'row' : 'rows'} could not be calculated; ${faults} says why`] : []),
  ]
  return { notes, exitCode: failed > 0 ? SOME_FAILED : 0 }
}

/** The time between two reports of progress at a terminal, in milliseconds. */
const EVERY = 1000

/**
 * Returns a function that says on one line of a terminal how many rows are done, how many a second, and how many were refused. It says
 * nothing of a table that is done sooner than in a second, and `end` clears the line.
 */
export function progressOn(terminal: { write: (text: string) => unknown }, now: () => number = () => performance.now()) {
  const started = now()
  let said = started
  const CLEARED = '\r\u001B[K'
  return {
    progress: ({ rows, failed }: Pick<TableOutcome, 'rows' | 'failed'>): void => {
      const time = now()
      if (time - said < EVERY) return
      said = time
      const rate = grouped(String(Math.round((rows / (time - started)) * 1000)))
      const refused = failed === 0 ? '' : `, ${grouped(String(failed))} refused`
      terminal.write(`${CLEARED}calc: ${grouped(String(rows))} rows, ${rate} a second${refused}`)
    },
    end: (): void => {
      if (said > started) terminal.write(CLEARED)
    },
  }
}

/** What the command says when it is started at a terminal, where it would otherwise wait in silence. */
export const hintAtTerminal = (slug: string): string =>
  `calc: type or paste a table, then press Ctrl+D. To read a file, write npm run -s calc -- ${slug} < people.csv. For the columns, add --help.`

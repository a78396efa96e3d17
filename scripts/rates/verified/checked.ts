import type { CheckedReadings } from '../../../engine/rates/provenance.ts'
import type { Examination } from '../examination.ts'
import { differencesOf } from './differences.ts'
import { RESEARCH, readVerified } from './file.ts'
import { keyOf, linesOf } from './lines.ts'

/** When each reading in a folder was checked, and by whom if not in the research. Leaves out readings that have changed since. */
export function checkedIn(folder: string, { tables, settings }: Pick<Examination, 'tables' | 'settings'>): CheckedReadings {
  const verified = readVerified(folder)
  if (!settings || !verified) return {}
  const lines = linesOf(tables, settings)
  const changed = new Set(differencesOf(lines, verified).flatMap(({ line }) => (line ? [keyOf(line)] : [])))
  const known = new Set(lines.map(keyOf))
  return Object.fromEntries(
    verified
      .filter((held) => held.reading !== '' && known.has(keyOf(held)) && !changed.has(keyOf(held)))
      .map((held) => [keyOf(held), { on: held.checked, ...(held.by !== RESEARCH && { by: held.by }) }]),
  )
}

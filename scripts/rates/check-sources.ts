import { nearestName } from '../lib/nearest.ts'
import type { ReadTable, Settings } from './examination.ts'
import type { Problem } from './problem.ts'
import { problemAt } from './report.ts'

/** The sources that no reading cites. A misspelt citation counts. */
export function unusedSources({ sources, sourcesFile }: Settings, tables: readonly ReadTable[]): Problem[] {
  const written = tables.flatMap(({ table: { entries } }) =>
    Object.values(entries).flatMap(({ values }) =>
      values.flatMap(({ readings }) => Object.values(readings).flatMap((reading) => reading.sources)),
    ),
  )
  const cited = new Set(written.map((name) => (Object.hasOwn(sources, name) ? name : nearestName(name, Object.keys(sources)))))
  return Object.keys(sources)
    .filter((name) => !cited.has(name))
    .map((name) => problemAt(sourcesFile, ['sources', name], name, 'no reading cites this source; cite it or remove it', { key: true }))
}

/** The sources that nobody has compared with the tables for over a year. */
export function staleSources({ sources, sourcesFile, research }: Settings, today: Date): Problem[] {
  const month = today.toISOString().slice(0, 7)
  const yearAgo = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
  // The product’s own documents change only when somebody here changes them.
  const stale = Object.entries(sources).filter(([, { kind, checked = research }]) => kind !== 'specification' && checked < yearAgo)
  return stale.map(([name, { checked = research }]) => {
    const told = `last checked in ${checked}, over a year ago; read it again and write the month, for example checked: ${month}`
    return problemAt(sourcesFile, ['sources', name], name, told, { key: true })
  })
}

import { nearestName } from '../lib/nearest.ts'
import type { ReadTable, Settings } from './examination.ts'
import type { Problem } from './problem.ts'

/** The sources that no reading cites, not even by a misspelt name. */
export function unusedSources({ sources, sourcesFile }: Settings, tables: readonly ReadTable[]): Problem[] {
  const written = tables.flatMap(({ table: { entries } }) =>
    Object.values(entries).flatMap(({ values }) =>
      values.flatMap(({ readings }) => Object.values(readings).flatMap((reading) => reading.sources)),
    ),
  )
  const cited = new Set(written.map((name) => (Object.hasOwn(sources, name) ? name : nearestName(name, Object.keys(sources)))))
  return Object.keys(sources)
    .filter((name) => !cited.has(name))
    .map((name) => at(sourcesFile, name, 'no reading cites this source; cite it or remove it'))
}

/** The sources that nobody has compared with the tables for over a year. */
export function staleSources({ sources, sourcesFile, research }: Settings, today: Date): Problem[] {
  const month = today.toISOString().slice(0, 7)
  const yearAgo = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
  return Object.entries(sources).flatMap(([name, { kind, checked = research }]) =>
    // The product’s own documents change only when somebody here changes them.
    kind === 'specification' || checked >= yearAgo
      ? []
      : [
          at(
            sourcesFile,
            name,
            `last checked in ${checked}, over a year ago; read it again and write the month, for example checked: ${month}`,
          ),
        ],
  )
}

const at = (file: Settings['sourcesFile'], name: string, message: string): Problem => ({
  file: file.file,
  ...file.at(['sources', name], { key: true }),
  entry: name,
  message,
})

import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import type { RateTable, Reading, SourceList } from './tables.ts'

type Report = (path: (string | number)[], message: string, options?: { key?: boolean }) => void

/** What a schema cannot see in one table: dates in order, bands without gaps, options and sources that exist. */
export function checkTable(yaml: YamlFile, table: RateTable, sources: SourceList): Problem[] {
  const problems: Problem[] = []
  const names = Object.keys(table.entries)
  for (const [name, entry] of Object.entries(table.entries)) {
    const report: Report = (path, message, options) =>
      problems.push({ file: yaml.file, ...yaml.at(['entries', name, ...path], options), entry: name, message })

    const group = names.find((other) => other.startsWith(`${name}.`))
    if (group !== undefined) report([], `is an entry and also the beginning of ${group}; rename one of the two`, { key: true })

    entry.values.forEach(({ from, readings }, index) => {
      checkDate(report, from, entry.values[index - 1]?.from, index)
      for (const [ruleName, reading] of Object.entries(readings)) {
        const path = ['values', index, 'readings', ruleName]
        checkValue(report, [...path, 'value'], reading.value, entry.options)
        reading.sources.forEach((source, place) => {
          if (!(source in sources))
            report([...path, 'sources', place], `"${source}" is not in rates/sources.yaml; add it there or write one that is`)
        })
      }
    })
  }
  return problems
}

function checkDate(report: Report, from: string, previous: string | undefined, index: number): void {
  const day = new Date(`${from}T00:00:00Z`)
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(from)
  if (!isReal) report(['values', index, 'from'], `there is no day ${from}; write a real one`)
  if (previous !== undefined && from <= previous) {
    report(['values', index, 'from'], `${from} does not come after ${previous}; put the values in order of date, each date once`)
  }
}

function checkValue(report: Report, path: (string | number)[], value: Reading['value'], options: Record<string, string> | undefined): void {
  if (options && typeof value === 'string' && !(value in options)) {
    report(path, `"${value}" is not an option of this method; write ${Object.keys(options).join(' or ')}`)
  }
  if (typeof value === 'string') return
  value.forEach(({ name, upTo }, index) => {
    const below = value[index - 1]?.upTo
    const isLast = index === value.length - 1
    if (isLast && upTo !== undefined) report([...path, index, 'upTo'], `the last band, "${name}", has no upper limit; remove upTo`)
    if (!isLast && upTo === undefined) report([...path, index], `band "${name}" needs its upper limit; write upTo`)
    if (upTo !== undefined && below !== undefined && Number(upTo) <= Number(below)) {
      report([...path, index, 'upTo'], `${upTo} is not above ${below}, where the band before ends; bands go upwards`)
    }
    if (value.findIndex((band) => band.name === name) !== index)
      report([...path, index, 'name'], `two bands are named "${name}"; rename one`)
  })
}

import { isDay } from '../../engine/inputs/day.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import type { RateTable, Reading, RuleSets, SourceList, TaxYears } from './tables.ts'

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
  if (!isDay(from)) report(['values', index, 'from'], `there is no day ${from}; write a real one`)
  if (previous !== undefined && from <= previous) {
    report(['values', index, 'from'], `${from} does not come after ${previous}; put the values in order of date, each date once`)
  }
}

function checkValue(report: Report, path: (string | number)[], value: Reading['value'], options: Record<string, string> | undefined): void {
  if (options && typeof value === 'string' && !Object.hasOwn(options, value)) {
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

/** The same for the tax years and the rule sets: real days in order, defaults that exist, and the statute at the end of every list. */
export function checkSettings(taxYears: YamlFile, ruleSets: YamlFile): Problem[] {
  const problems: Problem[] = []
  const report = (yaml: YamlFile, path: (string | number)[], message: string) =>
    problems.push({ file: yaml.file, ...yaml.at(path), entry: path.join('.'), message })
  const { default: year, years } = taxYears.data as TaxYears
  if (!Object.hasOwn(years, year))
    report(taxYears, ['default'], `${year} is not one of the years; write ${Object.keys(years).join(' or ')}`)
  for (const [name, days] of Object.entries(years)) {
    for (const end of ['starts', 'ends'] as const) {
      if (!isDay(days[end])) report(taxYears, ['years', name, end], `there is no day ${days[end]}; write a real one`)
    }
    if (days.ends <= days.starts)
      report(taxYears, ['years', name, 'ends'], `${days.ends} does not come after ${days.starts}; a year ends after it starts`)
  }
  const { default: ruleSet, ruleSets: sets } = ruleSets.data as RuleSets
  if (!Object.hasOwn(sets, ruleSet))
    report(ruleSets, ['default'], `${ruleSet} is not one of the rule sets; write ${Object.keys(sets).join(' or ')}`)
  for (const [name, { reads }] of Object.entries(sets)) {
    if (reads.at(-1) !== 'statute')
      report(ruleSets, ['ruleSets', name, 'reads'], 'the statute is not the last in the list; end it with statute')
  }
  return problems
}

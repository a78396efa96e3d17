import { nearestName } from '../lib/nearest.ts'
import { checkDates } from './check-dates.ts'
import { checkOrder } from './check-order.ts'
import { checkValue } from './check-value.ts'
import { checkYearly } from './check-yearly.ts'
import type { SettingsFiles } from './examination.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import { type ReportProblem, reportOn, type YamlPath } from './report.ts'
import type { RateTable, RuleSets, SourceList, TableEntry } from './tables.ts'

/** Checks what a schema cannot: dates, bands, the order of thresholds, figures not updated, and that options and sources exist. */
export function checkTable(
  yaml: YamlFile,
  table: RateTable,
  { sources, taxYears, ruleSets }: Pick<SettingsFiles, 'sources' | 'taxYears' | 'ruleSets'>,
): Problem[] {
  const problems: Problem[] = []
  const names = Object.keys(table.entries)
  for (const [name, entry] of Object.entries(table.entries)) {
    const report = reportOn(problems, yaml, name)
    const group = names.find((other) => other.startsWith(`${name}.`))
    if (group !== undefined) report([], `is an entry and also the start of the name ${group}; rename one of the two`, { key: true })
    // If a date is wrong, we cannot tell which value belongs to which year.
    if (checkDates(report, entry, table, taxYears)) checkYearly(report, entry, table, taxYears)
    checkReadings(report, entry, ruleSets)
    entry.values.forEach(({ readings }, index) => {
      for (const [which, { value, sources: cited }] of Object.entries(readings)) {
        const path = ['values', index, 'readings', which]
        checkSources(report, [...path, 'sources'], cited, sources)
        checkValue(report, [...path, 'value'], value, entry)
      }
    })
  }
  checkOrder(yaml, problems, table)
  return problems
}

/** Checks that each value has a reading for every rule set. If the law has no such thing, the value says so and needs no statute reading. */
function checkReadings(report: ReportProblem, { values }: TableEntry, { ruleSets }: RuleSets): void {
  values.forEach(({ readings, notInLaw, unknown }, index) => {
    if (unknown !== undefined) {
      const isEmpty = Object.keys(readings).length === 0
      if (!isEmpty) report(['values', index, 'unknown'], 'there is a reading, so the value is known; remove one of the two', { key: true })
      return
    }
    if (notInLaw !== undefined && 'statute' in readings) {
      report(['values', index, 'notInLaw'], 'there is a statute reading, so the law does have this; remove notInLaw or the reading', {
        key: true,
      })
    }
    for (const [ruleSet, { reads }] of Object.entries(ruleSets)) {
      const isExcused = notInLaw !== undefined && reads.length === 1
      if (isExcused || reads.some((name) => name in readings)) continue
      return report(
        ['values', index, 'readings'],
        `the rule set ${ruleSet} asks for ${reads.join(' or ')} and finds no reading here; ${
          notInLaw === undefined
            ? 'add a statute reading with its law, or say why the law has none, for example notInLaw: Abolished from 6 April 2024.'
            : `add a reading, for example ${reads[0]}:`
        }`,
        { key: true },
      )
    }
  })
}

function checkSources(report: ReportProblem, path: YamlPath, cited: readonly string[], sources: SourceList): void {
  cited.forEach((source, place) => {
    if (Object.hasOwn(sources, source)) return
    const near = nearestName(source, Object.keys(sources))
    const remedy = near === undefined ? 'add it there or write one that is' : `write ${near}, or add it there`
    report([...path, place], `"${source}" is not in rates/sources.yaml; ${remedy}`)
  })
}

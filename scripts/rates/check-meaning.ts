import { isDay } from '../../engine/inputs/day.ts'
import { nearestName } from '../lib/nearest.ts'
import { checkDates } from './check-dates.ts'
import { checkOrder } from './check-order.ts'
import { checkValue } from './check-value.ts'
import { checkYearly } from './check-yearly.ts'
import type { Settings } from './examination.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import { type Path, problemAt, type Report, reportOn } from './report.ts'
import type { Days, Entry, RateTable, RuleSets, SourceList, TaxYears } from './tables.ts'

/** Checks what a schema cannot: dates, bands, the order of thresholds, figures not updated, and that options and sources exist. */
export function checkTable(
  yaml: YamlFile,
  table: RateTable,
  { sources, taxYears, ruleSets }: Pick<Settings, 'sources' | 'taxYears' | 'ruleSets'>,
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
function checkReadings(report: Report, { values }: Entry, { ruleSets }: RuleSets): void {
  values.forEach(({ readings, notInLaw }, index) => {
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

function checkSources(report: Report, path: Path, cited: readonly string[], sources: SourceList): void {
  cited.forEach((source, place) => {
    if (Object.hasOwn(sources, source)) return
    const near = nearestName(source, Object.keys(sources))
    const remedy = near === undefined ? 'add it there or write one that is' : `write ${near}, or add it there`
    report([...path, place], `"${source}" is not in rates/sources.yaml; ${remedy}`)
  })
}

/**
 * Checks that a tax year has real dates, runs from 6 April to 5 April (ITA 2007 s.4), is named after both years, and follows the one before it.
 */
function checkYear(report: (path: (string | number)[], message: string) => void, name: string, days: Days, names: readonly string[]): void {
  const first = Number(name.slice(0, 4))
  const right: Days = { starts: `${first}-04-06`, ends: `${first + 1}-04-05` }
  for (const end of ['starts', 'ends'] as const) {
    if (!isDay(days[end])) report(['years', name, end], `${days[end]} is not a real date; write one that is, for example 2024-04-06`)
    else if (days[end] !== right[end])
      report(['years', name, end], `${days[end]} is not right: ${name} runs from 6 April to 5 April; write ${right[end]}`)
  }
  const before = names[names.indexOf(name) - 1]
  const [due, asNamed] = [yearNamed(Number(before?.slice(0, 4)) + 1), yearNamed(first)]
  if (name !== asNamed) report(['years', name], `no tax year is called ${name}; write ${asNamed}`)
  else if (before !== undefined && name !== due)
    report(['years', name], `${name} does not follow ${before}; write the years in order, ${due} next`)
}

const yearNamed = (first: number) => `${first}-${String(first + 1).slice(-2)}`

/**
 * Checks the tax years and the rule sets: real dates in order, defaults that exist, and the statute last in every list. A year that was not
 * over in the month of the research, `2026-11`, must say how far its sources reach.
 */
export function checkSettings(taxYears: YamlFile, ruleSets: YamlFile, research: string): Problem[] {
  const problems: Problem[] = []
  const report = (yaml: YamlFile, path: (string | number)[], message: string) =>
    problems.push(problemAt(yaml, path, path.join('.'), message))
  const { default: year, years } = taxYears.data as TaxYears
  if (!Object.hasOwn(years, year))
    report(taxYears, ['default'], `${year} is not one of the years; write ${Object.keys(years).join(' or ')}`)
  for (const [name, days] of Object.entries(years)) {
    checkYear(report.bind(undefined, taxYears), name, days, Object.keys(years))
    if (days.checkedTo === undefined && research <= days.ends)
      report(
        taxYears,
        ['years', name],
        `${name} was not over when its sources were read (${research}); add how far they reach, for example checkedTo: ${research}-01, and notIncluded: what is after that`,
      )
    for (const reach of ['checkedTo', 'secondHandTo'] as const) {
      const day = days[reach]
      if (day !== undefined && !isDay(day))
        report(taxYears, ['years', name, reach], `${day} is not a real date; write one that is, for example 2026-10-11`)
    }
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

import { dayInWords, isDay } from '../../engine/inputs/day.ts'
import { dayIn } from '../../engine/inputs/day-in.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'
import { problemAt } from './report.ts'
import type { Days, RuleSets, TaxYears } from './tables.ts'

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
 * What is wrong with how far the sources of a year reach. What is not included names its day, which comes after the last day that was
 * checked, and what others have reported reaches further than that.
 */
function faultsOfReach({ checkedTo, secondHandTo, notIncluded }: TaxYears['years'][string]): [part: string, fault: string][] {
  if (checkedTo === undefined || notIncluded === undefined) return []
  const days = [...notIncluded.matchAll(/\b\d{1,2} \p{Lu}\p{L}+ \d{4}\b/gu)].flatMap(([day]) => dayIn(day) ?? [])
  const included = days.find((day) => day <= checkedTo)
  return [
    ...(days.length === 0
      ? [
          [
            'notIncluded',
            `"${notIncluded}" names no day; say what is outside and when it came, for example The Budget of 28 October 2026`,
          ] as [string, string],
        ]
      : []),
    ...(included === undefined
      ? []
      : [
          [
            'checkedTo',
            `the sources are said to be checked to ${checkedTo}, and what came on ${dayInWords(included)} not to be included; write a day before that, or, if it has been read, say in notIncluded what came after ${checkedTo}`,
          ] as [string, string],
        ]),
    ...(secondHandTo !== undefined && secondHandTo <= checkedTo
      ? [
          [
            'secondHandTo',
            `${secondHandTo} is not after ${checkedTo}, up to which the sources were checked; write a later day, or remove it`,
          ] as [string, string],
        ]
      : []),
  ]
}

/**
 * Checks the tax years and the rule sets: real dates in order, defaults that exist, and the statute last in every list. A year that was not
 * over in the month of the research, `2026-11`, must say how far its sources reach.
 */
export function checkSettings(taxYears: YamlFile, ruleSets: YamlFile, research: string): Problem[] {
  const problems: Problem[] = []
  const report = (yaml: YamlFile, path: (string | number)[], message: string) =>
    problems.push(problemAt(yaml, path, path.join('.'), message))
  const { default: year, years } = taxYears.data as TaxYears
  const onPages = Object.keys(years).filter((name) => years[name]?.isAsEnacted === undefined)
  if (!onPages.includes(year)) report(taxYears, ['default'], `${year} is not one of the years; write ${onPages.join(' or ')}`)
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
    for (const [part, fault] of faultsOfReach(days)) report(taxYears, ['years', name, part], fault)
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

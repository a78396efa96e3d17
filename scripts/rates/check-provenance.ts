import { misplacedSources } from './check-sources.ts'
import type { ReadTable, SettingsFiles } from './examination.ts'
import { faultOfLaw, lawsCited } from './law-form.ts'
import type { Problem } from './problem.ts'
import { problemAt, type ReportProblem, reportOn, type YamlPath } from './report.ts'
import type { LawList, RateTable, Reading, SourceList, TableEntry } from './tables.ts'
import { checkWords } from './words.ts'
import { faultOfAddress, faultOfFreeze, faultOfYear } from './years-named.ts'

/**
 * Checks where figures come from: laws that are unknown or have no section, sources that cover something else, figures said to be verified
 * in a source that nobody has seen, and periods that do not fit.
 */
export function checkProvenance(tables: Readonly<Record<string, ReadTable>>, settings: SettingsFiles): Problem[] {
  const problems: Problem[] = [...checkSubjects(Object.keys(tables), settings), ...misplacedSources(settings), ...checkWords(tables)]
  for (const [file, { yaml, table }] of Object.entries(tables)) {
    for (const [name, entry] of Object.entries(table.entries)) {
      const report = reportOn(problems, yaml, name)
      checkPeriod(report, entry, table)
      const checkLaw = (law: string | undefined, path: YamlPath) => {
        const fault = law === undefined ? undefined : (faultOfLaw(law, settings.laws) ?? faultOfSubject(law, file, settings.laws))
        if (fault !== undefined) report(path, fault)
        return fault === undefined
      }
      checkLaw(entry.ratesFallBy, ['ratesFallBy'])
      entry.values.forEach(({ startLaw, frozen, ends, readings }, index) => {
        const at = ['values', index]
        checkLaw(startLaw, [...at, 'startLaw'])
        const isFreezeCited = checkLaw(frozen?.law, [...at, 'frozen', 'law'])
        const fault = frozen && isFreezeCited ? faultOfFreeze(frozen, table) : undefined
        if (fault !== undefined) report([...at, 'frozen', 'until'], fault)
        checkLaw(ends?.law, [...at, 'ends', 'law'])
        for (const [which, reading] of Object.entries(readings)) {
          if (!saysNone(reading)) checkLaw(reading.law, [...at, 'readings', which, 'law'])
          checkSources(report, [...at, 'readings', which], reading, file, settings)
          if (which === 'statute') checkYears(report, [...at, 'readings', which, 'sources'], reading, entry.values, index, settings)
        }
      })
    }
  }
  return problems
}

/** What is wrong with a citation of a law that is about other tables: the wrong Act, with a section that it may have too. */
function faultOfSubject(law: string, file: string, laws: LawList): string | undefined {
  const subjectsOf = (name: string) => laws[name]?.subjects ?? [file]
  const name = lawsCited(law, laws).find((one) => !subjectsOf(one).includes(file))
  return name === undefined
    ? undefined
    : `${name} is cited for ${subjectsOf(name).join(', ')}, not ${file}; cite the Act that sets this, or, if it is this one, add ${file} to its subjects in rates/sources.yaml`
}

/** A figure that only the specification has may say that no law sets it: `Not set by law`. */
const saysNone = ({ law = '', status }: Reading) => status === 'specification' && law === 'Not set by law'

/** How near to the law each kind of source is; 0 is the law itself. */
const RANKS: Readonly<Record<string, number>> = { statute: 0, guidance: 1, manual: 1, code: 2, commentary: 3, specification: 4 }
const rankOf = (source: SourceList[string] | undefined) => RANKS[source?.kind ?? ''] ?? 0

/** Whether a source reports the law second hand, and is not the government’s. */
const isReport = ({ kind }: SourceList[string]) => kind === 'commentary'
const isOfficial = (source: SourceList[string]) => !isReport(source) && source.kind !== 'specification'

function checkSources(
  report: ReportProblem,
  path: YamlPath,
  { sources, status }: Reading,
  file: string,
  { sources: known }: SettingsFiles,
): void {
  sources.forEach((source, index) => {
    const subjects = known[source]?.subjects ?? []
    if (subjects.length === 0 || subjects.includes(file)) return
    report(
      [...path, 'sources', index],
      `"${source}" covers ${subjects.join(', ')}, not ${file}; cite a source that covers ${file}, or, if this one does, add ${file} to its subjects in rates/sources.yaml`,
    )
  })
  const cited = sources.flatMap((source) => known[source] ?? [])
  const seen = cited.filter((source) => source.seen !== 'no')
  if (status === 'verified' && !seen.some(isOfficial))
    report(
      [...path, 'status'],
      `verified means that somebody saw it in the law or in another official source, but none of its sources is one that was seen; write ${seen.some(isReport) ? 'reported' : 'memory'}`,
    )
  if (status === 'reported' && !seen.some(isReport))
    report(
      [...path, 'status'],
      `reported means that somebody saw it where others report it, but none of its sources is one that was seen; write ${seen.some(isOfficial) ? 'verified' : 'memory'}`,
    )
  const ordered = sources.toSorted((one, other) => rankOf(known[one]) - rankOf(known[other]))
  if (ordered.some((source, index) => source !== sources[index]))
    report([...path, 'sources'], `the law comes first, then what the government says, then what others say; write [${ordered.join(', ')}]`)
  if (status === 'specification' && !cited.some(({ kind }) => kind === 'specification'))
    report(
      [...path, 'status'],
      'none of its sources is the product’s specification; write memory, or verified if somebody has seen it in a source',
    )
}

/** Checks that a page which says what tax year it is about is cited only for a value that holds in that year. */
function checkYears(
  report: ReportProblem,
  path: YamlPath,
  { sources }: Reading,
  values: TableEntry['values'],
  index: number,
  { sources: known }: SettingsFiles,
): void {
  sources.forEach((name, place) => {
    const source = known[name]
    const fault = source && faultOfYear(source, values[index]?.from ?? '', values[index + 1]?.from)
    if (fault !== undefined) report([...path, place], fault)
  })
}

function checkSubjects(files: readonly string[], { sources, sourcesFile }: SettingsFiles): Problem[] {
  const problems: Problem[] = []
  for (const [name, source] of Object.entries(sources)) {
    const { subjects = [] } = source
    const report = (path: YamlPath, message: string) => problems.push(problemAt(sourcesFile, ['sources', name, ...path], name, message))
    const fault = faultOfAddress(source)
    if (fault !== undefined) report(['url'], fault)
    if (subjects.length === 0) report([], 'it does not say which tables it covers; add them, for example subjects: [income-tax]')
    subjects.forEach((subject, index) => {
      if (!files.includes(subject)) report(['subjects', index], `there is no table ${subject}; write one of ${files.join(', ')}`)
    })
  }
  return problems
}

const ONE_YEAR = ['year']
/** The periods within a year. A rate is for none of them. */
const PARTS_OF_YEAR: ReadonlySet<string> = new Set(['month', 'four-weeks', 'fortnight', 'week'])
const EVENTS = ['disposal', 'return', 'notice', 'accounting-period', 'payment']
/** The periods allowed for each unit. Pounds may be for any period. */
const OF_UNIT: Readonly<Record<string, readonly string[]>> = {
  days: EVENTS,
  months: EVENTS,
  years: ONE_YEAR,
  'day-of-month': ['month'],
  times: ONE_YEAR,
  miles: ONE_YEAR,
  pence: ONE_YEAR,
  cc: ONE_YEAR,
  'g/km': ONE_YEAR,
}

function checkPeriod(report: ReportProblem, { kind, unit, period }: TableEntry, { periods = ONE_YEAR }: RateTable): void {
  if (period === undefined) return
  const isRate = kind === 'percent' || kind === 'bands'
  const fitting = isRate ? periods.filter((each) => !PARTS_OF_YEAR.has(each)) : (OF_UNIT[unit ?? ''] ?? periods)
  const allowed = fitting.filter((each) => periods.includes(each))
  if (allowed.includes(period)) return
  const orAdd = fitting === periods || (isRate && !PARTS_OF_YEAR.has(period)) ? `, or add ${period} to periods at the top of the table` : ''
  report(
    ['period'],
    allowed.length === 0
      ? `no period of this table fits ${isRate ? 'a rate' : unit}; correct the unit, or add a period that fits to periods at the top of the table`
      : `a value ${isRate ? 'that is a rate' : `in ${unit}`} is not for a ${period} in this table; write ${allowed.join(' or ')}${orAdd}`,
  )
}

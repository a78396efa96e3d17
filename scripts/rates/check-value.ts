import { isDay } from '../../engine/inputs/day.ts'
import { nearestName } from '../lib/nearest.ts'
import type { ReportProblem, YamlPath } from './report.ts'
import type { BandReading, Reading, TableEntry } from './tables.ts'

/** Checks a value: a method has one of its options, a day is real, and bands and their rates rise without gaps. */
export function checkValue(
  report: ReportProblem,
  path: YamlPath,
  value: Reading['value'],
  { kind, options, ratesFallBy }: TableEntry,
): void {
  if (typeof value !== 'string') return checkBands(report, path, value, ratesFallBy !== undefined)
  if ((kind === 'date' || kind === 'day') && !isDay(value))
    report(path, `${value} is not a real date; write one that is, for example 2025-01-31`)
  if (!options || Object.hasOwn(options, value)) return
  const names = Object.keys(options)
  report(path, `"${value}" is not an option of this method; write ${nearestName(value, names) ?? names.join(' or ')}`)
}

function checkBands(report: ReportProblem, path: YamlPath, bands: readonly BandReading[], isFalling: boolean): void {
  bands.forEach(({ name, rate, upTo }, index) => {
    const { upTo: below, rate: rateBelow } = bands[index - 1] ?? {}
    const isLast = index === bands.length - 1
    if (isLast && upTo !== undefined) report([...path, index, 'upTo'], `the last band, "${name}", has no upper limit; remove upTo`)
    if (!isLast && upTo === undefined) report([...path, index], `band "${name}" needs its upper limit; write upTo, for example upTo: 37700`)
    if (upTo !== undefined && below !== undefined && Number(upTo) <= Number(below)) {
      report([...path, index, 'upTo'], `${upTo} is not above ${below}, where the band before ends; each band must end above the one before`)
    }
    const rise = rateBelow === undefined ? undefined : Number.parseFloat(rate) - Number.parseFloat(rateBelow)
    if (rise !== undefined && (isFalling ? rise >= 0 : rise <= 0)) {
      const remedy = isFalling
        ? 'correct the wrong one, or remove ratesFallBy from the entry'
        : 'correct the wrong one, or, if a law says that the rates of this entry fall, cite it under ratesFallBy'
      report(
        [...path, index, 'rate'],
        `${rate} is not ${isFalling ? 'below' : 'above'} ${rateBelow}, the rate of the band before; ${remedy}`,
      )
    }
    if (bands.findIndex((band) => band.name === name) !== index)
      report([...path, index, 'name'], `two bands are named "${name}"; rename one`)
    checkName(report, [...path, index, 'name'], name, { upTo, below })
  })
}

/** If a name says what its band covers (“51 to 54”), checks that it starts one above the band before and ends at upTo. */
function checkName(
  report: ReportProblem,
  path: YamlPath,
  name: string,
  { upTo, below }: { upTo: string | undefined; below: string | undefined },
): void {
  const { starts, ends } = rangeIn(name)
  if (starts !== undefined && below !== undefined && starts !== Number(below) + 1) {
    const fault = starts > Number(below) + 1 ? 'there is a gap' : 'the two overlap'
    report(path, `"${name}" starts at ${starts} and the band before ends at ${below}: ${fault}; add the missing band, or correct the name`)
  }
  if (ends !== undefined && upTo !== undefined && ends !== Number(upTo)) {
    report(path, `"${name}" ends at ${ends}, but upTo is ${upTo}; write the same limit in both, for example upTo: ${ends}`)
  }
}

function rangeIn(name: string): { starts?: number; ends?: number } {
  const [first = 0, second = 0] = (name.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)
  if (/^[\d,]+ to [\d,]+/.test(name)) return { starts: first, ends: second }
  if (/^[\d,]+.* and over$/.test(name)) return { starts: first }
  if (/^over \d/.test(name)) return { starts: first + 1 }
  if (/^under \d/.test(name)) return { ends: first - 1 }
  return /^up to \d/.test(name) ? { ends: first } : {}
}

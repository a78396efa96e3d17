import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import { bandsIn, TEST_FIGURES, type TestFigure } from '../../../engine/tests/test-figures.ts'
import { TEST_YEAR } from '../../../engine/tests/test-year.ts'
import { tableName } from '../tables.ts'

/**
 * Writes the test figures into a copy of the tables, with the year that they are about as the default, and leaves everything else as it is.
 * If the tables still have the same figures and default, nothing changes. @throws Error if the tables have no place for a figure.
 */
export function writeTestFigures(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const table = tableName(file.slice(0, -'.yaml'.length))
    const figures = TEST_FIGURES.filter(({ entry }) => entry.startsWith(`${table}.`))
    if (figures.length > 0) writeInto(join(folder, file), figures)
  }
  const years = join(folder, 'tax-years.yaml')
  const text = readFileSync(years, 'utf8')
  const withOwn = text.replace(/^default: .*$/m, `default: ${TEST_YEAR}`)
  if (withOwn !== text) writeFileSync(years, withOwn)
}

function writeInto(path: string, figures: readonly TestFigure[]): void {
  let text = readFileSync(path, 'utf8')
  const document = parseDocument(text)
  const slips: { start: number; end: number; text: string }[] = []
  for (const { entry, from, value } of figures) {
    const name = entry.slice(entry.indexOf('.') + 1)
    const dated = document.getIn(['entries', name, 'values'], true)
    const place = isSeq(dated) ? dated.items.findIndex((each) => isMap(each) && String(each.get('from')) === from) : -1
    const statute = ['entries', name, 'values', place, 'readings', 'statute', 'value']
    for (const [parts, right] of scalarsOf(value, document.getIn(statute, true))) {
      const scalar = document.getIn([...statute, ...parts], true) as Scalar | undefined
      if (!scalar?.range)
        throw new Error(`${entry} from ${from} has no ${parts.join(' ')} to replace with the figure in engine/tests/test-figures.csv`)
      const [start, end] = scalar.range
      if (text.slice(start, end) !== right) slips.push({ start, end, text: right })
    }
  }
  for (const slip of slips.sort((one, other) => other.start - one.start)) {
    text = text.slice(0, slip.start) + slip.text + text.slice(slip.end)
  }
  if (slips.length > 0) writeFileSync(path, text)
}

/** Each part of a figure, with the path to it below its value; none if these tables have the figure in another form. */
function scalarsOf(value: string, node: unknown): [parts: (string | number)[], figure: string][] {
  if (isScalar(node)) return [[[], value]]
  if (!isSeq(node)) return []
  return bandsIn(value).flatMap(([rate, upTo], place): [parts: (string | number)[], figure: string][] => [
    [[place, 'rate'], rate],
    ...(upTo === undefined ? [] : [[[place, 'upTo'], upTo] as [(string | number)[], string]]),
  ])
}

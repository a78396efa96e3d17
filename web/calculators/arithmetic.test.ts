import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Where a page compares two answers, or adds up what an answer shows, and no amount of the engine is the same. */
const OF_ANSWERS: Readonly<Record<string, string>> = {
  'company-car/year-bars.tsx': 'how long the bar of a year is',
  'dividend-tax/content.tsx': 'the difference between two figures of a row of its table, as they are shown',
  'ir35/comparison.tsx': 'the difference between the two statuses, row by row',
}

/** Methods of a decimal or an amount that make another, and functions that do the same. No text, list or date has such a method. */
const ARITHMETIC =
  /\.(?:plus|minus|times|dividedBy|mul|sub|div|modulo|pow|less|over|percent|asPercentOf)\(|\b(?:sumOf|atLeastZero)\b|\bDecimal\.(?:sum|min|max)\b/

const folder = new URL('./', import.meta.url)
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
/** Each line with arithmetic, as `vat/form.tsx:12: the line`. */
const linesWithArithmetic = (path: string) =>
  readFileSync(new URL(path, folder), 'utf8')
    .split('\n')
    .flatMap((line, index) => (ARITHMETIC.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []))
const folderOf = (path: string) => path.split('/')[0] ?? ''

describe('the pages of the calculators', () => {
  it.each([...new Set(pages.map(folderOf))])('work out no amounts, because they ask a rule or a calculator of the engine: %s', (one) => {
    const own = pages.filter((path) => folderOf(path) === one && !(path in OF_ANSWERS))
    const told = 'take the amount from a rule, calculator.record(…) or eachPound(…)'
    expect(own.flatMap(linesWithArithmetic), told).toEqual([])
  })

  it('are named here only if they do arithmetic on what an answer shows', () => {
    expect(pages.length).toBeGreaterThan(90)
    expect(Object.keys(OF_ANSWERS).filter((path) => !pages.includes(path) || linesWithArithmetic(path).length === 0)).toEqual([])
  })
})

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
const withArithmetic = pages.filter((path) => ARITHMETIC.test(readFileSync(new URL(path, folder), 'utf8')))

describe('the pages of the calculators', () => {
  it('work out no amounts: they ask a rule or a calculator of the engine', () => {
    expect(pages.length).toBeGreaterThan(90)
    expect(withArithmetic.filter((path) => !(path in OF_ANSWERS))).toEqual([])
  })

  it('are named here only if they do arithmetic on what an answer shows', () => {
    expect(Object.keys(OF_ANSWERS).filter((path) => !withArithmetic.includes(path))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { calculatorNamed, SLUGS } from '../../engine/tests/calculators.ts'
import { goldenSlugs } from '../../golden/code/read-golden.ts'
import { publishedFaults } from './check-published.ts'
import { readPublished } from './read-published.ts'
import { basisOf } from './sources.ts'

/** The least number of published figures. We remove a publication only where it is shown to disagree with the law. */
const LEAST_FIGURES = 1400

const files = goldenSlugs('published')

describe.each(files)('golden/published/%s.csv', async (slug) => {
  const rows = readPublished(slug)

  it('names each case once, with a source that somebody else published', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.case)).size).toBe(rows.length)
    expect(rows.filter((row) => basisOf(row) !== 'published').map(({ line, source }) => `row ${line}: ${source}`)).toEqual([])
    // A publication says what the law is, and nothing about our specification.
    expect(rows.filter(({ rules }) => rules.join() !== 'statute').map(({ line }) => line)).toEqual([])
  })

  it('is what the engine works out', async () => {
    expect(publishedFaults(await calculatorNamed(slug), rows)).toEqual([])
  })
})

it('every file is for a calculator that exists, and there are no fewer figures than before', () => {
  expect(files.filter((slug) => !SLUGS.includes(slug))).toEqual([])
  expect(files.flatMap(readPublished).flatMap(({ figures }) => Object.keys(figures)).length).toBeGreaterThanOrEqual(LEAST_FIGURES)
})

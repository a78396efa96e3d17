import { describe, expect, it } from 'vitest'
import { publishedFaults } from '../../scripts/golden/check-published.ts'
import { publishedSlugs, readPublished } from '../../scripts/golden/read-published.ts'
import { restOf } from '../../scripts/golden/sources.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'

/** How many published figures there are at least: a publication is taken out only where the law is shown to be another. */
const LEAST_FIGURES = 850

const files = publishedSlugs()

describe.each(files)('golden/published/%s.csv', async (slug) => {
  const rows = readPublished(slug)

  it('names each case once, with a source that somebody outside published', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.case)).size).toBe(rows.length)
    expect(rows.filter((row) => restOf(row) !== 'published').map(({ line, source }) => `row ${line}: ${source}`)).toEqual([])
    // A publication says what the law is, and nothing of the product’s own documents.
    expect(rows.filter(({ rules }) => rules.join() !== 'statute').map(({ line }) => line)).toEqual([])
  })

  it('comes out of the engine as printed', async () => {
    expect(publishedFaults(await calculatorNamed(slug), rows)).toEqual([])
  })
})

it('there is a file for no other calculator than there are, and no fewer figures than there were', () => {
  expect(files.filter((slug) => !SLUGS.includes(slug))).toEqual([])
  expect(files.flatMap(readPublished).flatMap(({ figures }) => Object.keys(figures)).length).toBeGreaterThanOrEqual(LEAST_FIGURES)
})

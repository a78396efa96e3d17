import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculatorNamed, SLUGS } from '../../engine/tests/calculators.ts'
import { readLeftOut } from '../../golden/code/questions.ts'
import { goldenSlugs } from '../../golden/code/read-golden.ts'
import { publishedFaults } from './check-published.ts'
import { readPublished } from './read-published.ts'
import { basisOf } from './sources.ts'

/** The least number of published figures. We remove a publication only where it is shown to disagree with the law. */
const LEAST_FIGURES = 4600

/** How many cases each collection has, by how their sources begin. */
const COLLECTIONS = [
  ['payetools/Payetools test/Payetools.Testing.Data/Data/NationalInsurance/', 896],
  ['payetools/Payetools test/Payetools.Testing.Data/Data/DirectorsNationalInsurance/', 106],
  ['payetools/Payetools test/Payetools.Testing.Data/Data/IncomeTax/', 168],
  ['kurt-hardy/Coda.Payroll Coda.Payroll.Tests/NI/', 160],
  ['kurt-hardy/Coda.Payroll Coda.Payroll.Tests/PAYE/', 102],
  ['kurt-hardy/Coda.Payroll Coda.Payroll.Tests/StudentLoans/', 104],
  ['PolicyEngine/policyengine-uk policyengine_uk/tests/', 186],
] as const

const README = readFileSync(new URL('../../golden/README.md', import.meta.url), 'utf8')
const files = goldenSlugs('published').map((slug) => ({ slug, rows: readPublished(slug) }))
const leftOut = readLeftOut()

describe.each(files)('golden/published/$slug.csv', async ({ slug, rows }) => {
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

it('every file is for a calculator that exists, and there are no fewer figures than before, which golden/README.md counts', () => {
  expect(files.filter(({ slug }) => !SLUGS.includes(slug))).toEqual([])
  const rows = files.flatMap((file) => file.rows)
  const figures = rows.flatMap((row) => Object.keys(row.figures)).length
  expect(figures).toBeGreaterThanOrEqual(LEAST_FIGURES)
  expect(README).toContain(` ${rows.length.toLocaleString('en-GB')} rows hold ${figures.toLocaleString('en-GB')} figures`)
})

it.each(COLLECTIONS)('every case of %s is asserted or left out, all %i of them', (source, count) => {
  const cases = [...files.flatMap(({ slug, rows }) => rows.map((row) => ({ ...row, calculator: slug }))), ...leftOut].filter((row) =>
    row.source.startsWith(source),
  )
  expect(new Set(cases.map((each) => `${each.calculator} ${each.case}`)).size).toBe(count)
})

describe('golden/left-out/cases.csv', () => {
  it('says what was printed, where, and what the law makes of it', () => {
    const incomplete = leftOut.filter(
      (line) => line.case === '' || line.because === '' || Object.keys(line.printed).length === 0 || basisOf(line) !== 'published',
    )
    expect(incomplete).toEqual([])
  })

  it('gives the reasons that golden/README.md explains', () => {
    const [, section = ''] = /^## Cases left out$(.*?)^## /ms.exec(README) ?? []
    const explained = [...section.matchAll(/^- `([a-z-]+)`: ./gm)].map(([, code = '']) => code)
    expect([...new Set(leftOut.map(({ reason }) => reason))].sort()).toEqual(explained.sort())
  })

  it('has no figure that the engine works out: such a case belongs in golden/published', async () => {
    for (const { calculator: slug, inputs, printed, ...about } of leftOut.filter(({ calculator }) => calculator !== '')) {
      const calculator = await calculatorNamed(slug)
      const year = 'taxYear' in calculator.fields ? { taxYear: about.taxYear } : {}
      for (const [column, figure] of Object.entries(printed)) {
        const asserted = { ...about, line: 0, rules: ['statute'], in: { ...inputs, ...year }, figures: { [column]: figure } }
        expect(publishedFaults(calculator, [{ ...asserted, given: {}, rounded: '' }])).toEqual([
          expect.stringContaining(`${column} is printed as ${figure}, but the engine’s is `),
        ])
      }
    }
  })
})

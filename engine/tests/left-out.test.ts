import { describe, expect, it } from 'vitest'
import { differencesFrom } from '../../golden/code/compare.ts'
import { asLeftOut, readLeftOut } from '../../golden/code/left-out.ts'
import { knownFigures } from '../../golden/code/row-reads.ts'
import { workingFaults } from '../../golden/code/working-faults.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import type { LeftOut } from '../result/left-out.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { goldenResults, goldenResultsShown } from './golden-results.ts'

const WITH_ROWS = SLUGS.filter((slug) => readLeftOut(slug).length > 0)

describe.each(WITH_ROWS)('golden/left-out/%s.csv', async (slug) => {
  const rows = readLeftOut(slug)
  const calculator = await calculatorNamed(slug)
  const ofLeftOut = asLeftOut(calculator)

  it('names each row once, with a source and a working for every figure', () => {
    expect(new Set(rows.map((row) => row.case)).size).toBe(rows.length)
    expect(rows.filter((row) => row.source === '')).toEqual([])
    expect(rows.flatMap((row) => workingFaults(row, knownFigures(ofLeftOut, row)).map((fault) => `line ${row.line}: ${fault}`))).toEqual([])
  })

  it('has what the calculator says its assumptions leave out', () => {
    const wrong = rows.flatMap((row) => {
      const taxYear = row.taxYear as TaxYear
      const parsed = calculator.parse(row.in, taxYear)
      if (parsed.issues) return [`line ${row.line}: ${JSON.stringify(parsed.issues)}`]
      const { inputs } = parsed
      return row.rules.flatMap((ruleSet) =>
        differencesFrom(row, ofLeftOut.record(inputs, { ruleSet: ruleSet as RuleSet, taxYear })).map(
          ({ name, expected, found }) => `line ${row.line}, ${ruleSet}: ${name} is ${found}, expected ${expected}`,
        ),
      )
    })
    expect(wrong).toEqual([])
  })

  it('cites the law that the calculator gives for each amount', () => {
    const cited = sectionsIn(rows.map((row) => row.source).join('; '))
    const laws = rows.flatMap((row) => {
      const taxYear = row.taxYear as TaxYear
      const parsed = calculator.parse(row.in, taxYear)
      return parsed.issues ? [] : calculator.leftOut(parsed.inputs, { taxYear }).map(({ law }) => law)
    })
    expect(laws).not.toContain('')
    expect([...sectionsIn(laws.join('; '))].filter((section) => !cited.has(section))).toEqual([])
  })

  it('says of each amount whether somebody would keep or pay more of the answer, or less', async () => {
    const results = await goldenResultsShown(slug)
    const told = results.flatMap(({ inputs, result }) => {
      const { isKept } = result
      return calculator.leftOut(inputs, result).map(({ name, effect }) => [name, effect, effectOf(name, isKept)] as const)
    })
    expect(told.filter(([, effect, expected]) => effect !== expected)).toEqual([])
  })

  it('has an amount for everything that a golden row leaves out, and for nothing else', async () => {
    const results = await goldenResultsShown(slug)
    const amounts = results.flatMap(({ inputs, result }) => calculator.leftOut(inputs, result).map((amount) => ({ ...amount, result })))
    // A page shows each amount below the assumption that leaves it out.
    expect(amounts.filter(({ assumption, result }) => !result.assumptions.some(({ key }) => key === assumption))).toEqual([])
    const named = new Set(amounts.map(({ name }) => name))
    const held = new Set(rows.flatMap(({ out }) => Object.keys(out).filter((name) => out[name] !== 'nothing')))
    expect([...held].sort()).toEqual([...named].sort())
  })
})

it.each(SLUGS.filter((slug) => !WITH_ROWS.includes(slug)))('%s leaves out no amounts, so it needs no such rows', async (slug) => {
  const calculator = await calculatorNamed(slug)
  const results = await goldenResults(slug)
  expect(results.flatMap(({ inputs }) => calculator.leftOut(inputs))).toEqual([])
})

const SAVES = new Set(['overPensionAge', 'marriageAllowance', 'tradingAllowance', 'mainHomeThroughout', 'businessAssetDisposalRelief'])
/** Paid by an employer, or by a business that joins the flat rate scheme. */
const ELSEWHERE = new Set(['class1A', 'limitedCostFlatRate'])
const ON_ONE_DAY = new Set(['netPayRelief', 'firstJanuary', 'firstJuly', 'billOfTheYear'])

/** What an amount does to an answer that somebody keeps, or else pays. Everything that saves nothing costs something. */
function effectOf(name: string, isKept: boolean): LeftOut['effect'] {
  if (ELSEWHERE.has(name)) return 'none'
  if (ON_ONE_DAY.has(name)) return 'once'
  return SAVES.has(name) === isKept ? 'more' : 'less'
}

/** Each section in a citation with its Act: `TMA 1970 ss.59A and 59B` has `TMA 1970 59A` and `TMA 1970 59B`. */
function sectionsIn(citation: string): Set<string> {
  const sections = citation.split('; ').flatMap((law) => {
    const [act = '', named = ''] = law.split(/ (?=s{1,2}\.|regs?\.|Part )/)
    return named === '' ? [act] : (named.match(/\d\w*(?:\(\w+\))*|Part \w+|ch\.\d+/g) ?? []).map((section) => `${act} ${section}`)
  })
  return new Set(sections)
}

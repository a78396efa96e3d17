import { describe, expect, it } from 'vitest'
import { ruleSets } from '../rates/generated/rule-sets.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { entriesOf } from './operands.ts'
import { ALL_ENTRIES, type Case, holds, payOf, plain, resultOf, TAX_YEAR, unsaid } from './take-home-cases.ts'
import { useTestFigures } from './test-figures.ts'

useTestFigures()

describe('where a taxpayer lives', () => {
  it.each(['wales', 'northern-ireland'] as const)('%s pays what England pays, with the same working', (region) => {
    holds((asked) => {
      expect(plain(unsaid(resultOf({ ...asked, region })))).toEqual(plain(unsaid(resultOf({ ...asked, region: 'england' }))))
    }, 150)
  })

  it.each(['constants', 'text'] as const)('Scotland pays what England pays under %s, and a note says so', (ruleSet) => {
    holds((asked) => {
      const { keys, ...scotland } = unsaid(resultOf({ ...asked, ruleSet, region: 'scotland' }))
      const { keys: englishKeys, ...england } = unsaid(resultOf({ ...asked, ruleSet, region: 'england' }))
      expect(plain(scotland)).toEqual(plain(england))
      expect(keys).toContain('scotland-on-uk-bands')
      expect(keys.filter((key) => key !== 'scotland-on-uk-bands')).toEqual(englishKeys)
    }, 150)
  })

  it('Scotland differs from England under statute only by the rates of the bands, and not where nothing is taxable', () => {
    // How much more (or less) Scotland charges on taxable income above each limit, in percent: 19 and not 20, 20 and 20, 21 and not 20,
    // then 42 and not 20 up to the UK limit of 37,700, 42 and not 40, 45 and not 40, 48 and not 45. Scottish Rate Resolution 2024-25; ITA
    // 2007 s.10.
    const differences = [
      { from: 0, percent: -1 },
      { from: 2306, percent: 0 },
      { from: 13991, percent: 1 },
      { from: 31092, percent: 22 },
      { from: 37700, percent: 2 },
      { from: 62430, percent: 5 },
      { from: 125140, percent: 3 },
    ]
    holds((asked) => {
      const method = asked.pensionMethod === 'relief-at-source' ? 'net-pay' : asked.pensionMethod
      const scotland = payOf({ ...asked, pensionMethod: method, ruleSet: 'statute', region: 'scotland' })
      const england = payOf({ ...asked, pensionMethod: method, ruleSet: 'statute', region: 'england' })
      const taxable = england.incomeTax.taxableIncome
      const more = differences.reduce((sum, { from, percent }, index) => {
        const upTo = differences[index + 1]?.from ?? Number.POSITIVE_INFINITY
        const inBand = taxable.lte(from) ? taxable.times(0) : (taxable.lt(upTo) ? taxable : taxable.times(0).plus(upTo)).minus(from)
        return sum.plus(inBand.times(percent))
      }, taxable.times(0))
      expect(scotland.incomeTax.tax.minus(england.incomeTax.tax).times(100).toFixed()).toBe(more.toFixed())
      expect(scotland.incomeTax.taxableIncome.toFixed()).toBe(taxable.toFixed())
      expect(plain([scotland.nationalInsurance, scotland.repayments])).toEqual(plain([england.nationalInsurance, england.repayments]))
    })
  })
})

/** The value of an entry for the year under a rule set, straight from the tables. */
function readingOf(id: string, ruleSet: RuleSet): unknown {
  const values = ALL_ENTRIES.find(({ entry }) => entry === id)?.values ?? []
  const dated: Readonly<Record<string, unknown>> = values.findLast(({ from }) => from <= taxYears[TAX_YEAR].starts) ?? {}
  return dated[ruleSets[ruleSet].reads.find((name) => name in dated) ?? 'none']
}

/** Every entry that could have affected a result: those it shows, and the methods and loans that it uses without showing them. */
function entriesUsed(asked: Case): string[] {
  const { steps, bandTables } = resultOf(asked)
  const { incomeTax, facts, pensionGross } = payOf(asked)
  const slices = bandTables.flatMap((table) => table.slices.filter(({ amount }) => !amount.isZero()))
  return [
    ...steps.flatMap(entriesOf),
    ...slices.flatMap(({ band }) => band.figures.map(({ entry }) => entry)),
    ...facts.loans.map((plan) => `studentLoans.${plan}.threshold`),
    ...(facts.loans.includes('plan5') ? ['methods.studentLoans.plan5'] : []),
    ...(facts.region === 'scotland' && slices.length > 0 ? ['methods.incomeTax.scottishTaxpayers'] : []),
    ...(incomeTax.allowance.adjustedNetIncome.gt(100000)
      ? ['methods.incomeTax.personalAllowanceTaper', 'methods.incomeTax.personalAllowanceRounding']
      : []),
    // The smallest annual allowance is £10,000.
    ...(pensionGross.gt(10000) ? ['methods.pensions.annualAllowance'] : []),
  ]
}

describe('rule sets', () => {
  it.each([
    ['statute', 'constants', 15],
    ['statute', 'text', 200],
    ['constants', 'text', 25],
  ] as const)('%s and %s agree wherever they read every entry the same way', (one, other, atLeast) => {
    let agreed = 0
    holds((asked) => {
      const used = entriesUsed({ ...asked, ruleSet: one })
      const differing = used.filter((id) => JSON.stringify(readingOf(id, one)) !== JSON.stringify(readingOf(id, other)))
      if (differing.length > 0) return
      agreed++
      expect(plain(resultOf({ ...asked, ruleSet: one }).record)).toEqual(plain(resultOf({ ...asked, ruleSet: other }).record))
    }, 600)
    expect(agreed).toBeGreaterThan(atLeast)
  })

  it('every entry that a result uses has a reading', () => {
    holds((asked) => {
      const used = entriesUsed(asked)
      expect(used.length).toBeGreaterThan(0)
      expect(used.filter((id) => readingOf(id, asked.ruleSet) === undefined)).toEqual([])
    }, 200)
  })
})

import { expect, it } from 'vitest'
import { readNotCovered } from '../../golden/code/not-covered.ts'
import type { NotCovered } from '../result/not-covered.ts'
import { calculatorNamed } from './calculators.ts'
import { goldenResults, goldenResultsShown } from './golden-results.ts'
import { repeated } from './repeated.ts'

const SAVES = new Set(['overPensionAge', 'marriageAllowance', 'tradingAllowance', 'mainHomeThroughout', 'businessAssetDisposalRelief'])
/** Paid by an employer, or by a business that joins the flat rate scheme. */
const ELSEWHERE = new Set(['class1A', 'limitedCostFlatRate'])
/** Paid on one day, or for each week. */
const NOT_OF_THE_YEAR = new Set(['netPayRelief', 'firstJanuary', 'firstJuly', 'billOfTheYear', 'voluntaryClass2'])

/** What an amount does to an answer that somebody keeps or pays. An amount that is not named as a saving is a cost. */
function effectOf(name: string, isKept: boolean): NotCovered['effect'] {
  if (ELSEWHERE.has(name)) return 'none'
  if (NOT_OF_THE_YEAR.has(name)) return 'once'
  return SAVES.has(name) === isKept ? 'more' : 'less'
}

/** Tests what the results of a calculator’s golden rows leave out, with the rows that hold what it comes to. */
export function itsNotCovered(slug: string): void {
  const rows = readNotCovered(slug)
  if (rows.length === 0) {
    it('leaves out no amounts, so it needs no such rows', async () => {
      const calculator = await calculatorNamed(slug)
      const results = await goldenResults(slug)
      expect(results.flatMap(({ inputs, result }) => calculator.notCovered(inputs, result))).toEqual([])
    })
    return
  }

  it('leaves out what belongs to its assumptions, in their order, and is more than nothing', async () => {
    const calculator = await calculatorNamed(slug)
    for (const { told, inputs, result } of await goldenResultsShown(slug)) {
      const notCovered = calculator.notCovered(inputs, result)
      const keys = result.assumptions.map(({ key }) => key)
      const places = notCovered.map(({ assumption }) => keys.indexOf(assumption))
      expect([told, ...places]).toEqual([told, ...places.toSorted((a, b) => a - b)])
      expect([told, ...places.filter((place) => place < 0)]).toEqual([told])
      expect([told, ...repeated(notCovered.map(({ assumption, name }) => `${assumption} ${name}`))]).toEqual([told])
      expect([told, ...notCovered.filter(({ amount }) => !amount.greaterThan(0) || amount.decimalPlaces() > 2)]).toEqual([told])
    }
  })

  it('says of each amount whether somebody would keep or pay more of the answer, or less', async () => {
    const calculator = await calculatorNamed(slug)
    const results = await goldenResultsShown(slug)
    const told = results.flatMap(({ inputs, result }) => {
      const { isKept } = result
      return calculator.notCovered(inputs, result).map(({ name, effect }) => [name, effect, effectOf(name, isKept)] as const)
    })
    expect(told.filter(([, effect, expected]) => effect !== expected)).toEqual([])
  })

  it('has an amount for everything that a golden row leaves out, and for nothing else', async () => {
    const calculator = await calculatorNamed(slug)
    const results = await goldenResultsShown(slug)
    const amounts = results.flatMap(({ inputs, result }) => calculator.notCovered(inputs, result).map((amount) => ({ ...amount, result })))
    // A page shows each amount below the assumption that leaves it out.
    expect(amounts.filter(({ assumption, result }) => !result.assumptions.some(({ key }) => key === assumption))).toEqual([])
    const named = new Set(amounts.map(({ name }) => name))
    const held = new Set(rows.flatMap(({ out }) => Object.keys(out).filter((name) => out[name] !== 'nothing')))
    expect([...held].sort()).toEqual([...named].sort())
  })
}

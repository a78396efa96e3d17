import { expect, it } from 'vitest'
import { headlinesOf, outputsOf } from '../explain/outputs-of.ts'
import { calculatorNamed } from './calculators.ts'
import { goldenResults } from './golden-results.ts'
import { repeated } from './repeated.ts'

/** Tests the record of every golden row of a calculator, and which of its rows is shown first. */
export function itsGoldenRecords(slug: string): void {
  it('gives a record of its outputs, each with its own name, in their order', async () => {
    const calculator = await calculatorNamed(slug)
    const outputs = outputsOf(calculator)
    expect(repeated(outputs)).toEqual([])
    const results = await goldenResults(slug)
    const keys = results.map(({ told, result }) => [told, ...Object.keys(result.record)])
    const inOrder = results.map(({ told, result }) => [told, ...outputs.filter((name) => name in result.record)])
    expect(keys).toEqual(inOrder)
    // A table has a column for an optional field, which is nothing where one answer leaves it out.
    const alone = results.map(({ told, inputs, choice, result }) => [
      told,
      ...Object.entries(calculator.record(inputs, choice)).flatMap(([name, value]) =>
        name in result.record || String(value) !== '0' ? [name] : [],
      ),
    ])
    expect(alone).toEqual(inOrder)
  })

  it('shows first only the rows that it says it may, and each of them at some point', async () => {
    const headlines = headlinesOf(await calculatorNamed(slug))
    const results = (await goldenResults(slug)).map(({ result }) => result)
    expect([...new Set(results.map(({ headline }) => headline))].sort()).toEqual(headlines.map(({ key }) => key).sort())
    expect(results.filter(({ headline, rows }) => !rows.some(({ key }) => key === headline))).toEqual([])
  })
}

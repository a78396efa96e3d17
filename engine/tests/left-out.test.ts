import { describe, expect, it } from 'vitest'
import { knownLeftOut, leftOutFaults, readLeftOut } from '../../golden/code/left-out.ts'
import { workingFaults } from '../../golden/code/working-faults.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { goldenResults, goldenResultsShown } from './golden-results.ts'

const WITH_ROWS = SLUGS.filter((slug) => readLeftOut(slug).length > 0)

describe.each(WITH_ROWS)('golden/left-out/%s.csv', async (slug) => {
  const rows = readLeftOut(slug)
  const calculator = await calculatorNamed(slug)

  it('names each row once, with a source and a working for every figure', () => {
    expect(new Set(rows.map((row) => row.case)).size).toBe(rows.length)
    expect(rows.filter((row) => row.source === '')).toEqual([])
    expect(rows.flatMap((row) => workingFaults(row, knownLeftOut(calculator, row)).map((fault) => `line ${row.line}: ${fault}`))).toEqual(
      [],
    )
  })

  it('has what the calculator says its assumptions leave out', () => {
    expect(leftOutFaults(calculator, rows)).toEqual([])
  })

  it('has an amount for everything that a golden row leaves out, and for nothing else', async () => {
    const results = await goldenResultsShown(slug)
    const named = new Set(results.flatMap(({ inputs, result }) => calculator.leftOut(inputs, result).map(({ name }) => name)))
    const held = new Set(rows.flatMap(({ out }) => Object.keys(out).filter((name) => out[name] !== 'nothing')))
    expect([...held].sort()).toEqual([...named].sort())
  })
})

it.each(SLUGS.filter((slug) => !WITH_ROWS.includes(slug)))('%s leaves out no amounts, so it needs no such rows', async (slug) => {
  const calculator = await calculatorNamed(slug)
  const results = await goldenResults(slug)
  expect(results.flatMap(({ inputs }) => calculator.leftOut(inputs))).toEqual([])
})

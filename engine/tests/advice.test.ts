import { describe, expect, it } from 'vitest'
import { asAdvised, readAdvice } from '../../golden/code/advice.ts'
import { differencesFrom } from '../../golden/code/compare.ts'
import { knownFigures } from '../../golden/code/row-reads.ts'
import { workingFaults } from '../../golden/code/working-faults.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { inputsOf } from './questions.ts'

const WITH_ROWS = SLUGS.filter((slug) => readAdvice(slug).length > 0)

describe.each(WITH_ROWS)('golden/advice/%s.csv', async (slug) => {
  const rows = readAdvice(slug)
  const calculator = await calculatorNamed(slug)

  it('names each row once, with a source and a working for every figure', () => {
    expect(new Set(rows.map((row) => row.case)).size).toBe(rows.length)
    expect(rows.filter((row) => row.source === '')).toEqual([])
    expect(rows.flatMap((row) => workingFaults(row, knownFigures(calculator, row)).map((fault) => `line ${row.line}: ${fault}`))).toEqual(
      [],
    )
  })

  it('has what the advice is worth, where there is any', () => {
    const wrong = rows.flatMap((row) =>
      row.rules.flatMap((rules) => {
        const choice = { ruleSet: rules as RuleSet, taxYear: row.taxYear as TaxYear }
        const inputs = inputsOf(calculator, { ...choice, inputs: row.in })
        return differencesFrom(row, asAdvised(calculator).record(inputs, choice)).map(
          ({ name, expected, found }) => `line ${row.line}, ${rules}: ${name} is ${found}, expected ${expected}`,
        )
      }),
    )
    expect(wrong).toEqual([])
  })

  it('has each kind where it is given and where it is not', () => {
    const columns = new Set(rows.flatMap(({ out }) => Object.keys(out)))
    expect(columns.size).toBeGreaterThan(0)
    const oneSided = [...columns].filter(
      (name) => new Set(rows.flatMap(({ out }) => (name in out ? [out[name] === 'nothing'] : []))).size < 2,
    )
    expect(oneSided).toEqual([])
  })
})

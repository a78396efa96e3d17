import { describe, expect, it, vi } from 'vitest'
import { differencesFrom } from '../../golden/code/compare.ts'
import { type GoldenRow, readGolden } from '../../golden/code/read-golden.ts'
import { knownFigures } from '../../golden/code/row-reads.ts'
import { workedFigures, workingFaults } from '../../golden/code/working-faults.ts'
import { RULE_SETS, type RuleSet, type TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

const described = (row: GoldenRow) => `line ${row.line} "${row.case}"`

describe.each(SLUGS)('golden/%s.csv', async (slug) => {
  const rows = readGolden(slug)
  const calculator = await calculatorNamed(slug)

  it('has at least 25 rows, each with its own name, a source and known rule sets', () => {
    expect(rows.length, `golden/${slug}.csv needs 25 rows or more`).toBeGreaterThanOrEqual(25)
    expect(new Set(rows.map((row) => row.case)).size).toBe(rows.length)
    expect(rows.filter((row) => row.source === '').map(described)).toEqual([])
    expect(rows.filter((row) => row.rules.some((name) => !RULE_SETS.includes(name as RuleSet))).map(described)).toEqual([])
    const offered = calculator.isLawAlone ? (['statute'] as const) : RULE_SETS
    expect(offered.filter((ruleSet) => !rows.some((row) => row.rules.includes(ruleSet)))).toEqual([])
  })

  it('has a working for every expected figure, which comes to that figure and does not just repeat it', () => {
    const wrong = rows.flatMap((row) => workingFaults(row, knownFigures(calculator, row)).map((fault) => `${described(row)}: ${fault}`))
    expect(wrong).toEqual([])
  })

  it('is what the engine works out to the penny, under each rule set named', () => {
    let checked = 0
    const wrong = rows.flatMap((row) => {
      const { inputs, issues } = parsed(calculator.parse(row.in, row.taxYear as TaxYear))
      if (!inputs) return [`${described(row)}: ${issues}`]
      return row.rules.flatMap((ruleSet, index) => {
        const choice = { ruleSet: ruleSet as RuleSet, taxYear: row.taxYear as TaxYear }
        const { record } = calculator.calculate(inputs, choice)
        checked++
        const worked = Object.entries(index === 0 ? workedFigures(row) : {}).filter(([name]) => name in record)
        return differencesFrom({ ...row, out: { ...Object.fromEntries(worked), ...row.out } }, record).map(
          ({ name, expected, found }) => `${described(row)}, ${ruleSet}: ${name} is ${found}, expected ${expected}`,
        )
      })
    })
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThanOrEqual(rows.length)
  })
})

type Parsed = ReturnType<Awaited<ReturnType<typeof calculatorNamed>>['parse']>
const parsed = (result: Parsed) =>
  'inputs' in result
    ? { inputs: result.inputs, issues: '' }
    : { issues: result.issues.map(({ field, expected }) => `${field} must be ${expected}`).join('; ') }

import { describe, expect, it } from 'vitest'
import { placesCited } from '../../golden/code/citation.ts'
import { differencesFrom } from '../../golden/code/compare.ts'
import { asNotCovered, readNotCovered } from '../../golden/code/not-covered.ts'
import { knownFigures } from '../../golden/code/row-reads.ts'
import { workingFaults } from '../../golden/code/working-faults.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'

const WITH_ROWS = SLUGS.filter((slug) => readNotCovered(slug).length > 0)

describe.each(WITH_ROWS)('golden/not-covered/%s.csv', async (slug) => {
  const rows = readNotCovered(slug)
  const calculator = await calculatorNamed(slug)
  const ofNotCovered = asNotCovered(calculator)

  it('names each row once, with a source and a working for every figure', () => {
    expect(new Set(rows.map((row) => row.case)).size).toBe(rows.length)
    expect(rows.filter((row) => row.source === '')).toEqual([])
    expect(rows.flatMap((row) => workingFaults(row, knownFigures(ofNotCovered, row)).map((fault) => `line ${row.line}: ${fault}`))).toEqual(
      [],
    )
  })

  it('has what the calculator says its assumptions leave out', () => {
    const wrong = rows.flatMap((row) => {
      const taxYear = row.taxYear as TaxYear
      const parsed = calculator.parse(row.in, taxYear)
      if (parsed.issues) return [`line ${row.line}: ${JSON.stringify(parsed.issues)}`]
      const { inputs } = parsed
      return row.rules.flatMap((ruleSet) =>
        differencesFrom(row, ofNotCovered.record(inputs, { ruleSet: ruleSet as RuleSet, taxYear })).map(
          ({ name, expected, found }) => `line ${row.line}, ${ruleSet}: ${name} is ${found}, expected ${expected}`,
        ),
      )
    })
    expect(wrong).toEqual([])
  })

  it('cites the law that the calculator gives for each amount', () => {
    const cited = placesOf(rows.map((row) => row.source).join('; '))
    const laws = rows.flatMap((row) => {
      const taxYear = row.taxYear as TaxYear
      const parsed = calculator.parse(row.in, taxYear)
      return parsed.issues ? [] : calculator.notCovered(parsed.inputs, { taxYear }).map(({ law }) => law)
    })
    expect(laws).not.toContain('')
    expect([...placesOf(laws.join('; '))].filter((place) => !cited.has(place))).toEqual([])
  })
})

/** Each place in a citation, with its Act. */
const placesOf = (citation: string): Set<string> => new Set(placesCited(citation).map(({ cited }) => cited))

import { describe, expect, it } from 'vitest'
import type { Calculator } from '../../engine/calculator.ts'
import { calculator as capitalGains } from '../../engine/calculators/capital-gains/index.ts'
import { calculator as selfEmployed } from '../../engine/calculators/self-employed/index.ts'
import { calculatorNamed, SLUGS } from '../../engine/tests/calculators.ts'
import { readGolden } from '../golden/read-golden.ts'
import { cellsOfRead, recordNoting } from './entries-read.ts'

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))

const noting = (calculator: Calculator, inputs: Readonly<Record<string, string>>, ruleSet: 'statute' | 'constants' = 'statute') => {
  const parsed = calculator.parse(inputs)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return recordNoting(calculator, parsed.inputs, { ruleSet })
}

/** The cells of the Class 4 rate as read for a profit of 60,000. */
const class4Told = (ruleSet: 'statute' | 'constants') =>
  noting(selfEmployed, { annualProfit: '60000' }, ruleSet)
    .read.map(cellsOfRead)
    .find(([entry]) => entry === 'nationalInsurance.class4.mainRate')

/** The cells of the rate on a gain as read for a date of sale. */
const rateOn = (disposalDate: string) =>
  noting(capitalGains, { salePrice: '20000', disposalDate })
    .read.map(cellsOfRead)
    .flatMap(([entry, value, since]) => (entry === 'capitalGains.otherAssets.lowerRate' ? [`${value} ${since}`] : []))

describe('what a calculation reads', () => {
  it('is the entries that it asked for: a profit of 60,000 asks for Class 4 and not for Class 1', () => {
    const entries = noting(selfEmployed, { annualProfit: '60000' }).read.map(({ entry }) => entry)
    expect(entries).toEqual(expect.arrayContaining(['nationalInsurance.class4.mainRate', 'incomeTax.personalAllowance.amount']))
    expect(entries.filter((entry) => entry.startsWith('nationalInsurance.class1.') || entry.startsWith('scottish'))).toEqual([])
    expect(new Set(entries).size).toBe(entries.length)
  })

  it('has the reading of its rule set: 9% under the constants and 6% under the law (SSCBA 1992 s.15)', () => {
    expect(class4Told('statute')).toEqual(['nationalInsurance.class4.mainRate', '6%', 'since 2024-04-06', '', 'Class 4 main rate'])
    expect(class4Told('constants')).toEqual([
      'nationalInsurance.class4.mainRate',
      '9%',
      'since 2024-04-06',
      'constants',
      'Class 4 main rate',
    ])
  })

  it('has the value on the date asked about: 10% on 29 October 2024, 18% the day after (FA 2025 s.7)', () => {
    expect(rateOn('2024-10-29')).toEqual(['10% since 2022-04-06'])
    expect(rateOn('2024-10-30')).toEqual(['18% since 2024-10-30'])
  })

  it('does not change an answer', () => {
    for (const calculator of CALCULATORS) {
      for (const { in: inputs } of readGolden(calculator.slug).filter((_, index) => index % 10 === 0)) {
        const parsed = calculator.parse(inputs)
        if (parsed.issues) throw new Error(calculator.slug)
        const { record, read } = recordNoting(calculator, parsed.inputs, { ruleSet: 'text' })
        expect(record).toEqual(calculator.record(parsed.inputs, { ruleSet: 'text' }))
        expect(read.length).toBeGreaterThan(0)
      }
    }
  })
})

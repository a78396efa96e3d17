import { describe, expect, it } from 'vitest'
import { readGolden } from '../../golden/code/read-golden.ts'
import type { Calculator } from '../calculator.ts'
import { calculator as capitalGains } from '../calculators/capital-gains/answer.ts'
import { calculator as selfEmployed } from '../calculators/self-employed/answer.ts'
import { nationalInsurance } from '../rates/generated/national-insurance.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { entriesRead, notingRates } from './entries-read.ts'

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))

const readingOf = (
  calculator: Calculator,
  inputs: Readonly<Record<string, string>>,
  ruleSet: 'statute' | 'constants' = 'statute',
  taxYear?: TaxYear,
) => {
  const parsed = calculator.parse(inputs)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return entriesRead(calculator, parsed.inputs, { ruleSet, ...(taxYear && { taxYear }) })
}

/** The entries read with this name, with the date of each, its reading and its value. */
const readOf = (name: string, ...asked: Parameters<typeof readingOf>) =>
  readingOf(...asked).read.flatMap(({ entry, date, figure }) =>
    entry === name && 'value' in figure ? [[date, figure.reading, String(figure.value)]] : [],
  )

const class4 = (ruleSet: 'statute' | 'constants') =>
  readOf('nationalInsurance.class4.mainRate', selfEmployed, { annualProfit: '60000' }, ruleSet)

const rateOn = (disposalDate: string) => readOf('capitalGains.otherAssets.lowerRate', capitalGains, { salePrice: '20000', disposalDate })

describe('what a calculation reads', () => {
  it('is the entries that it asked for: a profit of 60,000 asks for Class 4 and not for Class 1', () => {
    const entries = readingOf(selfEmployed, { annualProfit: '60000' }).read.map(({ entry }) => entry)
    expect(entries).toEqual(expect.arrayContaining(['nationalInsurance.class4.mainRate', 'incomeTax.personalAllowance.amount']))
    expect(entries.filter((entry) => entry.startsWith('nationalInsurance.class1.') || entry.startsWith('scottish'))).toEqual([])
    expect(new Set(entries).size).toBe(entries.length)
  })

  it('has the reading of its rule set: 9% under the constants and 6% under the law (SSCBA 1992 s.15)', () => {
    expect(class4('statute')).toEqual([['2024-04-06', 'statute', '0.06']])
    expect(class4('constants')).toEqual([['2024-04-06', 'constants', '0.09']])
  })

  it('has the value on the date asked about: 10% on 29 October 2024, 18% the day after (FA 2025 s.7)', () => {
    expect(rateOn('2024-10-29')).toEqual([['2024-10-29', 'statute', '0.1']])
    expect(rateOn('2024-10-30')).toEqual([['2024-10-30', 'statute', '0.18']])
  })

  it('says what the tables lack, after what it could read', () => {
    const { class4: entries } = nationalInsurance
    const withoutRate = { ...nationalInsurance, class4: { ...entries, mainRate: { ...entries.mainRate, values: [] } } }
    const lacking = { ...selfEmployed, tables: { ...selfEmployed.tables, nationalInsurance: withoutRate } }
    const { read, missing } = readingOf(lacking, { annualProfit: '60000' })
    expect(missing?.message).toMatch(/has no value for 2024-04-06/)
    expect(read.length).toBeGreaterThan(0)
    expect(readingOf(selfEmployed, { annualProfit: '60000' })).not.toHaveProperty('missing')
  })

  it('does not change an answer', () => {
    for (const calculator of CALCULATORS) {
      for (const row of readGolden(calculator.slug).filter((_, index) => index % 10 === 0)) {
        const taxYear = row.taxYear as TaxYear
        const ruleSet = row.rules.at(-1) as RuleSet
        const parsed = calculator.parse(row.in, taxYear)
        if (parsed.issues) throw new Error(calculator.slug)
        const read: string[] = []
        const noting = notingRates(calculator.tables, ruleSet, ({ entry }) => read.push(entry))
        expect(calculator.recordOn(parsed.inputs, noting, taxYear)).toEqual(calculator.record(parsed.inputs, { ruleSet, taxYear }))
        expect(read.length).toBeGreaterThan(0)
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy, valuesOf } from '../../tests/page.ts'
import { saidText } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const CAR = { carListPrice: '35000', co2Emissions: '125', annualSalary: '48000', personalContribution: '1000' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))
const values = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => valuesOf(answerOf(calculator, raw, ruleSet))
const footnote = (raw: Readonly<Record<string, string>>) => saidText(answerOf(calculator, raw).footnote ?? [])

describe('the company car calculator', () => {
  it('asks for emissions, a range and an engine size that may be unknown', () => {
    expect(askedBy(calculator).filter((asked) => asked.includes('number'))).toEqual([
      'co2Emissions: CO2 Emissions, number 0 to 1000 by 0.01, unknown when blank, counts g/km',
      'electricRange: Electric Range, number 0 to 1000 by 0.01, unknown when blank, counts miles',
      'engineSize: Engine size, number 0 to 20000 by 1, unknown when blank, counts cc',
    ])
  })

  it('taxes 30% of £34,000 on top of £48,000 (ITEPA 2003 s.139): £2,270 at 20% and £7,930 at 40%', () => {
    const answer = answerOf(calculator, CAR)
    expect(valuesOf(answer)).toMatchObject({ adjustedP11DValue: '34000.00', bikPercentage: '30.00', annualBIKValue: '10200.00' })
    expect(valuesOf(answer)).toMatchObject({ 'incomeTax.after': '10712.00', 'incomeTax.before': '7086.00', annualTaxLiability: '3626.00' })
    expect(valuesOf(answer)).toMatchObject({ monthlyTaxLiability: '302.17', totalAnnualCost: '4626.00', marginalTaxRate: '35.55' })
    expect(answer.shares).toEqual([])
    expect(toldBy(answer).assumptions).not.toContain('diesel-standard by meetsRDE2')
  })

  it('rounds the tax rate on the card once: £2,977 of a benefit of £10,000 at 20% and the rest at 40% is 34.046%, so 34.0%', () => {
    const { lines, record } = answerOf(calculator, { carListPrice: '500000', co2Emissions: '0', annualSalary: '47293' })
    expect(saidText(lines.find(({ key }) => key === 'marginalTaxRate')?.text ?? [])).toBe('34.046 (percent)')
    expect(String(record['marginalTaxRate'])).toBe('34.05')
  })

  it('says how the tax is paid, where there is any (SI 2003/2682 reg.14)', () => {
    const plain = 'Based on 2024/25 percentages and tax rates, for a car you have all year.'
    expect(footnote(CAR)).toBe(
      `${plain} Your tax code takes this tax from your pay, so tell HMRC when you get a car, change it or hand it back.`,
    )
    expect(footnote({ ...CAR, annualSalary: '0', carListPrice: '5000' })).toBe(plain)
  })

  it('taxes 28% of the adjusted value at one rate under constants', () => {
    const answer = answerOf(calculator, CAR, 'constants')
    expect(answer.bandTables).toEqual([])
    expect(valuesOf(answer)).toMatchObject({ annualBIKValue: '9520.00', annualTaxLiability: '1904.00', totalAnnualCost: '2904.00' })
    // 9,520 ÷ 12 is 793.3333….
    expect(valuesOf(answer)).toMatchObject({ monthlyBIKValue: '793.33', monthlyTaxLiability: '158.67', marginalTaxRate: '20.00' })
  })

  it.each([
    ['100 g/km: 25% plus 4%', '100', '25.00', '29.00'],
    ['140 g/km: 33% plus 4%', '140', '33.00', '37.00'],
    ['145 g/km: 34% plus 4% is more than the maximum of 37%', '145', '34.00', '37.00'],
  ])('adds the supplement for a diesel at %s (s.141(2))', (_, co2Emissions, percentageByEmissions, bikPercentage) => {
    const { assumptions, steps } = tell({ fuelType: 'diesel', co2Emissions })
    expect(assumptions[2]).toBe('diesel-standard by meetsRDE2')
    expect(values({ fuelType: 'diesel', co2Emissions })).toMatchObject({ percentageByEmissions, bikPercentage })
    expect(steps[4]).toMatch(/\[ITEPA 2003 s\.141\(2\)\]$/)
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      '123.9 g/km: nine whole steps of 5 g/km above 75, 20% plus 9%',
      { co2Emissions: '123.9' },
      { emissionsFigure: '123.00', percentageByEmissions: '29.00' },
    ],
    ['60 g/km: a row of the table', { co2Emissions: '60' }, { emissionsFigure: '60.00', percentageByEmissions: '17.00' }],
    [
      '50.9 g/km and 45 miles: the row for that range',
      { co2Emissions: '50.9', electricRange: '45' },
      { emissionsFigure: '50.00', rangeFigure: '45.00', percentageByRange: '8.00' },
    ],
    [
      'a plug-in hybrid whose CO2 is not known: the row for its range',
      { fuelType: 'plugin-hybrid', electricRange: '69.6' },
      { rangeFigure: '70.00', percentageByRange: '5.00' },
    ],
    ['no emissions', { co2Emissions: '0.9' }, { emissionsFigure: '0.00', bikPercentage: '2.00' }],
    ['1,998 cc without a CO2 figure', { engineSize: '1998' }, { percentageByEngineSize: '35.00' }],
  ])('shows what decides the percentage at %s', (_, facts, expected) => {
    const deciding = /^(emissionsFigure|rangeFigure|percentageBy.*|bikPercentage)$/
    const shown = Object.entries(values(facts)).filter(([key]) => deciding.test(key))
    expect(Object.fromEntries(shown)).toEqual({ ...expected, bikPercentage: Object.values(expected).at(-1) })
  })

  it('gives no tax rate where there is no benefit', () => {
    expect(answerOf(calculator, {}).steps.map(({ key }) => key)).not.toContain('marginalTaxRate')
  })
})

describe('a note on a company car', () => {
  const PLAIN = { carListPrice: '35000', co2Emissions: '125', annualSalary: '48000' }
  itNotes(calculator, [
    ['a petrol car', PLAIN, []],
    ['nothing', {}, ['emissions-unknown']],
    ['a contribution at the limit', { ...PLAIN, personalContribution: '5000' }, ['contribution-paid-once']],
    ['a contribution above the limit', { ...PLAIN, personalContribution: '5000.01' }, ['contribution-capped', 'contribution-paid-once']],
    ['a contribution equal to the price', { ...PLAIN, carListPrice: '100', personalContribution: '100' }, ['contribution-paid-once']],
    [
      'a contribution above the price',
      { ...PLAIN, carListPrice: '100', personalContribution: '100.01' },
      ['contribution-above-list-price', 'contribution-paid-once'],
    ],
    ['an electric car', { fuelType: 'electric' }, []],
    ['an electric car with a CO2 figure', { fuelType: 'electric', co2Emissions: '0' }, ['emissions-ignored']],
    ['a petrol car with a range', { ...PLAIN, electricRange: '0' }, ['range-ignored']],
    ['a plug-in hybrid without CO2 or range', { fuelType: 'plugin-hybrid' }, ['low-emission-assumed', 'range-unknown']],
    [
      'a plug-in hybrid with an engine size and a range, but without CO2',
      { fuelType: 'plugin-hybrid', electricRange: '40', engineSize: '1998' },
      ['low-emission-assumed', 'engine-size-ignored'],
    ],
    ['the same under constants', { fuelType: 'plugin-hybrid', electricRange: '40' }, [], 'constants'],
    ['a range of which part of a mile counts as a mile', { co2Emissions: '30', electricRange: '69.6' }, []],
    [
      'the same range under constants, where the part counts for nothing',
      { co2Emissions: '30', electricRange: '69.6' },
      ['part-mile-ignored'],
      'constants',
    ],
    ['petrol at 164 g/km: 20% and 17%', { ...PLAIN, co2Emissions: '164' }, []],
    ['petrol at 165 g/km: 20% and 18%', { ...PLAIN, co2Emissions: '165' }, ['percentage-capped']],
    ['a plug-in hybrid with both', { fuelType: 'plugin-hybrid', co2Emissions: '30', electricRange: '50' }, []],
    ['an engine size as well as CO2', { ...PLAIN, engineSize: '1400' }, ['engine-size-ignored']],
    ['an engine size without CO2 (s.140)', { engineSize: '1400' }, ['by-engine-size']],
    ['an engine size of 0 and no CO2', { engineSize: '0' }, ['engine-size-ignored', 'emissions-unknown']],
    ['a diesel', { ...PLAIN, fuelType: 'diesel' }, ['diesel-supplement']],
    ['a diesel at 140 g/km', { fuelType: 'diesel', co2Emissions: '140' }, ['diesel-supplement']],
    ['a diesel at 145 g/km', { fuelType: 'diesel', co2Emissions: '145' }, ['diesel-supplement', 'percentage-capped']],
    ['a diesel that meets RDE2', { ...PLAIN, fuelType: 'diesel', meetsRDE2: 'true' }, []],
    [
      'the same under constants',
      { ...PLAIN, fuelType: 'diesel', meetsRDE2: 'true' },
      ['diesel-supplement-on-all', 'real-driving-emissions-ignored'],
      'constants',
    ],
    ['a petrol car that meets RDE2', { ...PLAIN, meetsRDE2: 'true' }, ['real-driving-emissions-ignored']],
    [
      'a plug-in hybrid under the easement (ITEPA 2003 s.138A)',
      { ...PLAIN, fuelType: 'plugin-hybrid', co2Emissions: '75', electricRange: '45', plugInEasement: 'true' },
      ['counted-as-one-gram'],
    ],
    ['a petrol car that the easement is not for', { ...PLAIN, plugInEasement: 'true' }, ['easement-ignored']],
    ['a car and no salary', { ...PLAIN, annualSalary: '0' }, ['benefit-within-allowance']],
    ['a salary of £99,000 and the car', { ...PLAIN, annualSalary: '99000' }, ['allowance-tapered']],
    ['a salary of £130,000', { ...PLAIN, annualSalary: '130000' }, ['allowance-used-up']],
    ['Scotland', { ...PLAIN, region: 'scotland' }, []],
    ['Scotland under constants', { ...PLAIN, region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
  ])
})

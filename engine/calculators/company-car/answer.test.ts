import { describe, expect, it } from 'vitest'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'
import { COMPANY_CAR_NOTES } from './notes.ts'

const CAR = { carListPrice: '35000', co2Emissions: '125', annualSalary: '48000', personalContribution: '1000' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const CO2 = (grams: string) => `CO2 figure in g/km (emissionsFigure) = ${grams}# [ITEPA 2003 s.139(2)]`
const typed = 'co2Emissions#, rounded down to a whole number'

describe('the company car calculator', () => {
  it('asks for the car, what its driver paid and earns, and the tax year', () => {
    expect(calculator.slug).toBe('company-car')
    expect(askedBy(calculator)).toEqual([
      'carListPrice: List Price (P11D), money',
      'fuelType: Fuel Type, petrol | diesel | electric | hybrid | plugin-hybrid, petrol when blank',
      'co2Emissions: CO2 Emissions, number 0 to 1000 by 0.01, unknown when blank, counts g/km',
      'electricRange: Electric Range, number 0 to 1000 by 0.01, unknown when blank, counts miles',
      'personalContribution: Personal Contribution, money',
      'annualSalary: Annual Salary, money',
      `taxYear: Tax Year, ${Object.keys(taxYears).toReversed().join(' | ')}, 2024-25 when blank`,
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
      'engineSize: Engine Size, number 0 to 20000 by 1, unknown when blank, counts cc',
      'meetsRDE2: Diesel That Meets RDE2, yes or no, no when blank',
      'plugInEasement: Plug-In Hybrid Covered by the Easement of 2025, yes or no, no when blank',
    ])
  })

  it('taxes 30% of £34,000 on top of £48,000 (ITEPA 2003 s.139): £2,270 at 20% and £7,930 at 40%', () => {
    expect(tell(CAR)).toEqual({
      headline: 'annualTaxLiability',
      rows: [
        '· List Price (P11D) 35000.00 (carListPrice)',
        '· List Price After Contribution 34000.00 (adjustedP11DValue)',
        '· Taxable Benefit for the Year 10200.00 (annualBIKValue)',
        '· Taxable Benefit per Month 850.00 (monthlyBIKValue)',
        '+ Tax on the Car for the Year 3626.00 (annualTaxLiability)',
        '· Tax on the Car per Month 302.17 (monthlyTaxLiability)',
        '+ Your Contribution 1000.00 (effectivePersonalContribution)',
        '= Total Cost for the Year 4626.00 (totalAnnualCost)',
      ],
      shares: [],
      bandTables: [
        'Income Tax by band, with the car (incomeTax.after): basic 20% of 37700.00; higher 40% of 7930.00; additional 45% of 0.00',
        'Income Tax by band, without the car (incomeTax.before): basic 20% of 35430.00; higher 40% of 0.00; additional 45% of 0.00',
      ],
      steps: [
        'Contribution that counts (effectivePersonalContribution) = the smaller of personalContribution and companyCars.capitalContributionLimit = 1000.00 [ITEPA 2003 s.132]',
        'List price after contribution (adjustedP11DValue) = carListPrice − “Contribution that counts” = 34000.00',
        'CO2 figure in g/km (emissionsFigure) = co2Emissions# = 125.00# [ITEPA 2003 s.139(2)]',
        'Percentage by CO2 emissions (percentageByEmissions) = the smaller of companyCars.higherEmissions.percentage + companyCars.higherEmissions.increase × (“CO2 figure in g/km”# − companyCars.higherEmissions.from) ÷ companyCars.higherEmissions.step and companyCars.maximum = 30.00% [ITEPA 2003 s.139(3)]',
        'Percentage of the list price (bikPercentage) = “Percentage by CO2 emissions”% = 30.00% [ITEPA 2003 s.133(2)]',
        'Taxable benefit for the year (annualBIKValue) = “List price after contribution” × “Percentage of the list price”% = 10200.00',
        'Taxable benefit per month (monthlyBIKValue) = “Taxable benefit for the year” ÷ 12 = 850.00',
        'Salary and benefit (totalIncome) = annualSalary + “Taxable benefit for the year” = 58200.00',
        'Personal Allowance with the car (personalAllowance.after) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income with the car (taxableIncome.after) = “Salary and benefit” − “Personal Allowance with the car” = 45630.00 [ITA 2007 s.23]',
        'Income Tax with the car (incomeTax.after) = bands incomeTax.after of “Taxable income with the car” = 10712.00 [ITA 2007 s.10]',
        'Personal Allowance without the car (personalAllowance.before) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income without the car (taxableIncome.before) = annualSalary − “Personal Allowance without the car” = 35430.00 [ITA 2007 s.23]',
        'Income Tax without the car (incomeTax.before) = bands incomeTax.before of “Taxable income without the car” = 7086.00 [ITA 2007 s.10]',
        'Tax on the car for the year (annualTaxLiability) = “Income Tax with the car” − “Income Tax without the car” = 3626.00',
        'Tax on the car per month (monthlyTaxLiability) = “Tax on the car for the year” ÷ 12 = 302.17',
        'Total cost for the year (totalAnnualCost) = “Tax on the car for the year” + “Contribution that counts” = 4626.00',
        'Tax rate on the benefit (marginalTaxRate) = “Tax on the car for the year” ÷ “Taxable benefit for the year” = 35.55%',
      ],
      notes: ['contribution-paid-once'],
      assumptions: [
        'region by region',
        'tax-year by taxYear',
        'no-other-income',
        'no-private-fuel',
        'own-tax-alone',
        'available-all-year',
        'contribution-to-the-price',
        'no-payments-for-private-use',
        'no-salary-sacrifice',
      ],
    })
  })

  it('taxes 28% of the adjusted value at one rate under constants', () => {
    const { steps, bandTables } = tell(CAR, 'constants')
    expect(bandTables).toEqual([])
    expect(steps.slice(4)).toEqual([
      'Percentage of the list price (bikPercentage) = “Percentage by CO2 emissions”% = 28.00% [ITEPA 2003 s.133(2)]',
      'Taxable benefit for the year (annualBIKValue) = “List price after contribution” × “Percentage of the list price”% = 9520.00',
      // 9,520 ÷ 12 is 793.3333….
      'Taxable benefit per month (monthlyBIKValue) = “Taxable benefit for the year” ÷ 12 = 793.33',
      'Tax on the car for the year (annualTaxLiability) = “Taxable benefit for the year” × incomeTax.basicRate = 1904.00',
      'Tax on the car per month (monthlyTaxLiability) = “Tax on the car for the year” ÷ 12 = 158.67',
      'Total cost for the year (totalAnnualCost) = “Tax on the car for the year” + “Contribution that counts” = 2904.00',
      'Tax rate on the benefit (marginalTaxRate) = incomeTax.basicRate = 20.00%',
    ])
  })

  it.each([
    ['100 g/km: 25% plus 4%', '100', '25.00', '29.00'],
    ['140 g/km: 33% plus 4%', '140', '33.00', '37.00'],
    ['145 g/km: 34% plus 4% is more than the maximum of 37%', '145', '34.00', '37.00'],
  ])('adds the supplement for a diesel at %s (s.141(2))', (_, co2Emissions, before, percentage) => {
    const { assumptions, steps } = tell({ fuelType: 'diesel', co2Emissions })
    expect(assumptions[2]).toBe('diesel-standard by meetsRDE2')
    expect(steps[3]).toMatch(new RegExp(`^Percentage by CO2 emissions .* = ${before}% \\[ITEPA 2003 s\\.139\\(3\\)\\]$`))
    expect(steps[4]).toBe(
      `Percentage of the list price (bikPercentage) = the smaller of “Percentage by CO2 emissions”% + companyCars.dieselSupplement and companyCars.maximum = ${percentage}% [ITEPA 2003 s.141(2)]`,
    )
  })

  it.each<[string, Record<string, string>, string[]]>([
    [
      '123.9 g/km: nine whole steps of 5 g/km above 75, 20% plus 9%',
      { co2Emissions: '123.9' },
      [
        CO2(`${typed} = 123.00`),
        'Percentage by CO2 emissions (percentageByEmissions) = the smaller of companyCars.higherEmissions.percentage + companyCars.higherEmissions.increase × ((“CO2 figure in g/km”# − companyCars.higherEmissions.from) ÷ companyCars.higherEmissions.step, rounded down to a whole number) and companyCars.maximum = 29.00% [ITEPA 2003 s.139(3)]',
        '“Percentage by CO2 emissions”% = 29.00% [ITEPA 2003 s.133(2)]',
      ],
    ],
    [
      '60 g/km: a row of the table',
      { co2Emissions: '60' },
      [
        CO2('co2Emissions# = 60.00'),
        'Percentage by CO2 emissions (percentageByEmissions) = companyCars.emissions “60 to 64” = 17.00% [ITEPA 2003 s.139(1)]',
        '“Percentage by CO2 emissions”% = 17.00% [ITEPA 2003 s.133(2)]',
      ],
    ],
    [
      '50.9 g/km and 45 miles: the row for that range',
      { co2Emissions: '50.9', electricRange: '45' },
      [
        CO2(`${typed} = 50.00`),
        'Electric range in whole miles (rangeFigure) = electricRange# = 45.00# [ITEPA 2003 s.139(2)]',
        'Percentage by electric range (percentageByRange) = companyCars.electricRange “40 to 69 miles” = 8.00% [ITEPA 2003 s.139(1)]',
        '“Percentage by electric range”% = 8.00% [ITEPA 2003 s.133(2)]',
      ],
    ],
    [
      'a plug-in hybrid whose CO2 is not known: the row for its range',
      { fuelType: 'plugin-hybrid', electricRange: '69.6' },
      [
        'Electric range in whole miles (rangeFigure) = electricRange#, rounded up to a whole number = 70.00# [ITEPA 2003 s.139(2)]',
        'Percentage by electric range (percentageByRange) = companyCars.electricRange “70 to 129 miles” = 5.00% [ITEPA 2003 s.139(1)]',
        '“Percentage by electric range”% = 5.00% [ITEPA 2003 s.133(2)]',
      ],
    ],
    ['no emissions', { co2Emissions: '0.9' }, [CO2(`${typed} = 0.00`), 'companyCars.zeroEmission = 2.00% [ITEPA 2003 s.133(2)]']],
    [
      '1,998 cc without a CO2 figure',
      { engineSize: '1998' },
      [
        'Percentage by engine size (percentageByEngineSize) = companyCars.engineSize “1,401 to 2,000 cc” = 35.00% [ITEPA 2003 s.140(2)]',
        '“Percentage by engine size”% = 35.00% [ITEPA 2003 s.133(2)]',
      ],
    ],
  ])('shows what decides the percentage at %s', (_, facts, expected) => {
    const { steps } = tell(facts)
    const last = steps.findIndex((step) => step.includes('(bikPercentage)'))
    expect(steps.slice(2, last + 1).map((step) => step.replace('Percentage of the list price (bikPercentage) = ', ''))).toEqual(expected)
  })

  it.each(['5000', '6000'])('counts no more than £5,000 of a contribution of £%s (s.132)', (personalContribution) => {
    expect(tell({ ...CAR, personalContribution }).steps[0]).toBe(
      'Contribution that counts (effectivePersonalContribution) = the smaller of personalContribution and companyCars.capitalContributionLimit = 5000.00 [ITEPA 2003 s.132]',
    )
  })

  it('gives no tax rate where there is no benefit', () => {
    expect(answerOf(calculator, {}).steps.map(({ key }) => key)).not.toContain('marginalTaxRate')
  })
})

describe('a note on a company car', () => {
  const PLAIN = { carListPrice: '35000', co2Emissions: '125', annualSalary: '48000' }
  itNotes(calculator, COMPANY_CAR_NOTES, [
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

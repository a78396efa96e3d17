import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { PLAIN } from '../../expression/name.ts'
import type { BandSlice } from '../../money/bands.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class1Employee, class1Employer } from './class-1.ts'
import type { ChargedEmployee } from './class-1-figures.ts'

// 2024-25: nothing to 12,570, 8% (constants 12%) to 50,270, then 2%.
const EMPLOYEE = [
  ['statute', '0', '0', 'nothing earned'],
  ['statute', '12569.99', '0', 'a penny below the primary threshold'],
  ['statute', '12570', '0', 'at the primary threshold'],
  ['statute', '12570.01', '0.0008', 'a penny × 8%'],
  ['statute', '30000', '1394.4', '17,430 × 8%'],
  ['statute', '50269.99', '3015.9992', '37,699.99 × 8%'],
  ['statute', '50270', '3016', '37,700 × 8%'],
  ['statute', '50270.01', '3016.0002', '3,016 + a penny × 2%'],
  ['statute', '60000', '3210.6', '3,016 + 9,730 × 2%'],
  ['text', '60000', '3210.6', 'as statute'],
  ['constants', '30000', '2091.6', '17,430 × 12%'],
  ['constants', '60000', '4718.6', '37,700 × 12% = 4,524, + 9,730 × 2%'],
  ['statute', '1000000000000', '20000002010.6', '3,016 + (10^12 − 50,270) × 2%'],
] as const

// 2024-25: nothing to 9,100, then 13.8% with no upper limit; the same under every rule set.
const EMPLOYER = [
  ['0', '0', 'nothing earned'],
  ['9099.99', '0', 'a penny below the secondary threshold'],
  ['9100', '0', 'at the secondary threshold'],
  ['9100.01', '0.00138', 'a penny × 13.8%'],
  ['12570', '478.86', '3,470 × 13.8%'],
  ['60000', '7024.2', '50,900 × 13.8%'],
  ['1000000', '136744.2', '990,900 × 13.8%'],
] as const

/** The bands of a contribution, with their entries below those of Class 1. */
const toldOf = (slices: readonly BandSlice[]) =>
  bandsTold(slices.map(({ band }) => band)).map((told) => told.replaceAll('nationalInsurance.class1.', ''))

describe('SSCBA 1992 s.8, primary Class 1', () => {
  it.each(EMPLOYEE)('under %s, earnings of %s are charged %s: %s', (ruleSet, earnings, contribution) => {
    expect(worth(class1Employee(pounds(earnings), ratesOf(ruleSet))).toFixed()).toBe(contribution)
  })

  it.each<[ChargedEmployee, string, string]>([
    ['main', '3210.6', '37,700 × 8% + 9,730 × 2%'],
    ['reduced', '892.05', '37,700 × 1.85% + 9,730 × 2%'],
    ['deferred', '948.6', '37,700 × 2% + 9,730 × 2%'],
  ])('in a category with the rate %s, earnings of 60,000 are charged %s: %s (ss.8 and 19(4))', (category, contribution) => {
    expect(worth(class1Employee(pounds(60000), ratesOf(), PLAIN, undefined, category)).toFixed()).toBe(contribution)
  })

  it('says how much of 60,000 is in each band: 12,570, 37,700 and 9,730', () => {
    const slices = new ExactEvaluator({}).slicesOf(class1Employee(pounds(60000), ratesOf()))
    expect(slices.map(({ band, amount, charge }) => `${band.name}: ${amount.toFixed()} costs ${charge.toFixed()}`)).toEqual([
      'below the primary threshold: 12570 costs 0',
      'main: 37700 costs 3016',
      'additional: 9730 costs 194.6',
    ])
  })

  it('is charged at 0%, 8% and 2%, and each band names the entries it comes from', () => {
    expect(toldOf(new ExactEvaluator({}).slicesOf(class1Employee(pounds(60000), ratesOf())))).toEqual([
      'below the primary threshold 0% to 12570: primaryThreshold',
      'main 8% to 50270: employee.mainRate, upperEarningsLimit',
      'additional 2%: employee.additionalRate',
    ])
  })

  it('names the reading of each entry that a band comes from', () => {
    const slices = new ExactEvaluator({}).slicesOf(class1Employee(pounds(60000), ratesOf('constants')))
    expect(slices.map(({ band }) => band.figures.map(({ entry, reading }) => `${entry} (${reading})`))).toEqual([
      ['nationalInsurance.class1.primaryThreshold (statute)'],
      ['nationalInsurance.class1.employee.mainRate (constants)', 'nationalInsurance.class1.upperEarningsLimit (statute)'],
      ['nationalInsurance.class1.employee.additionalRate (statute)'],
    ])
  })
})

describe('SSCBA 1992 s.9, secondary Class 1', () => {
  it.each(EMPLOYER)('earnings of %s cost the employer %s: %s', (earnings, contribution) => {
    for (const ruleSet of ['statute', 'constants', 'text'] as const) {
      expect(worth(class1Employer(pounds(earnings), ratesOf(ruleSet))).toFixed()).toBe(contribution)
    }
  })

  it('has two bands: 9,100 of 60,000 below the threshold and 50,900 above it', () => {
    const slices = new ExactEvaluator({}).slicesOf(class1Employer(pounds(60000), ratesOf()))
    expect(slices.map(({ band, amount, from }) => `${band.name}: ${amount.toFixed()} from ${from.toFixed()}`)).toEqual([
      'below the secondary threshold: 9100 from 0',
      'above the secondary threshold: 50900 from 9100',
    ])
    expect(toldOf(slices)).toEqual([
      'below the secondary threshold 0% to 9100: secondaryThreshold',
      'above the secondary threshold 13.8%: employer.rate',
    ])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, ZERO } from '../money/decimal.ts'
import { calculatorOfSlug, exact, holdsFor, type Question, resultOf } from './questions.ts'
import { runs } from './runs.ts'

const car = calculatorOfSlug('company-car')
const pension = calculatorOfSlug('pension-allowance')
const withInputs = (question: Question, inputs: Record<string, string>): Question => ({
  ...question,
  inputs: { ...question.inputs, ...inputs },
})

describe('the percentage of a company car, a table of whole grams and miles', () => {
  it('counts whole grams and miles: fractions are rounded down, but under statute a fraction of a mile up (ITEPA 2003 s.139(2)(b))', () => {
    const parts = fc.record({ whole: fc.integer({ min: 0, max: 250 }), part: fc.integer({ min: 10, max: 99 }) })
    fc.assert(
      fc.property(
        fc.constantFrom('statute', 'constants', 'text'),
        fc.constantFrom('petrol', 'diesel', 'plugin-hybrid'),
        parts,
        parts,
        (ruleSet, fuelType, grams, miles) => {
          const percentOf = (co2Emissions: string, electricRange: string) => {
            const inputs = { fuelType, co2Emissions, electricRange }
            return exact(resultOf(car, { ruleSet, inputs }), 'bikPercentage').toFixed()
          }
          const inPart = percentOf(`${grams.whole}.${grams.part}`, `${miles.whole}.${miles.part}`)
          expect(inPart).toBe(percentOf(`${grams.whole}`, `${ruleSet === 'statute' ? miles.whole + 1 : miles.whole}`))
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('under statute is 2% to 37%, and never falls as grams rise, or rises with the range', () => {
    holdsFor(car, (question) => {
      const asked = (inputs: Record<string, string>) =>
        exact(resultOf(car, { ...withInputs(question, inputs), ruleSet: 'statute' }), 'bikPercentage')
      const grams = Number(question.inputs['co2Emissions'] || 0)
      const miles = Number(question.inputs['electricRange'] || 0)
      const percent = asked({ co2Emissions: String(grams), electricRange: String(miles) })
      expect(percent.gte(2) && percent.lte(37)).toBe(true)
      if (grams < 1000) expect(asked({ co2Emissions: String(Math.floor(grams) + 1), electricRange: String(miles) }).gte(percent)).toBe(true)
      if (miles < 1000) expect(asked({ co2Emissions: String(grams), electricRange: String(Math.floor(miles) + 1) }).lte(percent)).toBe(true)
    })
  })
})

const withMore = (question: Question, field: string, more: number): Question => {
  const amount = new Decimal(question.inputs[field] || 0).plus(more)
  return amount.gt('1000000000000') ? question : withInputs(question, { [field]: amount.toFixed() })
}

describe('the annual allowance', () => {
  it.each([0.01, 2, 5000])(
    'never rises with the salary: £%d more lowers it by at most half of that, plus a pound where the reduction is rounded',
    (more) => {
      holdsFor(pension, (question, before) => {
        const after = resultOf(pension, withMore(question, 'annualSalary', more))
        const lost = exact(before, 'availableAllowance').minus(exact(after, 'availableAllowance'))
        expect(lost.gte(0)).toBe(true)
        // Once threshold income passes its limit, the whole taper applies at once (FA 2004 s.228ZA(3)).
        const isCliff = before.record['isHighEarner'] !== after.record['isHighEarner']
        if (!isCliff) expect(lost.lte(new Decimal(more).times('0.5').plus(before.ruleSet === 'statute' ? 1 : 0))).toBe(true)
      })
    },
  )

  it('a contribution is within the allowance, covered by earlier years, oldest first, or in excess', () => {
    holdsFor(pension, (question, result) => {
      const [total, available] = [exact(result, 'totalContributions'), exact(result, 'totalAvailableAllowance')]
      expect(exact(result, 'excessContributions').minus(exact(result, 'remainingAllowance')).toFixed()).toBe(
        total.minus(available).toFixed(),
      )
      const years = ['2021', '2022', '2023'].map((year) => ({
        unused: new Decimal(question.inputs[`carryForward${year}`] || 0),
        // A year of which nothing is used has no row.
        used: result.rows.find(({ key }) => key === `carryForwardUsed${year}`)?.value ?? ZERO,
      }))
      for (const [index, { used, unused }] of years.entries()) {
        expect(used.gte(0) && used.lte(unused)).toBe(true)
        const earlier = years[index - 1]
        if (earlier && used.gt(0)) expect(earlier.used.toFixed()).toBe(earlier.unused.toFixed())
      }
    })
  })

  it('another pound from the employer never lowers the charge', () => {
    holdsFor(pension, (question, before) => {
      const after = resultOf(pension, withMore(question, 'employerContributions', 1))
      expect(exact(after, 'annualAllowanceCharge').gte(exact(before, 'annualAllowanceCharge'))).toBe(true)
    })
  })
})

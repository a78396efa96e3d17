import { describe, expect, it } from 'vitest'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { noteKeysOf } from './note-keys.ts'
import { calculatorOfSlug, exact, holdsFor, type Question, resultOf } from './questions.ts'
import { useTestFigures } from './test-figures.ts'

useTestFigures()

const sideHustle = calculatorOfSlug('side-hustle')
const byLaw = (question: Question): Result => resultOf(sideHustle, { ...question, ruleSet: 'statute' })

// 2024-25: 37,700 × 6%, and 8% of pay from 12,570 to 50,270.
const MAXIMUM = 2262
const class1AtMainRate = (salary: Decimal) => Decimal.max(0, Decimal.min(salary, 50270).minus(12570)).times('0.08')
/** Step 4 of reg.100(3), or where the maximum changes nothing the main band. */
const class4AtMainRate = ({ bandTables, steps }: Result): Decimal =>
  steps.find(({ key }) => key === 'mainRateRoom')?.value ??
  bandTables.find(({ key }) => key === 'additionalNI')?.slices.find(({ band }) => band.name === 'main')?.charge ??
  ZERO
const withoutSalary = ({ inputs, ruleSet }: Question) =>
  exact(byLaw({ ruleSet, inputs: { ...inputs, mainJobSalary: '0' } }), 'additionalNI')
/** Far below a penny: the error of a recurring third. */
const HAIR = new Decimal('1e-40')

describe('SI 2001/1004 reg.100', () => {
  it('Class 1 and Class 4 at the main rate together pass the annual maximum only where Class 1 alone does', () => {
    holdsFor(sideHustle, (question) => {
      const class1 = class1AtMainRate(new Decimal(question.inputs['mainJobSalary'] || 0))
      const together = class1.plus(class4AtMainRate(byLaw(question)))
      expect(together.minus(Decimal.max(MAXIMUM, class1)).lt(HAIR)).toBe(true)
    })
  })

  it('every pound of profit above the lower profits limit is charged at least the additional rate, and at most the main rate', () => {
    holdsFor(sideHustle, (question) => {
      const result = byLaw(question)
      const above = Decimal.max(0, exact(result, 'taxableIncome').minus(12570))
      const charge = exact(result, 'additionalNI')
      expect(charge.minus(above.times('0.02')).gt(HAIR.negated())).toBe(true)
      expect(charge.minus(above.times('0.06')).lt(HAIR)).toBe(true)
    })
  })

  it('more salary never adds to the Class 4 on the same profit', () => {
    holdsFor(sideHustle, ({ inputs, ruleSet }) => {
      const salary = new Decimal(inputs['mainJobSalary'] || 0)
      const without = byLaw({ ruleSet, inputs: { ...inputs, mainJobSalary: salary.times('0.5').toDecimalPlaces(2).toFixed() } })
      expect(exact(byLaw({ ruleSet, inputs }), 'additionalNI').minus(exact(without, 'additionalNI')).lt(HAIR)).toBe(true)
    })
  })

  it('the working shows the maximum where it lowers Class 4, and nowhere else', () => {
    holdsFor(sideHustle, (question) => {
      const result = byLaw(question)
      const isLower = withoutSalary(question).minus(exact(result, 'additionalNI')).gt(HAIR)
      expect(result.steps.some(({ key }) => key === 'mainRateRoom')).toBe(isLower)
      expect(noteKeysOf(result).includes('class-4-within-annual-maximum')).toBe(isLower)
    })
  })
})

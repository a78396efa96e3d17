import { describe, expect, it } from 'vitest'
import { calculator as rentalIncome } from '../calculators/rental-income/answer.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { calculatorOfSlug, exact, holdsFor, type Question, resultOf } from './questions.ts'
import { regionOf, taxOn } from './take-home-page.ts'

const letting = calculatorOfSlug('rental-income')
/** The answer under statute to a question with some inputs changed. */
const asked = ({ inputs }: Question, other: Question['inputs']): Result =>
  resultOf(letting, { ruleSet: 'statute', inputs: { ...inputs, ...other } })
const rentOf = ({ inputs }: Question) => new Decimal(inputs['annualRentalIncome'] || 0)
const rowOf = ({ rows }: Result, key: string) => rows.find((row) => row.key === key)?.value ?? ZERO
const NO_LODGERS = { lodgerReceipts: '', lodgerExpenses: '', lodgerShared: '' }
/** Turns any rent into one that the allowance covers. */
const covered = (question: Question) => ({ ...NO_LODGERS, annualRentalIncome: rentOf(question).mod('1000.01').toFixed() })
/** The tax for the year that is due to the letting. */
const billOf = (result: Result) => exact(result, 'totalTaxDue').minus(rowOf(result, 'reductionOfOtherTax'))

describe('ITTOIA 2005 ss.783BE to 783BL', () => {
  it('rent within the allowance is never taxed unless somebody opts out (s.783BE)', () => {
    holdsFor(letting, (question) => {
      for (const propertyAllowance of ['automatic', 'claim']) {
        expect(exact(asked(question, { ...covered(question), propertyAllowance }), 'totalTaxDue').toFixed()).toBe('0')
      }
    })
  })

  it('a claim taxes the rent above the allowance, whatever the expenses and the interest (s.783BH)', () => {
    holdsFor(letting, (question) => {
      const claimed = asked(question, { ...NO_LODGERS, propertyAllowance: 'claim' })
      const without = asked(question, { ...NO_LODGERS, propertyAllowance: 'claim', allowableExpenses: '0', mortgageInterest: '0' })
      if (rentOf(question).isZero()) return
      expect(exact(claimed, 'netRentalProfit').toFixed()).toBe(Decimal.max(0, rentOf(question).minus(1000)).toFixed())
      expect(exact(claimed, 'totalTaxDue').toFixed()).toBe(exact(without, 'totalTaxDue').toFixed())
    })
  })

  it('the reduction for interest and the allowance are never given together (s.783BL)', () => {
    holdsFor(letting, (question, result) => {
      const isUsed = !rowOf(result, 'propertyAllowanceUsed').isZero()
      const isReduced = !rowOf(result, 'mortgageReliefBasicRate').isZero()
      expect(question.ruleSet === 'statute' || !isUsed).toBe(true)
      expect(isUsed && isReduced).toBe(false)
    })
  })

  it('above the allowance, opting out makes no difference (s.783BK)', () => {
    holdsFor(letting, (question) => {
      const annualRentalIncome = rentOf(question).plus('1000.01').toFixed()
      if (rentOf(question).gt('999999990000')) return
      const [left, opted] = ['automatic', 'opt-out'].map((propertyAllowance) => asked(question, { annualRentalIncome, propertyAllowance }))
      expect(left?.record).toEqual(opted?.record)
    })
  })

  it('what is left is the rent less actual expenses and tax, whatever is chosen', () => {
    holdsFor(letting, ({ inputs, ruleSet }, result) => {
      const ofLodgers = ruleSet === 'statute' ? new Decimal(inputs['lodgerReceipts'] || 0).minus(inputs['lodgerExpenses'] || 0) : ZERO
      const cash = rentOf({ ruleSet: 'statute', inputs })
        .minus(inputs['allowableExpenses'] || 0)
        .plus(ofLodgers)
      expect(exact(result, 'netRentalIncomeAfterTax').toFixed()).toBe(cash.minus(exact(result, 'totalTaxDue')).toFixed())
    })
  })
})

describe('ITTOIA 2005 s.274A and ITA 2007 s.23 step 6', () => {
  it('interest takes its whole reduction off the tax, unless there is less tax than that', () => {
    holdsFor(letting, (question) => {
      const result = asked(question, {})
      const { region, otherIncome } = question.inputs
      const other = taxOn('statute', new Decimal(otherIncome || 0), regionOf(region))
      const off = exact(result, 'taxOnRentalProfit').minus(billOf(result))
      expect(off.lte(exact(result, 'taxOnRentalProfit').plus(other))).toBe(true)
      const isAllTaken = billOf(result).plus(other).isZero()
      if (!isAllTaken) expect(off.toFixed()).toBe(exact(result, 'mortgageReliefBasicRate').toFixed())
    })
  })

  it('in England, Wales and Northern Ireland the reduction is never more than the tax on the rent, as no rate is below the basic rate', () => {
    holdsFor(letting, (question) => {
      const regions = rentalIncome.fields.region.options.filter((each) => each !== 'scotland')
      for (const region of regions) expect(rowOf(asked(question, { region }), 'reductionOfOtherTax').toFixed()).toBe('0')
    })
  })
})

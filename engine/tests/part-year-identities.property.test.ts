import { describe, expect, it } from 'vitest'
import { calculator as partYear } from '../calculators/part-year/answer.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { calculatorOfSlug, exact, holdsFor, inputsOf, resultOf } from './questions.ts'
import { amountOf, regionOf, same, takeHome, taxOn } from './take-home-page.ts'
import { useTestFigures } from './test-figures.ts'

useTestFigures()

/**
 * How much less National Insurance is for twelve months than for a year, under statute, the only rule set with months. Twelve monthly
 * thresholds come to 12,576 and 50,268, which are £6 more and £2 less than the annual ones. 8% of £6 is 48p, and 6% of £2 (8% less 2%) is
 * 12p.
 */
const fewerPennies = (pay: Decimal) =>
  Decimal.min(6, Decimal.max(0, pay.minus(12570)))
    .times('0.08')
    .plus(Decimal.min(2, Decimal.max(0, pay.minus(50268))).times('0.06'))

describe('the income-tax page says what', () => {
  it('the part-year page says for twelve months, apart from the listed pennies of National Insurance', () => {
    const calculator = calculatorOfSlug('part-year')
    holdsFor(calculator, (question) => {
      const asked = { ...question, inputs: { ...question.inputs, monthsWorked: '12', firstMonth: 'april' } }
      const { region, ...inputs } = inputsOf(calculator, asked)
      const [annualSalary, pensionContribution] = [amountOf(inputs, 'annualSalary'), amountOf(inputs, 'pensionContribution')]
      const year = resultOf(calculator, asked)
      const page = takeHome(question.ruleSet, { annualSalary, pensionContribution, region: regionOf(region) })
      same(exact(year, 'incomeTax'), exact(page, 'incomeTax'))
      expect(String(year.record['pension'])).toBe(String(page.record['pension'] ?? 0))
      const pay = annualSalary.times(new Decimal(100).minus(pensionContribution)).dividedBy(100)
      const less = question.ruleSet === 'statute' ? fewerPennies(pay) : ZERO
      same(exact(year, 'nationalInsurance').plus(less), exact(page, 'nationalInsurance'))
      same(exact(year, 'netIncome').minus(less), exact(page, 'netIncome'))
    })
  })

  it.each([1, 6, 11])('the part-year page says for %s months of pay, with the allowance of a whole year', (months) => {
    holdsFor(
      calculatorOfSlug('part-year'),
      ({ ruleSet, inputs: { annualSalary, region } }) => {
        const salary = new Decimal(annualSalary || 0)
        const inputs = {
          annualSalary: salary,
          monthsWorked: new Decimal(months),
          pensionContribution: ZERO,
          region: regionOf(region),
          firstMonth: 'april',
        } as const
        same(exact(partYear.calculate(inputs, { ruleSet }), 'incomeTax'), taxOn(ruleSet, salary.times(months).dividedBy(12), region))
      },
      100,
    )
  })

  it('the part-year page says about National Insurance for some months: by the month under statute, otherwise by the year', () => {
    const calculator = calculatorOfSlug('part-year')
    holdsFor(calculator, (question, result) => {
      const { ruleSet } = question
      const months = amountOf(inputsOf(calculator, question), 'monthsWorked')
      const pay = exact(result, 'netIncome').plus(exact(result, 'incomeTax')).plus(exact(result, 'nationalInsurance'))
      const month = resultOf(calculator, { ...question, inputs: { ...question.inputs, monthsWorked: '1' } })
      const monthly = exact(month, 'nationalInsurance').times(months)
      same(
        exact(result, 'nationalInsurance'),
        ruleSet === 'statute' ? monthly : exact(takeHome(ruleSet, { annualSalary: pay }), 'nationalInsurance'),
      )
    })
  })
})

import { describe, expect, it } from 'vitest'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { calculatorOfSlug, exact, holdsFor, inputsOf, resultOf } from './questions.ts'
import { plain, unsaid } from './take-home-cases.ts'
import { amountOf, regionOf, same, takeHome, taxOn } from './take-home-page.ts'

/** What an amount on top of an income adds to the tax, from two separate computations. */
const added = ({ ruleSet }: Result, income: Decimal, amount: Decimal, region: unknown) =>
  taxOn(ruleSet, income.plus(amount), region).minus(taxOn(ruleSet, income, region))
describe('two runs of the income-tax page, with an amount and without it, make', () => {
  it('the Income Tax on side income', () => {
    const calculator = calculatorOfSlug('side-hustle')
    holdsFor(calculator, (question, result) => {
      const { region, ...inputs } = inputsOf(calculator, question)
      const salary = amountOf(inputs, 'mainJobSalary')
      same(exact(result, 'additionalIncomeTax'), added(result, salary, exact(result, 'taxableIncome'), region))
    })
  })

  it('the tax on the profit of a letting under statute, less 20% of the lowest of three amounts for interest; any relief left lowers other tax', () => {
    const calculator = calculatorOfSlug('rental-income')
    holdsFor(calculator, (question) => {
      const result = resultOf(calculator, { ...question, ruleSet: 'statute' })
      const { region, ...inputs } = inputsOf(calculator, question)
      const other = amountOf(inputs, 'otherIncome')
      const profit = Decimal.max(0, exact(result, 'netRentalProfit'))
      const used = result.rows.find(({ key }) => key === 'propertyAllowanceUsed')?.value
      // What is left of the rent less what of it is from lodgers, whose profit for tax is another one.
      const fromLodgers = amountOf(inputs, 'lodgerReceipts').minus(amountOf(inputs, 'lodgerExpenses'))
      const taxedOfLodgers = result.steps.find(({ key }) => key === 'lodgerProfit')?.value ?? new Decimal(0)
      if (!used) same(exact(result, 'netRentalProfit'), exact(result, 'grossRentalProfit').minus(fromLodgers).plus(taxedOfLodgers))
      same(exact(result, 'taxOnRentalProfit'), added(result, other, profit, region))
      const both = takeHome('statute', { annualSalary: other.plus(profit), region: regionOf(region) })
      // Interest on the home of lodgers who have the Rent a Room limit gets no relief (ITTOIA 2005 ss.793 and 797).
      const isOfHome = amountOf(inputs, 'annualRentalIncome').isZero() && result.rows.some(({ key }) => key === 'rentARoomUsed')
      const interest = used || isOfHome ? new Decimal(0) : amountOf(inputs, 'mortgageInterest')
      const relieved = Decimal.min(interest, profit, exact(both, 'taxableIncome'))
      same(exact(result, 'mortgageReliefBasicRate'), relieved.times('0.2'))
      const rest = exact(result, 'taxOnRentalProfit').minus(relieved.times('0.2'))
      same(exact(result, 'totalTaxDue'), Decimal.max(0, rest))
      const offOther = result.rows.find(({ key }) => key === 'reductionOfOtherTax')?.value ?? new Decimal(0)
      same(offOther, Decimal.min(Decimal.max(0, rest.negated()), taxOn('statute', other, region)))
    })
  })

  it('the tax on a company car under statute, in the year that both pages cover', () => {
    const calculator = calculatorOfSlug('company-car')
    holdsFor(calculator, (question) => {
      const asked = { ruleSet: 'statute', inputs: { ...question.inputs, taxYear: '2024-25' } } as const
      const result = resultOf(calculator, asked)
      const { region, ...inputs } = inputsOf(calculator, asked)
      same(exact(result, 'annualTaxLiability'), added(result, amountOf(inputs, 'annualSalary'), exact(result, 'annualBIKValue'), region))
    })
  })

  it('the further relief on a pension under statute: the page without it, and with it under relief at source', () => {
    const calculator = calculatorOfSlug('pension-relief')
    holdsFor(calculator, ({ inputs: { annualEarnings, region: asked } }) => {
      for (const percent of ['5', '12.5', '100']) {
        const salary = new Decimal(annualEarnings || 0)
        const pensionContribution = salary.times(percent).dividedBy(100)
        const inputs = {
          ...inputsOf(calculator, { ruleSet: 'statute', inputs: { region: asked ?? '' } }),
          annualEarnings: salary,
          pensionContribution,
        }
        const relief = calculator.calculate(inputs, { ruleSet: 'statute' })
        const atSource = { annualSalary: salary, region: regionOf(asked), pensionMethod: 'relief-at-source' } as const
        const withPension = takeHome('statute', { ...atSource, pensionContribution: new Decimal(percent) })
        same(exact(relief, 'higherRateRelief'), taxOn('statute', salary, asked).minus(exact(withPension, 'incomeTax')))
        same(exact(relief, 'basicRateRelief'), pensionContribution.times('0.2'))
      }
    })
  })
})

describe('the income-tax page, with the same inputs, says what', () => {
  it('the student-loan page says', () => {
    const calculator = calculatorOfSlug('student-loan')
    holdsFor(calculator, (question, result) => {
      const page = takeHome(question.ruleSet, inputsOf(calculator, question))
      const record = Object.fromEntries(Object.keys(result.record).map((name) => [name, page.record[name] ?? ZERO]))
      expect(plain(unsaid({ ...page, slug: 'student-loan', record }))).toEqual(plain(unsaid(result)))
    })
  })

  it('the self-employed page says about Income Tax', () => {
    const calculator = calculatorOfSlug('self-employed')
    holdsFor(calculator, (question, result) => {
      const profit = Decimal.max(0, exact(result, 'netProfit'))
      same(exact(result, 'incomeTax'), taxOn(question.ruleSet, profit, inputsOf(calculator, question)['region']))
    })
  })
})

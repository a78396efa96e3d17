import { expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import type { Row } from '../result/row.ts'
import { halfUp } from './half-up.ts'
import { holdsFor, inputsOf } from './questions.ts'

/**
 * The rows that add up to the total on each page of the specification. All other rows are outside the sum. Rows of newer pages say this
 * themselves.
 */
const SUMMANDS: Readonly<Record<string, readonly string[]>> = {
  'capital-gains': ['knownGain', 'salePrice', 'purchasePrice', 'improvementCosts', 'sellingCosts', 'capitalGainsTax'],
  cis: ['grossPayment', 'cisDeduction'],
  'company-car': ['annualTaxLiability', 'effectivePersonalContribution'],
  'corporation-tax': ['taxableProfit', 'corporationTax'],
  'dividend-tax': ['dividendIncome', 'dividendTax'],
  'employer-ni': ['totalSalaryCost', 'totalEmployerNI'],
  ir35: ['grossIncome', 'businessExpenses', 'incomeTax', 'nationalInsurance', 'corporationTax', 'dividendTax'],
  'national-insurance': ['employeeNI', 'employerNI', 'class4NI', 'class2NI'],
  'part-year': ['actualEarnings', 'incomeTax', 'nationalInsurance', 'pension'],
  'pension-allowance': ['pensionContributions', 'basicRateRelief', 'additionalRelief', 'dbContributionCost', 'annualAllowanceCharge'],
  'pension-relief': ['pensionContribution', 'basicRateRelief', 'higherRateRelief'],
  'rental-income': ['annualRentalIncome', 'allowableExpenses', 'lodgerReceipts', 'lodgerExpenses', 'totalTaxDue'],
  'self-employed': ['grossProfit', 'expenses', 'incomeTax', 'class2NI', 'class4NI'],
  'side-hustle': ['sideHustleIncome', 'sideHustleExpenses', 'additionalIncomeTax', 'additionalNI'],
  'student-loan': ['grossIncome', 'annualSalary', 'bonus', 'secondIncome', 'incomeTax', 'nationalInsurance', 'studentLoan', 'pension'],
  vat: ['netAmount', 'vatAmount'],
}

const isSummand = (slug: string, { key, isTotal, isInSum }: Row) => !isTotal && (SUMMANDS[slug]?.includes(key) ?? isInSum)
const sumOf = (rows: readonly Row[], amountOf: (row: Row) => Decimal) =>
  rows.reduce((sum, row) => (row.isDeduction ? sum.minus(amountOf(row)) : sum.plus(amountOf(row))), ZERO)

/** Tests where the rows of any result come from. */
export function itsRowsAreWorkedOut(calculator: Calculator): void {
  it('are each what was typed, or the result of the working; without either they are 0', () => {
    holdsFor(calculator, (question, { rows, steps }) => {
      const inputs: Readonly<Record<string, unknown>> = inputsOf(calculator, question)
      const others = rows.filter(({ value, of }) => {
        const origins = of.flatMap((name) => steps.find((step) => step.key === name)?.value ?? inputs[name] ?? [])
        const sum = origins.reduce<Decimal>((total, amount) => total.plus(amount as Decimal), ZERO)
        return !sum.minus(value).toDecimalPlaces(20).isZero()
      })
      expect(others.map(({ key }) => key)).toEqual([])
    })
  })
}

/** Tests what holds of the rows of any result, and of how they are shown. */
export function itsRows(calculator: Calculator): void {
  const { slug } = calculator
  it('add up to the total exactly, and as shown in pence; the result says whether they add up in pounds', () => {
    holdsFor(calculator, (_, { rows, addsUpInPounds }) => {
      const [total, ...others] = rows.filter(({ isTotal }) => isTotal)
      expect(others).toEqual([])
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      // A single charge has no total: the National Insurance of a self-employed person who pays no Class 2.
      if (!total) expect(rows.filter((row) => isSummand(slug, row)).map(({ key }) => key)).toEqual(['employeeNI'])
      if (!total) return
      const summands = rows.filter((row) => isSummand(slug, row))
      expect(
        sumOf(summands, ({ value }) => value)
          .minus(total.value)
          .abs()
          .lt('1e-40'),
      ).toBe(true)
      expect(sumOf(summands, ({ shown }) => shown.pence).toFixed()).toBe(total.shown.pence.toFixed())
      expect(addsUpInPounds).toBe(sumOf(summands, ({ shown }) => shown.pounds).equals(total.shown.pounds))
    })
  })

  it('in pounds are each rounded half up; in pence only a row of the sum that is neither typed nor the answer may be a penny out', () => {
    holdsFor(calculator, (_, { rows, headline }) => {
      const wrong = rows.filter((row) => {
        const { key, value, of, shown } = row
        const mayMove = (row.isTotal || isSummand(slug, row)) && key !== headline && !of.every((name) => name in calculator.fields)
        const isNear = shown.pence.minus(value).abs().lt('0.01') && shown.pence.decimalPlaces() <= 2
        return shown.pounds.toFixed() !== halfUp(value, 0) || !isNear || (!mayMove && shown.pence.toFixed(2) !== halfUp(value, 2))
      })
      expect(
        wrong.map(
          ({ key, value, shown }) => `${key} of ${value.toFixed()} is shown as ${shown.pounds.toFixed()}, ${shown.pence.toFixed()}`,
        ),
      ).toEqual([])
    })
  })

  it('have the amounts of the record, rounded from the exact ones, and one of them is the headline', () => {
    holdsFor(
      calculator,
      (_, { rows, record, headline }) => {
        expect(rows.map(({ key }) => key)).toContain(headline)
        const recorded = rows.flatMap(({ key, value }) => (record[key] instanceof Decimal ? [{ key, value, inRecord: record[key] }] : []))
        expect(recorded.length).toBeGreaterThan(0)
        const wrong = recorded.filter(({ value, inRecord }) => inRecord.toFixed(2) !== halfUp(value, 2))
        expect(wrong.map(({ key, value, inRecord }) => `${key} of ${value.toFixed()} is recorded as ${inRecord.toFixed()}`)).toEqual([])
      },
      100,
    )
  })

  it('have shares that add up to 100% as shown, or no shares', () => {
    holdsFor(calculator, (_, { shares }) => {
      expect(shares.filter(({ percent }) => percent.lte(0) || percent.decimalPlaces() > 1)).toEqual([])
      if (shares.length > 0) expect(shares.reduce((sum, { percent }) => sum.plus(percent), ZERO).toFixed()).toBe('100')
    })
  })
}

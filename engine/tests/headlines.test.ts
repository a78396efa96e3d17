import { expect, it } from 'vitest'
import { headlinesOf } from '../explain/outputs-of.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'

/** Whether a visitor wants more of an answer, because it is money to keep, or less of it, because it is money to pay. */
const ANSWERS = [
  'capital-gains: the tax (capitalGainsTax) is paid',
  'cis: what the contractor pays out (netPayment) is kept',
  'company-car: the tax (annualTaxLiability) is paid',
  'corporation-tax: the profit after tax (afterTaxProfit) is kept',
  'dividend-tax: the dividends after tax (netDividends) are kept',
  'employer-ni: what the employees cost (totalEmploymentCost) is paid',
  'income-tax: take-home pay (netIncome) is kept',
  'ir35: take-home pay (takeHome) is kept',
  'national-insurance: the contributions of somebody self-employed (totalNI) are paid',
  'national-insurance: the contributions of an employee (employeeNI) are paid',
  'part-year: take-home pay (netIncome) is kept',
  'payslip: what is paid out (netPay) is kept',
  'pension-allowance: what the contribution costs (netCostToIndividual) is paid',
  'pension-allowance: what the contribution costs (netCostWithBenefit) is paid',
  'pension-relief: what the contribution costs (netCost) is paid',
  'rental-income: the rent after tax (netRentalIncomeAfterTax) is kept',
  'self-employed: the profit after tax (netIncome) is kept',
  'side-hustle: the profit after tax (netSideHustleIncome) is kept',
  'student-loan: take-home pay (netIncome) is kept',
  'tax-bill: the tax for the year (totalDue) is paid',
  'tax-bill: what is left to pay (balancingPayment) is paid',
  'vat: the price with VAT (grossAmount) is paid',
  'vat: the price without VAT (netAmount) is kept',
]

it.each(SLUGS)('the answer of %s is money that somebody keeps, or money that somebody pays', async (slug) => {
  const told = headlinesOf(await calculatorNamed(slug)).map(({ key, isKept }) => `${key} ${isKept ? 'kept' : 'paid'}`)
  const expected = ANSWERS.filter((answer) => answer.startsWith(`${slug}: `)).map((answer) =>
    answer.replace(/^.*\((.*)\) (?:is|are) (.*)$/, '$1 $2'),
  )
  expect(told.sort(), `add a line for each answer of ${slug} to ANSWERS in engine/tests/headlines.test.ts`).toEqual(expected.sort())
})

it('only calculators that there are have answers', () => {
  expect(ANSWERS.filter((answer) => !SLUGS.includes(answer.replace(/:.*/, '')))).toEqual([])
})

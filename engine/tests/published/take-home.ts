import { type Decimal, percentOf, sumOf, ZERO } from '../../money/decimal.ts'
import type { Row } from './cases.ts'
import { type Claim, cell, claimsOf, isOf, type Mapping, number, type Question, type Working } from './claim.ts'
import { allowanceOn } from './income-tax.ts'
import { loanInputs } from './student-loans.ts'

/** Bands outside Scotland, the allowance and an employee’s National Insurance have been frozen from 2024/25. */
const SAME_IN = ['2024/25', '2025/26', '2026/27']

const METHODS: Readonly<Record<string, string>> = {
  '': '',
  'employer (net pay)': 'net-pay',
  PERCENTAGE: 'net-pay',
  MONTHLY_AMOUNT_IN_POUNDS: 'net-pay',
  salary_sacrifice: 'salary-sacrifice',
}

/** What the row’s pension takes in a year; unknown on banded earnings, which no calculator asks for. */
function pensionOf(row: Row): Decimal | undefined {
  const amount = number({ amount: cell(row, 'pension_amount').replace('%', '') }, 'amount')
  const method = cell(row, 'pension_method')
  if (amount.isZero()) return ZERO
  if (method === 'MONTHLY_AMOUNT_IN_POUNDS') return amount.times(12)
  return METHODS[method] === undefined ? undefined : number(row, 'gross_annual').times(amount).dividedBy(100)
}

/** Whether the row’s tax can be asked about: 2024/25, or a later year outside Scotland. */
const hasOurBands = (row: Row) => isOf(row, '2024/25') || cell(row, 'country') !== 'SCOTLAND'

/**
 * Pension, take-home and deductions, with the source’s tax in the place of ours and its loans rounded down to whole pounds as it
 * rounds them: what is left to differ is the National Insurance, the loans and the pension. The tax has a column of its own.
 */
function takenHome(row: Row, question: Question): Claim[] {
  const net: Working = (field) =>
    sumOf([field('netIncome'), field('incomeTax'), field('studentLoan').modulo(1)]).minus(cell(row, 'expected_income_tax'))
  // A source that shows pensions in whole pounds takes whole pounds from the pay.
  const nearness = Number(cell(row, 'expected_pension')) > 0 ? 'pound' : 'penny'
  return [
    ...claimsOf(row, question, { expected_pension: 'pension', expected_take_home: net }, nearness),
    ...claimsOf(row, question, { expected_total_deductions: (field, result) => field('grossIncome').minus(net(field, result)) }),
  ]
}

/** Contributions on the whole salary, which only a sacrifice would lower. */
const nationalInsurance = (row: Row, question: Question): Claim[] => [
  ...claimsOf(row, question, { expected_ni_employee: 'nationalInsurance' }),
  ...(isOf(row, '2024/25')
    ? claimsOf(row, { slug: 'national-insurance', inputs: { earnings: cell(row, 'gross_annual') } }, { expected_ni_employer: 'employerNI' })
    : []),
]

const takeHome: Mapping = {
  file: 'income_tax_take_home',
  claims: (row) => {
    if (!isOf(row, ...SAME_IN)) return []
    const salary = number(row, 'gross_annual')
    const question = { slug: 'income-tax', inputs: { annualSalary: salary.toFixed(), region: cell(row, 'country').toLowerCase() } }
    const pension = pensionOf(row)
    const loans = loanInputs(cell(row, 'student_loan_plans'), cell(row, 'tax_year'))
    const pensionMethod = METHODS[cell(row, 'pension_method')] ?? ''
    const percent = percentOf(pension ?? ZERO, salary)
    const withPension = ask(question, { pensionContribution: percent.toFixed(), pensionMethod })
    const canAskPension = pension !== undefined && percent.decimalPlaces() <= 2
    const afterPension = salary.minus(pension ?? ZERO)
    const taxed = canAskPension ? withPension : ask(question, { annualSalary: afterPension.toFixed() })
    return [
      ...nationalInsurance(row, canAskPension ? withPension : question),
      ...claimsOf(row, allowanceOn(afterPension), { expected_personal_allowance: 'personalAllowance' }),
      ...(pension !== undefined && hasOurBands(row) ? claimsOf(row, taxed, { expected_income_tax: 'incomeTax' }) : []),
      ...(canAskPension && loans !== undefined ? takenHome(row, ask(withPension, loans)) : []),
    ]
  },
}

const ask = (question: Question, inputs: Question['inputs']): Question => ({ ...question, inputs: { ...question.inputs, ...inputs } })

const PERIODS: Readonly<Record<string, number>> = { weekly: 52, fourWeekly: 13, monthly: 12, yearly: 1 }

const byPeriod: Mapping = {
  file: 'take_home_by_period',
  claims: (row) => {
    if (!isOf(row, '2024/25')) return []
    const region = cell(row, 'scottish_rate') === 'true' ? 'scotland' : 'england'
    const annualSalary = cell(row, 'gross_annual')
    const share = PERIODS[cell(row, 'period')] ?? Number.NaN
    const inPeriod =
      (name: string): Working =>
      (field) =>
        field(name).dividedBy(share)
    const question = { slug: 'income-tax', inputs: { annualSalary, region } }
    return [
      ...claimsOf(row, question, {
        expected_tax: inPeriod('incomeTax'),
        expected_ni_employee: inPeriod('nationalInsurance'),
        expected_pension: inPeriod('pension'),
        expected_student_loan: inPeriod('studentLoan'),
        expected_take_home: (field) => field('netIncome').plus(field('incomeTax')).dividedBy(share).minus(cell(row, 'expected_tax')),
      }),
      ...claimsOf(
        row,
        { slug: 'national-insurance', inputs: { earnings: annualSalary } },
        { expected_ni_employer: inPeriod('employerNI') },
      ),
    ]
  },
}

export const takeHomeMappings = [takeHome, byPeriod]

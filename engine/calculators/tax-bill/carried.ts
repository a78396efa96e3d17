import { dayOfNewGainRates } from '../../inputs/day-of-gain-rates.ts'
import { canBeUnknown } from '../../inputs/field.ts'
import { taxYearWith } from '../../inputs/known-years.ts'
import { Decimal, isAboveZero, ZERO } from '../../money/decimal.ts'
import type { RecordValue } from '../../result/result.ts'
import { fields } from './fields.ts'

/** What the form of the bill starts with: the names of its fields, as text. */
export type Carried = { readonly [Name in keyof typeof fields]?: string }

/** An answer of another calculator: what was typed, and what was worked out. */
interface Other {
  readonly inputs: Readonly<Record<string, unknown>>
  readonly record: Readonly<Record<string, RecordValue>>
}

/** Reads an amount of an answer, typed or worked out: nothing where there is none. */
type AmountOf = (name: string) => Decimal

type Carry = (amount: AmountOf, text: (name: string) => string) => Readonly<Partial<Record<keyof typeof fields, Decimal | string>>>

const fromPay: Carry = (amount, text) => {
  const isReliefAtSource = text('pensionMethod') === 'relief-at-source'
  const isSecondPension = text('secondIncomeKind') === 'pension'
  const plan = text('studentLoanPlan')
  const hasLoan = plan !== 'none' || text('postgraduateLoan') === 'true'
  // All of it, with a bonus and a second income.
  const pay = amount('grossIncome').minus(isSecondPension ? amount('secondIncome') : ZERO)
  return {
    employmentIncome: isReliefAtSource ? pay : pay.minus(amount('pension')),
    taxableBenefits: amount('taxableBenefits'),
    taxPaid: amount('incomeTax'),
    pensionIncome: isSecondPension ? amount('secondIncome') : ZERO,
    reliefAtSourcePension: isReliefAtSource ? amount('pensionGross') : ZERO,
    marriageAllowance: text('marriageAllowance'),
    blindPersonsAllowance: text('blindPersonsAllowance'),
    childBenefit: amount('childBenefit'),
    studentLoanPlan: plan === 'postgraduate' ? 'none' : plan,
    postgraduateLoan: plan === 'postgraduate' ? 'true' : text('postgraduateLoan'),
    ...(hasLoan && { studentLoanDeducted: amount('studentLoan') }),
  }
}

/** How each calculator of somebody’s income fits into the bill. The others are about companies, prices or a single payday. */
const CARRY: Readonly<Record<string, Carry>> = {
  'income-tax': fromPay,
  'student-loan': fromPay,
  'self-employed': (amount) => ({ tradingIncome: amount('annualProfit'), tradingExpenses: amount('expenses') }),
  'national-insurance': (amount, text) =>
    text('employmentType') === 'self-employed' ? { tradingIncome: amount('earnings') } : { employmentIncome: amount('earnings') },
  'dividend-tax': (amount) => ({ dividendIncome: amount('dividendIncome'), employmentIncome: amount('otherIncome') }),
  'capital-gains': (amount, text) => ({
    [text('assetType') === 'residential'
      ? 'residentialGains'
      : isBeforeRise(text('disposalDate'))
        ? 'otherGainsBeforeBudget'
        : 'otherGains']: Decimal.max(amount('gain'), ZERO),
    employmentIncome: amount('otherIncome'),
  }),
  'pension-relief': (amount) => ({ employmentIncome: amount('annualEarnings'), reliefAtSourcePension: amount('pensionContribution') }),
  'pension-allowance': (amount, text) => ({
    employmentIncome: amount('annualSalary').minus(text('hasDBPension') === 'true' ? amount('dbMemberContributions') : ZERO),
  }),
  'side-hustle': (amount) => ({
    employmentIncome: amount('mainJobSalary'),
    tradingIncome: amount('sideHustleIncome'),
    tradingExpenses: amount('sideHustleExpenses'),
  }),
  'part-year': (amount) => ({ employmentIncome: amount('actualEarnings').minus(amount('pension')), taxPaid: amount('incomeTax') }),
  'rental-income': (amount, text) => ({
    rentalIncome: amount('annualRentalIncome'),
    rentalExpenses: amount('allowableExpenses'),
    financeCosts: amount('mortgageInterest'),
    lodgerReceipts: amount('lodgerReceipts'),
    lodgerExpenses: amount('lodgerExpenses'),
    lodgerShared: text('lodgerShared'),
    employmentIncome: amount('otherIncome'),
  }),
  'company-car': (amount) => ({ employmentIncome: amount('annualSalary'), taxableBenefits: amount('annualBIKValue') }),
  ir35: (amount) => ({
    employmentIncome: amount('salary'),
    dividendIncome: amount('dividends'),
    taxPaid: amount('incomeTax'),
  }),
  cis: (amount) => ({
    tradingIncome: amount('annualGrossPayment'),
    tradingExpenses: amount('annualGrossPayment').minus(amount('annualLabourPayment')),
    taxPaid: amount('annualCISDeductions'),
  }),
}

/** Whether a day is before one, in the same tax year, from which gains on most assets are taxed at other rates. FA 2025 s.7(3). */
function isBeforeRise(day: string): boolean {
  const taxYear = taxYearWith(day)
  const rise = taxYear && dayOfNewGainRates(taxYear)
  return rise !== undefined && day < rise
}

/**
 * What an answer of another calculator brings to the bill of the same year: what was typed there and, for a job, what an employer would
 * have deducted, even if that is nothing. Undefined for a calculator that is not about a year of somebody’s income, and where the annual
 * allowance charge is due. Pounds a year, to the penny.
 */
export function carriedToBill(slug: string, { inputs, record }: Other): Carried | undefined {
  const carry = CARRY[slug]
  if (!carry) return undefined
  const amount: AmountOf = (name) => [inputs[name], record[name]].find((value) => value instanceof Decimal) ?? ZERO
  // The bill has no box for a pension charge, and without it would be too small.
  if (isAboveZero(amount('annualAllowanceCharge'))) return undefined
  const text = (name: string) => (typeof inputs[name] === 'string' || typeof inputs[name] === 'boolean' ? String(inputs[name]) : '')
  const brought = { ...(inputs['region'] === undefined ? {} : { region: text('region') }), ...carry(amount, text) }
  return Object.fromEntries(
    Object.entries(brought).flatMap(([name, value]) =>
      value instanceof Decimal
        ? value.isZero() && isNilWhenBlank(name)
          ? []
          : [[name, value.toFixed()]]
        : value === ''
          ? []
          : [[name, value]],
    ),
  )
}

/** Whether a box of the bill’s form that is left blank means nothing, and not that nobody knows. */
const isNilWhenBlank = (name: string) => !canBeUnknown(fields[name as keyof typeof fields])

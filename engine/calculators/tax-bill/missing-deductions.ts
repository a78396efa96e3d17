import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { figure, number } from '../../expression/amount.ts'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { codeText } from '../../inputs/tax-code.ts'
import { codeAfter, sharedAllowance } from '../../law/paye/code-in-words.ts'
import { nationOf } from '../../law/paye/code-rates.ts'
import { taxByCode } from '../../law/paye/tax-of-year.ts'
import type { AllowanceRates, IncomeTaxRates, PayeRates, StudentLoanRates } from '../../law/rates.ts'
import { repaidAbove } from '../../law/student-loans/repayment.ts'
import { type Decimal, isAboveZero, sumOf } from '../../money/decimal.ts'
import { roundDown } from '../../money/rounding.ts'
import type { fields } from './fields.ts'

/** What is typed about a bill, as it was read. */
export type BillInputs = InputsOf<typeof fields>

type DeductionRates = IncomeTaxRates & PayeRates & AllowanceRates & StudentLoanRates

/** What a bill lacks, because nobody entered what was deducted, and what payroll usually deducts. Whole pounds, as payroll’s tables round. */
export interface MissingDeductions {
  readonly isTaxMissing: boolean
  readonly isLoanMissing: boolean
  /** The tax by the usual code, after what is taxed through it; undefined where nobody can tell which code is usual. */
  readonly tax?: {
    readonly amount: Decimal
    readonly code: string
    readonly isAfterStatePension: boolean
    readonly isAfterBenefits: boolean
    /** Whether Marriage Allowance is in the code: received, or given away. */
    readonly isShared: boolean
  }
  /** The repayments of loans that are missing. */
  readonly loan?: Decimal
}

/**
 * What was deducted from the pay or the pension of a bill and not entered, and what payroll takes over a year with the usual code: that of
 * the whole allowance with or without the tenth of Marriage Allowance, less a State Pension and benefits from work. SI 2003/2682 reg.14; SI
 * 2009/470 reg.41. There is no usual code with both a job and a pension, because only one of them has the allowance, nor above the income
 * at which the allowance begins to fall.
 */
export function missingDeductions(inputs: BillInputs, rates: DeductionRates): MissingDeductions {
  const { employmentIncome, taxableBenefits, pensionIncome, statePension, region, studentLoanDeducted } = inputs
  const repaid = roundDown(sumOf(loansOf(inputs).map((plan) => repaidOn(employmentIncome, plan, rates))), 0)
  const isTaxMissing = !inputs.taxPaid && isAboveZero(sumOf([employmentIncome, taxableBenefits, pensionIncome]))
  const isLoanMissing = !studentLoanDeducted && loansOf(inputs).some((plan) => isAboveZero(repaidOn(employmentIncome, plan, rates)))
  const [source, ...others] = [employmentIncome, pensionIncome].filter(isAboveZero)
  const isUsual = source?.lessThanOrEqualTo(rates.incomeTax.personalAllowance.incomeLimit.value) === true && others.length === 0
  const letter = LETTERS[inputs.marriageAllowance]
  const shared = letter && sharedAllowance(letter, rates)
  const code = { ...codeAfter(statePension.plus(taxableBenefits), rates, shared), nation: nationOf(region) }
  return {
    isTaxMissing,
    isLoanMissing,
    ...(isTaxMissing &&
      isUsual && {
        tax: {
          amount: roundDown(new ExactEvaluator({}).of(taxByCode(number(source), code, rates, WORDS)), 0),
          code: codeText(code),
          isAfterStatePension: isAboveZero(statePension),
          isAfterBenefits: isAboveZero(taxableBenefits),
          isShared: shared !== undefined,
        },
      }),
    ...(isLoanMissing && { loan: repaid }),
  }
}

/** The letter that Marriage Allowance gives a code. SI 2003/2682 reg.7. */
const LETTERS = { none: undefined, received: 'M', given: 'N' } as const
const WORDS = { key: 'taxByCode', label: 'Income Tax by the usual code', of: 'your income' }

const loansOf = ({ studentLoanPlan, postgraduateLoan }: BillInputs): LoanPlan[] => [
  ...(studentLoanPlan === 'none' ? [] : [studentLoanPlan]),
  ...(postgraduateLoan ? (['postgraduate'] as const) : []),
]

const repaidOn = (pay: Decimal, plan: LoanPlan, rates: StudentLoanRates): Decimal =>
  new ExactEvaluator({}).of(repaidAbove(figure(rates.studentLoans[plan].threshold), number(pay), plan, rates))

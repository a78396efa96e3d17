import type { AskedOf } from '../../answer/asked.ts'
import type { Amount } from '../../expression/amount.ts'
import { type LoanPlan, type MarriageAllowance, methodOf, type Region } from '../../inputs/common-fields.ts'
import type { EmployeeFields } from '../../inputs/employee-fields.ts'
import type { Refusal } from '../../inputs/field.ts'
import { CATEGORIES, isLoanDeducted, type NiCategory } from '../../inputs/ni-categories.ts'
import type { PayPeriod } from '../../inputs/paid-per.ts'
import { notInUse } from '../../inputs/payroll-faults.ts'
import { type TaxCode, taxCodeOf } from '../../inputs/tax-code.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import type { PayMonths } from '../national-insurance/class-1-by-month.ts'
import type { AllowanceRates, EnrolmentRates, NationalInsuranceRates, PayeRates, PensionRates, StudentLoanRates } from '../rates.ts'
import { loansOf, secondPostgraduateLoan } from '../student-loans/loans.ts'
import { annualSalary } from './annual-salary.ts'
import type { PensionFacts } from './pension.ts'
import type { AllowanceFacts } from './tax-by-law.ts'

/** What is known of an employee. */
export interface EmployeeFacts extends PensionFacts, AllowanceFacts {
  /** Pay for the year before any deductions, and the period that it was typed for. */
  readonly annualSalary: Amount
  readonly payPer?: PayPeriod
  /** A bonus or overtime on top of it, paid in one month. Pounds. */
  readonly bonus?: Amount | undefined
  readonly region: Region
  /** Whether the pension is one of public service, so that its way of paying is not a choice. */
  readonly isPublicServicePension?: boolean
  readonly loans: readonly LoanPlan[]
  /** Whether the category letter keeps payroll from taking anything for them. SI 2009/470 regs.41 and 45. */
  readonly isFreeOfLoans?: boolean | undefined
  /** The months of pay, and what the category letter and being a director do to National Insurance. */
  readonly paid: PayMonths
  /** The tax code of the job, where payroll’s tax is asked for and not that of the law. */
  readonly taxCode?: TaxCode | undefined
  /** What benefits from work add to taxable income, and no money comes in for. Pounds a year. */
  readonly taxableBenefits?: Amount | undefined
  readonly second?: SecondIncome | undefined
  /** How many children the household gets Child Benefit for. */
  readonly children?: Amount | undefined
}

/** Pay from another job, or a pension that somebody receives: in equal parts, or once, in one month. Pounds a year. */
export interface SecondIncome {
  readonly amount: Amount
  readonly kind: 'job' | 'pension'
  readonly isOnce?: boolean
  readonly taxCode: TaxCode | undefined
}

/** The tables that take-home pay reads. */
export type TakeHomeRates = PensionRates & EnrolmentRates & NationalInsuranceRates & StudentLoanRates & AllowanceRates & PayeRates

type EmployeeChoices = Readonly<Record<'taxCode' | 'secondTaxCode', string>> & {
  readonly studentLoanPlan: LoanPlan | 'none'
  readonly postgraduateLoan: boolean
  readonly niCategory: NiCategory
}

/** The faults of choices that do not go together, or that payroll could not make in the tax year. */
export const refusedOf = (chosen: EmployeeChoices, taxYear: TaxYear): Refusal[] => [
  ...secondPostgraduateLoan(chosen),
  ...notInUse(chosen.niCategory, { taxCode: chosen.taxCode, secondTaxCode: chosen.secondTaxCode }, taxYear),
]

/** Whether an employee pays National Insurance as most do. */
export const isCategoryA = ({ paid: { category = 'main' } }: EmployeeFacts): boolean => category === 'main'

/** The loans that payroll takes something for. */
export const loansTaken = ({ loans, isFreeOfLoans = false }: EmployeeFacts): readonly LoanPlan[] => (isFreeOfLoans ? [] : loans)

/** The facts that an employee typed, with pay as that of a year. */
export function employeeOf(asked: AskedOf<EmployeeFields>, months: PayMonths): EmployeeFacts {
  const { niCategory, isDirector, secondIncome, secondIncomeKind, secondIncomePaid, ...facts } = asked
  const [taxCode, secondCode] = [codeIn(asked.taxCode), codeIn(asked.secondTaxCode)]
  const { employee: category } = CATEGORIES[niCategory]
  return {
    ...facts,
    annualSalary: annualSalary(asked),
    pensionMethod: methodOf(asked),
    loans: loansOf(asked.studentLoanPlan, asked.postgraduateLoan, asked.otherLoanPlan),
    isFreeOfLoans: !isLoanDeducted(niCategory),
    paid: { ...months, category, isDirector },
    // HMRC gives Scotland’s codes to those who live there, and M and N to those who share an allowance.
    region: [taxCode, secondIncome && secondCode].some((code) => code?.nation === 'S') ? 'scotland' : asked.region,
    marriageAllowance: asked.marriageAllowance === 'none' ? allowanceIn(taxCode) : asked.marriageAllowance,
    taxCode,
    second: secondIncome && { amount: secondIncome, kind: secondIncomeKind, isOnce: secondIncomePaid === 'once', taxCode: secondCode },
  }
}

const allowanceIn = (code: TaxCode | undefined): MarriageAllowance => {
  const letter = code?.kind === 'free-pay' ? code.letter : undefined
  return letter === 'M' ? 'received' : letter === 'N' ? 'given' : 'none'
}

const codeIn = (text: string): TaxCode | undefined => (text === '' ? undefined : taxCodeOf(text))

import { numberedPlanWords, region, taxYear } from '../../inputs/common-fields.ts'
import { marriageAllowance } from '../../inputs/employee-fields.ts'
import { choice, type Fields, type MoneyField } from '../../inputs/field.ts'
import { lodgerFields } from '../../inputs/lodger-fields.ts'

const ofTheYear = (label: string): MoneyField => ({ kind: 'money', label, per: 'year' })

export const fields = {
  taxYear,
  region,
  employmentIncome: ofTheYear('Pay From Jobs'),
  taxableBenefits: ofTheYear('Taxable Benefits From Work'),
  taxPaid: { kind: 'money', label: 'Tax Already Deducted', blank: 'unknown' },
  tradingIncome: ofTheYear('Income From Self-Employment'),
  tradingExpenses: ofTheYear('Expenses of the Business'),
  tradingLosses: { kind: 'money', label: 'Business Losses From Earlier Years' },
  rentalIncome: ofTheYear('Rent'),
  rentalExpenses: ofTheYear('Expenses of Letting'),
  rentalLosses: { kind: 'money', label: 'Rental Losses From Earlier Years' },
  financeCosts: ofTheYear('Mortgage Interest on Homes You Let'),
  ...lodgerFields,
  savingsInterest: ofTheYear('Savings Interest'),
  dividendIncome: ofTheYear('Dividends'),
  pensionIncome: ofTheYear('Private and Workplace Pensions'),
  statePension: ofTheYear('State Pension'),
  reliefAtSourcePension: ofTheYear('Your Own Pension Contributions'),
  giftAid: ofTheYear('Gift Aid Donations'),
  marriageAllowance,
  blindPersonsAllowance: { kind: 'flag', label: 'Blind Person’s Allowance', blank: false, isRare: true },
  childBenefit: ofTheYear('Child Benefit'),
  studentLoanPlan: choice({
    label: 'Student Loan Plan',
    options: ['none', 'plan1', 'plan2', 'plan4', 'plan5'],
    blank: 'none',
    words: { none: 'None', ...numberedPlanWords },
    inSentence: { none: 'no student loan', ...numberedPlanWords },
    isRare: true,
  }),
  postgraduateLoan: { kind: 'flag', label: 'Postgraduate Loan', blank: false, isRare: true },
  studentLoanDeducted: { kind: 'money', label: 'Loan Repayments Already Deducted', blank: 'unknown', isRare: true },
  isOverStatePensionAge: { kind: 'flag', label: 'Over State Pension Age When the Year Began', blank: false, isRare: true },
  residentialGains: { kind: 'money', label: 'Gains on Homes' },
  otherGains: { kind: 'money', label: 'Other Gains' },
  otherGainsBeforeBudget: { kind: 'money', label: 'Other Gains Before the Rates Rose' },
  paymentsOnAccount: { kind: 'money', label: 'Payments on Account Already Made' },
} as const satisfies Fields

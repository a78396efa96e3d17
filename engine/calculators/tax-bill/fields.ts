import { marriageAllowance, numberedPlanWords, region, taxYear } from '../../inputs/common-fields.ts'
import { choice, flag, money } from '../../inputs/kinds.ts'
import { lodgerFields } from '../../inputs/lodger-fields.ts'

const ofTheYear = (label: string) => money({ label, per: 'year' })

export const fields = {
  taxYear,
  region,
  employmentIncome: ofTheYear('Pay From Jobs'),
  taxableBenefits: ofTheYear('Taxable Benefits From Work'),
  taxPaid: money({ label: 'Tax Already Deducted', blank: 'unknown' }),
  tradingIncome: ofTheYear('Income From Self-Employment'),
  tradingExpenses: ofTheYear('Expenses of the Business'),
  tradingLosses: money({ label: 'Business Losses From Earlier Years' }),
  rentalIncome: ofTheYear('Rent'),
  rentalExpenses: ofTheYear('Expenses of Letting'),
  rentalLosses: money({ label: 'Rental Losses From Earlier Years' }),
  financeCosts: ofTheYear('Mortgage Interest on Homes You Let'),
  ...lodgerFields,
  savingsInterest: ofTheYear('Savings Interest'),
  dividendIncome: ofTheYear('Dividends'),
  pensionIncome: ofTheYear('Private and Workplace Pensions'),
  statePension: ofTheYear('State Pension'),
  reliefAtSourcePension: ofTheYear('Your Own Pension Contributions'),
  giftAid: ofTheYear('Gift Aid Donations'),
  marriageAllowance,
  blindPersonsAllowance: flag({ label: 'Blind Person’s Allowance', blank: false, isRare: true }),
  childBenefit: ofTheYear('Child Benefit'),
  studentLoanPlan: choice({
    label: 'Student Loan Plan',
    options: ['none', 'plan1', 'plan2', 'plan4', 'plan5'],
    blank: 'none',
    words: { none: 'None', ...numberedPlanWords },
    inSentence: { none: 'no student loan', ...numberedPlanWords },
    isRare: true,
  }),
  postgraduateLoan: flag({ label: 'Postgraduate Loan', blank: false, isRare: true }),
  studentLoanDeducted: money({ label: 'Loan Repayments Already Deducted', blank: 'unknown', isRare: true }),
  isOverStatePensionAge: flag({ label: 'Over State Pension Age When the Year Began', blank: false, isRare: true }),
  residentialGains: money({ label: 'Gains on Homes' }),
  otherGains: money({ label: 'Other Gains' }),
  otherGainsBeforeBudget: money({ label: 'Other Gains Before the Rates Rose' }),
  paymentsOnAccount: money({ label: 'Payments on Account Already Made' }),
}

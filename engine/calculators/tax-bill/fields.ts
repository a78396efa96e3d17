import { marriageAllowance, numberedPlanWords, region, taxYear } from '../../inputs/common-fields.ts'
import { choice, flag, money } from '../../inputs/kinds.ts'
import { lodgerFields } from '../../inputs/lodger-fields.ts'

const ofTheYear = (label: string) => money({ label, per: 'year' })

export const fields = {
  taxYear,
  region,
  employmentIncome: ofTheYear('Pay from jobs'),
  taxableBenefits: ofTheYear('Taxable benefits from work'),
  taxPaid: money({ label: 'Tax already deducted', blank: 'unknown' }),
  tradingIncome: ofTheYear('Income from self-employment'),
  tradingExpenses: ofTheYear('Expenses of the business'),
  tradingLosses: money({ label: 'Business losses from earlier years' }),
  rentalIncome: ofTheYear('Rent'),
  rentalExpenses: ofTheYear('Expenses of letting'),
  rentalLosses: money({ label: 'Rental losses from earlier years' }),
  financeCosts: ofTheYear('Mortgage interest on homes you let'),
  ...lodgerFields,
  savingsInterest: ofTheYear('Savings interest'),
  dividendIncome: ofTheYear('Dividends'),
  pensionIncome: ofTheYear('Private and workplace pensions'),
  statePension: ofTheYear('State Pension'),
  reliefAtSourcePension: ofTheYear('Your own pension contributions'),
  giftAid: ofTheYear('Gift Aid donations'),
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
  postgraduateLoan: flag({ label: 'Postgraduate loan', blank: false, isRare: true }),
  studentLoanDeducted: money({ label: 'Loan repayments already deducted', blank: 'unknown', isRare: true }),
  isOverStatePensionAge: flag({ label: 'Over State Pension age when the year began', blank: false, isRare: true }),
  residentialGains: money({ label: 'Gains on homes' }),
  otherGains: money({ label: 'Other gains' }),
  otherGainsBeforeBudget: money({ label: 'Other gains before the rates rose' }),
  paymentsOnAccount: money({ label: 'Payments on account already made' }),
}

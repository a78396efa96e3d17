import type { Field } from '../inputs/field.ts'

const BEFORE_TAX = 'before tax'
const GROSS_PENSION = 'gross, with the tax relief that the provider adds'

/** For fields whose column could be taken in two ways, which of them it is: gross or net, before expenses or after them. */
export const NOTES: Readonly<Record<string, string>> = {
  annualSalary: `${BEFORE_TAX} and pension contributions`,
  employmentIncome: `${BEFORE_TAX}, as on a P60`,
  earnings: BEFORE_TAX,
  annualEarnings: BEFORE_TAX,
  employeeSalary: BEFORE_TAX,
  mainJobSalary: BEFORE_TAX,
  secondIncome: BEFORE_TAX,
  otherIncome: BEFORE_TAX,
  grossPay: 'before tax, National Insurance and pension',
  taxPaid: 'by all jobs and pensions',
  tradingIncome: 'before expenses',
  annualProfit: 'after expenses, or before them with a column expenses',
  rentalIncome: 'before expenses and mortgage interest',
  annualRentalIncome: 'before expenses and mortgage interest',
  rentalExpenses: 'without mortgage interest',
  allowableExpenses: 'without mortgage interest',
  financeCosts: 'the interest, not what is paid off',
  mortgageInterest: 'the interest, not what is paid off',
  savingsInterest: `${BEFORE_TAX}, without ISAs`,
  dividendIncome: 'as received, without ISAs',
  pensionIncome: BEFORE_TAX,
  statePension: BEFORE_TAX,
  reliefAtSourcePension: GROSS_PENSION,
  giftAid: 'what you gave, without the tax that the charity claims',
  paymentsOnAccount: 'both together',
  studentLoanDeducted: 'from pay',
  dailyRate: 'without VAT',
  grossPayment: 'without VAT, with materials',
  materialsCost: 'without VAT',
}
/** The same where only one kind of field of that name could be taken in two ways. */
const NOTES_OF_MONEY: Readonly<Record<string, string>> = {
  pensionContribution: GROSS_PENSION,
  pensionContributions: GROSS_PENSION,
}

/**
 * What an amount in the column of a field is, beside its label: gross or net, and for which period. `before tax, as on a P60; for a year`.
 * Empty where the label says it all.
 */
export function columnNote(name: string, field: Field): string {
  const note = NOTES[name] ?? (field.kind === 'money' ? NOTES_OF_MONEY[name] : undefined)
  const period = field.kind !== 'money' || field.per === undefined ? undefined : `for a ${field.per}`
  return [note, period].filter((one) => one !== undefined).join('; ')
}

/** Where the bill of all incomes together is: answers of the other calculators lead there. */
export const BILL_PATH = '/personal-tax/self-assessment-tax-calculator'

import { type Decimal, ONE_HUNDRED } from '#engine/money/decimal.ts'
import { money, poundsAndPence } from '../../lib/format.ts'

/** What an answer is to its visitor, by the field of the record that holds it: words that an amount, or `the same`, follows. */
const ANSWERS: Readonly<Record<string, string>> = {
  afterTaxProfit: 'the company would keep',
  annualTaxLiability: 'your tax on the car would be',
  capitalGainsTax: 'the tax would be',
  employeeNI: 'your National Insurance would be',
  grossAmount: 'the price with VAT would be',
  netAmount: 'the price without VAT would be',
  netCost: 'your net cost would be',
  netCostToIndividual: 'your net cost would be',
  netDividends: 'you would keep',
  netIncome: 'you would take home',
  netPayment: 'the payment to the subcontractor would be',
  netRentalIncomeAfterTax: 'you would keep',
  netSideHustleIncome: 'you would keep',
  takeHome: 'you would take home',
  totalEmploymentCost: 'the total cost would be',
  totalNI: 'total National Insurance would be',
  totalTaxDue: 'the tax would be',
}

/** The prices that VAT is added to or taken out of. The specification gives them two decimals everywhere. */
const PRICES = new Set(['grossAmount', 'netAmount'])

/** An amount in a sentence about an answer. */
export const inAnswer = (answer: string, amount: Decimal): string => (PRICES.has(answer) ? poundsAndPence : money)(amount)

/** What a difference in the answer means: `you would take home £357 less a year`, `the tax would be the same`. */
export function differenceWords(answer: string, difference: Decimal, period?: string): string {
  const what = ANSWERS[answer] ?? 'the answer would be'
  if (difference.isZero()) return `${what} the same`
  return [what, inAnswer(answer, difference.abs()), difference.isNegative() ? 'less' : 'more', period].filter(Boolean).join(' ')
}

const MORE = `${money(ONE_HUNDRED)} more`

/** How £100 more of an input comes about, by the input. */
const RISES: Readonly<Record<string, string>> = {
  annualSalary: `your salary were ${MORE}`,
  earnings: `you earned ${MORE}`,
  employeeSalary: `you paid each employee ${MORE}`,
  pensionContribution: `${MORE} went into your pension`,
  salePrice: `you sold for ${MORE}`,
}

/** The condition in words: `If your salary were £100 more`. */
export const ifMore = (input: string, label: string): string => `If ${RISES[input] ?? `${label} were ${MORE}`}`

const HUNDREDS: Readonly<Record<string, string>> = {
  annualProfit: 'of income',
  annualRentalIncome: 'of rent',
  annualSalary: 'of salary',
  dailyRate: 'of fees',
  dividendIncome: 'of dividends',
  sideHustleIncome: 'of side income',
  taxableProfit: 'of profit',
}

/** The £100 itself, by the input: `£100 of salary`. */
export const hundredOf = (input: string): string => [money(ONE_HUNDRED), HUNDREDS[input]].filter(Boolean).join(' ')

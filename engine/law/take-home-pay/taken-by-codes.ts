import { type Amount, number, zero } from '../../expression/amount.ts'
import { scopeOf } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import type { TaxCode } from '../../inputs/tax-code.ts'
import { usualCode } from '../paye/code-in-words.ts'
import { type CodeTaxWords, taxByCode } from '../paye/tax-of-year.ts'
import { taxOnPayment } from '../paye/tax-on-pay.ts'
import { EVERY_MONTH, inOneMonth, payWithBonus, USUAL } from './bonus.ts'
import type { PayOfJob } from './charges-on-jobs.ts'
import type { EmployeeFacts, SecondIncome, TakeHomeRates } from './employee.ts'

/**
 * What payroll takes over the year by the codes of a job and of a second income. A code that was not typed is the usual one for the job, and
 * the basic rate for the second income. SI 2003/2682 regs.14 and 22 to 26. Annual pounds, unrounded.
 */
export function takenByCodes(facts: EmployeeFacts, job: PayOfJob, rates: TakeHomeRates): Amount {
  const { region, second } = facts
  const nation = region === 'scotland' ? 'S' : ''
  const code = facts.taxCode ?? { ...usualCode(rates), nation }
  if (!second) return taxOfJob(facts, code, job, rates, { key: 'incomeTax', label: 'Income Tax', of: 'your job' })
  const ofJob = taxOfJob(facts, code, job, rates, { key: 'taxOfJob', label: 'Income Tax on your job', of: 'your job' })
  const words = { key: 'taxOfSecond', label: 'Income Tax on your second income', of: 'your second income' }
  const basicRate: TaxCode = { nation, kind: 'one-rate', above: 0, isNonCumulative: false }
  const ofSecond = taxOfSecond(second, second.taxCode ?? basicRate, rates, words)
  return ofJob.plus(ofSecond).named('incomeTax', 'Income Tax').means(say`What payroll takes from both over the year.`)
}

/**
 * The tax on a second income. Where the code of one payment, such as a lump sum from a pension, looks at that alone, payroll gives it a
 * month’s free pay and a month’s bands, by the tables of a payslip. SI 2003/2682 reg.26.
 */
function taxOfSecond({ amount, isOnce }: SecondIncome, code: TaxCode, rates: TakeHomeRates, words: CodeTaxWords): Amount {
  if (isOnce !== true || !code.isNonCumulative) return taxByCode(amount, code, rates, words)
  const payment = { code, pay: amount, payPeriod: number(1), payToDate: zero, taxToDate: zero }
  return taxOnPayment(payment, PERIODS.monthly, rates, IN_ONE_MONTH)
    .tax.named(words.key, words.label, 'SI 2003/2682 regs.22 to 24 and 26')
    .means(say`What payroll takes from the one payment. Your code taxes it alone, with a month’s part of your allowance and bands.`)
}

const IN_ONE_MONTH = scopeOf({ key: (key) => `${key}.inOneMonth`, words: 'of the one payment' })

/** Where a code looks at each payday alone, a bonus is taxed with the pay of its month. SI 2003/2682 reg.26. */
function taxOfJob({ pensionMethod }: EmployeeFacts, code: TaxCode, { usual, ...job }: PayOfJob, rates: TakeHomeRates, words: CodeTaxWords) {
  const taxedOf = ({ pay, afterPension }: PayOfJob) => (pensionMethod === 'relief-at-source' ? pay : afterPension)
  if (!usual || !code.isNonCumulative) return taxByCode(taxedOf(job), code, rates, words)
  const paid = payWithBonus(taxedOf(usual), taxedOf(job), 'taxed pay')
  const onUsual = taxByCode(paid.usual, code, rates, words, USUAL)
  const everyMonth = taxByCode(paid.everyMonth, code, rates, words, EVERY_MONTH)
  return inOneMonth(onUsual, everyMonth)
    .named(words.key, words.label, 'SI 2003/2682 regs.14, 22 to 24 and 26')
    .means(say`On your usual pay, and on the bonus in the month that it is paid, because your code taxes each payment alone.`)
}

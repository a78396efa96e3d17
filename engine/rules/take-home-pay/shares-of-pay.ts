import { type Amount, NIL, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'

/**
 * The specification’s effective rate: everything that comes off pay, its pension contribution included, as a percentage of that pay. No law
 * fixes it.
 */
export const allDeductionsShare = (pay: Amount, deductions: Amount): Amount =>
  deductions.asPercentOf(pay).named('effectiveRate', 'All deductions as a share of pay')

/**
 * Income Tax and National Insurance alone, as a percentage of pay. Nil where nothing else comes off, because it would then be the same as
 * the share of all deductions. No law fixes it.
 */
export const taxAndInsuranceShare = (pay: Amount, taxAndInsurance: Amount, others: Amount): Amount =>
  when(
    isAbove(others, NIL),
    taxAndInsurance.asPercentOf(pay).named('taxAndInsuranceRate', 'Tax and National Insurance as a share of pay'),
    NIL,
  )

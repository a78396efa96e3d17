import type { Amount } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { Ir35Rates } from '../rates.ts'

/**
 * What an employee with no other income, no pension contribution and no student loan takes home of a year’s salary: the salary less Income
 * Tax and Class 1. ITA 2007 s.23; SSCBA 1992 s.8. Annual pounds, unrounded.
 */
export function permanentTakeHome(salary: Amount, rates: Ir35Rates, at = PLAIN): Amount {
  const { tax } = taxOnIncome({ income: salary, region: 'england' }, rates, at)
  return salary.less(tax, class1Employee(salary, rates, at)).named(at('takeHome'), 'Take-home pay')
}

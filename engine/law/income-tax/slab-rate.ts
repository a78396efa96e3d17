import { type Amount, figure, when } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import type { SlabRates } from '../rates.ts'

/**
 * The single rate that the specification charges on a whole amount, as a fraction. It depends on income, in annual pounds: the basic rate,
 * the higher rate above one limit, or the additional rate above another. There is nothing like it in law, and only the specification’s own
 * methods use it.
 */
export const slabRate = (income: Amount, { incomeTax, slabs }: SlabRates): Amount =>
  when(
    isAbove(income, figure(slabs.additionalRateFrom)),
    figure(incomeTax.additionalRate),
    when(isAbove(income, figure(slabs.higherRateFrom)), figure(incomeTax.higherRate), figure(incomeTax.basicRate)),
  )

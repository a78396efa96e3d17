import { type Amount, type BandOf, figure, number, zero } from '../../expression/amount.ts'
import type { IncomeTaxRates } from '../rates.ts'
import { isReducedForHighIncome } from './personal-allowance.ts'

/**
 * The income at which taxable income reaches a limit, for somebody without other reliefs: the limit plus the Personal Allowance that is
 * left at that income, before the allowance is rounded. Where the allowance is being reduced, each pound of income adds a pound to taxable
 * income and takes part of a pound off the allowance. ITA 2007 ss.23 and 35. Pounds a year.
 */
export function incomeReaching(taxableIncome: Amount, rates: IncomeTaxRates): Amount {
  const { amount, incomeLimit, taperRate } = rates.incomeTax.personalAllowance
  const withFullAllowance = taxableIncome.plus(figure(amount))
  if (!isReducedForHighIncome(rates)) return withFullAllowance
  const reduction = figure(taperRate)
  const whileReduced = withFullAllowance.plus(figure(incomeLimit).times(reduction)).dividedBy(number(1).plus(reduction))
  // The first is the smaller up to the income limit, `whileReduced` above it. Once no allowance is left, that is below the taxable income.
  return withFullAllowance.atMost(whileReduced).atLeast(taxableIncome)
}

/**
 * Bands of taxable income by the income that reaches them, with the Personal Allowance as the first. ITA 2007 ss.10, 11A, 23 and 35. Pounds
 * a year.
 */
export function bandsByIncome(bands: readonly BandOf[], rates: IncomeTaxRates): BandOf[] {
  const allowance = { name: 'allowance', rate: zero, upTo: incomeReaching(zero, rates) }
  return [allowance, ...bands.map((band) => ({ ...band, ...(band.upTo && { upTo: incomeReaching(band.upTo, rates) }) }))]
}

/** The income at which no Personal Allowance is left, before it is rounded. ITA 2007 s.35(2). Pounds a year. */
export function incomeWithoutAllowance({ incomeTax }: IncomeTaxRates): Amount {
  const { amount, incomeLimit, taperRate } = incomeTax.personalAllowance
  return figure(incomeLimit).plus(figure(amount).dividedBy(figure(taperRate)))
}

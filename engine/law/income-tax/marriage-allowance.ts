import { type Amount, type BandOf, figure, when, zero } from '../../expression/amount.ts'
import { type Condition, isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { AllowanceRates, IncomeTaxRates } from '../rates.ts'
import { highestRateOn } from './bands.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

/**
 * Whether non-savings income is taxed at no rate above the basic rate, in Scotland at none above the intermediate rate. Only then can
 * somebody give or receive the allowance. ITA 2007 ss.55B(2) and 55C(1).
 */
export const isBelowHigherRate = (taxableIncome: Amount, bands: readonly BandOf[], { incomeTax }: IncomeTaxRates): Condition =>
  isAbove(figure(incomeTax.higherRate), highestRateOn(taxableIncome, bands))

/**
 * What Marriage Allowance would take off a year’s Income Tax if a spouse transferred it: never more than the tax. Nothing for somebody who
 * pays the higher rate, or in Scotland a rate above the intermediate rate. ITA 2007 s.55B. Annual pounds, unrounded.
 */
export function marriageAllowanceReduction({ tax, taxableIncome, bands }: TaxOnIncome, rates: AllowanceRates & IncomeTaxRates): Amount {
  const isWithinReach = isBelowHigherRate(taxableIncome, bands, rates)
  return when(isWithinReach, tax.atMost(figure(rates.allowances.marriageReduction)), zero)
}

/** The reduction of whoever receives the allowance, as a step. ITA 2007 s.55B. */
export const asMarriageReduction = (reduction: Amount, at = PLAIN): Amount =>
  reduction
    .namedIfAny(at('marriageReduction'), 'Marriage Allowance', 'ITA 2007 s.55B')
    .means(say`The basic rate on the part of their allowance that your husband, wife or civil partner gives you.`)

/** What comes off the Personal Allowance of whoever gives some of it, where that is allowed. ITA 2007 s.55B(6). Annual pounds. */
export const marriageAllowanceGiven = (isGiven: Condition, { allowances }: AllowanceRates, at = PLAIN): Amount =>
  when(isGiven, figure(allowances.marriage), zero)
    .namedIfAny(at('marriageGiven'), 'Allowance that you give away', 'ITA 2007 s.55B(6)')
    .means(say`A tenth of the Personal Allowance, which your husband, wife or civil partner gets instead of you.`)

import { figure, zero } from '../../expression/amount.ts'
import { type Condition, NEVER, not } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { MarriageAllowance } from '../../inputs/common-fields.ts'
import { bandsOf } from '../income-tax/bands.ts'
import {
  asMarriageReduction,
  isBelowHigherRate,
  marriageAllowanceGiven,
  marriageAllowanceReduction,
} from '../income-tax/marriage-allowance.ts'
import { personalAllowance } from '../income-tax/personal-allowance.ts'
import { TAX_WORDS, type TaxableFacts, type TaxOnIncome, type TaxOnIncomeWords, taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { AllowanceRates, IncomeTaxRates } from '../rates.ts'

/** The allowances that somebody has to ask for. */
export interface AllowanceFacts {
  readonly marriageAllowance?: MarriageAllowance
  readonly blindPersonsAllowance?: boolean
}

export interface TaxByLaw extends TaxOnIncome {
  /** Where Marriage Allowance that was asked for is not allowed. */
  readonly isMarriageRefused: Condition
}

/** What the tax is called where a code decides what is taken. */
export const BY_LAW = { ...TAX_WORDS.incomeTax, key: 'taxByLaw', label: 'Income Tax by the law of the year' }

/**
 * Income Tax on a year’s income with the allowances that somebody has to ask for: the Blind Person’s Allowance (ITA 2007 s.38), and Marriage
 * Allowance, which takes a tenth of the Personal Allowance of the one who gives it (s.55B(6)) and the basic rate on that off the tax of the
 * other (s.55B(2)). Neither of the two may pay the higher rate (ss.55B(3) and 55C(1)). Annual pounds, unrounded.
 */
export function taxByLaw(
  taxable: TaxableFacts,
  { marriageAllowance = 'none', blindPersonsAllowance }: AllowanceFacts,
  rates: IncomeTaxRates & AllowanceRates,
  incomeTax: TaxOnIncomeWords['incomeTax'] = TAX_WORDS.incomeTax,
): TaxByLaw {
  const added = blindPersonsAllowance ? { allowanceAdded: figure(rates.allowances.blindPerson) } : {}
  if (marriageAllowance === 'none')
    return { ...taxOnIncome({ ...taxable, ...added }, rates, PLAIN, { ...TAX_WORDS, incomeTax }), isMarriageRefused: NEVER }
  if (marriageAllowance === 'given') {
    const { adjustedNetIncome = taxable.income } = taxable
    const allowance = personalAllowance(adjustedNetIncome, rates)
    const isGiven = canGive({ ...taxable, ...added, allowance }, rates)
    const given = { ...taxable, ...added, allowance, allowanceElsewhere: marriageAllowanceGiven(isGiven, rates) }
    return { ...taxOnIncome(given, rates, PLAIN, { ...TAX_WORDS, incomeTax }), isMarriageRefused: not(isGiven) }
  }
  const before = { ...TAX_WORDS.incomeTax, key: 'taxBeforeReduction', label: 'Income Tax before Marriage Allowance' }
  const unreduced = taxOnIncome({ ...taxable, ...added }, rates, PLAIN, { ...TAX_WORDS, incomeTax: before })
  const reduction = asMarriageReduction(marriageAllowanceReduction(unreduced, rates))
  const { key = 'incomeTax', label } = incomeTax
  const tax = unreduced.tax.less(reduction).named(key, label, 'ITA 2007 s.23').means(say`Your tax less Marriage Allowance.`)
  return { ...unreduced, tax, isMarriageRefused: not(isBelowHigherRate(unreduced.taxableIncome, unreduced.bands, rates)) }
}

/** Whether somebody who gave away a part of the allowance would still not pay the higher rate, and so may give it. ITA 2007 s.55C(1)(c). */
function canGive(
  { income, region, allowance = zero, allowanceAdded = zero, limitsRaisedBy }: TaxableFacts,
  rates: IncomeTaxRates & AllowanceRates,
): Condition {
  const left = allowance.plus(allowanceAdded).less(figure(rates.allowances.marriage))
  return isBelowHigherRate(income.excessOver(left), bandsOf(region, rates, limitsRaisedBy), rates)
}

import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import { say } from '../../formula/sentence.ts'
import type { MarriageAllowance } from '../../inputs/employee-fields.ts'
import { bandsOf, highestRateOn } from '../income-tax/bands.ts'
import { marriageAllowanceReduction } from '../income-tax/marriage-allowance.ts'
import { personalAllowance } from '../income-tax/personal-allowance.ts'
import { TAX_WORDS, type TaxableFacts, type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { AllowanceRates, IncomeTaxRates } from '../rates.ts'

/** The allowances that somebody has to ask for, and where the tax of the year stands in an answer. */
export interface AllowanceFacts {
  readonly marriageAllowance?: MarriageAllowance
  readonly blindPersonsAllowance?: boolean
  /** Whether a tax code decides what is taken, so that this tax is only what the year comes to. */
  readonly isByCode?: boolean
}

/** What the tax is called where a code decides what is taken. */
const BY_LAW = { ...TAX_WORDS.incomeTax, key: 'taxByLaw', label: 'Income Tax by the law of the year' }

/**
 * Income Tax on a year’s income with the allowances that somebody has to ask for: the Blind Person’s Allowance (ITA 2007 s.38), and Marriage
 * Allowance, which takes a tenth of the Personal Allowance of the one who gives it (s.55B(6)) and the basic rate on that off the tax of the
 * other (s.55B(2)). Neither of the two may pay the higher rate (ss.55B(3) and 55C(1)). Annual pounds, unrounded.
 */
export function taxByLaw(
  taxable: TaxableFacts,
  { marriageAllowance = 'none', blindPersonsAllowance, isByCode }: AllowanceFacts,
  rates: IncomeTaxRates & AllowanceRates,
): TaxOnIncome {
  const incomeTax = isByCode ? BY_LAW : TAX_WORDS.incomeTax
  const added = blindPersonsAllowance ? { allowanceAdded: figure(rates.allowances.blindPerson) } : {}
  if (marriageAllowance === 'none') return taxOnIncome({ ...taxable, ...added }, rates, { ...TAX_WORDS, incomeTax })
  if (marriageAllowance === 'given') {
    const { adjustedNetIncome = taxable.income } = taxable
    const allowance = personalAllowance(adjustedNetIncome, rates)
    const given = { allowance, allowanceElsewhere: transferred({ ...taxable, ...added, allowance }, rates) }
    return taxOnIncome({ ...taxable, ...added, ...given }, rates, { ...TAX_WORDS, incomeTax })
  }
  const before = { ...TAX_WORDS.incomeTax, key: 'taxBeforeReduction', label: 'Income Tax before Marriage Allowance' }
  const unreduced = taxOnIncome({ ...taxable, ...added }, rates, { ...TAX_WORDS, incomeTax: before })
  const reduction = marriageAllowanceReduction(unreduced, rates)
    .namedIfAny('marriageReduction', 'Marriage Allowance', 'ITA 2007 s.55B')
    .means(say`The basic rate on the part of their allowance that your husband, wife or civil partner gives you.`)
  const { key = 'incomeTax', label } = incomeTax
  const tax = unreduced.tax.less(reduction).named(key, label, 'ITA 2007 s.23').means(say`Your tax less Marriage Allowance.`)
  return { ...unreduced, tax }
}

/** The part of the Personal Allowance that is given away: nothing for somebody who would then pay the higher rate. ITA 2007 s.55C(1)(c). */
function transferred(
  { income, region, allowance = NIL, allowanceAdded = NIL, limitsRaisedBy }: TaxableFacts,
  rates: IncomeTaxRates & AllowanceRates,
): Amount {
  const part = figure(rates.allowances.marriage)
  const highest = highestRateOn(income.over(allowance.plus(allowanceAdded).less(part)), bandsOf(region, rates, limitsRaisedBy))
  return when(isAbove(figure(rates.incomeTax.higherRate), highest), part, NIL)
    .namedIfAny('marriageGiven', 'Allowance that you give away', 'ITA 2007 s.55B(6)')
    .means(say`A tenth of the Personal Allowance, which your husband, wife or civil partner gets instead of you.`)
}

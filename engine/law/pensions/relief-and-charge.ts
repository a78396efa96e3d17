import { type Amount, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { type Meaning, scopeOf } from '../../expression/name.ts'
import { either, say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { highestRateOn } from '../income-tax/bands.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { PensionAllowanceRates } from '../rates.ts'
import { annualAllowanceCharge, CHARGE, CHARGE_ON_MARGIN } from './annual-allowance-charge.ts'
import { earningsLimit, relievablePart } from './contribution-limit.ts'
import { pensionSlab } from './slab.ts'
import { basicRateRelief, FURTHER_RELIEF, type TaxSaved, taxSaved } from './tax-saved.ts'

/** What relief and charge depend on. Annual pounds. */
interface ChargedFacts {
  readonly salary: Amount
  /** The person’s own gross contributions. */
  readonly own: Amount
  /** What the person pays into a defined benefit scheme, out of pay before tax. */
  readonly toBenefit?: Amount | undefined
  readonly region: Region
  /** Contributions above all the allowance available. */
  readonly excess: Amount
}

/** The relief on a person’s own contributions and the charge on the excess. Annual pounds, unrounded. */
export interface ReliefAndCharge {
  /** The most that gets relief, where there is a limit. */
  readonly limit?: Amount
  readonly relievable: Amount
  readonly basicRateRelief: Amount
  readonly additionalRelief: Amount
  /** The tax that contributions to a defined benefit scheme have saved. FA 2004 s.193(4). */
  readonly benefitRelief: Amount
  readonly charge: Amount
  /** The rate of the highest band reached, or the single rate, as a fraction; nothing where nothing is taxed. */
  readonly highestRate: Amount
  /** The tax without and with the contributions; absent where a single rate is used instead. */
  readonly saved?: TaxSaved
}

const FURTHER = 'additionalRelief'
const BENEFIT_RELIEF = ['dbContributionRelief', 'Tax saved on defined benefit contributions', 'FA 2004 s.193(4)'] as const

const BEFORE_BENEFIT = scopeOf({
  key: (key) => `withoutBenefit.${key}`,
  words: 'without the defined benefit contributions',
  isAsUsual: true,
  // A member pays the rates that apply after them.
  isComparison: true,
})

const ADDED_TO_POT = say`Your scheme adds this to your pot.`
const furtherMeans = (relievable: Amount): Meaning => ({
  words: say`The Income Tax you save beyond basic rate relief, which you claim.`,
  atZero: either(
    isAbove(relievable, zero),
    say`You pay no more than the basic rate on this part of your pay.`,
    say`You have no contributions with basic rate relief.`,
  ),
})
const CHARGE_MEANS: Meaning = {
  words: say`What you paid in over your allowance, taxed as the top slice of your income.`,
  atZero: say`You are not over your allowance.`,
}

/**
 * The relief and the charge by the rule set’s method: either the tax saved and the tax on the excess as the top slice of income, or one
 * rate chosen by salary. FA 2004 ss.190, 192 and 227. Annual pounds, unrounded.
 */
export const reliefAndCharge = (facts: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge =>
  rates.methods.pensionAllowance.reliefAndCharge.value === 'slab' ? bySlab(facts, rates) : byTax(facts, rates)

function byTax({ salary, own, toBenefit, region, excess }: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge {
  const allRelieved = earningsLimit(salary, rates)
  // Contributions to a defined benefit scheme get their relief first, because they never reach taxable pay.
  const limit = toBenefit
    ? allRelieved
        .excessOver(toBenefit)
        .named('reliefLimitLeft', 'Limit left for other contributions')
        .means(say`What you pay into the defined benefit scheme uses up the limit first.`)
    : allRelieved
  const relievable = relievablePart(own, limit)
  const income = toBenefit ? salary.excessOver(toBenefit) : salary
  const saved = taxSaved({ income, relievable, region }, FURTHER, rates)
  const { taxableIncome, bands } = saved.after
  return {
    limit,
    relievable,
    basicRateRelief: basicRateRelief(relievable, rates).means(ADDED_TO_POT),
    additionalRelief: saved.furtherRelief.means(furtherMeans(relievable)),
    benefitRelief: (toBenefit ? taxOnIncome({ income: salary, region }, rates, BEFORE_BENEFIT).tax.less(saved.before.tax) : zero)
      .namedIfAny(...BENEFIT_RELIEF)
      .means(say`Your employer takes these contributions from your pay before tax, so you have had this relief already.`),
    charge: annualAllowanceCharge(excess, saved.taxed, rates)
      .named(...CHARGE)
      .means(CHARGE_MEANS)
      .onMargin(CHARGE_ON_MARGIN),
    highestRate: highestRateOn(taxableIncome.plus(excess), bands),
    saved,
  }
}

function bySlab({ salary, own, excess }: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge {
  const { rate, furtherRelief } = pensionSlab(salary, rates)
  const relievable = relievablePart(own)
  const [key, label] = CHARGE
  return {
    relievable,
    basicRateRelief: basicRateRelief(relievable, rates).means(ADDED_TO_POT),
    benefitRelief: zero.namedIfAny(...BENEFIT_RELIEF),
    additionalRelief: relievable.times(furtherRelief).namedIfAny(FURTHER, FURTHER_RELIEF).means(furtherMeans(relievable)),
    charge: excess.times(rate).named(key, label).means(CHARGE_MEANS),
    highestRate: rate,
  }
}

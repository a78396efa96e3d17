import type { Amount } from '../../formula/amount.ts'
import type { Meaning } from '../../formula/name.ts'
import { say } from '../../formula/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { highestRateOn } from '../../rules/income-tax/bands.ts'
import { annualAllowanceCharge, CHARGE, CHARGE_ON_MARGIN } from '../../rules/pensions/annual-allowance-charge.ts'
import { earningsLimit, relievablePart } from '../../rules/pensions/contribution-limit.ts'
import { basicRateRelief, FURTHER_RELIEF, type TaxSaved, taxSaved } from '../../rules/pensions/tax-saved.ts'
import type { PensionAllowanceRates } from '../../rules/rates.ts'
import { pensionSlab } from './slab.ts'

/** What relief and charge depend on. Annual pounds. */
interface ChargedFacts {
  readonly salary: Amount
  /** The person’s own gross contributions. */
  readonly own: Amount
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
  readonly charge: Amount
  /** The rate of the highest band reached, or the single rate, as a fraction; nothing where nothing is taxed. */
  readonly highestRate: Amount
  /** The tax without and with the contributions; absent where a single rate is used instead. */
  readonly saved?: TaxSaved
}

const FURTHER = 'additionalRelief'

const ADDED_TO_POT = say`Your scheme adds this to your pot.`
const FURTHER_MEANS: Meaning = {
  words: say`The Income Tax you save beyond basic rate relief, which you claim.`,
  atNil: say`You pay the basic rate only.`,
}
const CHARGE_MEANS: Meaning = {
  words: say`What you paid in over your allowance, taxed as the top slice of your income.`,
  atNil: say`You are not over your allowance.`,
}

/**
 * The relief and the charge by the rule set’s method: either the tax saved and the tax on the excess as the top slice of income, or one
 * rate chosen by salary. FA 2004 ss.190, 192 and 227. Annual pounds, unrounded.
 */
export const reliefAndCharge = (facts: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge =>
  rates.methods.pensionAllowance.reliefAndCharge.value === 'slab' ? bySlab(facts, rates) : byTax(facts, rates)

function byTax({ salary, own, region, excess }: ChargedFacts, rates: PensionAllowanceRates): ReliefAndCharge {
  const limit = earningsLimit(salary, rates)
  const relievable = relievablePart(own, limit)
  const saved = taxSaved({ income: salary, relievable, region }, FURTHER, rates)
  const { taxableIncome, bands } = saved.after
  return {
    limit,
    relievable,
    basicRateRelief: basicRateRelief(relievable, rates).means(ADDED_TO_POT),
    additionalRelief: saved.furtherRelief.means(FURTHER_MEANS),
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
    additionalRelief: relievable.times(furtherRelief).namedIfAny(FURTHER, FURTHER_RELIEF).means(FURTHER_MEANS),
    charge: excess.times(rate).named(key, label).means(CHARGE_MEANS),
    highestRate: rate,
  }
}

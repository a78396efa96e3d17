import { type Amount, type CostedWay, cheapestOf, figure, zero } from '../../expression/amount.ts'
import { all, isAbove } from '../../expression/condition.ts'
import { PLAIN, type Scope } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { limitsOf, raisedLimit } from '../../rules/income-tax/bands.ts'
import { type Kinds, type KindsRates, type TaxableKinds, taxByKind, ukLimits, untaxedSavingsUpTo } from './kinds-of-income.ts'

/** What comes off income before it is taxed, and the savings nil rate, which `savingsAllowance` says. Annual pounds. */
interface Allowances {
  readonly allowances: Amount
  readonly savingsAllowance: Amount
}

/** What step 6 takes off the tax on some shares of the allowances, and whether that depends on the shares. */
export interface Reductions {
  readonly on: (taxable: TaxableKinds) => Amount
  /** Set where Marriage Allowance is received, which somebody with dividends above the basic rate limit does not get. */
  readonly isForMarriage: boolean
}

/** What is left of each kind of income where the allowances go to other income first, then to savings, and last to dividends. Annual pounds. */
export function otherIncomeFirst({ other, dividends, taxable }: Kinds, allowances: Amount): TaxableKinds {
  const ofOther = other.excessOver(allowances)
  const ofSavings = taxable.less(ofOther, dividends).atLeastZero()
  return { other: ofOther, savings: ofSavings, dividends: taxable.less(ofOther, ofSavings).atLeastZero() }
}

/**
 * What is left of each kind of income after the allowances. They go where the tax after reductions is least (ITA 2007 s.25(2)); of several
 * such ways, other income gets as much as it can, and then savings. Annual pounds.
 *
 * Rates rise from band to band. Moving an allowance away from other income can therefore save tax only where a nil rate lies across a limit,
 * and it stops saving where a band or a nil rate is used up. `othersToTry` and `savingsToTry` are those places. A test compares the
 * result with all ways there are.
 */
export function taxableKinds(
  kinds: Kinds,
  { allowances, savingsAllowance: allowance }: Allowances,
  reductions: Reductions,
  rates: KindsRates,
  at: Scope = PLAIN,
): TaxableKinds {
  const { other, savings, dividends, taxable, limitsRaisedBy } = kinds
  const dividendsWith = (ofOther: Amount, ofSavings: Amount) => taxable.less(ofOther, ofSavings).atLeastZero()
  const taxWith = (ofOther: Amount, ofSavings: Amount) => {
    const shares = { other: ofOther, savings: ofSavings, dividends: dividendsWith(ofOther, ofSavings) }
    return taxByKind(shares, allowance, kinds, rates).total.excessOver(reductions.on(shares))
  }
  /** The least that can be taxed of savings, and what else is worth trying, where so much of other income is taxed. */
  const savingsWith = (ofOther: Amount) => {
    const least = taxable.less(ofOther, dividends).atLeastZero()
    const most = savings.atMost(taxable.less(ofOther))
    const others = savingsToTry(ofOther, allowance, kinds, reductions, rates).map((one) => one.atLeast(least).atMost(most))
    return { least, others }
  }
  const leastTaxWith = (ofOther: Amount) => {
    const { least, others } = savingsWith(ofOther)
    return taxWith(ofOther, least).atMost(...others.map((one) => taxWith(ofOther, one)))
  }

  const leastOther = other.excessOver(allowances)
  const isAboveBasic = isAbove(taxable, ukLimits(limitsRaisedBy, rates).basic)
  const otherWays = othersToTry(allowance, kinds, reductions, rates).map((one): CostedWay => {
    const ofOther = one.atMost(other, taxable).atLeast(leastOther)
    return {
      amount: asOther(ofOther, at).means(
        say`The law uses your allowances where they lower your tax most (ITA 2007 s.25(2)). Here that is partly on your savings or dividends, so more of your other income is taxed.`,
      ),
      cost: () => leastTaxWith(ofOther),
      where: all(isAbove(ofOther, leastOther), isAboveBasic),
    }
  })
  const taxedOther = cheapestOf(otherWays, {
    amount: asOther(leastOther, at).means({
      words: say`What your allowances leave of your pay, profits, rent and pensions.`,
      atZero: say`Your allowances cover all of your pay, profits, rent and pensions.`,
    }),
    cost: () => leastTaxWith(leastOther),
  })

  const { least, others } = savingsWith(taxedOther)
  const savingsWays = others.map(
    (one): CostedWay => ({
      amount: asSavings(one, at).means(
        say`The law uses your allowances where they lower your tax most (ITA 2007 s.25(2)). Here that is partly on your dividends, so more of your savings interest is taxed.`,
      ),
      cost: () => taxWith(taxedOther, one),
      where: all(isAbove(one, least), isAbove(dividends, zero)),
    }),
  )
  const taxedSavings = cheapestOf(savingsWays, {
    amount: asSavings(least, at).means(say`What your allowances leave of your savings interest.`),
    cost: () => taxWith(taxedOther, least),
  })
  return {
    other: taxedOther,
    savings: taxedSavings,
    dividends: asDividends(dividendsWith(taxedOther, taxedSavings), at).means(say`What your allowances leave of your dividends.`),
  }
}

/** Amounts of taxable other income at which it may be best to stop moving allowances away from it. Annual pounds, not yet within reach. */
function othersToTry(allowance: Amount, kinds: Kinds, { isForMarriage }: Reductions, rates: KindsRates): Amount[] {
  const { savings, dividends, taxable, limitsRaisedBy, region } = kinds
  const aboveDividendNilRate = taxable.less(figure(rates.dividends.allowance))
  return [
    ...limitsOf(region, rates).map((limit) => raisedLimit(limit, limitsRaisedBy)),
    ukLimits(limitsRaisedBy, rates).basic.less(savings),
    aboveDividendNilRate.less(savings),
    aboveDividendNilRate.less(allowance),
    taxable.less(dividends, allowance),
    ...(isForMarriage ? [taxable.less(savings.atMost(allowance))] : []),
  ]
}

/** Amounts of taxable savings at which it may be best to stop moving allowances to dividends. Annual pounds, not yet within reach. */
function savingsToTry(ofOther: Amount, allowance: Amount, kinds: Kinds, { isForMarriage }: Reductions, rates: KindsRates): Amount[] {
  const { taxable, limitsRaisedBy } = kinds
  const aboveDividendNilRate = taxable.less(figure(rates.dividends.allowance))
  return [
    untaxedSavingsUpTo(ofOther, allowance, rates).atMost(aboveDividendNilRate).less(ofOther),
    ukLimits(limitsRaisedBy, rates).basic.atMost(aboveDividendNilRate).less(ofOther),
    ...(isForMarriage ? [taxable.less(ofOther)] : []),
  ]
}

const LAW = 'ITA 2007 ss.23 and 25(2)'
const asOther = (amount: Amount, at: Scope) => amount.named(at('taxableOther'), 'Taxable other income', LAW)
const asSavings = (amount: Amount, at: Scope) => amount.namedIfAny(at('taxableSavings'), 'Taxable savings interest', LAW)
const asDividends = (amount: Amount, at: Scope) => amount.namedIfAny(at('taxableDividends'), 'Taxable dividends', LAW)

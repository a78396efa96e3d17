import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { type Condition, NEVER, not } from '../../expression/condition.ts'
import { PLAIN, type Scope, scopeOf } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { MarriageAllowance, Region } from '../../inputs/common-fields.ts'
import { carriedForward, reductionFor, relievedCosts } from '../letting/finance-costs.ts'
import type { Profits } from '../profits.ts'
import type { AllowanceRates, DividendRates, Rates } from '../rates.ts'
import type { Practice } from '../self-assessment/practice.ts'
import { adjustedNetIncome } from './adjusted-net-income.ts'
import { chosenLayer, otherIncomeFirst, type Reductions } from './allowances.ts'
import { hasRatesByKind, isOnScottishBands, isPropertyApart } from './bands.ts'
import { belowSavings, type Kinds, paysNoHigherRate, savingsAllowance, type TaxableKinds, taxByKind } from './kinds.ts'
import { asMarriageReduction, marriageAllowanceGiven } from './marriage-allowance.ts'
import { personalAllowance } from './personal-allowance.ts'
import { taxableKinds } from './taxable-kinds.ts'

export type BillRates = DividendRates & AllowanceRates & Rates<'pensions' | 'nationalInsurance' | 'studentLoans' | 'capitalGains'>

/** What a year’s Income Tax depends on, besides the profits. Annual pounds. */
export interface IncomeFacts {
  readonly employmentIncome: Amount
  readonly taxableBenefits: Amount
  readonly pensionIncome: Amount
  readonly statePension: Amount
  readonly savingsInterest: Amount
  readonly dividendIncome: Amount
  readonly tradingLosses: Amount
  readonly rentalLosses: Amount
  readonly reliefAtSourcePension: Amount
  readonly giftAid: Amount
  readonly marriageAllowance: MarriageAllowance
  readonly blindPersonsAllowance: boolean
  readonly region: Region
  readonly practice: Practice
}

export type IncomeTaxOfBill = ReturnType<typeof incomeTaxOn>

/**
 * Income Tax for a year on every kind of income, by the steps of ITA 2007 s.23: total income, losses of earlier years (ss.83 and 118), the
 * allowances where they save most (s.25(2)), the rates of each kind, and the reductions. Without the Child Benefit and Gift Aid charges of
 * step 7. Annual pounds, unrounded.
 */
export function incomeTaxOn({ trade, rent, financeCosts }: Profits, facts: IncomeFacts, rates: BillRates, at = PLAIN) {
  const { employmentIncome, taxableBenefits, pensionIncome, statePension, savingsInterest, dividendIncome, region, practice } = facts
  const totalIncome = employmentIncome
    .plus(taxableBenefits, trade, rent, pensionIncome, statePension, savingsInterest, dividendIncome)
    .named(at('totalIncome'), 'Total income', 'ITA 2007 s.23, step 1')
    .means(say`Everything that is taxed as income, before any losses of earlier years.`)
  const tradingLossUsed = facts.tradingLosses
    .atMost(trade)
    .namedIfAny(at('tradingLossUsed'), 'Business losses used', 'ITA 2007 s.83')
    .means(say`Losses of earlier years come off the profit of the same business.`)
  const rentalLossUsed = facts.rentalLosses
    .atMost(rent)
    .namedIfAny(at('rentalLossUsed'), 'Rental losses used', 'ITA 2007 s.118')
    .means(say`Losses of earlier years come off the profit from letting.`)
  const netIncome = totalIncome
    .less(tradingLossUsed, rentalLossUsed)
    .named(at('netIncome'), 'Net income', 'ITA 2007 s.23, step 2')
    .means(say`Your total income, less those losses.`)

  const relevantEarnings = employmentIncome.plus(taxableBenefits, trade)
  const adjusted = adjustedNetIncome({ ...facts, netIncome, relevantEarnings }, rates, at)
  const { relieved, grossGift } = adjusted
  const limitsRaisedBy = relieved.plus(grossGift)

  const isApart = isPropertyApart(region, rates)
  const otherWords = isApart ? 'pay, profits and pensions' : 'pay, profits, rent and pensions'
  const netRent = rent.less(rentalLossUsed)
  const notSavings = netIncome.less(savingsInterest, dividendIncome)
  const other = (isApart ? notSavings.less(netRent) : notSavings).named(at('otherIncome'), inSentenceCase(otherWords))
  const isGiver = facts.marriageAllowance === 'given'
  const full = personalAllowance(adjusted.adjustedNetIncome, rates, isGiver ? IN_FULL : at)
  const blind = facts.blindPersonsAllowance
    ? figure(rates.allowances.blindPerson).named(at('blindPersonsAllowance'), 'Blind Person’s Allowance', 'ITA 2007 s.38')
    : zero
  const withAllowances = (allowances: Amount, within: Scope) => {
    const taxable = netIncome.excessOver(allowances)
    const savings = {
      income: savingsInterest,
      allowance: savingsAllowance(taxable, limitsRaisedBy, rates),
      startingRateBand: rates.allowances.savings.startingRateBand,
    }
    const lower = { other, ...(isApart && { property: netRent }) }
    const kinds: Kinds = { ...lower, savings, dividends: dividendIncome, taxable, limitsRaisedBy, region, byBands: practice.byBands }
    const finance = financeReduction({ financeCosts, rent: netRent, other: belowSavings(lower).excessOver(allowances) }, rates, within)
    const isMarriageAllowed = (taxed: TaxableKinds) => paysNoHigherRate(taxed, kinds, rates)
    const isForMarriage = facts.marriageAllowance === 'received'
    const marriageOn = (taxed: TaxableKinds) =>
      isForMarriage ? when(isMarriageAllowed(taxed), figure(rates.allowances.marriageReduction), zero) : zero
    const reductions: Reductions = {
      on: (taxed) => (isForMarriage ? marriageOn(taxed).plus(finance.reduction) : finance.reduction),
      isForMarriage,
    }
    const inTurn = otherIncomeFirst(kinds, allowances)
    const taxed = practice.isOtherIncomeFirst ? inTurn : taxableKinds({ kinds, allowances, reductions }, rates, within)
    const taxInTurn = taxByKind(inTurn, kinds, rates).total.excessOver(reductions.on(inTurn))
    return { kinds, finance, taxed, taxInTurn, isMarriageAllowed: isMarriageAllowed(taxed), marriage: marriageOn(taxed) }
  }

  const isGiven: Condition = isGiver
    ? withAllowances(full.less(figure(rates.allowances.marriage)).atLeastZero().plus(blind), IF_GIVEN).isMarriageAllowed
    : NEVER
  const allowanceGiven = marriageAllowanceGiven(isGiven, rates, at)
  const kept = isGiver
    ? full
        .less(allowanceGiven)
        .named(at('personalAllowance'), 'Personal Allowance', 'ITA 2007 s.55B(6)')
        .means(say`The part of it that you keep.`)
    : full
  const allowances = kept
    .plus(blind)
    .named(at('allowances'), 'Allowances', 'ITA 2007 s.23, step 3')
    .means(say`What comes off your income before it is taxed.`)
  const { kinds, finance, taxed, taxInTurn, isMarriageAllowed, marriage } = withAllowances(allowances, at)
  const lowest = chosenLayer({ kinds, allowances }, rates)
  const tax = taxByKind(taxed, kinds, rates)
  const taxOnOtherIncome = tax.onOther
    .named(at('taxOnOtherIncome'), `Tax on ${otherWords}`, isOnScottishBands(region, rates) ? 'ITA 2007 s.11A' : 'ITA 2007 s.10')
    .means({ words: say`Each band of it is taxed at its own rate.`, atZero: say`None of it is taxed.` })
  const taxOnProperty = tax.onProperty
    ?.named(at('taxOnProperty'), 'Tax on rent', 'ITA 2007 ss.6D, 11CA and 16A')
    .means({ words: say`Your rent goes on top of your other income and has rates of its own.`, atZero: say`None of it is taxed.` })
  const taxOnSavings = tax.onSavings.named(at('taxOnSavings'), 'Tax on savings interest', 'ITA 2007 ss.7, 7A, 12, 12A and 16').means({
    words: say`Your interest goes on top of your other income.`,
    atZero: say`Your allowances and the nil rates for savings cover all of it.`,
  })
  const taxOnDividends = tax.onDividends
    .named(at('taxOnDividends'), 'Tax on dividends', 'ITA 2007 ss.8, 13, 13A and 16')
    .means({ words: say`Dividends are the top of your income.`, atZero: say`The dividend allowance covers all of them.` })
  const taxBefore = taxOnOtherIncome.plus(...(taxOnProperty ? [taxOnProperty] : []), taxOnSavings, taxOnDividends)
  const marriageReduction = asMarriageReduction(marriage, at)
  const reductions = marriageReduction
    .plus(finance.reduction)
    .atMost(taxBefore)
    .namedIfAny(at('reductions'), 'Tax reductions', 'ITA 2007 s.23, step 6')
    .means(say`They never take off more than the tax.`)
  const incomeTax = taxBefore
    .less(reductions)
    .named(at('incomeTax'), 'Income Tax', 'ITA 2007 s.23')
    .means({ words: say`The tax on all your income, less any reductions.`, atZero: say`There is no Income Tax to pay.` })
  return {
    totalIncome,
    netIncome,
    adjustedNetIncome: adjusted.adjustedNetIncome,
    tradingLossUsed,
    rentalLossUsed,
    relieved,
    grossGift,
    limitsRaisedBy,
    fullAllowance: full,
    personalAllowance: kept,
    taxable: kinds.taxable,
    taxed,
    /** What a gift of Marriage Allowance adds to the tax of whoever gives it, at the most: the basic rate on what is then taxed. */
    costOfGift: costOfGift(allowanceGiven.atMost(kinds.taxable), taxed, rates),
    /** The most that the lowest layer with a choice could use of the allowances, other income or rent, and what it does use. */
    mostForLowest: lowest.income.atMost(lowest.allowances),
    usedOnLowest: lowest.income.less(taxed.property ?? taxed.other),
    taxOnOtherIncome,
    taxOnProperty,
    taxOnSavings,
    taxOnDividends,
    finance,
    marriageReduction,
    reductions,
    isMarriageRefused: facts.marriageAllowance === 'none' ? NEVER : isGiver ? not(isGiven) : not(isMarriageAllowed),
    incomeTax,
    /** How much less tax there is because the allowances go where they save most, and not to other income first. ITA 2007 s.25(2). */
    savedByAllowances: taxInTurn.excessOver(incomeTax),
  }
}

/** The basic rate on allowances that are given away: that of property, where they come off rent. Annual pounds. */
function costOfGift(given: Amount, { other, property }: TaxableKinds, { incomeTax }: BillRates): Amount {
  if (!property) return given.times(figure(incomeTax.basicRate))
  const onOther = given.atMost(other)
  return onOther.times(figure(incomeTax.basicRate)).plus(given.less(onOther).times(figure(incomeTax.property.basicRate)))
}

const inSentenceCase = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** What a loan for a let home costs, and the other two limits of the relief. Annual pounds. */
interface Financing {
  readonly financeCosts: Amount
  /** The profit from letting, after losses of earlier years. */
  readonly rent: Amount
  /** Net income other than savings and dividends, after all allowances. */
  readonly other: Amount
}

/**
 * The tax reduction for finance costs: the basic rate on the lowest of the costs, the profit from letting and other income above all
 * allowances. ITTOIA 2005 ss.274A and 274AA. Annual pounds, unrounded.
 */
function financeReduction({ financeCosts, rent, other }: Financing, rates: BillRates, at: Scope) {
  const relieved = relievedCosts(financeCosts, rent, other)
    .namedIfAny(at('relievedFinanceCosts'), 'Interest that gets tax relief', 'ITTOIA 2005 s.274AA')
    .means(
      say`The lowest of three: your interest, your profit from letting, and your income above your allowances without savings and dividends.`,
    )
  return {
    relieved,
    unused: carriedForward(financeCosts, relieved, at),
    reduction: reductionFor(relieved, rates)
      .namedIfAny(at('financeReduction'), 'Relief for mortgage interest', 'ITTOIA 2005 s.274A')
      .means(say`The ${hasRatesByKind(rates) ? 'property basic rate' : 'basic rate'} on that interest, whatever rate you pay yourself.`),
  }
}

const IN_FULL = scopeOf({ key: (key) => `${key}.inFull`, words: 'in full', isAsUsual: true })
const IF_GIVEN = scopeOf({ key: (key) => `${key}.ifGiven`, words: 'if you give some away', isComparison: true })

import { type Amount, type CostedWay, cheapestOf, figure, number, when, zero } from '../expression/amount.ts'
import { all, any, type Condition, isAbove, isEqual, not } from '../expression/condition.ts'
import { either, only, say } from '../expression/sentence.ts'
import { costsThatMayGetRelief } from './letting/finance-costs.ts'
import { isLimitApplied, isOnlyHomeLet, type LodgersAsked, lodgerProfit, lodgersOf } from './letting/lodgers.ts'
import { type LetProperty, profitsOfLetting, propertyAllowanceOn } from './letting/property-allowance.ts'
import type { AllowanceRates } from './rates.ts'
import { tradingAllowanceOn } from './self-employment/trading-allowance.ts'

/** The receipts of a year from a trade and from letting, and what they cost. Annual pounds. */
export interface Receipts extends LodgersAsked {
  readonly tradingIncome: Amount
  readonly tradingExpenses: Amount
  readonly rentalIncome: Amount
  readonly rentalExpenses: Amount
  readonly financeCosts: Amount
}

/** The taxable profits of a year, before losses of earlier years. Annual pounds, never below nil. */
export interface Profits {
  readonly trade: Amount
  readonly rent: Amount
  /** The finance costs that may get relief: none where the property allowance or, for a home, the Rent a Room limit takes their place. */
  readonly financeCosts: Amount
}

/** What can be taxed of a business: the lower of the two profits, with its expenses or its allowance, and the other. Annual pounds. */
interface ProfitChoice {
  readonly lower: Amount
  readonly higher: Amount
  /** Where the allowance makes the lower profit. Receipts within the allowance are then not taxed at all. */
  readonly isAllowanceLower: Condition
}

function tradeChoice(receipts: Amount, expenses: Amount, rates: AllowanceRates): ProfitChoice {
  const byAllowance = receipts.less(tradingAllowanceOn(receipts, rates))
  const byExpenses = receipts.excessOver(expenses)
  return {
    lower: byAllowance.atMost(byExpenses),
    higher: byAllowance.atLeast(byExpenses),
    isAllowanceLower: isAbove(figure(rates.allowances.trading), expenses),
  }
}

/** The same of letting, where the costs of interest are in question too. */
interface RentChoice extends ProfitChoice {
  /** Where nothing is let but rooms in the landlord’s own home. The choice is then between the Rent a Room limit and the expenses. */
  readonly isHome: Condition
  /** Where an allowance or the limit makes the lower profit, so that only the higher one leaves relief for interest. */
  readonly isInterestLost: Condition
}

function rentChoice(letting: LetProperty, rates: AllowanceRates): RentChoice {
  const { rent, expenses, lodgers } = letting
  const isHome = isOnlyHomeLet(lodgers, rent)
  const { byAllowance, byExpenses, isAllowanceLower } = profitsOfLetting(letting, rates)
  return {
    lower: when(isHome, lodgers.lowest.excessOver(expenses), when(isAllowanceLower, byAllowance, byExpenses.atLeastZero())),
    higher: when(isHome, lodgers.highest.excessOver(expenses), when(isAllowanceLower, byExpenses.atLeastZero(), byAllowance)),
    isAllowanceLower: all(not(isHome), isAllowanceLower),
    isHome,
    isInterestLost: any(all(not(isHome), isAllowanceLower), all(isHome, isLimitApplied(lodgers, lodgers.isLimitBest))),
  }
}

/**
 * The profits of a trade and of letting after expenses or, where that leads to the smallest bill, after the trading or the property
 * allowance (ITTOIA 2005 Part 6A). Receipts within an allowance are not taxed unless their owner opts out (ss.783AE and 783BJ); above it,
 * their owner may choose the allowance instead of expenses (ss.783AH and 783BH). Nobody who uses the property allowance gets relief for
 * finance costs. Rent from lodgers is part of the letting. Where nothing else is let, nobody who uses the Rent a Room limit gets relief for
 * them either. The lower profit is nearly always the best. `due` is the whole bill on some profits. `canHigherProfitHelp` is whether a
 * higher profit from a trade can lower it. Annual pounds.
 */
export function profitsWithSmallestBill(
  receipts: Receipts,
  due: (profits: Profits) => Amount,
  canHigherProfitHelp: Condition,
  rates: AllowanceRates,
) {
  const { tradingIncome, rentalIncome, financeCosts } = receipts
  const trade = tradeChoice(tradingIncome, receipts.tradingExpenses, rates)
  const lodgers = lodgersOf(receipts, rates)
  const rent = rentChoice({ rent: rentalIncome, expenses: receipts.rentalExpenses, lodgers }, rates)
  const low: Profits = { trade: trade.lower, rent: rent.lower, financeCosts: when(rent.isInterestLost, zero, financeCosts) }
  const high: Profits = { trade: trade.higher, rent: rent.higher, financeCosts: when(rent.isInterestLost, financeCosts, zero) }
  const hasTrade = isAbove(tradingIncome, zero)
  const hasRent = isAbove(rentalIncome, zero)
  const way = (index: number, profits: Profits, where: Condition): CostedWay => ({ amount: number(index), cost: () => due(profits), where })
  const withHighRent = { ...low, rent: high.rent, financeCosts: high.financeCosts }
  // With the lower rent and its expenses, the property allowance could only take relief away.
  const canRentHelp = any(canHigherProfitHelp, all(rent.isInterestLost, isAbove(financeCosts, zero)))
  const hasRentChoice = any(hasRent, all(rent.isHome, lodgers.isTaxed))
  const ways = [
    way(HIGH_RENT, withHighRent, all(hasRentChoice, canRentHelp)),
    way(HIGH_TRADE, { ...low, trade: high.trade }, all(hasTrade, canHigherProfitHelp)),
    way(BOTH_HIGH, high, all(hasTrade, hasRentChoice, canHigherProfitHelp)),
  ]
  const chosen = cheapestOf(ways, { amount: number(LOW), cost: () => due(low) })
  const isHighRent = any(isEqual(chosen, number(HIGH_RENT)), isEqual(chosen, number(BOTH_HIGH)))
  const isHighTrade = any(isEqual(chosen, number(HIGH_TRADE)), isEqual(chosen, number(BOTH_HIGH)))
  const isTradingAllowance = differ(isHighTrade, trade.isAllowanceLower)
  const isPropertyAllowance = all(not(rent.isHome), differ(isHighRent, rent.isAllowanceLower))
  const tradingAllowance = tradingAllowanceOn(tradingIncome, rates)
    .namedIfAny('tradingAllowanceUsed', 'Trading allowance', 'ITTOIA 2005 ss.783AF and 783AI')
    .means(say`You get this instead of your expenses, because it makes your bill smaller.`)
  const propertyAllowance = propertyAllowanceOn(rentalIncome, rates)
    .namedIfAny('propertyAllowanceUsed', 'Property allowance')
    .means(say`You get this instead of your expenses and of relief for interest, because it makes your bill smaller.`)
  const isPropertyAllowanceUsed = all(hasRent, isPropertyAllowance)
  const isByLimit = any(isPropertyAllowanceUsed, differ(all(rent.isHome, isHighRent), lodgers.isLimitBest))
  const isInterestLost = all(rent.isHome, isLimitApplied(lodgers, isByLimit))
  const fromLodgers = lodgerProfit(lodgers, isByLimit)
  const withLodgers = when(lodgers.isTaxed, rentalIncome.plus(fromLodgers), rentalIncome)
  const profits: Profits = {
    trade: tradingIncome
      .excessOver(when(isTradingAllowance, tradingAllowance, receipts.tradingExpenses))
      .named('tradingProfit', 'Profit from self-employment', 'ITTOIA 2005 ss.5 and 7')
      .means({
        words: either(isTradingAllowance, say`What you took in, less the trading allowance.`, say`What you took in, less your expenses.`),
        atZero: say`There is no profit to tax.`,
      }),
    rent: withLodgers
      .excessOver(when(isPropertyAllowance, propertyAllowance, receipts.rentalExpenses))
      .named('rentalProfit', 'Profit from letting', 'ITTOIA 2005 ss.268 to 272')
      .means({
        words: say`${either(
          isPropertyAllowance,
          say`The rent, less the property allowance`,
          say`The rent, less your expenses`,
        )}${only(lodgers.isTaxed, say`, and the profit from lodgers`)}.${either(isPropertyAllowance, say``, say` Interest gets relief further down.`)}`,
        atZero: say`There is no profit to tax.`,
      }),
    // Without rents there is no allowance, so the costs are all carried forward.
    financeCosts: costsThatMayGetRelief(financeCosts, isPropertyAllowanceUsed, isInterestLost),
  }
  const otherWay = {
    ...profits,
    rent: when(isHighRent, low.rent, high.rent),
    financeCosts: when(isHighRent, low.financeCosts, high.financeCosts),
  }
  return {
    profits,
    isTradingAllowance,
    isPropertyAllowance,
    isOptedOut: all(isHighRent, rent.isAllowanceLower),
    /** What is claimed, or nothing. Pounds a year. */
    tradingAllowance: when(isTradingAllowance, tradingAllowance, zero),
    propertyAllowance: when(isPropertyAllowanceUsed, propertyAllowance, zero),
    lodgers: {
      ...lodgers,
      profit: fromLodgers,
      isByLimit,
      isInterestLost,
      /** How much larger the bill would be the other way, where nothing else is let. */
      saved: when(rent.isHome, due(otherWay).less(due(profits)), zero),
      hasRent,
      expensesOfLetting: receipts.rentalExpenses,
      interest: financeCosts,
    },
    /** What the letting of the year lost, with what lodgers left of it. */
    rentalLoss: when(all(lodgers.isTaxed, isPropertyAllowanceUsed), zero, receipts.rentalExpenses.excessOver(withLodgers)),
  }
}

/** Whether just one of two conditions holds. */
const differ = (one: Condition, other: Condition): Condition => any(all(one, not(other)), all(not(one), other))

const LOW = 0
const HIGH_RENT = LOW + 1
const HIGH_TRADE = HIGH_RENT + 1
const BOTH_HIGH = HIGH_TRADE + 1

import { type Amount, when, zero } from '../../expression/amount.ts'
import { isAbove, NEVER } from '../../expression/condition.ts'
import { either, type Sentence, say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import { addedTax, beforeAndAfter } from '../income-tax/added-tax.ts'
import { isPropertyApart } from '../income-tax/bands.ts'
import { slabRate } from '../income-tax/slab-rate.ts'
import { financeCosts, isInterestDeducted, reductionOfOtherTax } from './interest-relief.ts'
import { type LodgersAsked, lodgersOf } from './lodgers.ts'
import { lodgingOf } from './lodging.ts'
import type { PropertyAllowanceChoice, RentalRates } from './property-allowance-choice.ts'
import { isPropertyAllowanceGiven, propertyAllowance } from './property-allowance-choice.ts'

interface Letting extends LodgersAsked {
  readonly annualRentalIncome: Amount
  readonly allowableExpenses: Amount
  readonly mortgageInterest: Amount
  /** Other non-savings income, before the Personal Allowance. */
  readonly otherIncome: Amount
  readonly propertyAllowance: PropertyAllowanceChoice
  readonly region: Region
}

/** Every amount between the rent and what is left of it. Exact pounds a year. */
export type RentalIncome = ReturnType<typeof rentalIncome>

/**
 * Income Tax for a year on the profit of letting homes. The profit is the top slice of non-savings income (ITTOIA 2005 ss.268 to 272,
 * ITA 2007 s.23). A loss is not taxed, and is carried forward (ITA 2007 s.118). Where the property allowance applies, it replaces all costs
 * (ITTOIA 2005 s.307G). What the landlord keeps is always the rent less actual expenses and tax. Exact pounds a year.
 */
export function rentalIncome(letting: Letting, rates: RentalRates) {
  const { annualRentalIncome: rent, mortgageInterest, otherIncome, region } = letting
  // What the letting makes in money, whatever part of that is taxed.
  const lodgers = isRentARoomGiven(rates) ? lodgersOf(letting, rates) : undefined
  const withoutLodgers = rent.less(letting.allowableExpenses)
  const grossRentalProfit = (
    lodgers
      ? when(
          isAbove(lodgers.receipts.plus(lodgers.expenses), zero),
          withoutLodgers.plus(lodgers.receipts).less(lodgers.expenses),
          withoutLodgers,
        )
      : withoutLodgers
  )
    .named('grossRentalProfit', 'Rent less expenses')
    .means({
      words: say`What you have from the rent before interest and tax.`,
      belowZero: say`Your expenses are more than the rent.`,
    })
  const allowance = propertyAllowance({ rent, expenses: letting.allowableExpenses, lodgers }, letting.propertyAllowance, rates)
  const lodging = lodgers && lodgingOf(lodgers, letting, allowance.isUsed, rates)
  const afterExpenses = lodging ? when(lodging.isAny, withoutLodgers.plus(lodging.profit), grossRentalProfit) : grossRentalProfit
  const afterAllowance = rent.less(allowance.used)
  const afterCosts = isInterestDeducted(rates) ? grossRentalProfit.less(mortgageInterest) : afterExpenses
  // The profit in law: the rent less the property allowance, or the rent less the expenses and any interest deducted.
  const netRentalProfit = profitOrLoss(
    when(allowance.isUsed, lodging ? when(lodging.isAny, afterAllowance.plus(lodging.profit), afterAllowance) : afterAllowance, afterCosts),
    either(
      allowance.isUsed,
      say`The profit that is taxed: the rent less the property allowance. Your expenses do not count.`,
      isInterestDeducted(rates)
        ? say`The profit that is taxed. These rules deduct the interest.`
        : say`The profit or loss for tax. Mortgage interest is not deducted here: you get tax relief for it further down.`,
    ),
  )
  const taxedProfit = netRentalProfit
    .atLeastZero()
    .named('taxedProfit', 'Taxable profit')
    .means({ words: say`Your rental profit is taxed on top of your other income.`, atZero: say`There is no profit to tax.` })

  const totalIncome = otherIncome.plus(taxedProfit).named('totalIncome', 'Total income')
  const withIt = isPropertyApart(region, rates)
    ? { income: otherIncome, property: taxedProfit, adjustedNetIncome: totalIncome, region }
    : { income: totalIncome, region }
  const added = addedTax({ income: otherIncome, region }, withIt, SCOPES, rates)
  const slab = rates.methods.rental.rate.value === 'slab' ? slabOf(otherIncome.plus(netRentalProfit), rates) : undefined
  const tax = slab ? taxedProfit.times(slab.rate) : added.tax
  const taxOnRentalProfit = tax
    .named('taxOnRentalProfit', 'Tax on rental profit')
    .means({ words: say`How much more tax you pay because of the rent.`, atZero: say`There is no tax on it.` })

  const costs = financeCosts(
    {
      interest: mortgageInterest,
      profit: taxedProfit,
      incomeAboveAllowance: added.after.taxableIncome,
      isReplaced: allowance.isUsed,
      isOfHome: lodging?.isInterestLost ?? NEVER,
    },
    rates,
  )
  const totalTaxDue = taxOnRentalProfit
    .excessOver(costs.relief)
    .named('totalTaxDue', 'Total tax due')
    .means({
      words: say`You pay this through Self Assessment.`,
      atZero: either(isAbove(taxOnRentalProfit, zero), say`The relief covers all of the tax.`, say`There is no tax to pay.`),
    })
  const netRentalIncomeAfterTax = grossRentalProfit
    .less(totalTaxDue)
    .named('netRentalIncomeAfterTax', 'Left after expenses and tax')
    .means(say`The rent less your expenses and the tax. The mortgage interest still has to come out of this.`)
  return {
    letting,
    grossRentalProfit,
    lodging,
    /** The loss on everything that is let, and that on the rent alone, where expenses come off. */
    isLoss: isAbove(zero, lodging ? afterExpenses : grossRentalProfit),
    isRentLoss: isAbove(zero, withoutLodgers),
    propertyAllowance: allowance,
    financeCosts: costs,
    netRentalProfit,
    taxedProfit,
    taxOnAll: added.after,
    taxOnOtherIncome: added.before.tax,
    // The income that decides the single rate on the whole profit, where the method has one.
    ...(slab && { slabIncome: slab.income }),
    // A fraction; nothing where none of the profit is taxed.
    taxRate: (slab?.rate ?? added.highestRate).namedRate('taxRate', 'Highest tax rate on the profit'),
    taxOnRentalProfit,
    totalTaxDue,
    reductionOfOtherTax: reductionOfOtherTax(costs.relief, { onRent: taxOnRentalProfit, onOtherIncome: added.before.tax }, rates),
    netRentalIncomeAfterTax,
    netAfterInterest: netRentalIncomeAfterTax
      .less(mortgageInterest)
      .named('netAfterInterest', 'Left after mortgage interest')
      .means(say`What you really have left for the year, before repaying any of the loan itself.`),
    effectiveRate: totalTaxDue
      .asPercentOf(grossRentalProfit)
      .named('effectiveRate', 'Effective tax rate')
      .means(say`The tax as a percentage of the rent less expenses.`),
  }
}

/** Whether the rule set has relief for lodgers: the one without a property allowance has none either. */
const isRentARoomGiven = isPropertyAllowanceGiven

/** The net profit, called a loss where it is one. */
const profitOrLoss = (net: Amount, means: Sentence): Amount =>
  when(
    isAbove(zero, net),
    net.named('netRentalProfit', 'Rental loss').means(means),
    net.named('netRentalProfit', 'Rental profit').means(means),
  )

function slabOf(total: Amount, rates: RentalRates) {
  const income = total.named('slabIncome', 'Income that sets the rate')
  return { income, rate: slabRate(income, rates) }
}

const SCOPES = beforeAndAfter('without the rent', 'with the rent')

import { type Decimal, MONTHS_IN_A_YEAR, ONE, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import type { BareDecimal } from '../inputs.ts'
import {
  allowanceForDividends,
  allowanceOn,
  charge,
  contribution,
  corporationTaxOn,
  dividendTaxOn,
  employerContribution,
  figures,
  monthly,
  penny,
  percent,
  positive,
  rateAt,
  smaller,
  taxOn,
} from './rules.ts'

/** The highest pay that an amount covers together with the employer’s contributions on it. */
function payFrom(amount: Decimal) {
  const { threshold, rate } = figures.employer
  return amount.lte(threshold) ? amount : amount.plus(threshold.times(rate)).div(rate.plus(ONE))
}

function inside(gross: Decimal, net: Decimal) {
  const salary = payFrom(gross)
  const incomeTax = taxOn(salary, figures.bands.england)
  const nationalInsurance = contribution(salary, figures.class1).plus(gross.minus(salary))
  const tax = incomeTax.plus(nationalInsurance)
  return { salary, dividends: ZERO, incomeTax, nationalInsurance, corporationTax: ZERO, dividendTax: ZERO, tax, takeHome: net.minus(tax) }
}

function outside(net: Decimal) {
  const profit = positive(net)
  const most = payFrom(profit)
  const isLow = most.lt(figures.class1.threshold)
  const salary = isLow ? most : figures.class1.threshold
  const nationalInsurance = isLow ? profit.minus(most) : employerContribution(salary)
  const taxable = profit.minus(salary).minus(nationalInsurance)
  const corporationTax = corporationTaxOn(taxable, MONTHS_IN_A_YEAR, ZERO).tax
  const dividends = taxable.minus(corporationTax)
  const allowance = allowanceOn(salary.plus(dividends))
  // With a salary up to the allowance, setting allowance against dividends cannot lower the tax.
  const taxablePay = positive(salary.minus(allowance))
  const incomeTax = charge(taxablePay, figures.bands.england)
  const dividendTax = dividendTaxOn(taxablePay, positive(dividends.minus(positive(allowance.minus(salary)))))
  const tax = incomeTax.plus(nationalInsurance).plus(corporationTax).plus(dividendTax)
  return { salary, dividends, incomeTax, nationalInsurance, corporationTax, dividendTax, tax, takeHome: net.minus(tax) }
}

/** What the property allowance takes off rent in place of all costs; undefined where the costs are taken off instead. */
function allowanceUsed(rent: Decimal, choice: string) {
  if (choice === 'opt-out' || rent.isZero()) return undefined
  if (rent.lte(figures.propertyAllowance)) return rent
  return choice === 'claim' ? figures.propertyAllowance : undefined
}

/** Tax on gains, dividends, rents and companies. */
export const capital: Pick<BareDecimal, 'capital-gains' | 'dividend-tax' | 'rental-income' | 'corporation-tax' | 'ir35'> = {
  'capital-gains'({ salePrice, purchasePrice, improvementCosts, sellingCosts, assetType, otherIncome, disposalDate }) {
    const totalCosts = purchasePrice.plus(improvementCosts).plus(sellingCosts)
    const gain = salePrice.minus(totalCosts)
    const taxable = positive(gain.minus(figures.exemptAmount))
    const { lower, higher } = figures.gainRates(disposalDate)[assetType]
    const taxableIncome = positive(otherIncome.minus(allowanceOn(otherIncome)))
    const atLower = smaller(taxable, positive(figures.basicRateLimit.minus(taxableIncome)))
    const tax = atLower.times(lower).plus(taxable.minus(atLower).times(higher))
    return {
      gain: penny(gain),
      taxableGain: penny(taxable),
      capitalGainsTax: penny(tax),
      effectiveRate: percent(tax, gain),
      netProceeds: penny(salePrice.minus(sellingCosts)),
      totalCosts: penny(totalCosts),
    }
  },
  'dividend-tax'({ dividendIncome, otherIncome, region }) {
    const bands = figures.bands[region]
    const totalIncome = otherIncome.plus(dividendIncome)
    const allowance = allowanceOn(totalIncome)
    const against = allowanceForDividends(otherIncome, dividendIncome, allowance, bands)
    const taxableOther = positive(otherIncome.minus(allowance.minus(against)))
    const incomeTax = charge(taxableOther, bands)
    const taxableDividends = positive(dividendIncome.minus(against))
    const dividendTax = dividendTaxOn(taxableOther, taxableDividends)
    const netDividends = dividendIncome.minus(dividendTax)
    return {
      dividendTax: penny(dividendTax),
      effectiveRate: percent(dividendTax, dividendIncome),
      netDividends: penny(netDividends),
      totalIncome: penny(totalIncome),
      extraTaxOnOtherIncome: penny(incomeTax.minus(taxOn(otherIncome, bands))),
      monthlyNetDividends: monthly(netDividends),
      personalAllowance: penny(allowance),
      taxableDividends: penny(taxableDividends),
      incomeTaxOnOtherIncome: penny(incomeTax),
    }
  },
  'rental-income'({ annualRentalIncome, allowableExpenses, mortgageInterest, otherIncome, propertyAllowance, region }) {
    const bands = figures.bands[region]
    const gross = annualRentalIncome.minus(allowableExpenses)
    const used = allowanceUsed(annualRentalIncome, propertyAllowance)
    const rental = used ? annualRentalIncome.minus(used) : gross
    const interest = used ? ZERO : mortgageInterest
    const profit = positive(rental)
    const income = otherIncome.plus(profit)
    const before = positive(otherIncome.minus(allowanceOn(otherIncome)))
    const after = positive(income.minus(allowanceOn(income)))
    const otherTax = charge(before, bands)
    const tax = charge(after, bands).minus(otherTax)
    const relieved = smaller(smaller(interest, profit), after)
    const relief = relieved.times(figures.basicRate)
    const due = positive(tax.minus(relief))
    const net = gross.minus(due)
    return {
      grossRentalProfit: penny(gross),
      mortgageReliefBasicRate: penny(relief),
      netRentalProfit: penny(rental),
      taxRate: after.gt(before) ? penny(rateAt(after, bands).times(ONE_HUNDRED)) : ZERO,
      taxOnRentalProfit: penny(tax),
      totalTaxDue: penny(due),
      netRentalIncomeAfterTax: penny(net),
      effectiveRate: percent(due, gross),
      unusedFinanceCosts: penny(interest.minus(relieved)),
      netAfterInterest: penny(net.minus(mortgageInterest)),
      propertyAllowanceUsed: penny(used ?? ZERO),
      reductionOfOtherTax: penny(smaller(positive(relief.minus(tax)), otherTax)),
    }
  },
  'corporation-tax'({ taxableProfit, accountingPeriodLength, associatedCompanies }) {
    const { lowerLimit, upperLimit, tax } = corporationTaxOn(taxableProfit, accountingPeriodLength, associatedCompanies)
    return {
      corporationTax: penny(tax),
      effectiveRate: percent(tax, taxableProfit),
      afterTaxProfit: penny(taxableProfit.minus(tax)),
      lowerLimit: penny(lowerLimit),
      upperLimit: penny(upperLimit),
    }
  },
  ir35({ dailyRate, daysWorked, businessExpenses, ir35Status }) {
    const gross = dailyRate.times(daysWorked)
    const net = gross.minus(businessExpenses)
    const isInside = ir35Status === 'inside'
    const chosen = isInside ? inside(gross, net) : outside(net)
    const other = isInside ? outside(net) : inside(gross, net)
    return {
      grossIncome: penny(gross),
      netIncome: penny(net),
      salary: penny(chosen.salary),
      dividends: penny(chosen.dividends),
      incomeTax: penny(chosen.incomeTax),
      nationalInsurance: penny(chosen.nationalInsurance),
      corporationTax: penny(chosen.corporationTax),
      dividendTax: penny(chosen.dividendTax),
      takeHome: penny(chosen.takeHome),
      effectiveRate: percent(chosen.tax, gross),
      otherScenarioTakeHome: penny(other.takeHome),
      takeHomeDifference: penny(chosen.takeHome.minus(other.takeHome)),
    }
  },
}

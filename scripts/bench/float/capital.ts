import type { BareFloat } from '../inputs.ts'
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
function payFrom(amount: number) {
  const { threshold, rate } = figures.employer
  return amount <= threshold ? amount : (amount + threshold * rate) / (rate + 1)
}

function inside(gross: number, net: number) {
  const salary = payFrom(gross)
  const incomeTax = taxOn(salary, figures.bands.england)
  const nationalInsurance = contribution(salary, figures.class1) + gross - salary
  const tax = incomeTax + nationalInsurance
  return { salary, dividends: 0, incomeTax, nationalInsurance, corporationTax: 0, dividendTax: 0, tax, takeHome: net - tax }
}

function outside(net: number) {
  const profit = positive(net)
  const most = payFrom(profit)
  const isLow = most < figures.class1.threshold
  const salary = isLow ? most : figures.class1.threshold
  const nationalInsurance = isLow ? profit - most : employerContribution(salary)
  const taxable = profit - salary - nationalInsurance
  const corporationTax = corporationTaxOn(taxable, 12, 0).tax
  const dividends = taxable - corporationTax
  const allowance = allowanceOn(salary + dividends)
  // With a salary up to the allowance, setting allowance against dividends cannot lower the tax.
  const taxablePay = positive(salary - allowance)
  const incomeTax = charge(taxablePay, figures.bands.england)
  const dividendTax = dividendTaxOn(taxablePay, positive(dividends - positive(allowance - salary)))
  const tax = incomeTax + nationalInsurance + corporationTax + dividendTax
  return { salary, dividends, incomeTax, nationalInsurance, corporationTax, dividendTax, tax, takeHome: net - tax }
}

/** What the property allowance takes off rent in place of all costs; undefined where the costs are taken off instead. */
function allowanceUsed(rent: number, choice: string) {
  if (choice === 'opt-out' || rent === 0) return undefined
  if (rent <= figures.propertyAllowance) return rent
  return choice === 'claim' ? figures.propertyAllowance : undefined
}

/** Tax on gains, dividends, rents and companies. */
export const capital: Pick<BareFloat, 'capital-gains' | 'dividend-tax' | 'rental-income' | 'corporation-tax' | 'ir35'> = {
  'capital-gains'({ salePrice, purchasePrice, improvementCosts, sellingCosts, assetType, otherIncome, disposalDate }) {
    const totalCosts = purchasePrice + improvementCosts + sellingCosts
    const gain = salePrice - totalCosts
    const taxable = positive(gain - figures.exemptAmount)
    const { lower, higher } = figures.gainRates(disposalDate)[assetType]
    const taxableIncome = positive(otherIncome - allowanceOn(otherIncome))
    const atLower = smaller(taxable, positive(figures.basicRateLimit - taxableIncome))
    const tax = atLower * lower + (taxable - atLower) * higher
    return {
      gain: penny(gain),
      taxableGain: penny(taxable),
      capitalGainsTax: penny(tax),
      effectiveRate: percent(tax, gain),
      netProceeds: penny(salePrice - sellingCosts),
      totalCosts: penny(totalCosts),
    }
  },
  'dividend-tax'({ dividendIncome, otherIncome, region }) {
    const bands = figures.bands[region]
    const totalIncome = otherIncome + dividendIncome
    const allowance = allowanceOn(totalIncome)
    const against = allowanceForDividends(otherIncome, dividendIncome, allowance, bands)
    const taxableOther = positive(otherIncome - (allowance - against))
    const incomeTax = charge(taxableOther, bands)
    const taxableDividends = positive(dividendIncome - against)
    const dividendTax = dividendTaxOn(taxableOther, taxableDividends)
    const netDividends = dividendIncome - dividendTax
    return {
      dividendTax: penny(dividendTax),
      effectiveRate: percent(dividendTax, dividendIncome),
      netDividends: penny(netDividends),
      totalIncome: penny(totalIncome),
      extraTaxOnOtherIncome: penny(incomeTax - taxOn(otherIncome, bands)),
      monthlyNetDividends: monthly(netDividends),
      personalAllowance: penny(allowance),
      taxableDividends: penny(taxableDividends),
      incomeTaxOnOtherIncome: penny(incomeTax),
    }
  },
  'rental-income'({ annualRentalIncome, allowableExpenses, mortgageInterest, otherIncome, propertyAllowance, region }) {
    const bands = figures.bands[region]
    const gross = annualRentalIncome - allowableExpenses
    const used = allowanceUsed(annualRentalIncome, propertyAllowance)
    const rental = used === undefined ? gross : annualRentalIncome - used
    const interest = used === undefined ? mortgageInterest : 0
    const profit = positive(rental)
    const income = otherIncome + profit
    const before = positive(otherIncome - allowanceOn(otherIncome))
    const after = positive(income - allowanceOn(income))
    const otherTax = charge(before, bands)
    const tax = charge(after, bands) - otherTax
    const relieved = smaller(smaller(interest, profit), after)
    const relief = relieved * figures.basicRate
    const due = positive(tax - relief)
    const net = gross - due
    return {
      grossRentalProfit: penny(gross),
      mortgageReliefBasicRate: penny(relief),
      netRentalProfit: penny(rental),
      taxRate: after > before ? penny(rateAt(after, bands) * 100) : 0,
      taxOnRentalProfit: penny(tax),
      totalTaxDue: penny(due),
      netRentalIncomeAfterTax: penny(net),
      effectiveRate: percent(due, gross),
      unusedFinanceCosts: penny(interest - relieved),
      netAfterInterest: penny(net - mortgageInterest),
      propertyAllowanceUsed: penny(used ?? 0),
      reductionOfOtherTax: penny(smaller(positive(relief - tax), otherTax)),
    }
  },
  'corporation-tax'({ taxableProfit, accountingPeriodLength, associatedCompanies }) {
    const { lowerLimit, upperLimit, tax } = corporationTaxOn(taxableProfit, accountingPeriodLength, associatedCompanies)
    return {
      corporationTax: penny(tax),
      effectiveRate: percent(tax, taxableProfit),
      afterTaxProfit: penny(taxableProfit - tax),
      lowerLimit: penny(lowerLimit),
      upperLimit: penny(upperLimit),
    }
  },
  ir35({ dailyRate, daysWorked, businessExpenses, ir35Status }) {
    const gross = dailyRate * daysWorked
    const net = gross - businessExpenses
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
      takeHomeDifference: penny(chosen.takeHome - other.takeHome),
    }
  },
}

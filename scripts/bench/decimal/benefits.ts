import { type Decimal, ONE, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import type { BareDecimal, Inputs } from '../inputs.ts'
import {
  allowanceCharge,
  allowanceOn,
  annualAllowance,
  charge,
  chargeOn,
  figures,
  monthly,
  penny,
  percent,
  positive,
  rateAt,
  smaller,
  taxOn,
} from './rules.ts'

type Car = Inputs['company-car']

function carPercentage({ fuelType, co2Emissions, electricRange, engineSize }: Car) {
  const { zeroEmission, lowEmission, emissions, range, engine, unknown } = figures.car
  const grams = co2Emissions?.floor()
  if (fuelType === 'electric' || grams?.isZero() === true) return zeroEmission
  if (grams === undefined ? fuelType === 'plugin-hybrid' : grams.lte(lowEmission)) return rateAt(electricRange?.floor() ?? ZERO, range)
  if (grams !== undefined) return rateAt(grams, emissions)
  return engineSize === undefined || engineSize.isZero() ? unknown : rateAt(engineSize, engine)
}

/** Income Tax before and after a contribution under relief at source. */
function relieved(income: Decimal, relievable: Decimal, region: Car['region']) {
  const bands = figures.bands[region]
  const taxable = positive(income.minus(allowanceOn(positive(income.minus(relievable)))))
  const after = charge(taxable, bands, relievable)
  return { bands, taxable, after, further: taxOn(income, bands).minus(after), basic: relievable.times(figures.basicRate) }
}

/** Company cars and pensions. */
export const benefits: Pick<BareDecimal, 'company-car' | 'pension-relief' | 'pension-allowance'> = {
  'company-car'(inputs) {
    const { carListPrice, personalContribution, annualSalary, region, fuelType, meetsRDE2 } = inputs
    const paid = smaller(personalContribution, figures.car.contribution)
    const price = positive(carListPrice.minus(paid))
    const base = carPercentage(inputs)
    const rate = smaller(fuelType === 'diesel' && !meetsRDE2 ? base.plus(figures.car.diesel) : base, figures.car.largest)
    const benefit = price.times(rate)
    const bands = figures.bands[region]
    const tax = taxOn(annualSalary.plus(benefit), bands).minus(taxOn(annualSalary, bands))
    return {
      bikPercentage: penny(rate.times(ONE_HUNDRED)),
      adjustedP11DValue: penny(price),
      annualBIKValue: penny(benefit),
      monthlyBIKValue: monthly(benefit),
      marginalTaxRate: percent(tax, benefit),
      annualTaxLiability: penny(tax),
      monthlyTaxLiability: monthly(tax),
      totalAnnualCost: penny(tax.plus(paid)),
      effectivePersonalContribution: penny(paid),
    }
  },
  'pension-relief'({ annualEarnings, pensionContribution, region }) {
    const { smallest } = figures.pension
    const limit = annualEarnings.lt(smallest) ? smallest : annualEarnings
    const own = annualEarnings.minus(pensionContribution)
    const most = smaller(limit, annualAllowance(own, annualEarnings))
    const relievable = smaller(pensionContribution, limit)
    const { bands, taxable, basic, further } = relieved(annualEarnings, relievable, region)
    const due = allowanceCharge(pensionContribution, own, annualEarnings, taxable, bands, relievable)
    const total = basic.plus(further)
    return {
      basicRateRelief: penny(basic),
      higherRateRelief: penny(further),
      totalRelief: penny(total),
      netCost: penny(pensionContribution.minus(total)),
      maxAllowance: penny(most),
      remainingAllowance: penny(positive(most.minus(pensionContribution))),
      relievable: penny(relievable),
      unrelievedContribution: penny(pensionContribution.minus(relievable)),
      annualAllowanceCharge: penny(due),
    }
  },
  'pension-allowance'(inputs) {
    const { annualSalary, pensionContributions: own, employerContributions: employer, region } = inputs
    const { dbOpeningPension: opening, dbClosingPension: closing } = inputs
    const { factor, uprating, smallest } = figures.pension
    let benefit: Decimal = ZERO
    if (inputs.hasDBPension && opening !== undefined && closing !== undefined) {
      benefit = positive(factor.times(closing).minus(factor.times(opening).times(ONE.plus(uprating))))
    } else if (inputs.hasDBPension) benefit = factor.times(inputs.dbPensionAnnualIncrease)

    const total = own.plus(employer).plus(benefit)
    const thresholdIncome = annualSalary.plus(inputs.salarySacrifice).minus(own)
    const adjustedIncome = annualSalary.plus(employer).plus(benefit)
    const allowance = annualAllowance(thresholdIncome, adjustedIncome)
    const needed = positive(total.minus(allowance))
    const used2021 = smaller(inputs.carryForward2021, needed)
    const used2022 = smaller(inputs.carryForward2022, needed.minus(used2021))
    const used2023 = smaller(inputs.carryForward2023, needed.minus(used2021).minus(used2022))
    const carried = inputs.carryForward2021.plus(inputs.carryForward2022).plus(inputs.carryForward2023)
    const available = allowance.plus(carried)
    const excess = positive(total.minus(available))

    const relievable = smaller(own, annualSalary.lt(smallest) ? smallest : annualSalary)
    const { bands, taxable, basic, further } = relieved(annualSalary, relievable, region)
    const withExcess = taxable.plus(excess)
    const due = chargeOn(excess, taxable, bands, relievable)
    const relief = basic.plus(further)
    const ownCost = own.minus(relief)
    return {
      dbPensionInput: penny(benefit),
      totalContributions: penny(total),
      thresholdIncomeAmount: penny(thresholdIncome),
      adjustedIncome: penny(adjustedIncome),
      availableAllowance: penny(allowance),
      carryForwardTotal: penny(carried),
      totalAvailableAllowance: penny(available),
      excessContributions: penny(excess),
      basicRateRelief: penny(basic),
      additionalRelief: penny(further),
      totalTaxRelief: penny(relief),
      annualAllowanceCharge: penny(due),
      effectivePersonalContribution: penny(ownCost),
      totalEffectiveContribution: penny(ownCost.plus(employer).plus(benefit)),
      netCostToIndividual: penny(ownCost.plus(due)),
      remainingAllowance: penny(positive(available.minus(total))),
      marginalTaxRate: withExcess.isZero() ? ZERO : penny(rateAt(withExcess, bands, relievable).times(ONE_HUNDRED)),
      carryForwardUsed2021: penny(used2021),
      carryForwardUsed2022: penny(used2022),
      carryForwardUsed2023: penny(used2023),
    }
  },
}

import type { BareFloat, NumberInputs } from '../inputs.ts'
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

type Car = NumberInputs['company-car']

function carPercentage({ fuelType, co2Emissions, electricRange, engineSize }: Car) {
  const { zeroEmission, lowEmission, emissions, range, engine, unknown } = figures.car
  const grams = co2Emissions === undefined ? undefined : Math.floor(co2Emissions)
  if (fuelType === 'electric' || grams === 0) return zeroEmission
  if (grams === undefined ? fuelType === 'plugin-hybrid' : grams <= lowEmission) return rateAt(Math.floor(electricRange ?? 0), range)
  if (grams !== undefined) return rateAt(grams, emissions)
  return engineSize === undefined || engineSize === 0 ? unknown : rateAt(engineSize, engine)
}

/** Income Tax before and after a contribution under relief at source. */
function relieved(income: number, relievable: number, region: Car['region']) {
  const bands = figures.bands[region]
  const taxable = positive(income - allowanceOn(positive(income - relievable)))
  const after = charge(taxable, bands, relievable)
  return { bands, taxable, after, further: taxOn(income, bands) - after, basic: relievable * figures.basicRate }
}

/** Company cars and pensions. */
export const benefits: Pick<BareFloat, 'company-car' | 'pension-relief' | 'pension-allowance'> = {
  'company-car'(inputs) {
    const { carListPrice, personalContribution, annualSalary, region, fuelType, meetsRDE2 } = inputs
    const paid = smaller(personalContribution, figures.car.contribution)
    const price = positive(carListPrice - paid)
    const base = carPercentage(inputs)
    const rate = smaller(fuelType === 'diesel' && !meetsRDE2 ? base + figures.car.diesel : base, figures.car.largest)
    const benefit = price * rate
    const bands = figures.bands[region]
    const tax = taxOn(annualSalary + benefit, bands) - taxOn(annualSalary, bands)
    return {
      bikPercentage: penny(rate * 100),
      adjustedP11DValue: penny(price),
      annualBIKValue: penny(benefit),
      monthlyBIKValue: monthly(benefit),
      marginalTaxRate: percent(tax, benefit),
      annualTaxLiability: penny(tax),
      monthlyTaxLiability: monthly(tax),
      totalAnnualCost: penny(tax + paid),
      effectivePersonalContribution: penny(paid),
    }
  },
  'pension-relief'({ annualEarnings, pensionContribution, region }) {
    const { smallest } = figures.pension
    const limit = annualEarnings < smallest ? smallest : annualEarnings
    const own = annualEarnings - pensionContribution
    const most = smaller(limit, annualAllowance(own, annualEarnings))
    const relievable = smaller(pensionContribution, limit)
    const { bands, taxable, basic, further } = relieved(annualEarnings, relievable, region)
    const due = allowanceCharge(pensionContribution, own, annualEarnings, taxable, bands, relievable)
    const total = basic + further
    return {
      basicRateRelief: penny(basic),
      higherRateRelief: penny(further),
      totalRelief: penny(total),
      netCost: penny(pensionContribution - total),
      maxAllowance: penny(most),
      remainingAllowance: penny(positive(most - pensionContribution)),
      relievable: penny(relievable),
      unrelievedContribution: penny(pensionContribution - relievable),
      annualAllowanceCharge: penny(due),
    }
  },
  'pension-allowance'(inputs) {
    const { annualSalary, pensionContributions: own, employerContributions: employer, region } = inputs
    const { dbOpeningPension: opening, dbClosingPension: closing } = inputs
    const { factor, uprating, smallest } = figures.pension
    let benefit = 0
    if (inputs.hasDBPension && opening !== undefined && closing !== undefined) {
      benefit = positive(factor * closing - factor * opening * (1 + uprating))
    } else if (inputs.hasDBPension) benefit = factor * inputs.dbPensionAnnualIncrease

    const total = own + employer + benefit
    const thresholdIncome = annualSalary + inputs.salarySacrifice - own
    const adjustedIncome = annualSalary + employer + benefit
    const allowance = annualAllowance(thresholdIncome, adjustedIncome)
    const needed = positive(total - allowance)
    const used2021 = smaller(inputs.carryForward2021, needed)
    const used2022 = smaller(inputs.carryForward2022, needed - used2021)
    const used2023 = smaller(inputs.carryForward2023, needed - used2021 - used2022)
    const carried = inputs.carryForward2021 + inputs.carryForward2022 + inputs.carryForward2023
    const available = allowance + carried
    const excess = positive(total - available)

    const relievable = smaller(own, annualSalary < smallest ? smallest : annualSalary)
    const { bands, taxable, basic, further } = relieved(annualSalary, relievable, region)
    const withExcess = taxable + excess
    const due = chargeOn(excess, taxable, bands, relievable)
    const relief = basic + further
    const ownCost = own - relief
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
      totalEffectiveContribution: penny(ownCost + employer + benefit),
      netCostToIndividual: penny(ownCost + due),
      remainingAllowance: penny(positive(available - total)),
      marginalTaxRate: withExcess === 0 ? 0 : penny(rateAt(withExcess, bands, relievable) * 100),
      carryForwardUsed2021: penny(used2021),
      carryForwardUsed2022: penny(used2022),
      carryForwardUsed2023: penny(used2023),
    }
  },
}

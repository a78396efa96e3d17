import type { calculator } from '../../../engine/calculators/pension-allowance/answer.ts'
import { type Decimal, ONE, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import { type BareBand, figures } from '../figures.ts'
import { type Amounts, allowanceOn, annualAllowance, charge, chargeOn, type InputsOf, penny, positive, smaller, taxOn } from './rules.ts'

/** The rate on the last pound of an amount. */
function rateAt(amount: Decimal, bands: readonly BareBand[], raisedBy: Decimal) {
  for (const { rate, upTo, isFixed } of bands) {
    if (upTo === undefined || amount.lte(isFixed ? upTo : upTo.plus(raisedBy))) return rate
  }
  return ZERO
}

/** Income Tax before and after a contribution under relief at source. */
function relieved(income: Decimal, relievable: Decimal, region: keyof typeof figures.bands) {
  const bands = figures.bands[region]
  const taxable = positive(income.minus(allowanceOn(positive(income.minus(relievable)))))
  const after = charge(taxable, bands, relievable)
  return { bands, taxable, after, further: taxOn(income, bands).minus(after), basic: relievable.times(figures.basicRate) }
}

/** The pension annual allowance, in the fewest steps that the law allows. */
export function pensionAllowance(inputs: InputsOf<typeof calculator>): Amounts {
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
}

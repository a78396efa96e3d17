import type { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { PensionAllowance } from './calculate.ts'

export const OUTPUTS = [
  'dbPensionInput',
  'totalContributions',
  'thresholdIncomeAmount',
  'adjustedIncome',
  'isHighEarner',
  'availableAllowance',
  'carryForwardTotal',
  'totalAvailableAllowance',
  'excessContributions',
  'basicRateRelief',
  'additionalRelief',
  'totalTaxRelief',
  'annualAllowanceCharge',
  'effectivePersonalContribution',
  'totalEffectiveContribution',
  'netCostToIndividual',
  'remainingAllowance',
  'marginalTaxRate',
  'carryForwardUsed2021',
  'carryForwardUsed2022',
  'carryForwardUsed2023',
] as const

/** The record as the specification defines it, each amount rounded to the penny separately. */
export function recordOf(facts: PensionAllowance): Readonly<Record<string, Decimal | boolean>> {
  const { taxes } = facts
  return {
    dbPensionInput: roundToPenny(facts.dbPensionInput),
    totalContributions: roundToPenny(facts.totalContributions),
    thresholdIncomeAmount: roundToPenny(facts.thresholdIncomeAmount),
    adjustedIncome: roundToPenny(facts.adjustedIncome),
    isHighEarner: facts.allowance.isHighEarner,
    availableAllowance: roundToPenny(facts.allowance.allowance),
    carryForwardTotal: roundToPenny(facts.carryForwardTotal),
    totalAvailableAllowance: roundToPenny(facts.totalAvailableAllowance),
    excessContributions: roundToPenny(facts.excessContributions),
    basicRateRelief: roundToPenny(taxes.basicRateRelief),
    additionalRelief: roundToPenny(taxes.additionalRelief),
    totalTaxRelief: roundToPenny(facts.totalTaxRelief),
    annualAllowanceCharge: roundToPenny(taxes.charge),
    effectivePersonalContribution: roundToPenny(facts.effectivePersonalContribution),
    totalEffectiveContribution: roundToPenny(facts.totalEffectiveContribution),
    netCostToIndividual: roundToPenny(facts.netCostToIndividual),
    remainingAllowance: roundToPenny(facts.remainingAllowance),
    marginalTaxRate: roundToPenny(facts.marginalTaxRate),
    ...Object.fromEntries(facts.earlierYears.map(({ usedField, used }) => [usedField, roundToPenny(used)])),
  }
}

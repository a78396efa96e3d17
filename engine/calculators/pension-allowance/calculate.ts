import { type AnnualAllowance, annualAllowance } from '../../decimal-rules/pensions/annual-allowance.ts'
import { carryForwardUsed } from '../../decimal-rules/pensions/carry-forward.ts'
import { type DefinedBenefitInput, definedBenefitInput } from '../../decimal-rules/pensions/defined-benefit.ts'
import { testedIncome } from '../../decimal-rules/pensions/tested-income.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { atLeastZero, type Decimal, ONE_HUNDRED, sumOf, ZERO } from '../../money/decimal.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import { type EarlierYear, earlierYears } from './earlier-years.ts'
import type { fields } from './fields.ts'
import { type ReliefAndCharge, reliefAndCharge } from './relief-and-charge.ts'

export type Inputs = InputsOf<typeof fields>

/** Every amount from contributions to what they cost. Pounds a year, unrounded. */
export interface PensionAllowance {
  readonly inputs: Inputs
  /** What a defined benefit uses of the allowance; undefined while its box is unticked. */
  readonly definedBenefit: DefinedBenefitInput | undefined
  readonly dbPensionInput: Decimal
  readonly totalContributions: Decimal
  /** Pay given up in return for employer contributions, if it counts towards threshold income. */
  readonly salarySacrifice: Decimal
  readonly thresholdIncomeAmount: Decimal
  readonly adjustedIncome: Decimal
  readonly allowance: AnnualAllowance
  readonly earlierYears: readonly (EarlierYear & { readonly used: Decimal })[]
  readonly carryForwardTotal: Decimal
  readonly totalAvailableAllowance: Decimal
  readonly excessContributions: Decimal
  readonly remainingAllowance: Decimal
  readonly taxes: ReliefAndCharge
  readonly totalTaxRelief: Decimal
  readonly effectivePersonalContribution: Decimal
  readonly totalEffectiveContribution: Decimal
  readonly netCostToIndividual: Decimal
  /** A percentage as a number: 40 for 40%. */
  readonly marginalTaxRate: Decimal
}

/**
 * How a year’s pension contributions compare with the annual allowance: the tax relief on them, the charge on any excess, and the net cost.
 * Pounds a year, unrounded. Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year or an earlier one.
 * FA 2004 ss.188 to 192 and 227 to 237.
 */
export function calculate(
  inputs: Inputs,
  rates: PensionAllowanceRates,
  on: (date: string) => Pick<PensionAllowanceRates, 'pensions'>,
): PensionAllowance {
  const { annualSalary, pensionContributions: own, employerContributions: employer } = inputs
  const definedBenefit = inputs.hasDBPension ? definedBenefitInput(benefitOf(inputs), rates) : undefined
  const dbPensionInput = definedBenefit?.input ?? ZERO
  const totalContributions = own.plus(employer).plus(dbPensionInput)
  const salarySacrifice = isSacrificeAdded(rates) ? inputs.salarySacrifice : ZERO
  const paidByEmployer = employer.plus(dbPensionInput)
  const tested = testedIncome({ netIncome: annualSalary, reliefAtSource: own, employer: paidByEmployer, salarySacrifice })

  const allowance = annualAllowance(tested, rates)
  const earlier = earlierYears(inputs, on)
  const unused = earlier.map((year) => year.unused)
  const used = carryForwardUsed(totalContributions, allowance.allowance, unused)
  const carryForwardTotal = sumOf(unused)
  const totalAvailableAllowance = allowance.allowance.plus(carryForwardTotal)
  const excessContributions = atLeastZero(totalContributions.minus(totalAvailableAllowance))

  const taxes = reliefAndCharge({ salary: annualSalary, own, region: inputs.region, excess: excessContributions }, rates)
  const totalTaxRelief = taxes.basicRateRelief.plus(taxes.additionalRelief)
  const effectivePersonalContribution = own.minus(totalTaxRelief)
  return {
    inputs,
    definedBenefit,
    dbPensionInput,
    totalContributions,
    salarySacrifice,
    thresholdIncomeAmount: tested.thresholdIncome,
    adjustedIncome: tested.adjustedIncome,
    allowance,
    earlierYears: earlier.map((year, index) => ({ ...year, used: used[index] ?? ZERO })),
    carryForwardTotal,
    totalAvailableAllowance,
    excessContributions,
    remainingAllowance: atLeastZero(totalAvailableAllowance.minus(totalContributions)),
    taxes,
    totalTaxRelief,
    effectivePersonalContribution,
    totalEffectiveContribution: effectivePersonalContribution.plus(employer).plus(dbPensionInput),
    netCostToIndividual: effectivePersonalContribution.plus(taxes.charge),
    marginalTaxRate: taxes.marginalRate ? taxes.marginalRate.value.times(ONE_HUNDRED) : ZERO,
  }
}

/** Whether the rule set counts pay given up for a pension towards threshold income. FA 2004 s.228ZA(5). */
const isSacrificeAdded = ({ methods }: PensionAllowanceRates) => methods.pensionAllowance.thresholdIncome.value === 'salary-sacrifice-added'

const benefitOf = ({ dbPensionAnnualIncrease, dbOpeningPension, dbClosingPension }: Inputs) => ({
  annualIncrease: dbPensionAnnualIncrease,
  opening: dbOpeningPension,
  closing: dbClosingPension,
})

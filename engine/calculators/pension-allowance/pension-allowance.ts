import type { AskedOf } from '../../answer/asked.ts'
import { sumOf, zero } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import { annualAllowance } from '../../law/pensions/annual-allowance.ts'
import { CARRY_FORWARD_LAW, carryForwardUsed } from '../../law/pensions/carry-forward.ts'
import { definedBenefitInput, isValuedByGrowth } from '../../law/pensions/defined-benefit.ts'
import { earlierYears } from '../../law/pensions/earlier-years.ts'
import { reliefAndCharge } from '../../law/pensions/relief-and-charge.ts'
import { testedIncome } from '../../law/pensions/tested-income.ts'
import type { PensionAllowanceRates } from '../../law/rates.ts'
import type { fields } from './fields.ts'

type AllowanceInputs = AskedOf<typeof fields>

/** Every amount from contributions to what they cost. Annual pounds, unrounded. */
export type PensionAllowance = ReturnType<typeof pensionAllowance>

/**
 * How a year’s pension contributions compare with the annual allowance: the tax relief on them, the charge on any excess, and the net cost.
 * Annual pounds, unrounded. FA 2004 ss.188 to 192 and 227 to 237.
 */
export function pensionAllowance(
  asked: AllowanceInputs,
  rates: PensionAllowanceRates,
  on: (date: string) => Pick<PensionAllowanceRates, 'pensions'>,
) {
  const { annualSalary, pensionContributions: own, employerContributions: employer, region } = asked
  const definedBenefit = asked.hasDBPension ? [definedBenefitInput(benefitOf(asked), rates)] : []
  // They buy the growth, which counts in their place (FA 2004 ss.229(2)(c) and 234).
  const toBenefit = asked.hasDBPension && isValuedByGrowth(rates) ? asked.dbMemberContributions : undefined
  const totalContributions = own
    .plus(employer, ...definedBenefit)
    .named('totalContributions', 'Total contributions')
    .means(say`Everything that counts towards the allowance, whoever paid it.`)
  const tested = testedIncome({
    netIncome: annualSalary,
    reliefAtSource: own,
    employer: employer.plus(...definedBenefit),
    ...(toBenefit && { toBenefit }),
    // The working leaves the pay out where none was given up.
    ...(isSacrificeAdded(rates) && { salarySacrifice: asked.salarySacrifice.atLeastZero() }),
  })

  const annual = annualAllowance(tested, rates)
  const years = earlierYears(asked, on)
  const used = carryForwardUsed(totalContributions, annual.allowance, years)
  const unused = sumOf(years.map((year) => year.unused))
  const carryForwardTotal = unused
    .named('carryForwardTotal', 'Allowance carried forward', CARRY_FORWARD_LAW)
    .means(say`Unused allowance from earlier years.`)
  const totalAvailableAllowance = annual.allowance.plus(carryForwardTotal).named('totalAvailableAllowance', 'Total available allowance')
  const excess = totalContributions
    .excessOver(totalAvailableAllowance)
    .named('excessContributions', 'Contributions over your allowance')
    .means({
      words: say`How much you paid in above this year’s allowance and what you carried forward.`,
      atZero: say`You are not over your allowance, so there is no charge.`,
    })
  const remainingAllowance = totalAvailableAllowance
    .excessOver(totalContributions)
    .named('remainingAllowance', 'Remaining allowance')
    .means({
      words: say`What could still go in without a charge. Any part from earlier years may expire.`,
      atZero: say`Nothing is left.`,
    })

  const taxes = reliefAndCharge({ salary: annualSalary, own, toBenefit, region, excess }, rates)
  const totalTaxRelief = taxes.basicRateRelief.plus(taxes.additionalRelief).named('totalTaxRelief', 'Total tax relief')
  // The words of a member, whose contributions to the scheme are in a figure of their own.
  const isMember = toBenefit !== undefined
  const personal = own
    .less(totalTaxRelief)
    .named('effectivePersonalContribution', 'Your contributions after tax relief')
    .means(say`Your own contributions after the tax they save.`)
  const netCostToIndividual = personal
    .plus(taxes.charge)
    .named('netCostToIndividual', isMember ? 'Net cost to you, besides the defined benefit' : 'Net cost to you')
    .means(
      isMember
        ? say`What your other pension saving costs you this year, with any charge.`
        : say`What your pension saving costs you this year, with any charge.`,
    )
  const benefitNetCost = asked.dbMemberContributions
    .less(taxes.benefitRelief)
    .named('dbContributionCost', 'Defined benefit contributions after tax relief')
    .means(say`What you pay into the defined benefit scheme, less the tax that it saves you.`)
  return {
    asked,
    // What a defined benefit uses of the allowance; nothing while its box is unticked.
    dbPensionInput: definedBenefit[0] ?? zero,
    totalContributions,
    tested,
    annual,
    earlierYears: years.map((year, index) => ({ ...year, used: used[index] ?? zero })),
    carryForwardTotal,
    totalAvailableAllowance,
    excessContributions: excess,
    remainingAllowance,
    taxes,
    totalTaxRelief,
    effectivePersonalContribution: personal,
    /** What a member pays for a defined benefit, after the tax it saves. */
    benefitNetCost,
    /** The same with everything else that the person pays. */
    netCostWithBenefit: netCostToIndividual
      .plus(isMember ? benefitNetCost : zero)
      .named('netCostWithBenefit', 'Net cost to you')
      .means(say`What all your pension saving costs you this year, with any charge.`),
    totalEffectiveContribution: personal
      .plus(employer, ...definedBenefit)
      .named(
        'totalEffectiveContribution',
        isMember ? 'Growth and other contributions after tax relief' : 'All contributions after tax relief',
      )
      .means(
        isMember
          ? say`What your other contributions cost you, plus everything else that counts towards the allowance. What you pay into the defined benefit scheme is not in it: its growth is.`
          : say`What your contributions cost you, plus everything else that counts towards the allowance.`,
      ),
    netCostToIndividual,
  }
}

/** Whether the rule set counts pay given up for a pension towards threshold income. FA 2004 s.228ZA(5). */
export const isSacrificeAdded = ({ methods }: PensionAllowanceRates): boolean =>
  methods.pensionAllowance.thresholdIncome.value === 'salary-sacrifice-added'

const benefitOf = (asked: AllowanceInputs) => ({
  inputAmount: asked.dbInputAmount,
  annualIncrease: asked.dbPensionAnnualIncrease,
  opening: asked.dbOpeningPension,
  closing: asked.dbClosingPension,
  openingLumpSum: asked.dbOpeningLumpSum,
  closingLumpSum: asked.dbClosingLumpSum,
})

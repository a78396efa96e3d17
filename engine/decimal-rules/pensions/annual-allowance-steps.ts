import type { Decimal } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { bandedStep, figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import type { AnnualAllowance } from './annual-allowance.ts'
import type { AnnualAllowanceCharge } from './annual-allowance-charge.ts'
import type { ContributionAboveAllowance } from './contribution-above-allowance.ts'
import type { TestedIncome } from './tested-income.ts'

export const CHARGE = 'annualAllowanceCharge'
const CHARGE_LABEL = 'Annual allowance charge'
const TAPER_LAW = 'FA 2004 s.228ZA'

/** How an income was worked out: a formula and its operands. */
export type Worked = readonly [formula: string, operands: Step['operands']]

/** The steps for threshold income and adjusted income, which `from` says how to work out. Annual pounds. FA 2004 s.228ZA(4) and (5). */
export const testedIncomeSteps = (
  { thresholdIncome, adjustedIncome }: TestedIncome,
  from: { readonly threshold: Worked; readonly adjusted: Worked },
) => ({
  threshold: moneyStep('thresholdIncomeAmount', 'Threshold income', thresholdIncome, ...from.threshold, 'FA 2004 s.228ZA(5)'),
  adjusted: moneyStep('adjustedIncome', 'Adjusted income', adjustedIncome, ...from.adjusted, 'FA 2004 s.228ZA(4)'),
})

/**
 * The steps for the year’s own allowance: what the taper takes off, if anything, then the allowance. Annual pounds. FA 2004 ss.228 and
 * 228ZA.
 */
export function annualAllowanceSteps(allowance: AnnualAllowance, adjusted: Step, { pensions }: PensionRates): Step[] {
  const { annualAllowance, taper } = pensions
  const available = (formula: string, operands: Step['operands'], law: string) =>
    moneyStep('availableAllowance', 'Annual allowance', allowance.allowance, formula, operands, law)
  if (!allowance.isHighEarner) return [available('{allowance}', { allowance: figureOperand(annualAllowance) }, 'FA 2004 s.228')]
  const reduction = moneyStep(
    'taperReduction',
    'Taper of the annual allowance',
    allowance.reduction,
    '({adjusted} − {limit}) × {rate}',
    { adjusted: stepOperand(adjusted), limit: figureOperand(taper.adjustedIncome), rate: figureOperand(taper.rate) },
    TAPER_LAW,
  )
  if (allowance.isAtMinimum) return [reduction, available('{minimum}', { minimum: figureOperand(taper.minimumAllowance) }, TAPER_LAW)]
  return [
    reduction,
    available('{allowance} − {reduction}', { allowance: figureOperand(annualAllowance), reduction: stepOperand(reduction) }, TAPER_LAW),
  ]
}

/** The step for the charge on an excess, with a band table as its working. Annual pounds. FA 2004 s.227(4) to (4C). */
export const chargeStep = (charge: Decimal, excess: Step): Step =>
  bandedStep(CHARGE, CHARGE_LABEL, charge, { excess: stepOperand(excess) }, 'FA 2004 s.227(4) to (4C)')

/** The bands of the charge, with the part of the excess in each. */
export const chargeBandTable = ({ slices }: AnnualAllowanceCharge): BandTable => ({
  key: CHARGE,
  title: `${CHARGE_LABEL} by band`,
  slices,
})

/**
 * The working of the charge on a contribution above the allowance, in annual pounds. It shows the two incomes only where they taper the
 * allowance. FA 2004 ss.227, 228 and 228ZA.
 */
export function aboveAllowanceSteps(
  { tested, allowance, excess, charged }: ContributionAboveAllowance,
  from: { readonly contribution: Operand; readonly threshold: Worked; readonly adjusted: Worked },
  rates: PensionRates,
): Step[] {
  const { threshold, adjusted } = testedIncomeSteps(tested, from)
  const allowances = annualAllowanceSteps(allowance, adjusted, rates)
  return [...(allowance.isHighEarner ? [threshold, adjusted] : []), ...allowances, ...excessSteps({ excess, charged }, from, allowances)]
}

/**
 * The steps for the excess over the allowance, which is the last of `allowances`, and for the charge on it. Annual pounds. FA 2004 s.227.
 */
export function excessSteps(
  { excess, charged }: Pick<ContributionAboveAllowance, 'excess' | 'charged'>,
  { contribution }: { readonly contribution: Operand },
  allowances: readonly Step[],
): Step[] {
  const allowance = Object.fromEntries(allowances.slice(-1).map((step) => ['allowance', stepOperand(step)]))
  const over = moneyStep('excessContributions', 'Contribution above the annual allowance', excess, '{contribution} − {allowance}', {
    contribution,
    ...allowance,
  })
  return [over, chargeStep(charged.charge, over)]
}

/** A row for the charge, outside the sum of the other rows; none where nothing is charged. Annual pounds. */
export const chargeRows = (above: ContributionAboveAllowance | undefined): ExactRow[] =>
  above ? [{ key: CHARGE, label: 'Annual Allowance Charge', value: above.charged.charge, isInSum: false }] : []

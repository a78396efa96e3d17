import type { Decimal } from '../../money/decimal.ts'
import { operandOf, renameSteps } from '../../result/rename-steps.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { incomeTaxSteps } from '../income-tax/steps.ts'
import type { TaxOnIncome } from '../income-tax/tax-on-income.ts'
import type { ContributionLimit } from './contribution-limit.ts'
import type { TaxSaved } from './tax-saved.ts'

const SIDES = { before: 'without the contribution', after: 'with the contribution' } as const
type Side = keyof typeof SIDES

/** The step for the limit on relief, which is the earnings or a figure of the tables. Annual pounds. */
export const limitStep = (key: string, label: string, { amount, figure }: ContributionLimit, earnings: Operand, law: string): Step =>
  moneyStep(key, label, amount, '{limit}', { limit: figure ? figureOperand(figure) : earnings }, law)

/** The step for the part of the contribution that gets relief: all of it below the limit, otherwise the limit. Annual pounds. */
export const relievableStep = (relievable: Decimal, contribution: Operand, limit: Step): Step =>
  moneyStep('relievable', 'Contribution that gets tax relief', relievable, '{part}', {
    part: relievable.lessThan(limit.value) ? contribution : stepOperand(limit),
  })

/** The step for basic rate relief on that part. Annual pounds. FA 2004 s.192. */
export const basicReliefStep = (value: Decimal, relievable: Step, { incomeTax }: PensionRates): Step =>
  moneyStep(
    'basicRateRelief',
    'Basic rate relief',
    value,
    '{relievable} × {basicRate}',
    { relievable: stepOperand(relievable), basicRate: figureOperand(incomeTax.basicRate) },
    'FA 2004 s.192',
  )

/**
 * The working of the tax that a contribution saves on top of basic rate relief. The last step, with the key `key`, is the saving. Annual
 * pounds. FA 2004 s.192(4).
 */
export function furtherReliefSteps(
  saved: TaxSaved,
  { key, label, income, relievable }: { key: string; label: string; income: Operand; relievable: Step },
  rates: PensionRates,
): Step[] {
  const adjusted = moneyStep(
    'adjustedNetIncome',
    'Adjusted net income',
    saved.adjustedNetIncome,
    '{income} − {relievable}',
    { income, relievable: stepOperand(relievable) },
    'ITA 2007 s.58',
  )
  const before = taxSteps('before', saved.before, { income, adjustedNetIncome: income }, rates)
  const after = taxSteps('after', saved.after, { income, adjustedNetIncome: stepOperand(adjusted) }, rates)
  const further = moneyStep(
    key,
    label,
    saved.furtherRelief,
    '{before.incomeTax} − {after.incomeTax}',
    { 'before.incomeTax': operandOf(before, 'before.incomeTax'), 'after.incomeTax': operandOf(after, 'after.incomeTax') },
    'FA 2004 s.192(4)',
  )
  return [...before, adjusted, ...after, further]
}

/** The bands of Income Tax without the contribution and with it. */
export const taxSavedBandTables = ({ before, after }: TaxSaved): BandTable[] => [
  { key: 'before.incomeTax', title: `Income Tax by band, ${SIDES.before}`, slices: before.slices },
  { key: 'after.incomeTax', title: `Income Tax by band, ${SIDES.after}`, slices: after.slices },
]

/** The working of one of the two computations, under its own keys. */
const taxSteps = (side: Side, tax: TaxOnIncome, from: { income: Operand; adjustedNetIncome: Operand }, rates: PensionRates): Step[] =>
  renameSteps(incomeTaxSteps(tax, from, rates), ({ key, label }) => ({ key: `${side}.${key}`, label: `${label} ${SIDES[side]}` }))

import {
  annualAllowanceSteps,
  chargeBandTable,
  chargeRows,
  excessSteps,
  testedIncomeSteps,
} from '../../decimal-rules/pensions/annual-allowance-steps.ts'
import { isCutToLimit } from '../../decimal-rules/pensions/contribution-limit.ts'
import {
  basicReliefStep,
  furtherReliefSteps,
  limitStep,
  relievableStep,
  taxSavedBandTables,
} from '../../decimal-rules/pensions/tax-saved-steps.ts'
import type { BandTable } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import type { PensionRelief } from './calculate.ts'

/** The rows of the result: the contribution, the relief and the net cost; then the allowance that is left, and the charge on any excess. */
export const rowsOf = (relief: PensionRelief, rates: PensionRates): ExactRow[] => [
  {
    key: 'pensionContribution',
    label: contributionLabel(relief, rates),
    value: relief.contribution,
    ...(isCutToLimit(rates) && { of: ['relievable'] }),
  },
  { key: 'basicRateRelief', label: 'Basic Rate Relief', value: relief.basicRateRelief, isDeduction: true },
  { key: 'higherRateRelief', label: 'Relief Above the Basic Rate', value: relief.higherRateRelief, isDeduction: true },
  { key: 'totalRelief', label: 'Total Tax Relief', value: relief.totalRelief, isDeduction: true, isInSum: false },
  { key: 'netCost', label: 'Net Cost', value: relief.netCost, isTotal: true },
  { key: 'maxAllowance', label: 'Contribution Limit', value: relief.maxAllowance.amount, isInSum: false },
  { key: 'remainingAllowance', label: 'Left Within This Limit', value: relief.remainingAllowance, isInSum: false },
  ...chargeRows(relief.above),
]

const contributionLabel = ({ unrelievedContribution }: PensionRelief, rates: PensionRates) =>
  isCutToLimit(rates) && !unrelievedContribution.isZero() ? 'Pension Contribution (capped)' : 'Pension Contribution'

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(relief: PensionRelief, rates: PensionRates): Step[] {
  const { annualEarnings, pensionContribution } = relief.inputs
  const earnings = inputOperand('annualEarnings', annualEarnings)
  const typed = inputOperand('pensionContribution', pensionContribution)
  const limit = limitStep('reliefLimit', 'Most that can get tax relief', relief.limit, earnings, 'FA 2004 ss.189 and 190')
  const relievable = relievableStep(relief.relievable, typed, limit)
  const basic = basicReliefStep(relief.basicRateRelief, relievable, rates)
  const further = higherReliefSteps(relief, basic, relievable, rates)
  const higher = further.slice(-1)
  const total = moneyStep('totalRelief', 'Total tax relief', relief.totalRelief, ['{basic}', ...higher.map(() => '{higher}')].join(' + '), {
    basic: stepOperand(basic),
    ...Object.fromEntries(higher.map((step) => ['higher', stepOperand(step)])),
  })
  const net = moneyStep('netCost', 'Net cost', relief.netCost, '{contribution} − {relief}', {
    contribution: isCutToLimit(rates) ? stepOperand(relievable) : typed,
    relief: stepOperand(total),
  })
  const allowance = allowanceSteps(relief, { earnings, typed }, rates)
  const own = allowance.at(-1)
  const isTaperedSmaller = relief.allowance.isHighEarner && relief.allowance.allowance.lessThan(relief.limit.amount)
  const smaller = stepOperand(isTaperedSmaller && own ? own : limit)
  const most = limitStep('maxAllowance', 'Contribution limit', relief.maxAllowance, smaller, 'FA 2004 ss.190 and 228')
  const remaining = moneyStep('remainingAllowance', 'Left within this limit', relief.remainingAllowance, '{allowance} − {contribution}', {
    allowance: stepOperand(most),
    contribution: typed,
  })
  const charge = relief.above ? excessSteps(relief.above, { contribution: typed }, allowance) : []
  return [limit, relievable, basic, ...further, total, net, ...allowance, most, remaining, ...charge]
}

/** The working of the annual allowance where it is tapered or exceeded. Otherwise it is simply a figure, so there are no steps. */
function allowanceSteps(
  { tested, allowance, above }: PensionRelief,
  { earnings, typed }: { readonly earnings: Operand; readonly typed: Operand },
  rates: PensionRates,
): Step[] {
  if (!allowance.isHighEarner && !above) return []
  const { threshold, adjusted } = testedIncomeSteps(tested, {
    threshold: ['{earnings} − {contribution}', { earnings, contribution: typed }],
    adjusted: ['{earnings}', { earnings }],
  })
  return [...(allowance.isHighEarner ? [threshold, adjusted] : []), ...annualAllowanceSteps(allowance, adjusted, rates)]
}

/** The working of the tax saved. If the box decides instead: the same again as the basic rate relief when ticked, and no step when not. */
function higherReliefSteps({ inputs, saved, higherRateRelief }: PensionRelief, basic: Step, relievable: Step, rates: PensionRates): Step[] {
  const key = 'higherRateRelief'
  const label = 'Relief above the basic rate'
  if (saved) {
    return furtherReliefSteps(saved, { key, label, income: inputOperand('annualEarnings', inputs.annualEarnings), relievable }, rates)
  }
  return inputs.isHigherRateTaxpayer ? [moneyStep(key, label, higherRateRelief, '{basic}', { basic: stepOperand(basic) })] : []
}

/** The bands of Income Tax without and with the contribution, and of the charge on the excess. */
export const bandTablesOf = ({ saved, above }: PensionRelief): BandTable[] => [
  ...(saved ? taxSavedBandTables(saved) : []),
  ...(above ? [chargeBandTable(above.charged)] : []),
]

import type { ExactRow } from '../../result/rows.ts'
import { inputOperand, moneyStep, type Step, stepOperand } from '../../result/step.ts'
import { isCutToLimit } from '../../rules/pensions/contribution-limit.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { basicReliefStep, furtherReliefSteps, limitStep, relievableStep } from '../../rules/pensions/tax-saved-steps.ts'
import type { PensionRelief } from './calculate.ts'

/** The contribution, the relief that comes off it, and what it costs; then what is left of the allowance. */
export const rowsOf = (relief: PensionRelief, rates: PensionRates): ExactRow[] => [
  {
    key: 'pensionContribution',
    label: contributionLabel(relief, rates),
    value: relief.contribution,
    ...(isCutToLimit(rates) && { of: ['relievable'] }),
  },
  { key: 'basicRateRelief', label: 'Basic Rate Relief', value: relief.basicRateRelief, isDeduction: true },
  { key: 'higherRateRelief', label: 'Higher Rate Relief', value: relief.higherRateRelief, isDeduction: true },
  { key: 'totalRelief', label: 'Total Tax Relief', value: relief.totalRelief, isInSum: false },
  { key: 'netCost', label: 'Net Cost', value: relief.netCost, isTotal: true },
  { key: 'maxAllowance', label: 'Maximum Allowance', value: relief.maxAllowance.amount, isInSum: false },
  { key: 'remainingAllowance', label: 'Remaining Allowance', value: relief.remainingAllowance, isInSum: false },
]

const contributionLabel = ({ unrelievedContribution }: PensionRelief, rates: PensionRates) =>
  isCutToLimit(rates) && !unrelievedContribution.isZero() ? 'Pension Contribution (capped)' : 'Pension Contribution'

/** The working, each step on the ones before it. */
export function stepsOf(relief: PensionRelief, rates: PensionRates): Step[] {
  const { annualEarnings, pensionContribution } = relief.inputs
  const earnings = inputOperand('annualEarnings', annualEarnings)
  const typed = inputOperand('pensionContribution', pensionContribution)
  const limit = limitStep('reliefLimit', 'Most that can be relieved', relief.limit, earnings, 'FA 2004 ss.189 and 190')
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
  const most = limitStep('maxAllowance', 'Maximum allowance', relief.maxAllowance, stepOperand(limit), 'FA 2004 s.228')
  const remaining = moneyStep('remainingAllowance', 'Remaining allowance', relief.remainingAllowance, '{allowance} − {contribution}', {
    allowance: stepOperand(most),
    contribution: typed,
  })
  return [limit, relievable, basic, ...further, total, net, most, remaining]
}

/** The tax that is saved, or as much again as the basic rate relief where the box is ticked; nothing to show where it is not. */
function higherReliefSteps({ inputs, saved, higherRateRelief }: PensionRelief, basic: Step, relievable: Step, rates: PensionRates): Step[] {
  const key = 'higherRateRelief'
  const label = 'Higher rate relief'
  if (saved) {
    return furtherReliefSteps(saved, { key, label, income: inputOperand('annualEarnings', inputs.annualEarnings), relievable }, rates)
  }
  return inputs.isHigherRateTaxpayer ? [moneyStep(key, label, higherRateRelief, '{basic}', { basic: stepOperand(basic) })] : []
}

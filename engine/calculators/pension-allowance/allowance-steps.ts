import { figureOperand, inputOperand, moneyStep, type Step, stepOperand, stepOperands } from '../../result/step.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import type { PensionAllowance } from './calculate.ts'

/**
 * What a defined benefit uses of the allowance, from its annual increase or from its opening and closing values. No step without a defined
 * benefit. FA 2004 ss.234 to 236.
 */
export function definedBenefitSteps({ inputs, definedBenefit }: PensionAllowance, { pensions }: PensionAllowanceRates): Step[] {
  if (!definedBenefit) return []
  const { factor, openingUprating } = pensions.definedBenefit
  const { input, values } = definedBenefit
  const step = (formula: string, operands: Step['operands']) => [
    moneyStep(
      'dbPensionInput',
      'Growth in value of defined benefit pension',
      input,
      formula,
      { factor: figureOperand(factor), ...operands },
      'FA 2004 ss.234 to 236',
    ),
  ]
  if (!values) return step('{factor} × {increase}', { increase: inputOperand('dbPensionAnnualIncrease', inputs.dbPensionAnnualIncrease) })
  return step('{factor} × {closing} − {factor} × {opening} × (1 + {uprating})', {
    closing: inputOperand('dbClosingPension', values.closing),
    opening: inputOperand('dbOpeningPension', values.opening),
    uprating: figureOperand(openingUprating),
  })
}

/** The allowance carried forward from earlier years, and how much of each year is used, oldest first. FA 2004 s.228A. */
export function carryForwardSteps(facts: PensionAllowance, total: Step, available: readonly Step[]) {
  const own = Object.fromEntries(available.map((step) => ['allowance', stepOperand(step)]))
  const years = Object.fromEntries(facts.earlierYears.map(({ field, unused }) => [field, inputOperand(field, unused)]))
  const law = 'FA 2004 s.228A'
  const formula = Object.keys(years).map((field) => `{${field}}`)
  const carried = moneyStep('carryForwardTotal', 'Allowance carried forward', facts.carryForwardTotal, formula.join(' + '), years, law)
  const allowances = moneyStep(
    'totalAvailableAllowance',
    'Total available allowance',
    facts.totalAvailableAllowance,
    '{allowance} + {carried}',
    {
      ...own,
      carried: stepOperand(carried),
    },
  )
  const used: Step[] = []
  for (const { field, usedField, name, unused, used: amount } of facts.earlierYears) {
    const label = `Allowance used from ${name}`
    const before = stepOperands(used)
    const needed = ['{total}', '{allowance}', ...Object.keys(before).map((key) => `{${key}}`)].join(' − ')
    used.push(
      amount.equals(unused)
        ? moneyStep(usedField, label, amount, '{unused}', { unused: inputOperand(field, unused) }, law)
        : moneyStep(usedField, label, amount, needed, { total: stepOperand(total), ...own, ...before }, law),
    )
  }
  return { steps: [carried, allowances, ...used], allowances }
}

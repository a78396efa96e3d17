import { annualAllowanceSteps, testedIncomeSteps, type Worked } from '../../decimal-rules/pensions/annual-allowance-steps.ts'
import { inputOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import { carryForwardSteps, definedBenefitSteps } from './allowance-steps.ts'
import type { PensionAllowance } from './calculate.ts'
import { chargeSteps, reliefSteps } from './tax-steps.ts'

/** The working in order: each step uses only inputs, figures and earlier steps. */
export function stepsOf(facts: PensionAllowance, rates: PensionAllowanceRates): Step[] {
  const own = inputOperand('pensionContributions', facts.inputs.pensionContributions)
  const employer = inputOperand('employerContributions', facts.inputs.employerContributions)
  const salary = inputOperand('annualSalary', facts.inputs.annualSalary)
  const definedBenefit = definedBenefitSteps(facts, rates)
  const db = Object.fromEntries(definedBenefit.map((step) => ['db', stepOperand(step)]))
  const withDb = (formula: string) => [formula, ...Object.keys(db).map((name) => `{${name}}`)].join(' + ')

  const total = moneyStep('totalContributions', 'Total contributions', facts.totalContributions, withDb('{own} + {employer}'), {
    own,
    employer,
    ...db,
  })
  const { threshold, adjusted } = testedIncomeSteps(
    { thresholdIncome: facts.thresholdIncomeAmount, adjustedIncome: facts.adjustedIncome },
    { threshold: thresholdOf(facts, { salary, own }), adjusted: [withDb('{salary} + {employer}'), { salary, employer, ...db }] },
  )
  const available = annualAllowanceSteps(facts.allowance, adjusted, rates)
  const carried = carryForwardSteps(facts, total, available.slice(-1))
  const excess = moneyStep(
    'excessContributions',
    'Contributions over your allowance',
    facts.excessContributions,
    '{total} − {allowances}',
    {
      total: stepOperand(total),
      allowances: stepOperand(carried.allowances),
    },
  )
  const remaining = moneyStep('remainingAllowance', 'Remaining allowance', facts.remainingAllowance, '{allowances} − {total}', {
    allowances: stepOperand(carried.allowances),
    total: stepOperand(total),
  })
  const relief = reliefSteps(facts, { own, salary }, rates)
  const charge = chargeSteps(facts, excess)
  return [
    ...definedBenefit,
    total,
    threshold,
    adjusted,
    ...available,
    ...carried.steps,
    excess,
    remaining,
    ...relief.steps,
    ...charge.steps,
    ...costSteps(facts, { own, employer, db, relief: relief.total, charge: charge.charge }),
  ]
}

/** The formula of threshold income. Pay given up appears in it only if there is any. */
function thresholdOf({ salarySacrifice }: PensionAllowance, operands: { readonly salary: Operand; readonly own: Operand }): Worked {
  if (salarySacrifice.isZero()) return ['{salary} − {own}', operands]
  return ['{salary} + {sacrifice} − {own}', { ...operands, sacrifice: inputOperand('salarySacrifice', salarySacrifice) }]
}

interface CostOperands {
  readonly own: Operand
  readonly employer: Operand
  readonly db: Readonly<Record<string, Operand>>
  readonly relief: Step
  readonly charge: Step
}

/** What the contributions cost the person, the total with the employer’s, and the net cost after any charge. */
function costSteps(facts: PensionAllowance, { own, employer, db, relief, charge }: CostOperands): Step[] {
  const personal = moneyStep(
    'effectivePersonalContribution',
    'Your contributions after tax relief',
    facts.effectivePersonalContribution,
    '{own} − {relief}',
    { own, relief: stepOperand(relief) },
  )
  const names = ['{personal}', '{employer}', ...Object.keys(db).map((name) => `{${name}}`)]
  return [
    personal,
    moneyStep('totalEffectiveContribution', 'All contributions after tax relief', facts.totalEffectiveContribution, names.join(' + '), {
      personal: stepOperand(personal),
      employer,
      ...db,
    }),
    moneyStep('netCostToIndividual', 'Net cost to you', facts.netCostToIndividual, '{personal} + {charge}', {
      personal: stepOperand(personal),
      charge: stepOperand(charge),
    }),
  ]
}

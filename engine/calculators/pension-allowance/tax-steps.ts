import type { Decimal } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import { CHARGE, chargeBandTable, chargeStep } from '../../rules/pensions/annual-allowance-steps.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import type { PensionSlab } from '../../rules/pensions/slab.ts'
import { basicReliefStep, furtherReliefSteps, limitStep, relievableStep, taxSavedBandTables } from '../../rules/pensions/tax-saved-steps.ts'
import type { PensionAllowance } from './calculate.ts'

const FURTHER = { key: 'additionalRelief', label: 'Additional relief' } as const

/** The working of the relief on own contributions; `total` is its last step. */
export function reliefSteps(
  { taxes, totalTaxRelief }: PensionAllowance,
  { own, salary }: { readonly own: Operand; readonly salary: Operand },
  rates: PensionAllowanceRates,
): { steps: Step[]; total: Step } {
  const { by } = taxes
  const limit = by.method === 'slab' ? undefined : limitStep('reliefLimit', 'Most that can be relieved', by.limit, salary, 'FA 2004 s.190')
  const relievable = limit
    ? relievableStep(taxes.relievable, own, limit)
    : moneyStep('relievable', 'Contribution relieved', taxes.relievable, '{own}', { own })
  const basic = basicReliefStep(taxes.basicRateRelief, relievable, rates)
  const further =
    by.method === 'slab'
      ? slabReliefSteps(taxes.additionalRelief, by.slab, relievable)
      : furtherReliefSteps(by.saved, { ...FURTHER, income: salary, relievable }, rates)
  const last = further.slice(-1)
  const total = moneyStep('totalTaxRelief', 'Total tax relief', totalTaxRelief, ['{basic}', ...last.map(() => '{further}')].join(' + '), {
    basic: stepOperand(basic),
    ...Object.fromEntries(last.map((step) => ['further', stepOperand(step)])),
  })
  return { steps: [...(limit ? [limit] : []), relievable, basic, ...further, total], total }
}

/** Extra relief at one rate; no step where the salary brings none. */
function slabReliefSteps(value: Decimal, { furtherRelief }: PensionSlab, relievable: Step): Step[] {
  if (!furtherRelief) return []
  const operands = { relievable: stepOperand(relievable), rate: figureOperand(furtherRelief) }
  return [moneyStep(FURTHER.key, FURTHER.label, value, '{relievable} × {rate}', operands)]
}

/** The highest rate reached and the charge on the excess, by bands or at one rate. */
export function chargeSteps({ taxes, marginalTaxRate }: PensionAllowance, excess: Step): { steps: Step[]; charge: Step } {
  const { by, marginalRate } = taxes
  const rate: Record<string, Operand> = marginalRate ? { rate: figureOperand(marginalRate) } : {}
  const marginal: Step[] = marginalRate
    ? [{ key: 'marginalTaxRate', label: 'Marginal tax rate', value: marginalTaxRate, unit: 'percent', formula: '{rate}', operands: rate }]
    : []
  const charge =
    by.method === 'slab'
      ? moneyStep(CHARGE, 'Annual allowance charge', taxes.charge, '{excess} × {rate}', { excess: stepOperand(excess), ...rate })
      : chargeStep(taxes.charge, excess)
  return { steps: [...marginal, charge], charge }
}

/** Income Tax on both sides of the relief, and the excess on top; nothing where one rate decides. */
export function bandTablesOf({ taxes: { by } }: PensionAllowance): BandTable[] {
  if (by.method === 'slab') return []
  return [...taxSavedBandTables(by.saved), chargeBandTable(by.charged)]
}

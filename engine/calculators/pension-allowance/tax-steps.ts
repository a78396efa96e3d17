import { CHARGE, chargeBandTable, chargeStep } from '../../decimal-rules/pensions/annual-allowance-steps.ts'
import type { PensionSlab } from '../../decimal-rules/pensions/slab.ts'
import {
  basicReliefStep,
  furtherReliefSteps,
  limitStep,
  relievableStep,
  taxSavedBandTables,
} from '../../decimal-rules/pensions/tax-saved-steps.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { BandTable } from '../../result/result.ts'
import { figureOperand, moneyStep, type Operand, type Step, stepOperand } from '../../result/step.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import type { PensionAllowance } from './calculate.ts'

const FURTHER = { key: 'additionalRelief', label: 'Relief above the basic rate' } as const

/** The working of the relief on a person’s own contributions; `total` is its last step. FA 2004 ss.190 and 192. */
export function reliefSteps(
  { taxes, totalTaxRelief }: PensionAllowance,
  { own, salary }: { readonly own: Operand; readonly salary: Operand },
  rates: PensionAllowanceRates,
): { steps: Step[]; total: Step } {
  const { by } = taxes
  const limit =
    by.method === 'slab' ? undefined : limitStep('reliefLimit', 'Most that can get tax relief', by.limit, salary, 'FA 2004 s.190')
  const relievable = limit
    ? relievableStep(taxes.relievable, own, limit)
    : moneyStep('relievable', 'Contribution that gets tax relief', taxes.relievable, '{own}', { own })
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

/** Relief above the basic rate at a single rate; no step where the salary earns none. */
function slabReliefSteps(value: Decimal, { furtherRelief }: PensionSlab, relievable: Step): Step[] {
  if (!furtherRelief) return []
  const operands = { relievable: stepOperand(relievable), rate: figureOperand(furtherRelief) }
  return [moneyStep(FURTHER.key, FURTHER.label, value, '{relievable} × {rate}', operands)]
}

/** The highest rate reached, and the charge on the excess by bands or at a single rate. FA 2004 s.227. */
export function chargeSteps({ taxes, marginalTaxRate }: PensionAllowance, excess: Step): { steps: Step[]; charge: Step } {
  const { by, marginalRate } = taxes
  const rate: Record<string, Operand> = marginalRate ? { rate: figureOperand(marginalRate) } : {}
  const marginal: Step[] = marginalRate
    ? [
        {
          key: 'marginalTaxRate',
          label: 'Your highest tax rate',
          value: marginalTaxRate,
          unit: 'percent',
          formula: '{rate}',
          operands: rate,
        },
      ]
    : []
  const charge =
    by.method === 'slab'
      ? moneyStep(CHARGE, 'Annual allowance charge', taxes.charge, '{excess} × {rate}', { excess: stepOperand(excess), ...rate })
      : chargeStep(taxes.charge, excess)
  return { steps: [...marginal, charge], charge }
}

/** The bands of Income Tax without and with the contribution, and of the charge on the excess; none where a single rate applies. */
export function bandTablesOf({ taxes: { by } }: PensionAllowance): BandTable[] {
  if (by.method === 'slab') return []
  return [...taxSavedBandTables(by.saved), chargeBandTable(by.charged)]
}

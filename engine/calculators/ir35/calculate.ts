import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { RecordValue } from '../../result/result.ts'
import { type InsideIr35, insideIr35 } from '../../rules/ir35/inside.ts'
import { type OutsideIr35, outsideIr35 } from '../../rules/ir35/outside.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import type { ContractIncome } from '../../rules/ir35/scenario.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>
export type Scenario = InsideIr35 | OutsideIr35

/** Both statuses of a year’s contracting. Annual pounds, exact. */
export interface Facts extends ContractIncome {
  readonly dailyRate: Decimal
  readonly daysWorked: Decimal
  /** The status that was asked for. */
  readonly chosen: Scenario
  readonly other: Scenario
  /** How much more the chosen status leaves than the other; negative where it leaves less. */
  readonly takeHomeDifference: Decimal
}

/** Take-home of a contractor in the status asked for and in the other. */
export function calculate({ dailyRate, daysWorked, businessExpenses, ir35Status }: Inputs, rates: Ir35Rates): Facts {
  const grossIncome = dailyRate.times(daysWorked)
  const income = { grossIncome, businessExpenses, netIncome: grossIncome.minus(businessExpenses) }
  const inside = insideIr35(income, rates)
  const outside = outsideIr35(income, rates)
  const [chosen, other] = ir35Status === 'inside' ? [inside, outside] : [outside, inside]
  return { ...income, dailyRate, daysWorked, chosen, other, takeHomeDifference: chosen.takeHome.minus(other.takeHome) }
}

export const OUTPUTS = [
  'scenario',
  'grossIncome',
  'netIncome',
  'salary',
  'dividends',
  'incomeTax',
  'nationalInsurance',
  'corporationTax',
  'dividendTax',
  'takeHome',
  'effectiveRate',
  'otherScenarioTakeHome',
  'takeHomeDifference',
  'businessExpenses',
] as const

/** The record as the specification names it, then the other status beside it. */
export const recordOf = ({ chosen, other, ...facts }: Facts): Record<(typeof OUTPUTS)[number], RecordValue> => ({
  scenario: chosen.status,
  grossIncome: roundToPenny(facts.grossIncome),
  netIncome: roundToPenny(facts.netIncome),
  salary: roundToPenny(chosen.salary),
  dividends: roundToPenny(chosen.dividends),
  incomeTax: roundToPenny(chosen.incomeTax),
  nationalInsurance: roundToPenny(chosen.nationalInsurance),
  corporationTax: roundToPenny(chosen.corporationTax),
  dividendTax: roundToPenny(chosen.dividendTax),
  takeHome: roundToPenny(chosen.takeHome),
  effectiveRate: roundToPenny(chosen.effectiveRate),
  otherScenarioTakeHome: roundToPenny(other.takeHome),
  takeHomeDifference: roundToPenny(facts.takeHomeDifference),
  businessExpenses: roundToPenny(facts.businessExpenses),
})

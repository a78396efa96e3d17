import { type InsideIr35, insideIr35 } from '../../decimal-rules/ir35/inside.ts'
import { type OutsideIr35, outsideIr35 } from '../../decimal-rules/ir35/outside.ts'
import type { ContractIncome } from '../../decimal-rules/ir35/scenario.ts'
import type { InputsOf } from '../../inputs/field.ts'
import type { Decimal } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { RecordValue } from '../../result/result.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>
export type Scenario = InsideIr35 | OutsideIr35

/** A year’s contracting both inside and outside IR35. Pounds a year, unrounded. */
export interface Facts extends ContractIncome {
  readonly dailyRate: Decimal
  readonly daysWorked: Decimal
  /** The result for the status the visitor chose. */
  readonly chosen: Scenario
  readonly other: Scenario
  /** How much more take-home the chosen status leaves than the other; negative if it leaves less. */
  readonly takeHomeDifference: Decimal
}

/**
 * A contractor’s take-home pay for a year, inside and outside IR35. Pounds a year, unrounded. Expects parsed inputs. Throws `NoRateError`
 * if a rate has no value for the year. Inside: ITEPA 2003 s.61N; SSCBA 1992 ss.8 and 9. Outside: CTA 2010 ss.3, 18A and 18B; ITA 2007 ss.8
 * and 13.
 */
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

/** The record as the specification defines it, followed by the comparison with the other status. */
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

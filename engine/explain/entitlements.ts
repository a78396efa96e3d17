import { type Calculator, type RatesOnDate, type Tables, taxYearOf } from '../calculator.ts'
import { exactIn, type Sentence, saidWith } from '../formula/sentence.ts'
import type { Fields } from '../inputs/field.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import type { Said } from '../result/said.ts'
import type { Side } from './compared.ts'

/** What a high income may end that no row shows, in words: `you have young children`, what it is, and a sentence about its limit. */
export interface EntitlementTold {
  readonly key: string
  readonly isLost: boolean
  readonly who: Said
  readonly what: Said
  readonly limit: Said
}

/** What an income may end that no row shows, where that may concern whoever asked. Empty for a calculator that knows of nothing such. */
export function entitlementsOf<Of extends Fields>(calculator: Calculator<Of>, side: Side<Of>, tables: Tables): EntitlementTold[] {
  const ratesOn: RatesOnDate<Tables> = (date) => allRatesOn(tables, date, side.ruleSet)
  const { answer, values } = calculator.answerOn(side.inputs, ratesOn, taxYearOf(side.inputs, side.taxYear))
  const said = (sentence: Sentence) =>
    saidWith(
      sentence.written((condition) => values.holds(condition)),
      exactIn(values),
    )
  return (answer.entitlements?.() ?? [])
    .filter(({ where }) => values.holds(where))
    .map(({ key, isLost, who, what, limit }) => ({
      key,
      isLost: values.holds(isLost),
      who: said(who),
      what: said(what),
      limit: said(limit),
    }))
}

/** What one answer keeps and another loses, as the later one tells it. What only one of the two knows about is not compared. */
export const entitlementsChanged = (from: readonly EntitlementTold[], to: readonly EntitlementTold[]): EntitlementTold[] =>
  to.filter(({ key, isLost }) => from.some((one) => one.key === key && one.isLost !== isLost))

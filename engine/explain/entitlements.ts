import { type Calculator, type RatesOnDate, type Tables, taxYearOf } from '../calculator.ts'
import { exactIn, type Sentence, saidWith } from '../expression/sentence.ts'
import type { Fields } from '../inputs/field.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import type { Message } from '../result/message.ts'
import type { Side } from './compared.ts'

/** Something that a high income may take away and no row shows, in words: who has it (`you have young children`), what it is, and its limit. */
export interface EntitlementTold {
  readonly key: string
  readonly isLost: boolean
  readonly who: Message
  readonly what: Message
  readonly limit: Message
  /** What it is worth at most. */
  readonly worth: Message
}

/** What the income of an answer may take away that no row shows, if the visitor may have it. Empty where the calculator knows of none. */
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
    .map(({ key, isLost, who, what, limit, worth }) => ({
      key,
      isLost: values.holds(isLost),
      who: said(who),
      what: said(what),
      limit: said(limit),
      worth: said(worth),
    }))
}

/** What one answer keeps and the other loses, in the words of the second. What only one of the two knows about is left out. */
export const entitlementsChanged = (from: readonly EntitlementTold[], to: readonly EntitlementTold[]): EntitlementTold[] =>
  to.filter(({ key, isLost }) => from.some((one) => one.key === key && one.isLost !== isLost))

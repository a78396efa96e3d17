import type { Answered, Calculator } from '../../calculator.ts'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { number } from '../../expression/amount.ts'
import { asMoney, exactIn, type Mention, type Sentence, saidWith } from '../../expression/sentence.ts'
import type { Fields, InputsOf } from '../../inputs/field.ts'
import { Decimal } from '../../money/decimal.ts'
import { allRatesOn } from '../../rates/rates-at.ts'
import type { Message } from '../../result/message.ts'
import type { Result } from '../../result/result.ts'

/** What was asked and answered, and the visitor’s day, as `2026-11-24`: it may be too late for some advice about a year. */
export interface Situation<Of extends Fields = Fields> {
  readonly calculator: Calculator<Of>
  readonly inputs: InputsOf<Of>
  readonly result: Result
  readonly today: string
}

/** What to enter in one field of the form. */
export interface InputChange {
  readonly field: string
  readonly value: Decimal | string | boolean
}

/** Something that somebody could do, and what it is worth. */
export interface Advice {
  readonly key: string
  /** How much better off it leaves somebody, in pounds a year, to the penny. */
  readonly worth: Decimal
  readonly says: Message
  /** What to enter to see it. None where it is about two tax years or two people, so that one answer would leave out the rest. */
  readonly changes: readonly InputChange[]
  /** The words of the link to the result with those changes; without any, to the choices that stand above the ledger, if there are some. */
  readonly link?: Message
}

/** Advice of one kind, where there is any to give. */
export type Kind = (situation: Situation) => Advice | undefined

/** The formulas of what was answered, with their values. */
export const answeredIn = ({ calculator, inputs, result }: Situation): Answered =>
  calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, result.ruleSet), result.taxYear)

/** The text of a change, as the address of a form holds it. */
export const textOfChange = ({ value }: InputChange): string => (value instanceof Decimal ? value.toFixed() : String(value))

/** A sentence as it is said: without the values of an answer, one whose amounts are numbers. */
export const told = (sentence: Sentence, values = new ExactEvaluator({})): Message =>
  saidWith(
    sentence.written((condition) => values.holds(condition)),
    exactIn(values),
  )

/** Pounds within such a sentence, with pence only where there are any. */
export const pounds = (amount: Decimal): Mention => asMoney(number(amount))

import type { Holds } from '../evaluate/decision-cache.ts'
import type { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import type { Decimal } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import type { Unit } from '../rates/figure.ts'
import type { Message, MessageAmount, NumberStyle } from '../result/message.ts'
import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import { Words } from './name.ts'

/** An amount in a sentence, and how it is written there. */
export interface Mention {
  readonly amount: Amount
  readonly as: NumberStyle | { readonly unit: Unit }
  readonly around?: Around
}

/** The words before and after an amount, and what is said instead of all that where its row shows nothing. */
interface Around {
  readonly before: string
  readonly after: string
  readonly atZero: string
}

type SentencePart = string | Mention | Sentence

/** A sentence once it is decided which of its words are said. */
export type WrittenSentence = readonly (string | Mention)[]

/**
 * Words for a visitor, which hold the amounts that they speak of. Only `say` makes one, so that a text without its amounts does not
 * compile.
 */
export class Sentence extends Words {
  protected override readonly isSaid = true
  readonly #parts: (holds: Holds) => readonly SentencePart[]

  constructor(parts: (holds: Holds) => readonly SentencePart[]) {
    super()
    this.#parts = parts
  }

  /** What is said where certain conditions hold. */
  written(holds: Holds): WrittenSentence {
    return this.#parts(holds).flatMap((part) => (part instanceof Sentence ? part.written(holds) : part === '' ? [] : [part]))
  }
}

/**
 * A sentence: say`You pay ${extraTax} more.` An amount is written with its pence, which are those of its row if it has one, and a figure of
 * the tables by its unit. `asMoney` and the others below write an amount differently.
 */
export function say(texts: TemplateStringsArray, ...held: readonly (SentencePart | Amount)[]): Sentence {
  // A formula has hundreds of sentences, of which few are ever written.
  let parts: readonly SentencePart[] | undefined
  return new Sentence(() => (parts ??= partsOf(texts, held)))
}

const partsOf = (texts: TemplateStringsArray, held: readonly (SentencePart | Amount)[]): SentencePart[] =>
  texts.flatMap((text, index) => {
    const one = held[index]
    return one === undefined ? [text] : [text, isAmount(one) ? mentioned(one) : one]
  })

const isAmount = (one: SentencePart | Amount): one is Amount => typeof one === 'object' && 'operation' in one

/** An amount as a sentence has it if it says nothing else. */
export const mentioned = (amount: Amount): Mention =>
  amount.operation.kind === 'figure' ? { amount, as: { unit: amount.operation.figure.unit } } : { amount, as: 'pence' }

/** An amount with pence only where there are any: £12,570. */
export const asMoney = (amount: Amount): Mention => ({ amount, as: 'money' })
/** A number of percent with one decimal: 16.3%. */
export const asPercent = (amount: Amount): Mention => ({ amount, as: 'percent' })
/** A number of percent without needless decimals: 14%. */
export const asPlainPercent = (amount: Amount): Mention => ({ amount, as: 'plain-percent' })
/** A rate, which is a fraction, in percent: 8.75%. */
export const asRate = (amount: Amount): Mention => ({ amount, as: 'rate' })
/** What makes one pound at a rate: £2 at 50%. */
export const forEachPound = (rate: Amount): Mention => ({ amount: rate, as: 'for-each-pound' })
/** A count with its unit: 6 months. */
export const inUnits = (amount: Amount, unit: Unit): Mention => ({ amount, as: { unit } })

/** An amount with its pence and the words before and after it, or other words where its row shows nothing. */
export const unlessZero = (amount: Amount, around: Around): Mention => ({ amount, as: 'pence', around })

/** One sentence where a condition holds, another where it does not. */
export const either = (condition: Condition, holding: Sentence, otherwise: Sentence): Sentence =>
  new Sentence((holds) => [holds(condition) ? holding : otherwise])

/** A sentence that is said only where a condition holds. */
export const only = (condition: Condition, words: Sentence): Sentence => either(condition, words, say``)

/** Those whose conditions hold, as a list: your expenses, the tax and the interest. */
export const listed = (...things: readonly (readonly [where: Condition, words: Sentence])[]): Sentence =>
  new Sentence((holds) => {
    const there = things.filter(([condition]) => holds(condition))
    return there.flatMap(([, words], index) => [index === 0 ? '' : index === there.length - 1 ? ' and ' : ', ', words])
  })

/** What an amount of a sentence comes to, in the unit of its form. */
export type ValueOf = (amount: Amount, as: Mention['as']) => Decimal

/** The exact values of amounts: a fraction where the form is that of a rate, and otherwise as a step shows them. */
export const exactIn =
  (values: ExactEvaluator): ValueOf =>
  (amount, as) =>
    isOfRate(as) ? values.of(amount) : values.asShown(amount)

/** Whether a form wants a rate, as a fraction. A row has none. */
export const isOfRate = (as: Mention['as']): boolean => as === 'rate' || as === 'for-each-pound'

/** A sentence with the values of its amounts. */
export const saidWith = (written: WrittenSentence, valueOf: ValueOf): Message =>
  isText(written)
    ? written
    : written.flatMap((part): Message => {
        if (typeof part === 'string') return [part]
        const said = amountWith(part, valueOf)
        const { around } = part
        if (!around) return [said]
        return roundToPenny(said.value).isZero() ? [around.atZero] : [around.before, said, around.after]
      })

/** An amount of a sentence with its value. */
export function amountWith({ amount, as }: Mention, valueOf: ValueOf): MessageAmount {
  const value = valueOf(amount, as)
  return typeof as === 'object' ? { value, unit: as.unit } : { value, as }
}

/** Whether a sentence has no amounts, as most have none. Then it is the same for all values. */
const isText = (written: WrittenSentence): written is readonly string[] => written.every((part) => typeof part === 'string')

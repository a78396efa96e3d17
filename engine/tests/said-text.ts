import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { type Sentence, saidWith } from '../expression/sentence.ts'
import type { Message, MessageAmount } from '../result/message.ts'
import type { Result } from '../result/result.ts'

/** A sentence with its amounts as plain numbers and their form: `You give 20.01 (money).` */
export const saidText = (said: Message): string => said.map((part) => (typeof part === 'string' ? part : saidAmountText(part))).join('')

export const saidAmountText = (amount: MessageAmount): string => `${amount.value.toFixed()} (${'as' in amount ? amount.as : amount.unit})`

/** What the note, assumption or step with this key says, with amounts as `saidText` has them; undefined where there is none. */
export function saidUnder({ notes, assumptions, steps }: Result, key: string): string | undefined {
  const said = [...notes, ...assumptions].find((one) => one.key === key)?.says ?? steps.find((step) => step.key === key)?.means
  return said && saidText(said)
}

/** What a sentence of a rule says for some inputs, with amounts as `saidText` has them. */
export function sentenceText(sentence: Sentence, values = new ExactEvaluator({})): string {
  const written = sentence.written((condition) => values.holds(condition))
  return saidText(saidWith(written, (amount) => values.of(amount)))
}

import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { Lead } from '#engine/result/result.ts'
import { addressWith } from '../../form/address-with.ts'
import type { Asked } from '../../form/answer.ts'
import { amountText } from '../../text/said.ts'

type Link = NonNullable<Lead['link']>

interface Props extends Pick<Asked, 'calculator' | 'inputs' | 'result'> {
  readonly link: Link
}

/** Where words below an answer lead: to a field or, where one tap can put it right, to the answer that it then has. */
export function LeadLink({ link, calculator, inputs, result }: Props) {
  const { words, field } = link
  const changes = changesOf(link, inputs)
  if (!changes) return <a href={`#${field}`}>{words}</a>
  const { amount, columns } = calculator.calculate({ ...inputs, ...changes }, result).large
  const texts = Object.entries(changes).map(([name, value]) => [name, value instanceof Decimal ? value.toFixed() : String(value)])
  return (
    <a href={addressWith(Object.fromEntries(texts))}>
      {words}: {amountText(columns?.[0].amount ?? amount)}
    </a>
  )
}

/** The inputs that a link changes, if it does. */
function changesOf({ field, enter, moves }: Link, inputs: Props['inputs']): Props['inputs'] | undefined {
  if (moves)
    return Object.fromEntries(
      Object.entries(moves).flatMap(([from, to]) => [
        [to, inputs[from] ?? ZERO],
        [from, ZERO],
      ]),
    )
  return enter === undefined ? undefined : { [field]: enter }
}

import type { Lead } from '#engine/result/result.ts'
import { addressWith } from '../../form/address-with.ts'
import type { Asked } from '../../form/answer.ts'
import { amountText } from '../../text/said.ts'

interface Props extends Pick<Asked, 'calculator' | 'inputs' | 'result'> {
  readonly link: NonNullable<Lead['link']>
}

/** Where words below an answer lead: to a field or, where one tap can put it right, to the answer that it then has. */
export function LeadLink({ link: { words, field, enter }, calculator, inputs, result }: Props) {
  if (enter === undefined) return <a href={`#${field}`}>{words}</a>
  const { amount, columns } = calculator.calculate({ ...inputs, [field]: enter }, result).large
  return (
    <a href={addressWith({ [field]: String(enter) })}>
      {words}: {amountText(columns?.[0].amount ?? amount)}
    </a>
  )
}

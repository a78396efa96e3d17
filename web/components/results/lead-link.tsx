import { asTexts } from '#engine/inputs/as-texts.ts'
import { changedBy } from '#engine/result/lead-link.ts'
import type { LeadLink as Link } from '#engine/result/result.ts'
import { addressWith } from '../../form/address-with.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { amountText } from '../../text/said.ts'

interface Props extends Pick<AnsweredForm, 'calculator' | 'inputs' | 'result'> {
  readonly link: Link
}

/** Where words below an answer lead: to a field or, where one tap can put it right, to the answer that it then has. */
export function LeadLink({ link, calculator, inputs, result }: Props) {
  const changes = changedBy(link, inputs)
  if (!changes) return <a href={`#${link.field}`}>{link.words}</a>
  const { amount, columns } = calculator.calculate({ ...inputs, ...changes }, result).large
  return (
    <a href={addressWith(asTexts(changes))}>
      {link.words}: {amountText(columns?.[0].amount ?? amount)}
    </a>
  )
}

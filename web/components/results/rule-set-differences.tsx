import { useMemo, useState } from 'react'
import { amountIn } from '#engine/explain/amount-in.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { RULE_SETS } from '#engine/rates/rates-at.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { poundsAndPence } from '../../text/format.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { differenceWords } from './answer-words.ts'
import { fetched, LazyPart } from './part.tsx'
import type { WaterfallProps } from './waterfall.tsx'

const Waterfall = fetched(askingAgain(() => import('./waterfall.tsx')))

/** The answers of other rule sets, where they differ: a line for each, which opens to show the reasons. */
export function RuleSetDifferences(asked: AnsweredForm) {
  const { calculator, inputs, result } = asked
  const { ruleSet: current, taxYear, slug } = result
  const { field } = result.large
  const others = useMemo(
    () =>
      RULE_SETS.filter((ruleSet) => ruleSet !== current).map((ruleSet) => ({
        ruleSet,
        amount: amountIn(calculator.record(inputs, { ruleSet, taxYear }), field, slug),
      })),
    [calculator, inputs, current, taxYear, field, slug],
  )
  const ours = amountIn(result.record, field, slug)
  const differing = others.filter(({ amount }) => !amount.equals(ours))
  if (differing.length === 0) return <p>The law and the specification give the same answer here.</p>
  // Where two rule sets agree on the answer, one line says so for both.
  return differing
    .filter(({ amount }, index) => index === differing.findIndex((other) => other.amount.equals(amount)))
    .map(({ ruleSet, amount }) => (
      <Difference
        key={`${current} ${ruleSet}`}
        {...asked}
        field={field}
        from={ruleSet}
        names={differing.filter((other) => other.amount.equals(amount)).map((other) => inSentence(other.ruleSet))}
        amount={amount}
        more={amount.minus(ours)}
      />
    ))
}

const both = new Intl.ListFormat('en-GB')

interface DifferenceProps extends WaterfallProps {
  /** The rule sets that give this answer, as part of a sentence. */
  readonly names: readonly string[]
  readonly amount: Decimal
  readonly more: Decimal
}

function Difference({ names, amount, more, ...waterfall }: DifferenceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="difference" data-rules={waterfall.from} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Under {both.format(names)} the answer is <b>{poundsAndPence(amount)}</b>: {differenceWords(waterfall.result, waterfall.field, more)}
        . <span className="why">Why?</span>
      </summary>
      {isOpen && (
        <LazyPart waiting="Working out the difference.">
          <Waterfall {...waterfall} />
        </LazyPart>
      )}
    </details>
  )
}

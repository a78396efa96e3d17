import { useMemo, useState } from 'react'
import { amountIn } from '#engine/explain/amount-in.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { RULE_SETS, type RuleSet } from '#engine/rates/rates-at.ts'
import { poundsAndPence } from '../../lib/format.ts'
import { fetched, Part } from './part.tsx'
import type { WaterfallProps } from './waterfall.tsx'

const Waterfall = fetched(() => import('./waterfall.tsx'))

/** A line for each rule set whose answer is another, which opens to the reasons; nothing where all agree. */
export function RuleSetDifferences(asked: Omit<WaterfallProps, 'from'>) {
  const { calculator, inputs, result, field } = asked
  const { ruleSet: current, taxYear, slug } = result
  const others = useMemo(
    () =>
      RULE_SETS.filter((ruleSet) => ruleSet !== current).map((ruleSet) => ({
        ruleSet,
        amount: amountIn(calculator.record(inputs, { ruleSet, taxYear }), field, slug),
      })),
    [calculator, inputs, current, taxYear, field, slug],
  )
  const ours = amountIn(result.record, field, slug)
  return others
    .filter(({ amount }) => !amount.equals(ours))
    .map(({ ruleSet, amount }) => (
      <Difference key={`${current} ${ruleSet}`} {...asked} from={ruleSet} amount={amount} more={amount.minus(ours)} />
    ))
}

interface DifferenceProps extends WaterfallProps {
  readonly amount: Decimal
  readonly more: Decimal
}

function Difference({ amount, more, ...waterfall }: DifferenceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="difference" data-rules={waterfall.from} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        By {inSentence(waterfall.from)} the answer is <b>{poundsAndPence(amount)}</b>, {poundsAndPence(more.abs())}{' '}
        {more.isNegative() ? 'less' : 'more'}. <span className="why">Why?</span>
      </summary>
      {isOpen && (
        <Part waiting="Working out the difference.">
          <Waterfall {...waterfall} />
        </Part>
      )}
    </details>
  )
}

/** The title of a rule set in mid-sentence. */
export const inSentence = (ruleSet: RuleSet): string => ruleSets[ruleSet].title.replace(/^The/, 'the')

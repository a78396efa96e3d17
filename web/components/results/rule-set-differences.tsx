import { lazy, Suspense, useState } from 'react'
import { type Decimal, ZERO } from '#engine/money/decimal.ts'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { RULE_SETS, type RuleSet } from '#engine/rates/rates-at.ts'
import { poundsAndPence } from '../../lib/format.ts'
import { Unfetched } from './unfetched.tsx'
import type { WaterfallProps } from './waterfall.tsx'

const Waterfall = lazy(() => import('./waterfall.tsx').catch(() => ({ default: Unfetched })))

/** A line for each rule set whose answer is another, which opens to the reasons; nothing where all agree. */
export function RuleSetDifferences(asked: Omit<WaterfallProps, 'from'>) {
  const { calculator, inputs, result, field } = asked
  const answers = RULE_SETS.map((ruleSet) => {
    const amount = calculator.record(inputs, { ruleSet, taxYear: result.taxYear })[field]
    return { ruleSet, amount: typeof amount === 'object' ? amount : ZERO }
  })
  const ours = answers.find(({ ruleSet }) => ruleSet === result.ruleSet)?.amount ?? ZERO
  return answers
    .filter(({ amount }) => !amount.equals(ours))
    .map(({ ruleSet, amount }) => (
      <Difference key={`${result.ruleSet} ${ruleSet}`} {...asked} from={ruleSet} amount={amount} more={amount.minus(ours)} />
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
        <Suspense fallback={<p className="hint">Working out the difference.</p>}>
          <Waterfall {...waterfall} />
        </Suspense>
      )}
    </details>
  )
}

/** The title of a rule set in mid-sentence. */
export const inSentence = (ruleSet: RuleSet): string => ruleSets[ruleSet].title.replace(/^The/, 'the')

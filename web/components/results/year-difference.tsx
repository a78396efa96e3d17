import { useMemo, useState } from 'react'
import { amountIn } from '#engine/explain/amount-in.ts'
import { answerInOtherYear, type YearsCompared } from '#engine/explain/between-years.ts'
import { unchangedAmounts } from '#engine/explain/unchanged-amounts.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import { taxYear } from '../../lib/dates.ts'
import { differenceWords } from './answer-words.ts'
import type { ComparisonProps } from './other-year.tsx'
import { fetched, Part } from './part.tsx'

const YearWaterfall = fetched(() => import('./year-waterfall.tsx'))

/** How much the answer would differ by the rules of another year, in one sentence, which opens to show why. */
export default function YearDifference({ calculator, inputs, result, words, field, period, other, tables }: ComparisonProps) {
  const [isOpen, setOpen] = useState(false)
  const compared = useMemo(
    (): YearsCompared => ({ calculator, inputs, from: result.taxYear, to: other, field, tables: joinedTables(calculator.tables, tables) }),
    [calculator, inputs, result.taxYear, other, field, tables],
  )
  const answer = useMemo(() => answerInOtherYear(compared), [compared])
  const more = answer?.minus(amountIn(result.record, field, result.slug))
  const isSame = more?.isZero() === true
  // Where nothing changed and nothing stayed that matters, there is nothing to open.
  const isPlain = useMemo(() => isSame && unchangedAmounts(compared).length === 0, [isSame, compared])
  // A question that the other year refuses, or that we have no rates for, has no answer to compare with.
  if (!more) return null
  const sentence = `By the rules of ${taxYear(other)} ${isSame ? 'the answer is the same' : differenceWords(words, field, more, period)}.`
  if (isPlain) return <p className="year-difference">{sentence}</p>
  return (
    <details className="year-difference" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {sentence} <span className="why">Why?</span>
      </summary>
      {isOpen && (
        <Part waiting="Working out the difference.">
          <YearWaterfall compared={compared} />
        </Part>
      )}
    </details>
  )
}

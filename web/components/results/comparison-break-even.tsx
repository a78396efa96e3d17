import { useMemo } from 'react'
import { breakEven } from '#engine/explain/break-even.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { poundsAndPence } from '../../text/format.ts'
import type { ComparedAnswer } from './compared-answers.ts'

interface Props {
  readonly from: ComparedAnswer
  readonly to: ComparedAnswer
}

/**
 * The income with which the second answer keeps as much as the first. Nothing where the two are one choice with other amounts: of those it
 * would only be the same amount again.
 */
export default function BreakEven({ from, to }: Props) {
  const at = useMemo(() => breakEvenOf(from, to), [from, to])
  if (at === undefined) return null
  return <p className="comparison-even">{`${to.letter} would leave as much as ${from.letter} at ${at}.`}</p>
}

function breakEvenOf(from: ComparedAnswer, to: ComparedAnswer): string | undefined {
  const { calculator, result, tables } = to
  const { margin, fields } = calculator
  const isOtherChoice = Object.entries(fields).some(
    ([name, { kind }]) => (kind === 'choice' || kind === 'flag') && from.inputs[name] !== to.inputs[name],
  )
  if (!margin || !result.isKept || (from.calculator === calculator && !isOtherChoice)) return undefined
  const wanted = from.result.record[from.result.headline]
  const at = wanted instanceof Decimal ? breakEven(calculator, to, wanted, tables) : undefined
  return at && (margin.at?.(poundsAndPence(at)) ?? `${poundsAndPence(at)} ${margin.of ?? ''}`)
}

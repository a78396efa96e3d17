import { useMemo } from 'react'
import { breakEven } from '#engine/explain/break-even.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { poundsAndPence } from '../../text/format.ts'
import { valueText } from '../../text/value-text.ts'
import type { Answered } from './compared-answers.ts'

interface Props {
  readonly from: Answered
  readonly to: Answered
}

/** The income with which the second answer keeps as much as the first. Nothing where that is all that differs between them. */
export default function BreakEven({ from, to }: Props) {
  const at = useMemo(() => breakEvenOf(from, to), [from, to])
  if (at === undefined) return null
  return <p className="comparison-even">{`${to.letter} would leave as much as ${from.letter} at ${at}.`}</p>
}

function breakEvenOf(from: Answered, to: Answered): string | undefined {
  const { calculator, result, tables } = to
  const { margin, fields } = calculator
  const hasSame = from.calculator === calculator && from.taxYear === to.taxYear && from.ruleSet === to.ruleSet
  const others = Object.entries(fields).filter(([name]) => name !== margin?.input)
  if (!margin || !result.isKept || (hasSame && others.every(([name, field]) => said(from, name, field) === said(to, name, field))))
    return undefined
  const wanted = from.result.record[from.result.headline]
  const at = wanted instanceof Decimal ? breakEven(calculator, to, wanted, tables) : undefined
  return at && (margin.at?.(poundsAndPence(at)) ?? `${poundsAndPence(at)} ${margin.of ?? ''}`)
}

const said = ({ inputs }: Answered, name: string, field: Answered['calculator']['fields'][string]) => valueText(field, inputs[name])

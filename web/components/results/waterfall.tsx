import { useMemo } from 'react'
import { explain, type WaterfallStep } from '#engine/explain/explain.ts'
import type { AnyFigure } from '#engine/explain/mixed-rates.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { provenanceOf } from '#engine/rates/provenance.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { inYear } from '../../site/addresses.ts'
import { date } from '../../text/format.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { figureWords } from './figure-words.ts'
import { Citation } from './source-line.tsx'
import { WaterfallTable } from './waterfall-table.tsx'

export interface WaterfallProps extends Omit<AnsweredForm, 'fields'> {
  /** The field of the record that is being explained. */
  readonly field: string
  /** The rule set whose answer this one is compared with. */
  readonly from: RuleSet
}

/** How one rule set’s answer becomes the one shown: a line and an exact amount for each reading that matters, with both readings and their sources. */
export default function Waterfall({ calculator, inputs, result, field, from }: WaterfallProps) {
  const { ruleSet: to, taxYear } = result
  const waterfall = useMemo(
    () => explain(calculator, { inputs, ruleSet: from, taxYear }, { inputs, ruleSet: to, taxYear }, { field }),
    [calculator, inputs, from, to, field, taxYear],
  )
  return (
    <WaterfallTable
      {...waterfall}
      caption={`Each difference between ${inSentence(from)} and ${inSentence(to)}`}
      ends={[ruleSets[from].title, ruleSets[to].title]}
      lines={waterfall.steps.map((step) => ({
        step,
        title: <a href={inYear(`/rates#${step.name}`)}>{provenance[step.name]?.title ?? step.name}</a>,
        readings: <Readings step={step} from={from} to={to} />,
      }))}
    />
  )
}

/** What each rule set says for one entry, and its source. */
const Readings = ({ step: { readings }, from, to }: { step: WaterfallStep; from: RuleSet; to: RuleSet }) =>
  readings.map((pair) => (
    <div key={pair.date}>
      {readings.length > 1 && <p>On {date(pair.date)}</p>}
      <ReadingLine ruleSet={from} figure={pair.from} other={pair.to} on={pair.date} />
      <ReadingLine ruleSet={to} figure={pair.to} other={pair.from} on={pair.date} />
    </div>
  ))

interface WaterfallLineProps {
  readonly ruleSet: RuleSet
  readonly figure: AnyFigure | undefined
  readonly other: AnyFigure | undefined
  readonly on: string
}

function ReadingLine({ ruleSet, figure, other, on }: WaterfallLineProps) {
  const found = figure && provenanceOf(provenance, figure.entry, on, figure.reading)
  if (!found) return null
  return (
    <p data-rules={ruleSet}>
      {ruleSets[ruleSet].title}: <b>{figureWords(found, figure, other)}</b>. <Citation reading={found.reading} />
    </p>
  )
}

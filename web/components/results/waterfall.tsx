import { Fragment, useMemo } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { explain, type WaterfallStep } from '#engine/explain/explain.ts'
import type { AnyFigure, ReadingPair } from '#engine/explain/mixed-rates.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { provenanceOf } from '#engine/rates/provenance.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import { inYear } from '../../lib/addresses.ts'
import { date, figureText, poundsAndPence, rate } from '../../lib/format.ts'
import { readingText } from '../../lib/reading-text.ts'
import { inSentence } from '../../lib/rule-set-words.ts'
import type { Outcome } from '../calculator-form.ts'
import { LONG } from './ledger.tsx'
import { Citation } from './source-line.tsx'

export interface WaterfallProps extends Outcome {
  readonly calculator: Calculator
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
  const most = waterfall.steps.reduce((max, { amount }) => Math.max(max, Math.abs(amount.toNumber())), 0)
  const isLong = [waterfall.from, waterfall.to].some((amount) => poundsAndPence(amount).length > LONG)
  return (
    <table className="ledger waterfall" data-long={isLong || undefined}>
      <caption className="visually-hidden">
        Each difference between {inSentence(from)} and {inSentence(to)}
      </caption>
      <tbody>
        <tr>
          <th scope="row">{ruleSets[from].title}</th>
          <td>{poundsAndPence(waterfall.from)}</td>
        </tr>
        {waterfall.steps.map((step) => (
          <Fragment key={step.name}>
            <tr data-step={step.name}>
              <th scope="row">
                <a href={inYear(`/rates#${step.name}`)}>{provenance[step.name]?.title ?? step.name}</a>
              </th>
              <td>{signed(step.amount)}</td>
            </tr>
            <tr className="readings">
              <td colSpan={2}>
                {step.readings.map((pair) => (
                  <Readings key={pair.date} pair={pair} from={from} to={to} isDated={step.readings.length > 1} />
                ))}
                <Bar step={step} most={most} />
              </td>
            </tr>
          </Fragment>
        ))}
        <tr className="total">
          <th scope="row">{ruleSets[to].title}</th>
          <td>{poundsAndPence(waterfall.to)}</td>
        </tr>
      </tbody>
    </table>
  )
}

const signed = (amount: Decimal) => (amount.isNegative() ? '' : '+') + poundsAndPence(amount)

/** How large a step is compared with the largest. It points left from the middle if it lowers the answer. */
function Bar({ step: { amount }, most }: { step: WaterfallStep; most: number }) {
  const width = (Math.abs(amount.toNumber()) / most) * 50
  return (
    <svg className="waterfall-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={amount.isNegative() ? 'less' : 'more'} x={amount.isNegative() ? 50 - width : 50} width={width} height="4" />
      <rect className="middle" x="49.9" width="0.2" height="4" />
    </svg>
  )
}

/** What each rule set says for one entry, and its source. */
function Readings({ pair, from, to, isDated }: { pair: ReadingPair; from: RuleSet; to: RuleSet; isDated: boolean }) {
  return (
    <>
      {isDated && <p>On {date(pair.date)}</p>}
      <ReadingLine ruleSet={from} figure={pair.from} other={pair.to} on={pair.date} />
      <ReadingLine ruleSet={to} figure={pair.to} other={pair.from} on={pair.date} />
    </>
  )
}

function ReadingLine({ ruleSet, figure, other, on }: { ruleSet: RuleSet; figure: AnyFigure; other: AnyFigure; on: string }) {
  const found = provenanceOf(provenance, figure.entry, on, figure.reading)
  if (!found) return null
  const { about, reading } = found
  const text = typeof reading.value === 'string' ? readingText(about, reading.value) : bandsText(figure, other)
  return (
    <p data-rules={ruleSet}>
      {ruleSets[ruleSet].title}: <b>{text.replace(/\.$/, '')}</b>. <Citation reading={reading} />
    </p>
  )
}

/** The first few bands that differ between two tables of bands. */
function bandsText(figure: AnyFigure, other: AnyFigure): string {
  if (!('bands' in figure) || !('bands' in other)) return ''
  const differing = figure.bands.flatMap(({ name, rate: { value }, upTo }) => {
    const theirs = other.bands.find((band) => band.name === name)
    const isElsewhere = !theirs || theirs.upTo?.value.toFixed() !== upTo?.value.toFixed()
    if (!isElsewhere && theirs.rate.value.equals(value)) return []
    return `${rate(value)} for ${name}${isElsewhere && upTo ? `, up to ${figureText(upTo)}` : ''}`
  })
  const more = differing.length - MOST_BANDS
  return [...differing.slice(0, MOST_BANDS), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

const MOST_BANDS = 3

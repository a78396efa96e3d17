import { Fragment, useMemo } from 'react'
import { explainYears, inputsIn, type YearsCompared } from '#engine/explain/between-years.ts'
import type { WaterfallStep } from '#engine/explain/explain.ts'
import type { AnyFigure, ReadingPair } from '#engine/explain/mixed-rates.ts'
import { type UnchangedAmount, unchangedAmounts } from '#engine/explain/unchanged-amounts.ts'
import { yearsLater } from '#engine/inputs/day.ts'
import { yearsBetween } from '#engine/inputs/known-years.ts'
import { provenance, tableTitles } from '#engine/rates/generated/provenance/index.ts'
import { provenanceOf } from '#engine/rates/provenance.ts'
import { inYear } from '../../site/addresses.ts'
import { date, figureText, taxYear } from '../../text/format.ts'
import { figureWords } from './figure-words.ts'
import { Citation } from './source-line.tsx'
import { WaterfallTable } from './waterfall-table.tsx'

/** Why the answers of two tax years differ: each change with its exact amount, its law and its date, and below them what stayed the same. */
export default function YearWaterfall({ compared }: { compared: YearsCompared }) {
  const waterfall = useMemo(() => explainYears(compared), [compared])
  const unchanged = useMemo(() => unchangedAmounts(compared), [compared])
  const { from, to, calculator, inputs } = compared
  const later = inputsIn(compared)
  const days = Object.entries(calculator.fields).flatMap(([name, { kind, label }]) => {
    const [own, other] = [inputs[name], later?.[name]]
    return kind === 'date' && typeof own === 'string' && typeof other === 'string' ? [{ label, own, other }] : []
  })
  return (
    <>
      {days.map(({ label, own, other }) => (
        <p key={label} className="hint">
          {label}: {date(own)} in {taxYear(from)}, {date(other)} in {taxYear(to)}.
        </p>
      ))}
      {waterfall.steps.length > 0 && (
        <WaterfallTable
          {...waterfall}
          caption={`What changed between ${taxYear(from)} and ${taxYear(to)}`}
          ends={[taxYear(from), taxYear(to)]}
          lines={waterfall.steps.map((step) => ({
            step,
            title: <Title name={step.name} fields={calculator.fields} />,
            readings: <Readings step={step} compared={compared} />,
          }))}
        />
      )}
      {unchanged.length > 0 && <StayedTheSame unchanged={unchanged.slice(0, MOST_UNCHANGED)} />}
    </>
  )
}

/** Those that matter most say enough. */
const MOST_UNCHANGED = 4

/** What changed: an entry, a table where there are many, or the day of the question, which one of the years may not have. */
const Title = ({ name, fields }: { name: string; fields: YearsCompared['calculator']['fields'] }) =>
  fields[name]?.label ?? <a href={inYear(`/rates#${name}`)}>{provenance[name]?.title ?? tableTitles[name] ?? name}</a>

/** What each year says, by entry: each pair of values once, with its day where there are several. */
function Readings({ step: { name, readings }, compared }: { step: WaterfallStep; compared: YearsCompared }) {
  const entries = [...new Set(readings.map(({ entry }) => entry))]
  return entries.map((entry) => {
    const pairs = differentPairs(readings.filter((pair) => pair.entry === entry))
    return (
      <Fragment key={entry}>
        {entry !== name && <p className="reading-of">{provenance[entry]?.title}</p>}
        {pairs.map((pair) => (
          <Fragment key={pair.date}>
            {pairs.length > 1 && <p>On {date(pair.date)}</p>}
            <ReadingLine pair={pair} side="from" compared={compared} />
            <ReadingLine pair={pair} side="to" compared={compared} />
          </Fragment>
        ))}
      </Fragment>
    )
  })
}

const saidBy = ({ from, to }: ReadingPair) => JSON.stringify([from, to])

/** The pairs without those that say the same as an earlier one: months in a row may have the same rates. */
function differentPairs(pairs: readonly ReadingPair[]): ReadingPair[] {
  const inOrder = pairs.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return inOrder.filter((pair, index) => index === inOrder.findIndex((other) => saidBy(other) === saidBy(pair)))
}

interface YearLineProps {
  readonly pair: ReadingPair
  readonly side: 'from' | 'to'
  readonly compared: YearsCompared
}

/** What one year says, since when and by which law. */
function ReadingLine({ pair, side, compared: { from, to } }: YearLineProps) {
  const [year, figure, other] = side === 'from' ? [from, pair.from, pair.to] : [to, pair.to, pair.from]
  const day = side === 'from' ? yearsLater(pair.date, yearsBetween(to, from)) : pair.date
  if (!figure) return <p>{taxYear(year)}: none of its own.</p>
  const found = foundFor(figure, day)
  if (!found) return null
  return (
    <p>
      {taxYear(year)}: <b>{figureWords(found, figure, other)}</b>, since {found.since}. <Citation reading={found.reading} />
    </p>
  )
}

/** Where a figure comes from, and since when it holds. Before their first day our tables say nothing, so it may be older than that. */
function foundFor({ entry, reading }: AnyFigure, day: string) {
  const found = provenanceOf(provenance, entry, day, reading)
  return found && { ...found, since: `${date(found.from)}${found.from === found.about.values[0]?.from ? ' or earlier' : ''}` }
}

const StayedTheSame = ({ unchanged }: { unchanged: readonly UnchangedAmount[] }) => (
  <>
    <h3>Stayed the same</h3>
    <p className="hint">If these amounts had risen, as pay and prices do, your answer would be different.</p>
    <ul className="stayed">
      {unchanged.map(({ figure, date: day }) => {
        const found = foundFor(figure, day)
        return (
          found && (
            <li key={figure.entry} data-entry={figure.entry}>
              <a href={inYear(`/rates#${figure.entry}`)}>{found.about.title}</a>: <b>{figureText(figure)}</b>, since {found.since}.{' '}
              <Citation reading={found.reading} />
            </li>
          )
        )
      })}
    </ul>
  </>
)

import type { WaterfallStep } from '#engine/explain/explain.ts'
import type { AnyFigure } from '#engine/explain/mixed-rates.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import type { Figure } from '#engine/rates/figure.ts'
import { provenance, tableTitles } from '#engine/rates/generated/provenance/index.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { WordsTable } from '../../components/words-table.tsx'
import { inYear } from '../../site/addresses.ts'
import { taxYear } from '../../text/dates.ts'
import { date, figureText, money, poundsAndPence } from '../../text/format.ts'
import type { ChangedYear } from '../../years/changed-years.ts'
import { gainOf } from './gains.ts'
import type { ComparedPerson } from './people.ts'

/** What two tax years make of some people: both answers, the difference, and what made it. */
export const PeopleTable = ({ compared, of: { year, before } }: { compared: readonly ComparedPerson[]; of: ChangedYear }) => (
  <WordsTable
    caption={`The same income, taxed by the rules of ${taxYear(before)} and of ${taxYear(year)}`}
    headings={['Who', 'Amount', taxYear(before), taxYear(year), 'Difference', 'Why']}
    rows={compared.map((person) => ({
      name: person.who,
      about: person.about,
      cells: [
        person.answer,
        <Answer key={before} person={person} side="from" year={before} />,
        <Answer key={year} person={person} side="to" year={year} />,
        <Difference key="difference" person={person} />,
        <Reasons key="why" person={person} year={year} />,
      ],
    }))}
  />
)

/** The answer of one year, which leads to the calculator that gave it. */
const Answer = ({ person, side, year }: { person: ComparedPerson; side: 'from' | 'to'; year: TaxYear }) => (
  <a href={person.links[side]}>
    {poundsAndPence(person.split[side])}
    <span className="visually-hidden"> worked out for {taxYear(year)}</span>
  </a>
)

function Difference({ person }: { person: ComparedPerson }) {
  const gain = gainOf(person)
  return gain.isZero() ? <>No difference</> : <GainText gain={gain} />
}

/** `£90 worse off` */
export const GainText = ({ gain }: { gain: Decimal }) => (
  <b className={gain.isNegative() ? 'loss' : 'gain'}>
    {money(gain.abs())} {gain.isNegative() ? 'worse off' : 'better off'}
  </b>
)

/** The changes that made the difference, the largest first, each with its share of it. */
function Reasons({ person: { split, isKept }, year }: { person: ComparedPerson; year: TaxYear }) {
  const { steps } = split
  if (steps.length === 0) return <>Nothing that changed affects them.</>
  return (
    <ul className="reasons">
      {steps.map((step) => (
        <li key={step.name}>
          {steps.length > 1 && `${signed(isKept ? step.amount : step.amount.negated())}: `}
          <StepTitle step={step} year={year} />
        </li>
      ))}
    </ul>
  )
}

/** What changed, with what it was and is, a link to it among the rates, and the day if one is given: `2026-04-06`. */
export function StepTitle({ step, year, since }: { step: WaterfallStep; year: TaxYear; since?: string | undefined }) {
  const change = readingsOf(step)
  return (
    <>
      <a href={inYear(`/rates#${step.name}`, year)}>{provenance[step.name]?.title ?? tableTitles[step.name]}</a>
      {since === undefined ? change : `${change.replace(/\.$/, '')}, since ${date(since)}.`}
    </>
  )
}

const signed = (amount: Decimal) => (amount.isNegative() ? '' : '+') + money(amount)

/** What changed about the entry of a step, after its title: a figure, or a method in words. Bands are in the table further down. */
function readingsOf({ name, readings: [pair] }: WaterfallStep): string {
  if (!pair || pair.entry !== name) return ''
  const { from, to } = pair
  if (isNumber(from) && isNumber(to)) return `, from ${figureText(from)} to ${figureText(to)}`
  return to && 'value' in to && typeof to.value === 'string' ? ` ${provenance[name]?.options?.[to.value] ?? ''}` : ''
}

const isNumber = (figure: AnyFigure | undefined): figure is Figure => figure !== undefined && 'unit' in figure

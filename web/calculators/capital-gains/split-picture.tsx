import { area, line } from 'd3-shape'
import { use, useMemo } from 'react'
import { calculator } from '#engine/calculators/capital-gains/answer.ts'
import { type Split, type SplitGain, splitGain } from '#engine/explain/split-gain.ts'
import type { InputsOf } from '#engine/inputs/field.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { Axes, Drawing, Here, ReadingMark, Stretch } from '../../components/pictures/axes.tsx'
import { PictureFigure } from '../../components/pictures/picture-figure.tsx'
import { axisPounds } from '../../components/pictures/picture-text.ts'
import { plotOf } from '../../components/pictures/plot.ts'
import { Reader } from '../../components/pictures/reader.tsx'
import { type PictureReading, type PlaceOnPicture, useReading } from '../../components/pictures/use-reading.ts'
import type { AsideProps } from '../../form/answer.ts'
import { date, money } from '../../text/format.ts'
import { unsettledAfter, withNextYear } from './next-year.ts'

type SplitStop = Split & PlaceOnPicture

/** The tax of two years on the same gain, by the part of it that is made in the first. */
export default function SplitPicture({ result, inputs }: AsideProps) {
  const years = use(withNextYear(result))
  const split = useMemo(() => splitGain(calculator, inputs as InputsOf<typeof calculator.fields>, years), [inputs, years])
  const stops = useMemo(() => split?.splits.map((one): SplitStop => ({ ...one, isHere: one.at.equals(split.gain) })) ?? [], [split])
  const reading = useReading(stops)
  if (!split) return null
  const { gain, least } = split
  const lastDay = date(taxYears[result.taxYear].ends)
  const title = `Capital Gains Tax by how much of the gain you make by ${lastDay}`
  const { stop } = reading
  return (
    <PictureFigure
      title={title}
      caption={`The tax of both years on the gain of ${money(gain)} is least, ${money(least[0].tax)}, if you make ${partOf(split)} by ${lastDay} and the rest after.${unsettledAfter(result.taxYear)}`}
      said={
        stop &&
        `${money(stop.at)} by ${lastDay}${stop.isHere ? ', where you are' : ''}, and ${money(stop.rest)} after: tax of ${money(stop.tax)}.`
      }
      headings={[`Made by ${lastDay}`, 'Made after', 'Tax of both years']}
      rows={stops.map(({ at, rest, tax }) => ({ name: money(at), figures: [money(rest), money(tax)] }))}
    >
      {(width) => <Taxes split={split} stops={stops} reading={reading} width={width} title={title} about={`Gain made by ${lastDay}`} />}
    </PictureFigure>
  )
}

/** How much of a gain to make in the first year for the least tax: `£3,000 to £6,000 of it`. */
function partOf({ gain, least: [from, to] }: SplitGain): string {
  if (!from.at.equals(to.at)) return `${money(from.at)} to ${money(to.at)} of it`
  if (from.at.isZero()) return 'none of it'
  return from.at.equals(gain) ? 'all of it' : `${money(from.at)} of it`
}

interface TaxesProps {
  readonly split: SplitGain
  readonly stops: readonly SplitStop[]
  readonly reading: PictureReading<SplitStop>
  readonly width: number
  readonly title: string
  readonly about: string
}

/** The tax as a line over the gain made in the first year, with the stretch shaded where it is least. */
function Taxes({ split: { gain, least }, stops, reading, width, title, about }: TaxesProps) {
  const highest = Math.max(...stops.map(({ tax }) => tax.toNumber()))
  const plot = plotOf({
    width,
    above: 0,
    beside: 0,
    x: gain.toNumber(),
    y: [0, highest * ABOVE],
    text: { x: axisPounds, y: axisPounds },
  })
  const x = ({ at }: SplitStop) => plot.x(at.toNumber())
  const y = ({ tax }: SplitStop) => plot.y(tax.toNumber())
  const [from, to] = least.map(({ at }) => at.toNumber()) as [number, number]
  const own = stops.at(-1)
  return (
    <Reader label={title} plot={plot} reading={reading} nameOf={({ at }) => money(at)}>
      <Drawing plot={plot}>
        <path className="picture-part picture-part-1" d={area<SplitStop>(x, plot.bottom, y)(stops) ?? ''} />
        <Axes plot={plot} about={about} here={gain.toNumber()} />
        <Stretch plot={plot} from={from} to={to} />
        <path className="picture-edge picture-edge-1" d={line<SplitStop>(x, y)(stops) ?? ''} />
        <ReadingMark plot={plot} reading={reading} pointOf={({ tax }) => tax.toNumber()} />
        {own && <Here plot={plot} at={gain.toNumber()} words={`You: all ${money(gain)}`} points={[own.tax.toNumber()]} />}
      </Drawing>
    </Reader>
  )
}

/** How far the axis goes on above the highest tax. */
const ABOVE = 1.1

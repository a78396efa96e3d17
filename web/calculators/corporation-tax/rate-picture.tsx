import { curveStepAfter, line } from 'd3-shape'
import { useMemo } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/corporation-tax/answer.ts'
import { effectiveRates, type RateAt, rateAtVertex, rateOnNext } from '#engine/explain/effective-rate.ts'
import { type IncomePicture, incomePicture, type Vertex } from '#engine/explain/income-picture.ts'
import { Axes, Drawing, Here, ReadingMark, Stretch } from '../../components/pictures/axes.tsx'
import { type Stop, stopsOf } from '../../components/pictures/drawn-income.ts'
import { PictureFigure } from '../../components/pictures/picture-figure.tsx'
import { axisPercent, axisPounds } from '../../components/pictures/picture-text.ts'
import { plotOf } from '../../components/pictures/plot.ts'
import { Reader } from '../../components/pictures/reader.tsx'
import { type PictureReading, useReading } from '../../components/pictures/use-reading.ts'
import type { AsideProps } from '../../form/answer.ts'
import { money, rate as percentOf } from '../../text/format.ts'

/** A rate, with at most two decimals. */
const rateText = (fraction: ReturnType<typeof rateAtVertex>) => percentOf(fraction.toDecimalPlaces(4))

/** The rate on all of the profit at a stop. */
const rateOf = ({ at, values, vertex }: Stop) => rateAtVertex({ at, after: values, next: vertex.next })

/** The rate on all of the profit, and on the next pound, as the profit rises. */
export default function RatePicture({ result, inputs }: AsideProps) {
  const { ruleSet, taxYear } = result
  const picture = useMemo(() => incomePicture(calculator as Calculator, inputs, { ruleSet, taxYear }), [inputs, ruleSet, taxYear])
  const stops = useMemo(() => (picture ? stopsOf(picture) : []), [picture])
  const reading = useReading(stops)
  if (!picture) return null
  const { stop } = reading
  return (
    <PictureFigure
      title={TITLE}
      caption="The dashed line is the rate on the next £1, which is highest in the shaded band. The other is the rate on all of the profit. Between its corners it is a curve, drawn through exact rates."
      said={
        stop &&
        `At ${money(stop.at)}${stop.isHere ? ', where you are' : ''}: ${rateText(rateOf(stop))} of all the profit, and ${rateText(rateOnNext(stop.vertex))} of the next £1.`
      }
      headings={['Profit', 'Of all of it', 'Of the next £1']}
      rows={picture.vertices.map((vertex) => ({
        name: money(vertex.at),
        figures: [rateText(rateAtVertex(vertex)), rateText(rateOnNext(vertex))],
      }))}
    >
      {(width) => <Rates picture={picture} stops={stops} reading={reading} width={width} />}
    </PictureFigure>
  )
}

interface RatesProps {
  readonly picture: IncomePicture
  readonly stops: readonly Stop[]
  readonly reading: PictureReading<Stop>
  readonly width: number
}

function Rates({ picture, stops, reading, width }: RatesProps) {
  const { vertices, income } = picture
  const steps = vertices.map((vertex): RateAt => ({ at: vertex.at.toNumber(), rate: rateOnNext(vertex).toNumber() }))
  const highest = Math.max(...steps.map(({ rate }) => rate))
  const band = steps.findIndex(({ rate }) => rate === highest)
  const own = stops.find(({ isHere }) => isHere)
  const plot = plotOf({
    width,
    above: 0,
    beside: 0,
    x: steps.at(-1)?.at ?? 0,
    y: [0, highest * ABOVE],
    text: { x: axisPounds, y: axisPercent },
  })
  const { x, y } = plot
  const path = line<RateAt>(
    (point) => x(point.at),
    (point) => y(point.rate),
  )
  const stepped = line<RateAt>(
    (point) => x(point.at),
    (point) => y(point.rate),
  ).curve(curveStepAfter)
  return (
    <Reader label={TITLE} plot={plot} reading={reading} nameOf={({ at }) => money(at)}>
      <Drawing plot={plot}>
        <Axes plot={plot} about="Taxable profit" here={income.toNumber()} />
        <Stretch plot={plot} from={steps[band]?.at ?? 0} to={steps[band + 1]?.at ?? 0} />
        <path className="picture-edge picture-edge-2" strokeDasharray="6 4" d={stepped(steps) ?? ''} />
        <path className="picture-edge picture-edge-1" d={path(effectiveRates(picture)) ?? ''} />
        <text
          className="picture-name picture-name-2"
          x={x(((steps[band]?.at ?? 0) + (steps[band + 1]?.at ?? 0)) / 2)}
          y={y(highest) - 8}
          textAnchor="middle"
        >
          Of the next £1
        </text>
        <text
          className="picture-name picture-name-1"
          x={plot.right}
          y={y(rateAtVertex(vertices.at(-1) as Vertex).toNumber()) + 22}
          textAnchor="end"
        >
          Of all the profit
        </text>
        <ReadingMark plot={plot} reading={reading} pointOf={(each) => rateOf(each).toNumber()} />
        {own && <Here plot={plot} at={income.toNumber()} words={`You: ${money(income)}`} points={[rateOf(own).toNumber()]} />}
      </Drawing>
    </Reader>
  )
}

const TITLE = 'The effective rate as the profit rises'
/** How far the axis goes on above the highest rate. */
const ABOVE = 1.15

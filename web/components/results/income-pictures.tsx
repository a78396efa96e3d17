import { useEffect, useId, useMemo, useState } from 'react'
import { type IncomePicture, incomePicture } from '#engine/explain/income-picture.ts'
import { inYears } from '#engine/inputs/yearly-pay.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { capitalised } from '../../text/format.ts'
import { drawnParts, stopsOf } from '../pictures/drawn-income.ts'
import { NextPicture } from '../pictures/next-picture.tsx'
import { PartKey } from '../pictures/part-key.tsx'
import { flagPounds } from '../pictures/picture-text.ts'
import { isNarrow } from '../pictures/plot.ts'
import { useReading } from '../pictures/use-reading.ts'
import { useWidth } from '../pictures/use-width.ts'
import { WholePicture } from '../pictures/whole-picture.tsx'
import { type DescribedIncome, jumpWords, kinkWords, stopWords, titleOfNext, titleOfWhole } from './income-words.ts'
import { keeps } from './keeper.ts'
import { edgeName } from './marginal-words.ts'
import { useNames } from './use-names.ts'
import { VertexTable } from './vertex-table.tsx'

/** What becomes of an income as it rises, in two pictures: all of it, and the next pound. With their vertices in words and as a table. */
export default function IncomePictures(props: AnsweredForm) {
  const { calculator, inputs, result } = props
  const { ruleSet, taxYear } = result
  const picture = useMemo(() => incomePicture(calculator, inputs, { ruleSet, taxYear }), [calculator, inputs, ruleSet, taxYear])
  if (!picture) return <p>We cannot draw this, because one of your answers is zero.</p>
  return <Pictures {...props} picture={picture} />
}

function Pictures({ calculator: { margin, fields: yearly }, fields, inputs, result, picture }: AnsweredForm & { picture: IncomePicture }) {
  const id = useId()
  const { ref, width } = useWidth<HTMLDivElement>()
  const names = useNames(picture)
  const [isTableOpen, setTableOpen] = useState(false)
  const stops = useMemo(() => stopsOf(picture), [picture])
  const reading = useReading(stops)
  // The first picture is on the screen before the second is drawn, where there is a screen.
  const [isSecondDrawn, setSecondDrawn] = useState(typeof document === 'undefined')
  useEffect(() => {
    const later = setTimeout(() => setSecondDrawn(true))
    return () => clearTimeout(later)
  }, [])
  if (!margin) return null
  const told: DescribedIncome = {
    picture,
    margin,
    parts: drawnParts(picture, result.shares, picture.isKept ? capitalised(keeps(margin)) : undefined),
    headline: result.rows.find(({ key }) => key === picture.headline)?.label ?? '',
  }
  const label = fields[picture.input]?.label ?? picture.input
  const shown = {
    told,
    width,
    reading,
    about: inYears(yearly, inputs) === inputs ? label : `${label}, for a year`,
    here: `You: ${edgeName({ at: picture.income }, {})}`,
  }
  const named = picture.vertices.slice(1, -1).map((vertex, index) => ({
    at: vertex.at.toNumber(),
    amount: flagPounds(vertex.at),
    words: capitalised([names[index + 1]?.inBrief, jumpWords(picture, vertex)].filter(Boolean).join(', ')),
  }))
  return (
    <div className="pictures" ref={ref} data-named={names.length > 0 || undefined}>
      <figure>
        <h3>{titleOfWhole(told)}</h3>
        {width > 0 && <WholePicture {...shown} id={`${id}whole`} label={titleOfWhole(told)} />}
        {isNarrow(width) && <PartKey parts={told.parts} />}
      </figure>
      <figure>
        <h3>{titleOfNext(told)}</h3>
        {width > 0 && isSecondDrawn && <NextPicture {...shown} id={`${id}next`} label={titleOfNext(told)} named={named} />}
        <figcaption>{kinkWords(told).join(' ')}</figcaption>
      </figure>
      <output className="picture-status">{reading.stop && stopWords(told, reading.stop)}</output>
      <p className="hint">Point at a picture, or use the arrow keys on it, to go from corner to corner.</p>
      <details className="picture-table" onToggle={(event) => setTableOpen(event.currentTarget.open)}>
        <summary>The pictures as a table</summary>
        {isTableOpen && <VertexTable told={told} names={names} />}
      </details>
    </div>
  )
}

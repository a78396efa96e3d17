import type { AnyFigure } from '#engine/explain/mixed-rates.ts'
import type { provenanceOf } from '#engine/rates/provenance.ts'
import { figureText, rate } from '../../text/format.ts'
import { readingText } from '../../text/reading-text.ts'

type FoundReading = Pick<NonNullable<ReturnType<typeof provenanceOf>>, 'about' | 'reading'>

/** A figure in a comparison, without a full stop. Of two tables of bands, the first few bands that differ. */
export function figureWords({ about, reading: { value } }: FoundReading, figure: AnyFigure, other: AnyFigure | undefined): string {
  const text = typeof value === 'string' ? readingText(about, value) : bandsText(figure, other)
  return text.replace(/\.$/, '')
}

function bandsText(figure: AnyFigure, other: AnyFigure | undefined): string {
  if (!('bands' in figure) || !other || !('bands' in other)) return ''
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

import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { Plot } from './plot.ts'
import type { PictureReading, PlaceOnPicture } from './use-reading.ts'

interface Props<Of extends PlaceOnPicture> {
  readonly label: string
  readonly plot: Plot
  readonly reading: PictureReading<Of>
  /** The name of a stop. */
  readonly nameOf: (stop: Of) => string
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/**
 * A picture that is read as a slider: the arrow keys go from corner to corner, Home and End to the first and the last, and a pointer
 * or a finger to the nearest. The sentence under the pictures says where they are.
 */
export function Reader<Of extends PlaceOnPicture>({ label, plot, reading, nameOf, children }: Props<Of>) {
  const { stop, last, goBy, goTo, goNear } = reading
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    if (by === undefined) goTo(event.key === 'Home' ? 0 : last)
    else goBy(by)
  }
  const onPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    goNear(plot.x.invert(clientX - currentTarget.getBoundingClientRect().left))
  return (
    <div
      className="picture-reader"
      // An input of type range cannot show a picture.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={plot.x.domain()[1]}
      aria-valuenow={stop?.at.toNumber() ?? 0}
      aria-valuetext={stop && nameOf(stop)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      {children}
    </div>
  )
}

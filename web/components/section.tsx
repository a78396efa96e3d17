import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly title: string
  /** Tables and examples take the full width; prose sits next to its heading. */
  readonly isWide?: boolean
  /** Folded on a phone: open where there is room for it, by `openFolds`. */
  readonly isFolded?: boolean
  readonly children: ReactNode
}

/**
 * A part of a page to read: its heading, with the text next to it or below it. It is no landmark: a page has so many that they would hide the
 * form and the answer among them.
 */
export function Section({ id, title, isWide = false, isFolded = false, children }: Props) {
  const heading = <h2 id={id}>{title}</h2>
  const body = <div className="section-body">{children}</div>
  return (
    <div className={isWide ? 'section section-wide' : 'section'}>
      {isFolded ? (
        <details className="fold">
          <summary>{heading}</summary>
          {body}
        </details>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </div>
  )
}

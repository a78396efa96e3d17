import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly title: string
  /** Tables and examples take the full width; prose sits next to its heading. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A part of a page to read: its heading, with the text next to it or below it. */
export const Section = ({ id, title, isWide = false, children }: Props) => (
  <section className={isWide ? 'section section-wide' : 'section'} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className="section-body">{children}</div>
  </section>
)

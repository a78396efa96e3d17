import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly title: string
  /** Folded on a phone: open where there is room for it, by `openFolds`. */
  readonly isFolded?: boolean
  readonly children: ReactNode
}

/** A part of the home page: its heading, with what is under it. */
export const HomeSection = ({ id, title, isFolded, children }: Props) => (
  <section className="home-section" aria-labelledby={id}>
    {isFolded ? (
      <details className="fold">
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    ) : (
      <>
        <h2 id={id}>{title}</h2>
        {children}
      </>
    )}
  </section>
)

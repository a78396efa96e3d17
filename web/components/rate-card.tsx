import type { ReactNode } from 'react'

export interface Tile {
  readonly title: string
  readonly rates: readonly {
    readonly name: string
    readonly value: ReactNode
    /** Where its law and its sources are. */
    readonly href?: string
  }[]
  /** What there is to say of them all. */
  readonly about?: ReactNode
}

/** Figures to look up, in a tile for each subject that has any. */
export const RateCard = ({ tiles, level: Heading = 'h3' }: { tiles: readonly Tile[]; level?: 'h2' | 'h3' }) => (
  <div className="rate-card">
    {tiles
      .filter(({ rates }) => rates.length > 0)
      .map(({ title, rates, about }) => (
        <div className="rate-tile" key={title}>
          <Heading>{title}</Heading>
          <dl>
            {rates.map(({ name, value, href }) => (
              <div key={name}>
                <dt>{href === undefined ? name : <a href={href}>{name}</a>}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {about && <p className="hint">{about}</p>}
        </div>
      ))}
  </div>
)

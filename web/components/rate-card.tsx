import type { ReactNode } from 'react'

interface Tile {
  readonly title: string
  readonly rates: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** Figures to look up, in a tile for each subject that has any. */
export const RateCard = ({ tiles }: { tiles: readonly Tile[] }) => (
  <div className="rate-card">
    {tiles
      .filter(({ rates }) => rates.length > 0)
      .map(({ title, rates }) => (
        <div className="rate-tile" key={title}>
          <h3>{title}</h3>
          <dl>
            {rates.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
  </div>
)

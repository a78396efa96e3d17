import type { About } from '../site/about.ts'
import { cardOf } from '../site/entities.ts'

interface Props {
  readonly calculators: readonly About[]
  /** The level of their headings, one below the heading above the cards. */
  readonly level: 3 | 4
}

/** Calculators as a grid of cards: the name of each, which links to it, and what it answers. */
export function CalculatorCards({ calculators, level }: Props) {
  const Heading = `h${level}` as const
  return (
    <ul className="cards">
      {calculators.map(cardOf).map(({ title, description, href, badge, badgeVariant }) => (
        <li className="card tool" key={href}>
          <Heading className="tool-name">
            <a href={href}>{title}</a>
            {badge !== undefined && <span className={`badge badge-${badgeVariant}`}>{badge}</span>}
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

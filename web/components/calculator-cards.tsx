import type { About } from '../site/about.ts'
import { inYear } from '../site/addresses.ts'

/** How much a badge stands out. */
const VARIANTS: Readonly<Record<NonNullable<About['badge']>, 'strong' | 'quiet'>> = {
  'Most Popular': 'strong',
  Trending: 'strong',
  Enhanced: 'quiet',
  New: 'quiet',
}

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
      {calculators.map(({ slug, path, name, summary, badge }) => (
        <li className="card tool" key={slug}>
          <Heading className="tool-name">
            <a href={inYear(path)}>{name}</a>
            {badge !== undefined && <span className={`badge badge-${VARIANTS[badge]}`}>{badge}</span>}
          </Heading>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}

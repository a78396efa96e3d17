import type { About } from '../site/about.ts'
import { inYear } from '../site/addresses.ts'

type Badge = NonNullable<About['badge']>

interface CalculatorCardProps {
  readonly title: string
  readonly description: string
  readonly href: string
  readonly badge?: Badge | undefined
  readonly badgeVariant?: 'strong' | 'quiet' | undefined
  /** The level of its heading, one below the heading above the cards. */
  readonly level: 3 | 4
}

/** How much a badge stands out. */
const VARIANTS: Readonly<Record<Badge, CalculatorCardProps['badgeVariant']>> = {
  'Most Popular': 'strong',
  Trending: 'strong',
  Enhanced: 'quiet',
  New: 'quiet',
}

/** A calculator’s name, which links to it, and what it answers. */
function CalculatorCard({ title, description, href, badge, badgeVariant = 'quiet', level }: CalculatorCardProps) {
  const Heading = `h${level}` as const
  return (
    <li className="card tool">
      <Heading className="tool-name">
        <a href={href}>{title}</a>
        {badge !== undefined && <span className={`badge badge-${badgeVariant}`}>{badge}</span>}
      </Heading>
      <p>{description}</p>
    </li>
  )
}

/** Calculators as a grid of cards. */
export const CalculatorCards = ({ calculators, level }: { calculators: readonly About[]; level: CalculatorCardProps['level'] }) => (
  <ul className="cards">
    {calculators.map(({ slug, path, name, summary, badge }) => (
      <CalculatorCard
        key={slug}
        title={name}
        description={summary}
        href={inYear(path)}
        badge={badge}
        badgeVariant={badge && VARIANTS[badge]}
        level={level}
      />
    ))}
  </ul>
)

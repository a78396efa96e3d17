import type { About } from '../calculators/about.ts'

const HEADINGS = {
  personal: 'Related Personal Calculators',
  business: 'Related Business Calculators',
  specialized: 'Related Specialized Calculators',
} as const

interface Props {
  readonly category: About['category']
  /** The slug of the page it stands on, which is left out. */
  readonly current: string
  readonly calculators: readonly About[]
}

/** The other calculators of a category; nothing where there are none. */
export function RelatedCalculators({ category, current, calculators }: Props) {
  const related = calculators.filter((one) => one.category === category && one.slug !== current)
  if (related.length === 0) return null
  return (
    <nav className="related" aria-labelledby="related-title">
      <h2 id="related-title">{HEADINGS[category]}</h2>
      <ul>
        {related.map(({ slug, path, name }) => (
          <li key={slug}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

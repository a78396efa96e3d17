import type { About, CalculatorCategory } from '../../site/about.ts'
import { relatedLinkTo } from '../../site/entities.ts'
import { RelatedLinks } from '../related-links.tsx'

const HEADINGS: Readonly<Record<CalculatorCategory, string>> = {
  personal: 'Related Personal Calculators',
  business: 'Related Business Calculators',
  specialized: 'Related Specialized Calculators',
}

/** The calculators that the specification names for each panel, in its order. The others in the category come after them. */
const FIRST: Readonly<Record<CalculatorCategory, readonly string[]>> = {
  personal: ['dividend-tax', 'capital-gains', 'student-loan', 'pension-relief'],
  business: ['employer-ni', 'corporation-tax', 'vat'],
  specialized: ['ir35', 'side-hustle', 'part-year'],
}

interface Props {
  readonly category: CalculatorCategory
  /** The slug of the current page, which is left out. */
  readonly current: string
  readonly calculators: readonly About[]
}

/** The other calculators in a category. Shows nothing if there are none. */
export function RelatedCalculators({ category, current, calculators }: Props) {
  const others = calculators.filter((one) => one.category === category && one.slug !== current)
  const isFirst = ({ slug }: About) => FIRST[category].includes(slug)
  const first = FIRST[category].flatMap((slug) => others.filter((one) => one.slug === slug))
  const related = [...first, ...others.filter((one) => !isFirst(one))]
  if (related.length === 0) return null
  return <RelatedLinks id="related-title" title={HEADINGS[category]} links={related.map(relatedLinkTo)} />
}

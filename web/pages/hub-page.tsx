import { calculators } from '../calculators/index.ts'
import { Banner } from '../components/banner.tsx'
import { CalculatorCards } from '../components/calculator-cards.tsx'
import { type TextSection, TextSections } from '../components/page-text.tsx'
import type { CalculatorCategory } from '../site/about.ts'
import { relatedLinkTo } from '../site/entities.ts'
import { categories, hubOf, hubs } from '../site/hubs.ts'
import { otherTools } from '../site/other-tools.ts'
import type { PageRoute } from '../site/page.ts'
import { year } from '../text/figures.ts'
import { RelatedLinks } from './related-links.tsx'

interface HubPage {
  readonly category: CalculatorCategory
  /** What to read below the cards. */
  readonly sections: readonly TextSection[]
  readonly keywords: readonly string[]
  /** Another address with the same content. Its canonical link is the hub’s own address. */
  readonly repeatedAt?: `/${string}`
}

/**
 * The page of a category: its calculators as cards, and what to know before choosing one. The hub is already in the breadcrumbs of
 * everything below it, so only a repeated hub adds itself to them.
 */
export function hubPage({ category, sections, keywords, repeatedAt }: HubPage): PageRoute {
  const { name, summary } = hubs[category]
  const path = repeatedAt ?? hubs[category].path
  const listed = [...calculators, ...otherTools].filter((one) => [hubOf(one), one.alsoOn].includes(category))
  return {
    path,
    handle: {
      ...(repeatedAt && { crumb: { name, path }, canonical: hubs[category].path }),
      title: `${name}: free UK calculators for ${year}`,
      description: `${name}: UK tax calculators for ${year}, right to the penny. ${summary}`,
      keywords: [...keywords, year],
      sheet: 'home',
      ...(listed.every(({ isInReturn }) => isInReturn === false) && { isInReturn: false as const }),
    },
    Component: () => (
      <>
        <Banner title={name} lead={`${summary} Tax year ${year}.`} />
        <h2 className="visually-hidden">Calculators</h2>
        <CalculatorCards calculators={listed} level={3} />
        <TextSections sections={sections} />
        <RelatedLinks
          id="other-hubs"
          title="Other calculators"
          links={categories.filter((other) => other !== category).map((other) => relatedLinkTo(hubs[other]))}
        />
      </>
    ),
  }
}

import type { Page } from './page.ts'
import { siteName } from './site.ts'

export interface StructuredData {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

const data = (type: string, properties: Record<string, unknown>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

/** What a page says of itself in schema.org terms: its trail as shown, its calculator, its questions. */
export function structuredData({ trail, about, faq, description }: Page, site: string): StructuredData[] {
  const all: StructuredData[] = []
  if (trail.length > 1) {
    all.push(
      data('BreadcrumbList', {
        itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${site}${path}` })),
      }),
    )
  }
  if (about) {
    all.push(
      data('WebApplication', {
        name: about.title,
        description,
        url: `${site}${about.path}`,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
        audience: { '@type': 'Audience', audienceType: 'UK taxpayers' },
        provider: { '@type': 'Organization', name: siteName },
      }),
    )
  }
  if (faq) {
    all.push(
      data('FAQPage', {
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    )
  }
  return all
}

import { hubs } from '../calculators/hubs.ts'
import { descriptorOf } from './descriptor.ts'
import type { Page, TrailItem } from './page.ts'
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

/**
 * What a page says of itself in schema.org terms: its trail as shown, its calculator, its questions, its steps.
 * `site` stands before every path; without it addresses are relative.
 */
export function structuredData(page: Page, trail: readonly TrailItem[], site = ''): StructuredData[] {
  const { faq, howTo } = page
  return [
    ...(trail.length > 1 ? [breadcrumbs(trail, site)] : []),
    ...webApplication(page, site),
    ...(faq ? [faqPage(faq)] : []),
    ...(howTo ? [howToSteps(howTo, site)] : []),
  ]
}

const breadcrumbs = (trail: readonly TrailItem[], site: string) =>
  data('BreadcrumbList', {
    itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${site}${path}` })),
  })

function webApplication({ about, calculator, description }: Page, site: string): StructuredData[] {
  if (!about || !calculator) return []
  const descriptor = descriptorOf(about, calculator, description, site)
  const { name, url, category, inputFields, outputFields, isAccessibleForFree, requiresRegistration, audience } = descriptor
  return [
    data('WebApplication', {
      name,
      description,
      url,
      applicationCategory: 'FinanceApplication',
      applicationSubCategory: hubs[category].name,
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
      conditionsOfAccess: requiresRegistration ? 'Registration required' : 'No registration',
      audience: { '@type': 'Audience', audienceType: audience, geographicArea: { '@type': 'Country', name: 'United Kingdom' } },
      // Inputs and outputs by schema.org’s annotations for actions, https://schema.org/docs/actions.html
      potentialAction: {
        '@type': 'Action',
        name: 'Calculate',
        target: { '@type': 'EntryPoint', urlTemplate: url },
        object: inputFields.map((field) => ({ '@type': 'PropertyValue', name: field.label, 'value-input': `name=${field.name}` })),
        result: outputFields.map((field) => ({ '@type': 'PropertyValue', name: field, 'value-output': `name=${field}` })),
      },
      provider: { '@type': 'Organization', name: siteName },
    }),
  ]
}

const faqPage = (faq: NonNullable<Page['faq']>) =>
  data('FAQPage', {
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

const howToSteps = ({ name, description, steps }: NonNullable<Page['howTo']>, site: string) =>
  data('HowTo', {
    name,
    description,
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'GBP', value: '0' },
    totalTime: 'PT5M',
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text,
      ...(step.url !== undefined && { url: `${site}${step.url}` }),
    })),
  })

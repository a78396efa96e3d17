import { inYear } from '../site/addresses.ts'
import { type BreadcrumbItem, faqItems } from '../site/entities.ts'
import { hubs } from '../site/hubs.ts'
import { siteName } from '../site/name.ts'
import type { HowTo, Page, Questions, Service } from '../site/page.ts'
import { descriptorOf } from './descriptor.ts'

interface StructuredData {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

/** In pounds: everything here is free. */
const FREE = 0
/** How long a how-to takes, unless it says otherwise. */
const MINUTES = 5

const unitedKingdom = { '@type': 'Country', name: 'United Kingdom' } as const
const provider = { '@type': 'Organization', name: siteName } as const
const offer = (pounds: number) => ({ '@type': 'Offer', price: String(pounds), priceCurrency: 'GBP' })

const data = (type: string, properties: Record<string, unknown>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

/**
 * What a page says about itself in schema.org terms: its breadcrumbs as shown, its calculator, its questions, its steps, what it offers.
 * `site` goes before every path; without it addresses are relative.
 */
export function structuredData(page: Page, trail: readonly BreadcrumbItem[], site = ''): StructuredData[] {
  const { faq, howTo, service } = page
  return [
    ...(trail.length > 1 ? [breadcrumbs(trail, site)] : []),
    ...webApplication(page, site),
    ...(faq ? [faqPage(faq)] : []),
    ...(howTo ? [howToSteps(howTo, site)] : []),
    ...(service ? [serviceAt(service, `${site}${inYear(trail.at(-1)?.url ?? '/')}`)] : []),
  ]
}

const breadcrumbs = (trail: readonly BreadcrumbItem[], site: string) =>
  data('BreadcrumbList', {
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${inYear(url)}`,
    })),
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
      offers: offer(FREE),
      conditionsOfAccess: requiresRegistration ? 'Registration required' : 'No registration',
      audience: { '@type': 'Audience', audienceType: audience, geographicArea: unitedKingdom },
      // Inputs and outputs by schema.org’s annotations for actions, https://schema.org/docs/actions.html
      potentialAction: {
        '@type': 'Action',
        name: 'Calculate',
        target: { '@type': 'EntryPoint', urlTemplate: url },
        object: inputFields.map((field) => ({ '@type': 'PropertyValue', name: field.label, 'value-input': `name=${field.name}` })),
        result: outputFields.map((field) => ({ '@type': 'PropertyValue', name: field, 'value-output': `name=${field}` })),
      },
      provider,
    }),
  ]
}

const faqPage = (faq: Questions) =>
  data('FAQPage', {
    mainEntity: faqItems(faq).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

const howToSteps = ({ name, description, steps, estimatedCost = FREE, totalTime = MINUTES }: HowTo, site: string) =>
  data('HowTo', {
    name,
    description,
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'GBP', value: String(estimatedCost) },
    totalTime: `PT${totalTime}M`,
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text,
      ...(step.url !== undefined && { url: `${site}${inYear(step.url)}` }),
    })),
  })

const serviceAt = ({ name, description }: Service, url: string) =>
  data('Service', {
    name,
    description,
    url,
    areaServed: unitedKingdom,
    offers: offer(FREE),
    provider,
  })

import { describe, expect, it } from 'vitest'
import { calculator } from '#engine/calculators/vat/answer.ts'
import { outputsOf } from '#engine/explain/outputs-of.ts'
import { about } from '../calculators/vat/about.ts'
import type { BreadcrumbItem } from '../site/entities.ts'
import type { Page } from '../site/page.ts'
import { descriptorOf } from './descriptor.ts'
import { structuredData } from './structured-data.ts'

const SITE = 'https://example.org'
const page: Page = { title: 'Title', description: 'What it does.' }
const offered = { fields: calculator.fields, outputs: outputsOf(calculator) }
const HOME: readonly BreadcrumbItem[] = [{ name: 'Home', url: '/' }]
const typed = (data: ReturnType<typeof structuredData>, type: string) => data.find((one) => one['@type'] === type)

describe('the descriptor of a calculator', () => {
  it('says what it asks and answers, for whom, and on what terms', () => {
    expect(descriptorOf(about, offered, 'What it does.', SITE)).toEqual({
      name: 'VAT Calculator',
      description: 'What it does.',
      url: 'https://example.org/vat-calculator-uk',
      category: 'business',
      inputFields: [
        { name: 'amount', label: calculator.fields.amount.label },
        { name: 'vatRate', label: calculator.fields.vatRate.label },
        { name: 'isInclusive', label: calculator.fields.isInclusive.label },
      ],
      outputFields: ['netAmount', 'vatAmount', 'grossAmount', 'inputAmount'],
      isAccessibleForFree: true,
      requiresRegistration: false,
      audience: 'UK taxpayers',
    })
  })

  it('is given to search engines whole', () => {
    const told = typed(structuredData({ ...page, about, calculator: offered }, HOME, SITE), 'WebApplication')
    expect(told).toMatchObject({
      name: 'VAT Calculator',
      url: 'https://example.org/vat-calculator-uk',
      applicationSubCategory: 'Business Tools',
      isAccessibleForFree: true,
      offers: { price: '0', priceCurrency: 'GBP' },
      conditionsOfAccess: 'No registration',
      audience: { audienceType: 'UK taxpayers' },
    })
    const { object, result } = (told as unknown as { potentialAction: Record<'object' | 'result', Record<string, string>[]> })
      .potentialAction
    expect(object.map((one) => one['value-input'])).toEqual(['name=amount', 'name=vatRate', 'name=isInclusive'])
    expect(result.map((one) => one['value-output'])).toEqual(offered.outputs.map((name) => `name=${name}`))
  })
})

describe('what a page tells search engines', () => {
  it('is nothing if there is nothing to say', () => {
    expect(structuredData(page, HOME, SITE)).toEqual([])
  })

  it('has relative addresses where the site has none', () => {
    const trail: readonly BreadcrumbItem[] = [...HOME, { name: 'Page', url: '/page' }]
    expect(typed(structuredData(page, trail), 'BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Page', item: '/page' },
    ])
  })

  it('is a service, free for everybody in the UK', () => {
    const service = { name: 'Tax calculators', description: 'To the penny.' }
    expect(structuredData({ ...page, service }, HOME, SITE)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: 'Tax calculators',
        description: 'To the penny.',
        url: 'https://example.org/',
        areaServed: { '@type': 'Country', name: 'United Kingdom' },
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
        provider: { '@type': 'Organization', name: 'Pennyright' },
      },
    ])
  })

  it('says what a how-to costs and how long it takes, if that is not the default', () => {
    const howTo = { name: 'File a return', description: 'In one step.', steps: [], estimatedCost: 20, totalTime: 45 }
    expect(typed(structuredData({ ...page, howTo }, HOME), 'HowTo')).toMatchObject({ estimatedCost: { value: '20' }, totalTime: 'PT45M' })
  })

  it('are the steps of a how-to, which is free and takes five minutes', () => {
    const howTo = {
      name: 'Work out VAT',
      description: 'In two steps.',
      steps: [
        { name: 'Amount', text: 'Enter the amount.', url: '/vat-calculator-uk#amount' },
        { name: 'Rate', text: 'Choose the rate.' },
      ],
    } as const
    expect(typed(structuredData({ ...page, howTo }, HOME, SITE), 'HowTo')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: 'Work out VAT',
      description: 'In two steps.',
      estimatedCost: { '@type': 'MonetaryAmount', currency: 'GBP', value: '0' },
      totalTime: 'PT5M',
      step: [
        {
          '@type': 'HowToStep',
          position: 1,
          name: 'Amount',
          text: 'Enter the amount.',
          url: 'https://example.org/vat-calculator-uk#amount',
        },
        { '@type': 'HowToStep', position: 2, name: 'Rate', text: 'Choose the rate.' },
      ],
    })
  })
})

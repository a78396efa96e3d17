import type { About } from '../../site/about.ts'

export const about = {
  slug: 'corporation-tax',
  path: '/business-tax/corporation-tax-calculator',
  name: 'Corporation Tax Calculator',
  category: 'business',
  isInReturn: false,
  summary: 'The tax on a company’s profit at the small profits rate, the main rate or in between.',
  finds: [
    'corporation tax',
    'company tax',
    'limited company profit',
    'ltd company tax',
    'marginal relief',
    'small profits rate',
    'ct600',
    'company profit',
    'business tax on profit',
    'associated companies',
    'best salary and dividends',
    'optimal salary',
    'director salary and dividends',
    'should I pay myself salary or dividends',
  ],
  fills: {
    field: 'taxableProfit',
    per: 'year',
    called: ['corporation tax', 'company profit'],
    beside: ['limited', 'ltd', 'small', 'business'],
  },
} as const satisfies About

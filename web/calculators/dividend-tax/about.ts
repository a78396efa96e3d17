import type { About } from '../../site/about.ts'

export const about = {
  slug: 'dividend-tax',
  path: '/personal-tax/dividend-tax-calculator',
  name: 'Dividend Tax Calculator',
  category: 'personal',
  summary: 'The tax on your dividends, on top of your other income, and how much you keep.',
  finds: [
    'dividend',
    'dividends',
    'dividend allowance',
    'shares income',
    'company dividends',
    'pay myself dividends',
    'director dividends',
    'investment income',
    'money out of my limited company',
    'money out of my ltd',
  ],
  fills: {
    field: 'dividendIncome',
    per: 'year',
    also: ['region'],
    called: ['dividend'],
    beside: ['income', 'company', 'limited', 'ltd', 'director', 'myself'],
  },
  needed: ['dividends', 'limited company', 'ltd', 'director'],
} as const satisfies About

import type { About } from '../../site/about.ts'

export const about = {
  slug: 'rental-income',
  path: '/specialised-tax/rental-income-tax-calculator',
  name: 'Rental Income Tax Calculator',
  category: 'specialized',
  summary: 'The tax on rent from a home you let, after relief for mortgage interest.',
  finds: [
    'rental income',
    'rent',
    'landlord',
    'buy to let',
    'btl',
    'letting',
    'let out',
    'airbnb',
    'lodger',
    'rent a room',
    'tenant',
    'mortgage interest',
    'property income',
    'property allowance',
    'holiday let',
    'rent out my flat',
  ],
  fills: { field: 'annualRentalIncome', per: 'year', also: ['region'] },
} as const satisfies About

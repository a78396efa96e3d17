import type { About } from '../../site/about.ts'

export const about = {
  slug: 'vat',
  path: '/vat-calculator-uk',
  name: 'VAT Calculator',
  category: 'business',
  isInReturn: false,
  summary: 'Add VAT to a price or take it out, to the penny.',
  finds: [
    'vat',
    'add vat',
    'remove vat',
    'take off vat',
    'vat inclusive',
    'vat exclusive',
    'ex vat',
    'inc vat',
    'plus vat',
    'value added tax',
    'vat on invoice',
    'reverse vat',
    'net and gross',
    'gross price',
    'invoice',
    'reduced rate',
  ],
  fills: {
    field: 'amount',
    also: ['isInclusive'],
    called: ['vat', 'value added tax'],
    beside: ['price', 'invoice', 'add', 'take', 'knock'],
  },
} as const satisfies About

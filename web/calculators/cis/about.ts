import type { About } from '../../site/about.ts'

export const about = {
  slug: 'cis',
  path: '/specialised-tax/cis-tax-calculator',
  name: 'CIS Tax Calculator',
  category: 'business',
  isInReturn: false,
  summary: 'What a contractor deducts from a subcontractor’s payment under the Construction Industry Scheme.',
  finds: [
    'cis',
    'construction industry scheme',
    'subcontractor',
    'subbie',
    'builder',
    'contractor deduction',
    'construction',
    'bricklayer',
    'scaffolder',
    'materials',
    'labour only',
    'gross payment status',
    'utr',
    'building site',
  ],
  fills: {
    field: 'grossPayment',
    called: ['cis', 'subcontractor', 'subbie', 'builder', 'bricklayer', 'scaffolder', 'gross payment'],
    beside: ['construction', 'invoice', 'labour only', 'take off'],
  },
} as const satisfies About

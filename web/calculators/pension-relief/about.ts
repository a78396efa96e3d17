import type { About } from '../../site/about.ts'

export const about = {
  slug: 'pension-relief',
  path: '/specialised-tax/pension-relief-calculator',
  name: 'Pension Tax Relief Calculator',
  category: 'personal',
  alsoOn: 'specialized',
  summary: 'What a pension contribution really costs you after tax relief.',
  finds: [
    'pension contribution',
    'pension tax relief',
    'pay into pension',
    'sipp',
    'tax relief',
    'personal pension',
    'higher rate relief',
    'cost of pension',
    'top up pension',
    'relief at source',
    'net pay arrangement',
    'pension top up',
    'claim pension relief',
  ],
  fills: {
    field: 'pensionContribution',
    per: 'year',
    also: ['region'],
    called: ['contribution', 'pay into pension', 'top up pension'],
    beside: ['pension', 'personal pension', 'sipp', 'tax relief'],
  },
} as const satisfies About

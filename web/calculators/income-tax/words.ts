export const regionWords = { england: 'England', wales: 'Wales', scotland: 'Scotland', 'northern-ireland': 'Northern Ireland' } as const

export const pensionMethodWords = {
  'salary-sacrifice': 'Salary sacrifice',
  'net-pay': 'Net pay arrangement',
  'relief-at-source': 'Relief at source',
} as const

import type { EntryProvenance } from '#engine/rates/provenance.ts'

/** How often money is paid or counted. */
export const HOW_OFTEN: Readonly<Record<string, string>> = {
  year: 'a year',
  month: 'a month',
  'four-weeks': 'every four weeks',
  fortnight: 'a fortnight',
  week: 'a week',
}

/** Bases that name a period themselves, so that none is added. */
const TIMED = /\ba (year|month|week|lifetime)\b|\b12 months\b/

/** What a figure applies to and, for money, how often: `of net income a year`. */
export function appliesTo({ kind, unit, base, period = '' }: Pick<EntryProvenance, 'kind' | 'unit' | 'base' | 'period'>): string {
  const often = kind === 'amount' && unit === 'GBP' && !TIMED.test(base ?? '') ? HOW_OFTEN[period] : undefined
  return [base, often].filter(Boolean).join(' ')
}

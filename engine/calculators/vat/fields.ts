import { choice, type Fields } from '../../inputs/field.ts'
import { VAT_RATES } from './rate.ts'

export const fields = {
  amount: { kind: 'money', label: 'Amount', isMain: true },
  vatRate: choice({
    label: 'VAT Rate',
    options: VAT_RATES,
    blank: '20',
    words: { 20: '20%', 5: '5%', 0: '0%' },
  }),
  isInclusive: { kind: 'flag', label: 'Amount Includes VAT', blank: false },
} as const satisfies Fields

import { choice, type Fields, type OptionOf } from '../../inputs/field.ts'

export const fields = {
  amount: { kind: 'money', label: 'Amount', isMain: true },
  vatRate: choice({
    label: 'VAT Rate',
    options: ['20', '5', '0'],
    blank: '20',
    words: { 20: '20%', 5: '5%', 0: '0%' },
  }),
  isInclusive: { kind: 'flag', label: 'Amount Includes VAT', blank: false },
} as const satisfies Fields

/** The standard, reduced and zero rates, by the names that the form uses. */
export type VatRate = OptionOf<typeof fields.vatRate>

import type { OptionOf } from '../../inputs/field.ts'
import { choice, flag, money } from '../../inputs/kinds.ts'

export const fields = {
  amount: money({ label: 'Amount', isMain: true }),
  vatRate: choice({
    label: 'VAT Rate',
    options: ['20', '5', '0'],
    blank: '20',
    words: { 20: '20%', 5: '5%', 0: '0%' },
  }),
  isInclusive: flag({ label: 'Amount Includes VAT', blank: false }),
}

/** The standard, reduced and zero rates, by the names that the form uses. */
export type VatRate = OptionOf<typeof fields.vatRate>

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

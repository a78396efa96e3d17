import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../engine/money/decimal.ts'
import { number } from '../term.ts'
import { Spreadsheet } from '../tests/spreadsheet.ts'
import { bandsSheet } from './bands.ts'

const worked = (amount: string) => ({ term: number(amount), value: new Decimal(amount) })
const lines = [
  { name: 'nil', rate: worked('0'), upTo: worked('10') },
  { name: 'low', rate: worked('0.2'), upTo: worked('50') },
  { name: 'high', rate: worked('0.4') },
]
const sheetOf = (of: string, above?: string) =>
  bandsSheet(
    [{ name: 'bands_tax', title: 'Tax', of: worked(of), ...(above !== undefined && { above: worked(above) }), lines }],
    (words) => words,
  )

describe('a table of bands', () => {
  it.each([
    // 40 at 20% and 10 at 40%.
    ['60', undefined, 12],
    // The 60 fill 10 to 70 on top of 10: 40 at 20%, 20 at 40%.
    ['60', '10', 16],
    // On top of 45: 5 at 20%, 55 at 40%.
    ['60', '45', 23],
    ['60', '100', 24],
    ['10', undefined, 0],
    ['0', '45', 0],
    ['-5', undefined, 0],
  ])('charges %s, on top of %s, with %d', (of, above, charge) => {
    const sheet = sheetOf(of, above)
    expect(new Spreadsheet([sheet]).of('bands_tax')).toBeCloseTo(charge, 10)
    expect(Number(sheet.results.get(sheet.names.get('bands_tax') ?? ''))).toBe(charge)
  })
})

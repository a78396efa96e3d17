import { expect, it } from 'vitest'
import { amountBand } from './amount-band.ts'

it.each([
  [-0.01, 'negative'],
  [0, 'under 100'],
  [99.99, 'under 100'],
  [100, '100 to 199'],
  [199.99, '100 to 199'],
  [200, '200 to 499'],
  [499.99, '200 to 499'],
  [25_119.6, '20000 to 49999'],
  [50_000, '50000 to 99999'],
  [999_999_999_999.99, '500000000000 to 999999999999'],
])('%s pounds is reported as %s', (amount, band) => {
  expect(amountBand(amount)).toBe(band)
})

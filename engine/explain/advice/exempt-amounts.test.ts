import { describe, expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const SHARES = { salePrice: '20000', purchasePrice: '11000', otherIncome: '60000' }

const next = (raw: Readonly<Record<string, string>>, today?: string) => adviceNamed('next-exempt-amount', 'capital-gains', raw, today)
const partners = (raw: Readonly<Record<string, string>>, today?: string) =>
  adviceNamed('partners-exempt-amount', 'capital-gains', raw, today)

describe('a second exempt amount', () => {
  it('takes £3,000 of a gain of £9,000 to the next year: 24% of it', async () => {
    // Two thirds of what was paid is 7,333.33, and the price is that and the 6,000 that is left of the gain.
    expect(await next(SHARES)).toEqual({
      enter: '13333.33, 7333.33, 0, 0',
      worth: '720.00',
      says: expect.stringMatching(
        /^If you can sell this in parts, sell 33\.3333\d* \(percent\) of it after 5 April 2025 and pay 720 \(money\) less tax\. 3000 \(money\) of the gain then falls in the next tax year, where the annual exempt amount covers it\. This is right if the law and the price stay as they are and you make no other gains in that year\.$/,
      ),
    })
  })

  it('is that of a spouse, who is given a part before the sale', async () => {
    expect(await partners(SHARES)).toMatchObject({ enter: '13333.33, 7333.33, 0, 0', worth: '720.00' })
  })

  it('covers no more than is taxed: £500 of a gain of £3,500', async () => {
    expect(await next({ ...SHARES, salePrice: '14500' })).toMatchObject({ worth: '120.00' })
    expect(await next({ ...SHARES, salePrice: '14000' })).toBeUndefined()
  })

  it('is worth more than £20', async () => {
    // 24% of 83.33 is 19.9992, and of 83.34 it is 20.0016, but each bill is to the penny: 20.00 in both. 24% of 83.36 is 20.0064.
    expect(await next({ ...SHARES, salePrice: '14083.33' })).toBeUndefined()
    expect(await next({ ...SHARES, salePrice: '14083.36' })).toMatchObject({ worth: '20.01' })
  })

  it('needs something that can be sold in parts', async () => {
    expect(await next({ ...SHARES, assetType: 'residential' })).toBeUndefined()
    expect(await partners({ ...SHARES, assetType: 'residential' })).toBeUndefined()
  })

  it('is for what is not sold yet', async () => {
    const sold = { ...SHARES, disposalDate: '2024-12-01' }
    expect(await next(sold, '2024-12-01')).toBeDefined()
    expect(await next(sold, '2024-12-02')).toBeUndefined()
    expect(await next(SHARES, '2025-04-05')).toBeDefined()
    expect(await partners(SHARES, '2025-04-06')).toBeUndefined()
  })
})

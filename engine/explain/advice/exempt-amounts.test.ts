import { describe, expect, it } from 'vitest'
import { adviceNamed } from '../../tests/advised.ts'
import { useTestFigures } from '../../tests/test-figures.ts'

useTestFigures()

const SHARES = { salePrice: '20000', purchasePrice: '11000', otherIncome: '60000' }

const next = (raw: Readonly<Record<string, string>>, today?: string) => adviceNamed('next-exempt-amount', 'capital-gains', raw, today)
const partners = (raw: Readonly<Record<string, string>>, today?: string) =>
  adviceNamed('partners-exempt-amount', 'capital-gains', raw, today)

describe('a second exempt amount', () => {
  it('takes £3,000 to £6,000 of a gain of £9,000 to the next year', async () => {
    // 24% of 6,000 is 1,440 in one year. With 3,000 exempt in each, 3,000 is taxed: 720.
    expect(await next(SHARES)).toEqual({
      enter: '',
      worth: '720.00',
      says: 'If you can sell this in parts and make 3000 (money) to 6000 (money) of the gain by 5 April 2025 and the rest after, you pay 720 (money) in all: 720 (money) less. This is right if the law, the price and your income stay as they are and you make no other gains in either year.',
    })
  })

  it('has a basic rate band with it, where other income leaves some of one', async () => {
    // 48,270 leaves 2,000 of the band. In one year 2,000 × 18% and 4,000 × 24% are 1,320. With up to 2,000 taxed in each, 3,000 × 18% is 540.
    expect(await next({ ...SHARES, otherIncome: '48270' })).toMatchObject({
      worth: '780.00',
      says: expect.stringMatching(
        / make 4000 \(money\) to 5000 \(money\) of the gain .* you pay 540 \(money\) in all: 780 \(money\) less\./,
      ),
    })
  })

  it('is at one amount where a later sale is taxed at a higher rate', async () => {
    // 20% before 30 October 2024 and 24% in 2025/26: only what is exempt there is better there. 3,000 × 20% is saved of 6,000 × 20%.
    expect(await next({ ...SHARES, disposalDate: '2024-05-01' }, '2024-04-30')).toMatchObject({
      worth: '600.00',
      says: expect.stringMatching(/ make 6000 \(money\) of the gain by 5 April 2025 and the rest after, you pay 600 \(money\) in all: /),
    })
  })

  it('is that of a spouse, who is given a part before the sale', async () => {
    expect(await partners(SHARES)).toEqual({
      enter: '',
      worth: '720.00',
      says: 'If you are married or in a civil partnership and live together, you can give your partner a part of this before you sell, with no tax on the gift. If 3000 (money) of the gain is theirs, you pay 720 (money) between you: 720 (money) less. The gift must be real, with nothing given back, and they must have no other gains this year.',
    })
  })

  it('covers no more than is taxed: £500 of a gain of £3,500', async () => {
    expect(await next({ ...SHARES, salePrice: '14500' })).toMatchObject({
      worth: '120.00',
      says: expect.stringMatching(/ make 500 \(money\) to 3000 \(money\) of the gain .* you pay no tax in all: /),
    })
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

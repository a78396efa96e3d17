import { describe, expect, it } from 'vitest'
import { told } from '../../../tests/shares/rows.ts'

describe('what belongs to the shares held', () => {
  it.each<[what: string, rows: string[], expected: string[]]>([
    [
      'are rights that are taken up: 1,500 − (1,000 + 250 + 5) × 75/150 (TCGA 1992 ss.127 and 128)',
      ['2020-01-01 bought 100 A 1000', '2021-01-01 rights 50 A 250 5', '2022-01-01 sold 75 A 1500'],
      ['2022-01-01 gain 872.5: pool 75 for £627.5', 'left 75 for £627.5'],
    ],
    [
      'and bonus shares, which cost nothing: 600 − 1,000 × 60/120',
      ['2020-01-01 bought 100 A 1000', '2021-01-01 rights 20 A', '2022-01-01 sold 60 A 600'],
      ['2022-01-01 gain 100: pool 60 for £500', 'left 60 for £500'],
    ],
    [
      'and rights are no purchase, so no sale within thirty days before them is identified with them: 300 − 1,000 × 20/100',
      ['2020-01-01 bought 100 A 1000', '2024-06-03 sold 20 A 300', '2024-06-10 rights 20 A 400'],
      ['2024-06-03 gain 100: pool 20 for £200', 'left 100 for £1200'],
    ],
    [
      'is income that a fund keeps, as more cost: 1,200 − 1,000 − 50 (s.99B)',
      ['2020-01-01 bought 100 A 1000', '2020-12-31 income-kept 0 A 50', '2022-01-01 sold 100 A 1200'],
      ['2022-01-01 gain 150: pool 100 for £1050', 'left 0 for £0'],
    ],
    [
      'is equalisation, as less cost, before the trades of its day: 600 − (1,000 − 20) × 50/100',
      ['2020-01-01 bought 100 A 1000', '2020-12-31 capital-returned 0 A 20', '2020-12-31 sold 50 A 600'],
      ['2020-12-31 gain 110: pool 50 for £490', 'left 50 for £490'],
    ],
    [
      'cannot be held by nobody, nor more come back than they cost',
      ['2020-01-01 income-kept 0 A 50', '2020-01-01 bought 10 B 40', '2020-02-01 capital-returned 0 B 41'],
      [
        'Row 2: you held no A on 1 January 2020 for this to belong to. Add the purchases before it, or take it out.',
        'Row 4: more came back on 1 February 2020 than your B had cost, which makes a gain that this page does not work out. Work that one out by hand, and write here only what they had cost.',
        'left 0 for £0',
        'left 10 for £40',
      ],
    ],
  ])('%s', (_, rows, expected) => {
    expect(told(rows)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { hasRate, readTaxCode, taxCodeOf, tidyTaxCode } from './tax-code.ts'

describe('a tax code', () => {
  it.each([
    ['1257L', '1257L'],
    [' 1257l ', '1257L'],
    ['1257L M1', '1257L M1'],
    ['1257LX', '1257L M1'],
    ['1257L W1/M1', '1257L M1'],
    ['1257L/1', '1257L M1'],
    ['1257L noncum', '1257L M1'],
    ['1257L cum', '1257L'],
    ['s 1257 l', 'S1257L'],
    ['C1257L', 'C1257L'],
    ['k475', 'K475'],
    ['SK475 W1', 'SK475 M1'],
    ['BR', 'BR'],
    ['sbr', 'SBR'],
    ['D0', 'D0'],
    ['DO', 'D0'],
    ['SD3', 'SD3'],
    ['CD1', 'CD1'],
    ['0T', '0T'],
    ['ot m1', '0T M1'],
    ['S0T', 'S0T'],
    ['nt', 'NT'],
    ['0L', '0L'],
    ['999999T', '999999T'],
    ['1383M', '1383M'],
    ['1131N', '1131N'],
  ])('“%s” is %s', (typed, tidy) => {
    expect(tidyTaxCode(typed)).toBe(tidy)
    expect(tidyTaxCode(tidy)).toBe(tidy)
  })

  it.each([
    ['1257', 'the letter of the code too, such as 1257L'],
    ['L1257', 'the number before the letter, such as 1257L'],
    ['475K', 'K before the number, such as K475'],
    ['1257Q', 'a code that ends in L, M, N or T, not Q'],
    ['K', 'K with a number after it and nothing else, such as K475'],
    ['K475L', 'K with a number after it and nothing else, such as K475'],
    ['K0', 'a K code from K1 to K9999'],
    ['K10000', 'a K code from K1 to K9999'],
    ['D2', 'a D code from D0 to D1: there is no rate for D2'],
    ['SD4', 'a D code from SD0 to SD3: there is no rate for SD4'],
    ['CD2', 'a D code from CD0 to CD1: there is no rate for CD2'],
    ['SNT', 'NT without a letter before it: it is the same everywhere'],
    ['1234567L', 'a code with at most 6 digits'],
    ['emergency', 'a tax code, such as 1257L, BR, K475 or S1257L M1'],
    ['X', 'a tax code, such as 1257L, BR, K475 or S1257L M1'],
  ])('“%s” is refused: it must be %s', (typed, expected) => {
    expect(readTaxCode(typed)).toEqual({ expected })
  })

  it('has a rate only where the year has one (Scottish Rate Resolutions 2023-24 and 2024-25)', () => {
    expect(hasRate(taxCodeOf('SD3'), '2023-24')).toBe(false)
    expect(hasRate(taxCodeOf('SD3'), '2024-25')).toBe(true)
    expect(hasRate(taxCodeOf('SD2'), '2022-23')).toBe(true)
    expect(hasRate(taxCodeOf('1257L'), '2022-23')).toBe(true)
  })

  it('is never guessed', () => {
    expect(() => taxCodeOf('1257')).toThrow('1257 is no tax code')
  })
})

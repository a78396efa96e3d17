import { expect, it } from 'vitest'
import { codeText, taxCodeOf } from '../../inputs/tax-code.ts'
import { Decimal } from '../../money/decimal.ts'
import { worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { sentenceText } from '../../tests/said-text.ts'
import { codeAfter, codeGiven, codeInWords, ofYear, usualCode, usualNumber } from './code-in-words.ts'

it('the usual code is that of 12,570 without its last digit, and stands for 12,579 (SI 2003/2682 reg.14)', () => {
  expect([usualNumber(ratesOf()), codeText(usualCode(ratesOf())), worth(ofYear(1257, ratesOf())).toFixed()]).toEqual([
    1257,
    '1257L',
    '12579',
  ])
})

it.each([
  ['2570', '1000L', '10,000 is left'],
  ['2570.01', '999L', '9,999.99 is left'],
  ['12560', '1L', '10 is left'],
  ['12560.01', '0T', 'less than 10 is left'],
  ['12570', '0T', 'nothing is left'],
  ['12589.99', '0T', 'not yet 20 too much, and a K code is one lower'],
  ['12590', 'K1', '20 too much'],
  ['12599.99', 'K1', 'not yet 30 too much'],
  ['12600', 'K2', '30 too much'],
])('£%s taken off the allowance leaves the code %s: %s (PAYE11095)', (taken, code) => {
  expect(codeText(codeAfter(new Decimal(taken), ratesOf()))).toBe(code)
})

it.each([
  ['', false, '1257L'],
  ['', true, '1257L M1'],
  ['K475', false, 'K475'],
  ['K475', true, 'K475 M1'],
  ['S1257L M1', false, 'S1257L M1'],
])('the code typed as “%s”, taxed alone by a tick: %s, is %s', (taxCode, isNonCumulative, code) => {
  expect(codeText(codeGiven({ taxCode, isNonCumulative }, ratesOf()))).toBe(code)
})

it.each([
  ['NT', 'no tax is taken from this pay'],
  [
    'BR',
    'all of this pay is taxed at the basic rate, with nothing free of tax. That is right only if another job or pension uses your allowance.',
  ],
  [
    'D0',
    'all of this pay is taxed at one higher rate, with nothing free of tax. That is right only if other jobs or pensions use your allowance and your lower bands.',
  ],
  ['K475', '4759 (money) a year is added to your taxable pay'],
  ['0T', 'nothing is free of tax. That is right only if another job or pension uses your allowance, or your income is too high for one.'],
  ['1257L', '12579 (money) a year is free of tax, which is the usual allowance of'],
  ['1258L', '12589 (money) a year is free of tax, the usual allowance of 12570 (GBP) with something added'],
  ['1256L', '12569 (money) a year is free of tax, the usual allowance of 12570 (GBP) less something'],
  ['1383M', '13839 (money) a year is free of tax, with a tenth of your husband’s, wife’s or civil partner’s allowance'],
  ['1131N', '11319 (money) a year is free of tax, after you gave a tenth of your allowance'],
  ['1100T', '11009 (money) a year is free of tax, as HMRC worked out for you.'],
])('says of %s: %s', (code, said) => {
  expect(sentenceText(codeInWords(taxCodeOf(code), ratesOf()))).toContain(`${code}: ${said}`)
})

it.each([
  ['1257L', 'rounded up as tax codes are.'],
  ['1257L M1', 'rounded up as tax codes are, and each payment is taxed alone, without what came before it.'],
  ['S1100T', 'as HMRC worked out for you, at Scotland’s rates.'],
  ['C1100T', 'as HMRC worked out for you, at the rates of Wales.'],
])('says at the end of %s: %s', (code, said) => {
  expect(sentenceText(codeInWords(taxCodeOf(code), ratesOf())).endsWith(said)).toBe(true)
})

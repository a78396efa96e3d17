import { describe, expect, it } from 'vitest'
import { answerOf, itNotes, sharesOf, valuesOf } from '../../tests/page.ts'
import { calculator } from './answer.ts'

describe('the VAT calculator', () => {
  it('takes 20% out of £120: £120 ÷ 1.2 is £100 (VATA 1994 s.19(2))', () => {
    const answer = answerOf(calculator, { amount: '120', isInclusive: 'true' })
    expect(answer.headline).toBe('netAmount')
    expect(valuesOf(answer)).toEqual({ netAmount: '100.00', vatAmount: '20.00', grossAmount: '120.00' })
    // 100 ÷ 120 is five sixths.
    expect(sharesOf(answer)).toEqual({ netAmount: '83.3', vatAmount: '16.7' })
  })

  it('adds 5% to £100 (VATA 1994 ss.2(1) and 29A)', () => {
    const answer = answerOf(calculator, { amount: '100', vatRate: '5' })
    expect(answer.headline).toBe('grossAmount')
    expect(valuesOf(answer)).toEqual({ netAmount: '100.00', vatAmount: '5.00', grossAmount: '105.00' })
    // 100 ÷ 105 is 95.238…%.
    expect(sharesOf(answer)).toEqual({ netAmount: '95.2', vatAmount: '4.8' })
  })
})

describe('a note on VAT', () => {
  itNotes(calculator, [
    ['nothing', {}, []],
    ['nothing, VAT included', { isInclusive: 'true' }, []],
    ['a zero rate (VATA 1994 s.30)', { amount: '100', vatRate: '0' }, ['zero-rated-is-not-exempt']],
    ['a zero rate on nothing', { vatRate: '0', isInclusive: 'true' }, ['zero-rated-is-not-exempt']],
    ['2p, on which VAT is 0.4p', { amount: '0.02' }, ['vat-rounded-to-nothing']],
    ['3p, on which VAT is 0.6p', { amount: '0.03' }, []],
    ['2p including VAT: 1.67p rounds to 2p, and 2p plus VAT is 2p', { amount: '0.02', isInclusive: 'true' }, ['vat-rounded-to-nothing']],
    [
      '3p including VAT: 2.5p rounds to 3p, and 3p plus VAT is 4p',
      { amount: '0.03', isInclusive: 'true' },
      ['vat-rounded-to-nothing', 'not-quite-reversible'],
    ],
    [
      '£99.99 including VAT: £83.33 without, and £83.33 plus VAT is £100',
      { amount: '99.99', isInclusive: 'true' },
      ['not-quite-reversible'],
    ],
    ['£83.33 before VAT', { amount: '83.33' }, []],
  ])
})

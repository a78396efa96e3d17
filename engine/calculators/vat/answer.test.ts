import { describe, expect, it } from 'vitest'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const ASSUMPTIONS = ['one-rate by vatRate', 'vat-included by isInclusive', 'one-sale', 'registered', 'rounded-half-up', 'nothing-else']

describe('the VAT calculator', () => {
  it('asks for an amount, a rate and whether the amount includes VAT', () => {
    expect(calculator.slug).toBe('vat')
    expect(askedBy(calculator)).toEqual([
      'amount: Amount, money',
      'vatRate: VAT Rate, 20 | 5 | 0, 20 when blank',
      'isInclusive: Amount Includes VAT, yes or no, no when blank',
    ])
  })

  it('takes 20% out of £120: £120 ÷ 1.2 is £100 (VATA 1994 s.19(2))', () => {
    expect(toldBy(answerOf(calculator, { amount: '120', isInclusive: 'true' }))).toEqual({
      headline: 'netAmount',
      rows: ['+ Net Amount 100.00 (netAmount)', '+ VAT Amount 20.00 (vatAmount)', '= Gross Amount 120.00 (grossAmount)'],
      // 100 ÷ 120 is five sixths.
      shares: ['Net Amount 83.3% (netAmount)', 'VAT Amount 16.7% (vatAmount)'],
      bandTables: [],
      steps: [
        'Net amount (netAmount) = amount ÷ (1 + vat.standardRate) = 100.00 [VATA 1994 s.19(2)]',
        'VAT amount (vatAmount) = amount − “Net amount” = 20.00',
        'Gross amount (grossAmount) = amount = 120.00',
      ],
      notes: [],
      assumptions: ASSUMPTIONS,
    })
  })

  it('adds 5% to £100 (VATA 1994 ss.2(1) and 29A)', () => {
    expect(toldBy(answerOf(calculator, { amount: '100', vatRate: '5' }))).toEqual({
      headline: 'grossAmount',
      rows: ['+ Net Amount 100.00 (netAmount)', '+ VAT Amount 5.00 (vatAmount)', '= Gross Amount 105.00 (grossAmount)'],
      // 100 ÷ 105 is 95.238…%.
      shares: ['Net Amount 95.2% (netAmount)', 'VAT Amount 4.8% (vatAmount)'],
      bandTables: [],
      steps: [
        'Net amount (netAmount) = amount = 100.00',
        'VAT amount (vatAmount) = “Net amount” × vat.reducedRate = 5.00 [VATA 1994 s.2(1)]',
        'Gross amount (grossAmount) = “Net amount” + “VAT amount” = 105.00',
      ],
      notes: [],
      assumptions: ASSUMPTIONS,
    })
  })
})

describe('a note on VAT', () => {
  itNotes(
    calculator,
    ['zero-rated-is-not-exempt', 'vat-rounded-to-nothing', 'not-quite-reversible'],
    [
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
    ],
  )
})

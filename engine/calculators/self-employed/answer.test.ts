import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const ALWAYS = new Set(['region by region', 'no-other-income', 'below-pension-age', 'allowable-expenses', 'nothing-else'])
/** The assumptions that apply to some profits only. */
const named = (annualProfit: string) => tell({ annualProfit }).assumptions.filter((code) => !ALWAYS.has(code))

describe('the self-employed calculator', () => {
  it('works out £45,000 less expenses of £5,000: 20% and 6% of the £27,430 above £12,570', () => {
    const answer = answerOf(calculator, { annualProfit: '45000', expenses: '5000' })
    expect(valuesOf(answer)).toMatchObject({ incomeTax: '5486.00', class2NI: '0.00', class4NI: '1645.80', netIncome: '32868.20' })
    // 32,868.20 ÷ 12 is 2,739.01666….
    expect(valuesOf(answer)).toMatchObject({ totalTax: '7131.80', monthlyNetIncome: '2739.02' })
    expect(sharesOf(answer)).toEqual({ netIncome: '73.0', expenses: '11.1', incomeTax: '12.2', class4NI: '3.7' })
  })

  it('shows a loss as a loss and charges no tax', () => {
    expect(valuesOf(answerOf(calculator, { annualProfit: '1000', expenses: '3000' }))).toMatchObject({
      netProfit: '-2000.00',
      chargeableProfit: '0.00',
      class4NI: '0.00',
      netIncome: '-2000.00',
    })
  })

  it('taxes a Scottish profit on the Scottish bands: 438.14 + 2,337.00 + 2,822.19 on £27,430 (ITA 2007 s.11A)', () => {
    const { steps } = tell({ annualProfit: '40000', region: 'scotland' })
    expect(steps).toContain('Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 5597.33 [ITA 2007 s.11A]')
  })
})

it('mentions a student loan, payments on account, the Child Benefit charge and Class 2 only where they can matter', () => {
  expect(named('6000')).toEqual(['no-voluntary-class2'])
  expect(named('16416.15')).toEqual([])
  expect(named('16416.16')).toEqual(['paid-after-the-year'])
  expect(named('21000')).toEqual(['paid-after-the-year'])
  expect(named('21000.01')).toEqual(['no-student-loan', 'paid-after-the-year'])
  expect(named('60000.01')).toEqual(['no-student-loan', 'paid-after-the-year', 'no-child-benefit'])
})

describe('a note on a trade', () => {
  itNotes(calculator, [
    ['nothing', {}, []],
    ['nothing under constants', {}, [], 'constants'],
    ['a profit a penny below the small profits threshold', { annualProfit: '6724.99' }, ['class2-voluntary']],
    ['a profit at the threshold (SSCBA 1992 s.11)', { annualProfit: '6725' }, ['class2-treated-as-paid']],
    ['a profit equal to the allowance', { annualProfit: '12570' }, ['class2-treated-as-paid']],
    ['a profit a pound above the allowance', { annualProfit: '12571' }, ['class2-treated-as-paid', 'payments-on-account']],
    ['a loss', { annualProfit: '1000', expenses: '3000' }, ['expenses-above-profit', 'class2-voluntary']],
    ['expenses without receipts', { expenses: '1' }, ['expenses-above-profit', 'class2-voluntary']],
    ['expenses equal to the receipts', { annualProfit: '3000', expenses: '3000' }, ['class2-voluntary']],
    ['Class 2 declined', { class2Contributions: 'false' }, ['class2-choice-not-used']],
    ['£110,000', { annualProfit: '110000' }, ['allowance-tapered', 'class2-treated-as-paid', 'payments-on-account']],
    ['£130,000', { annualProfit: '130000' }, ['allowance-used-up', 'class2-treated-as-paid', 'payments-on-account']],
    ['Scotland', { annualProfit: '12000', region: 'scotland' }, ['class2-treated-as-paid']],
    ['Scotland under constants', { annualProfit: '12000', region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
    ['a profit at the threshold under constants, where nothing is due', { annualProfit: '6515' }, [], 'constants'],
    ['a profit a pound above the threshold under constants, where Class 2 is due', { annualProfit: '6516' }, [], 'constants'],
  ])
})

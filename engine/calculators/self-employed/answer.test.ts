import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { CLASS_2_NOTES } from '../../rules/self-employment/notes.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const ALWAYS = new Set(['region by region', 'no-other-income', 'below-pension-age', 'allowable-expenses', 'nothing-else'])
/** The assumptions that apply to some profits only. */
const named = (annualProfit: string) => tell({ annualProfit }).assumptions.filter((code) => !ALWAYS.has(code))

describe('the self-employed calculator', () => {
  it('asks for a profit, expenses, Class 2 and where you live', () => {
    expect(calculator.slug).toBe('self-employed')
    expect(askedBy(calculator)).toEqual([
      'annualProfit: Annual Business Profit, money',
      'expenses: Business Expenses, money',
      'class2Contributions: Class 2 Contributions, yes or no, yes when blank',
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
    ])
  })

  it('works out £45,000 less expenses of £5,000: 20% and 6% of the £27,430 above £12,570', () => {
    expect(tell({ annualProfit: '45000', expenses: '5000' })).toEqual({
      headline: 'netIncome',
      rows: [
        '+ Annual Profit 45000.00 (grossProfit)',
        '− Business Expenses 5000.00 (expenses)',
        '· Net Profit 40000.00 (netProfit)',
        '− Income Tax 5486.00 (incomeTax)',
        '− Class 2 NI 0.00 (class2NI)',
        '− Class 4 NI 1645.80 (class4NI)',
        '·− Total Tax and National Insurance 7131.80 (totalTax)',
        '= Net Income After Tax 32868.20 (netIncome)',
        // 32,868.20 ÷ 12 is 2,739.01666….
        '· Monthly Net Income 2739.02 (monthlyNetIncome)',
      ],
      shares: [
        'Net Income After Tax 73.0% (netIncome)',
        'Business Expenses 11.1% (expenses)',
        'Income Tax 12.2% (incomeTax)',
        'Class 4 NI 3.7% (class4NI)',
      ],
      bandTables: [
        'Income Tax by band (incomeTax): basic 20% of 27430.00; higher 40% of 0.00; additional 45% of 0.00',
        'Class 4 National Insurance by band (class4NI): below the lower profits limit 0% of 12570.00; main 6% of 27430.00; additional 2% of 0.00',
      ],
      steps: [
        'Net profit (netProfit) = annualProfit − expenses = 40000.00',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income (taxableIncome) = “Net profit” − “Personal Allowance” = 27430.00 [ITA 2007 s.23]',
        'Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 5486.00 [ITA 2007 s.10]',
        'Class 2 NI (class2NI) = 0 = 0.00 [SSCBA 1992 s.11]',
        'Class 4 NI (class4NI) = bands class4NI of “Net profit” = 1645.80 [SSCBA 1992 s.15]',
        'Total tax and National Insurance (totalTax) = “Income Tax” + “Class 2 NI” + “Class 4 NI” = 7131.80',
        'Net income after tax (netIncome) = “Net profit” − “Total tax and National Insurance” = 32868.20',
        'Monthly net income (monthlyNetIncome) = “Net income after tax” ÷ 12 = 2739.02',
      ],
      notes: ['class2-treated-as-paid', 'payments-on-account'],
      assumptions: [
        'region by region',
        'no-other-income',
        'no-student-loan',
        'paid-after-the-year',
        'below-pension-age',
        'allowable-expenses',
        'nothing-else',
      ],
    })
  })

  it('shows a loss as a loss and charges no tax', () => {
    const { rows, steps } = tell({ annualProfit: '1000', expenses: '3000' })
    expect(rows).toContain('= Net Income After Tax -2000.00 (netIncome)')
    expect(steps.slice(0, 4)).toEqual([
      'Net profit (netProfit) = annualProfit − expenses = -2000.00',
      'Taxable profit (chargeableProfit) = “Net profit”, not below nothing = 0.00',
      'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
      'Taxable income (taxableIncome) = “Taxable profit” − “Personal Allowance”, not below nothing = 0.00 [ITA 2007 s.23]',
    ])
    expect(steps).toContain('Class 4 NI (class4NI) = bands class4NI of “Taxable profit” = 0.00 [SSCBA 1992 s.15]')
  })

  it('charges 52 weeks of Class 2 under constants: £3.45 × 52', () => {
    expect(tell({ annualProfit: '40000' }, 'constants').steps).toContain(
      'Class 2 NI (class2NI) = nationalInsurance.class2.weeklyRate × 52 = 179.40 [SSCBA 1992 s.11]',
    )
  })

  it('reduces the allowance by half of the income above £100,000 (ITA 2007 s.35)', () => {
    expect(tell({ annualProfit: '110000' }).steps).toContain(
      'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount − (“Net profit” − incomeTax.personalAllowance.incomeLimit) × incomeTax.personalAllowance.taperRate = 7570.00 [ITA 2007 s.35]',
    )
  })

  it('taxes a Scottish profit on the Scottish bands: 438.14 + 2,337.00 + 2,822.19 on £27,430 (ITA 2007 s.11A)', () => {
    const { steps, bandTables } = tell({ annualProfit: '40000', region: 'scotland' })
    expect(steps).toContain('Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 5597.33 [ITA 2007 s.11A]')
    expect(bandTables[0]).toBe(
      'Income Tax by band (incomeTax): starter 19% of 2306.00; basic 20% of 11685.00; intermediate 21% of 13439.00; higher 42% of 0.00; advanced 45% of 0.00; top 48% of 0.00',
    )
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

const NOTES = [
  'expenses-above-profit',
  'allowance-tapered',
  'allowance-used-up',
  'scotland-on-uk-bands',
  ...CLASS_2_NOTES,
  'class2-choice-not-used',
  'payments-on-account',
]

describe('a note on a trade', () => {
  itNotes(calculator, NOTES, [
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

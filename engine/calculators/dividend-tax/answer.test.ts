import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const incomes = (otherIncome: string, dividendIncome: string) => ({ otherIncome, dividendIncome })
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

describe('the dividend tax calculator', () => {
  it('asks for dividends, other income and where you live', () => {
    expect(calculator.slug).toBe('dividend-tax')
    expect(askedBy(calculator)).toEqual([
      'dividendIncome: Annual Dividend Income, money',
      'otherIncome: Other Annual Income, money',
      'region: Where you live, england | wales | scotland | northern-ireland, england when blank',
    ])
    const saving = Object.keys(answerOf(calculator, incomes('50170', '20000')).record)
    expect(saving.slice(-2)).toEqual(['allowanceAgainstDividends', 'savedByAllowanceAgainstDividends'])
    expect(Object.keys(answerOf(calculator, {}).record)).toEqual(saving.slice(0, -2))
  })

  it('taxes £20,000 on top of £95,000: £500 at 0%, £19,500 at 33.75%, and 40% on the £7,500 of allowance that is lost', () => {
    expect(tell(incomes('95000', '20000'))).toEqual({
      headline: 'netDividends',
      rows: [
        '+ Dividend Income 20000.00 (dividendIncome)',
        '· Other Income 95000.00 (otherIncome)',
        '· Total Income 115000.00 (totalIncome)',
        '− Dividend Tax 6581.25 (dividendTax)',
        '= Net Dividends 13418.75 (netDividends)',
        '· Monthly Net 1118.23 (monthlyNetDividends)',
        '· Extra Tax on Other Income 3000.00 (extraTaxOnOtherIncome)',
      ],
      shares: ['Net Dividends 67.1% (netDividends)', 'Dividend Tax 32.9% (dividendTax)'],
      bandTables: [
        'Dividend tax by band (dividendTax): dividend nil 0% of 500.00; upper 33.75% of 19500.00; additional 39.35% of 0.00',
        'Income Tax by band (incomeTax): basic 20% of 37700.00; higher 40% of 52230.00; additional 45% of 0.00',
        'Income Tax by band without the dividends (incomeTaxWithoutDividends): basic 20% of 37700.00; higher 40% of 44730.00; additional 45% of 0.00',
      ],
      steps: [
        'Total income (totalIncome) = otherIncome + dividendIncome = 115000.00',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount − (“Total income” − incomeTax.personalAllowance.incomeLimit) × incomeTax.personalAllowance.taperRate = 5070.00 [ITA 2007 s.35]',
        'Taxable other income (taxableIncome) = otherIncome − “Personal Allowance” = 89930.00 [ITA 2007 s.23]',
        'Personal Allowance left for dividends (unusedAllowance) = “Personal Allowance” − otherIncome, not below nothing = 0.00 [ITA 2007 s.25]',
        'Taxable dividends (taxableDividends) = dividendIncome − “Personal Allowance left for dividends” = 20000.00 [ITA 2007 s.23]',
        'Dividend tax (dividendTax) = bands dividendTax of “Taxable dividends” = 6581.25 [ITA 2007 ss.8, 13, 13A and 16]',
        'Net dividends (netDividends) = dividendIncome − “Dividend tax” = 13418.75',
        'Monthly net (monthlyNetDividends) = “Net dividends” ÷ 12 = 1118.23',
        'Income Tax on other income (incomeTax) = bands incomeTax of “Taxable other income” = 28432.00 [ITA 2007 s.10]',
        'Personal Allowance without the dividends (personalAllowanceWithoutDividends) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income without the dividends (taxableIncomeWithoutDividends) = otherIncome − “Personal Allowance without the dividends” = 82430.00 [ITA 2007 s.23]',
        'Income Tax without the dividends (incomeTaxWithoutDividends) = bands incomeTaxWithoutDividends of “Taxable income without the dividends” = 25432.00 [ITA 2007 s.10]',
        'Extra tax on other income (extraTaxOnOtherIncome) = “Income Tax on other income” − “Income Tax without the dividends” = 3000.00 [ITA 2007 s.35]',
        'Effective dividend tax rate (effectiveRate) = “Dividend tax” ÷ dividendIncome = 32.91%',
      ],
      notes: ['allowance-tapered', 'extra-tax-on-other-income', 'tax-return-needed'],
      assumptions: [
        'region by region',
        'other-income-is-not-savings',
        'other-income-before-allowance',
        'no-student-loan',
        'no-pension-or-gift-aid',
        'no-other-allowances',
        'not-in-an-isa',
      ],
    })
  })

  it('shows no extra tax where the whole allowance is kept: £9,770 at 8.75% and £9,730 at 33.75% on top of £40,000', () => {
    const { rows, bandTables, steps } = tell(incomes('40000', '20000'))
    expect(tell(incomes('0', '20000')).assumptions.slice(1, 3)).toEqual(['no-other-income by otherIncome', 'no-student-loan'])
    expect(rows.slice(3)).toEqual([
      '− Dividend Tax 4138.75 (dividendTax)',
      // 15,861.25 ÷ 12 is 1,321.7708….
      '= Net Dividends 15861.25 (netDividends)',
      '· Monthly Net 1321.77 (monthlyNetDividends)',
    ])
    expect(bandTables.slice(0, 1)).toEqual([
      'Dividend tax by band (dividendTax): dividend nil 0% of 500.00; ordinary 8.75% of 9770.00; upper 33.75% of 9730.00; additional 39.35% of 0.00',
    ])
    expect(steps).toContain('Effective dividend tax rate (effectiveRate) = “Dividend tax” ÷ dividendIncome = 20.69%')
  })

  // If the allowance goes to other income first, dividends at the nil rate fill the last £500 of the basic rate band: 37,200 at 20% and
  // 9,500 at 33.75%. If £500 of the allowance goes to dividends, other income fills the band: 37,700 at 20% and 9,000 at 33.75%.
  it('splits the allowance between £49,770 and £10,000 of dividends so that the total tax is lowest (ITA 2007 s.25(2))', () => {
    const { rows, bandTables, steps, notes } = tell(incomes('49770', '10000'))
    expect(rows.slice(3)).toEqual([
      '− Dividend Tax 3037.50 (dividendTax)',
      '= Net Dividends 6962.50 (netDividends)',
      '· Monthly Net 580.21 (monthlyNetDividends)',
      '· Extra Tax on Other Income 100.00 (extraTaxOnOtherIncome)',
    ])
    expect(bandTables).toEqual([
      'Dividend tax by band (dividendTax): dividend nil 0% of 500.00; upper 33.75% of 9000.00; additional 39.35% of 0.00',
      'Income Tax by band (incomeTax): basic 20% of 37700.00; higher 40% of 0.00; additional 45% of 0.00',
      'Income Tax by band without the dividends (incomeTaxWithoutDividends): basic 20% of 37200.00; higher 40% of 0.00; additional 45% of 0.00',
      'Income Tax by band if other income used the allowance first (incomeTaxOtherIncomeFirst): basic 20% of 37200.00; higher 40% of 0.00; additional 45% of 0.00',
      'Dividend tax by band if other income used the allowance first (dividendTaxOtherIncomeFirst): dividend nil 0% of 500.00; upper 33.75% of 9500.00; additional 39.35% of 0.00',
    ])
    expect(steps).toEqual([
      'Total income (totalIncome) = otherIncome + dividendIncome = 59770.00',
      'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
      'Personal Allowance set against dividends (allowanceAgainstDividends) = incomeTax.basicRateLimit − (otherIncome − “Personal Allowance”) = 500.00 [ITA 2007 s.25(2)]',
      'Taxable other income (taxableIncome) = otherIncome − (“Personal Allowance” − “Personal Allowance set against dividends”) = 37700.00 [ITA 2007 s.23]',
      'Taxable dividends (taxableDividends) = dividendIncome − “Personal Allowance set against dividends” = 9500.00 [ITA 2007 s.23]',
      'Dividend tax (dividendTax) = bands dividendTax of “Taxable dividends” = 3037.50 [ITA 2007 ss.8, 13, 13A and 16]',
      'Net dividends (netDividends) = dividendIncome − “Dividend tax” = 6962.50',
      'Monthly net (monthlyNetDividends) = “Net dividends” ÷ 12 = 580.21',
      'Income Tax on other income (incomeTax) = bands incomeTax of “Taxable other income” = 7540.00 [ITA 2007 s.10]',
      'Personal Allowance without the dividends (personalAllowanceWithoutDividends) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
      'Taxable income without the dividends (taxableIncomeWithoutDividends) = otherIncome − “Personal Allowance without the dividends” = 37200.00 [ITA 2007 s.23]',
      'Income Tax without the dividends (incomeTaxWithoutDividends) = bands incomeTaxWithoutDividends of “Taxable income without the dividends” = 7440.00 [ITA 2007 s.10]',
      'Extra tax on other income (extraTaxOnOtherIncome) = “Income Tax on other income” − “Income Tax without the dividends” = 100.00 [ITA 2007 ss.25 and 35]',
      'Effective dividend tax rate (effectiveRate) = “Dividend tax” ÷ dividendIncome = 30.38%',
      'Taxable other income (for comparison) (taxableIncomeOtherIncomeFirst) = otherIncome − “Personal Allowance” = 37200.00 [ITA 2007 s.23]',
      'Income Tax on other income (for comparison) (incomeTaxOtherIncomeFirst) = bands incomeTaxOtherIncomeFirst of “Taxable other income (for comparison)” = 7440.00 [ITA 2007 s.10]',
      'Personal Allowance left for dividends (for comparison) (unusedAllowanceOtherIncomeFirst) = “Personal Allowance” − otherIncome, not below nothing = 0.00 [ITA 2007 s.25]',
      'Taxable dividends (for comparison) (taxableDividendsOtherIncomeFirst) = dividendIncome − “Personal Allowance left for dividends (for comparison)” = 10000.00 [ITA 2007 s.23]',
      'Dividend tax (for comparison) (dividendTaxOtherIncomeFirst) = bands dividendTaxOtherIncomeFirst of “Taxable dividends (for comparison)” = 3206.25 [ITA 2007 ss.8, 13, 13A and 16]',
      'Tax saved by using some of the allowance on dividends (savedByAllowanceAgainstDividends) = “Income Tax on other income (for comparison)” + “Dividend tax (for comparison)” − (“Income Tax on other income” + “Dividend tax”) = 68.75 [ITA 2007 s.25(2)]',
    ])
    expect(notes).toEqual(['allowance-against-dividends'])
  })

  it.each([
    // 600 of dividends on top of 37,500 of taxable income: all but 500 at the nil rate are covered.
    ['50070', '600', 'dividendIncome − dividends.allowance = 100.00'],
    // Income of 24,740 above the limit leaves an allowance of 200.
    ['37500', '87240', '“Personal Allowance” = 200.00'],
  ])('shows why no more allowance is set against dividends, with £%s of other income and £%s of dividends', (other, dividends, formula) => {
    expect(tell(incomes(other, dividends)).steps[2]).toBe(
      `Personal Allowance set against dividends (allowanceAgainstDividends) = ${formula} [ITA 2007 s.25(2)]`,
    )
  })

  it('gives the allowance to other income first under constants and text', () => {
    expect(tell(incomes('49770', '10000'), 'constants').rows[3]).toBe('− Dividend Tax 3206.25 (dividendTax)')
    const { notes, bandTables } = tell(incomes('49770', '10000'), 'text')
    expect([notes, bandTables.filter((table) => table.includes('without the dividends'))]).toEqual([[], []])
  })
})

describe('a note on dividends', () => {
  itNotes(calculator, [
    ['nothing', {}, []],
    ['dividends within what is left of the allowance', incomes('0', '5000'), ['covered-by-personal-allowance']],
    ['dividends of £500', incomes('40000', '500'), ['within-dividend-allowance']],
    ['dividends of £501', incomes('40000', '501'), []],
    ['no dividends on top of £110,000', incomes('110000', '0'), ['allowance-tapered']],
    ['£1,000 on top of £100,000', incomes('100000', '1000'), ['allowance-tapered', 'extra-tax-on-other-income']],
    ['£501 on top of £130,000', incomes('130000', '501'), ['allowance-used-up']],
    ['£9,000 on top of £50,170', incomes('50170', '9000'), ['allowance-against-dividends']],
    ['a saving of less than a penny: £9,000 on top of £50,269.99', incomes('50269.99', '9000'), []],
    [
      '£68,000 on top of £43,662, of which 37,700 is taxable instead of 36,923',
      incomes('43662', '68000'),
      ['allowance-tapered', 'extra-tax-on-other-income', 'allowance-against-dividends', 'tax-return-needed'],
    ],
    ['£10,000', incomes('40000', '10000'), []],
    ['a penny more', incomes('40000', '10000.01'), ['tax-return-needed']],
    ['Scotland', { region: 'scotland' }, ['dividends-on-uk-bands']],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
    ['Wales', { region: 'wales' }, []],
  ])
})

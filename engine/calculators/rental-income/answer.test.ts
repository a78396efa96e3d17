import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'
import { RENTAL_INCOME_NOTES } from './notes.ts'

const HOME = { annualRentalIncome: '20000', allowableExpenses: '3000', mortgageInterest: '5000', otherIncome: '40000' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

describe('the rental income calculator', () => {
  it('asks for rent, expenses, interest, other income, the tax rate, the property allowance and where you live', () => {
    expect(calculator.slug).toBe('rental-income')
    expect(askedBy(calculator)).toEqual([
      'annualRentalIncome: Annual Rental Income, money',
      'allowableExpenses: Allowable Expenses, money',
      'mortgageInterest: Annual Mortgage Interest, money',
      'otherIncome: Other Annual Income, money',
      'isBasicRateTaxpayer: Basic Rate Taxpayer, text, basic when blank',
      'propertyAllowance: Property Allowance, automatic | claim | opt-out, automatic when blank',
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
    ])
  })

  it('taxes £17,000 on top of £40,000 (£10,270 at 20% and £6,730 at 40%), less 20% of £5,000 (ITTOIA 2005 s.274AA)', () => {
    expect(tell(HOME)).toEqual({
      headline: 'netRentalIncomeAfterTax',
      rows: [
        '+ Annual Rental Income 20000.00 (annualRentalIncome)',
        '− Allowable Expenses 3000.00 (allowableExpenses)',
        '· Rent Less Expenses 17000.00 (grossRentalProfit)',
        '· Rental Profit 17000.00 (netRentalProfit)',
        '·− Tax on Rental Profit 4746.00 (taxOnRentalProfit)',
        '· Mortgage Interest Relief 1000.00 (mortgageReliefBasicRate)',
        '− Total Tax Due 3746.00 (totalTaxDue)',
        '= Left After Expenses and Tax 13254.00 (netRentalIncomeAfterTax)',
        '·− Mortgage Interest 5000.00 (mortgageInterest)',
        '· Left After Mortgage Interest 8254.00 (netAfterInterest)',
      ],
      shares: [
        'Left After Expenses and Tax 66.3% (netRentalIncomeAfterTax)',
        'Allowable Expenses 15.0% (allowableExpenses)',
        'Total Tax Due 18.7% (totalTaxDue)',
      ],
      bandTables: [
        'Income Tax by band, with the rent (incomeTax.after): basic 20% of 37700.00; higher 40% of 6730.00; additional 45% of 0.00',
        'Income Tax by band, without the rent (incomeTax.before): basic 20% of 27430.00; higher 40% of 0.00; additional 45% of 0.00',
      ],
      steps: [
        'Rent less expenses (grossRentalProfit) = annualRentalIncome − allowableExpenses = 17000.00',
        'Rental profit (netRentalProfit) = “Rent less expenses” = 17000.00',
        'Taxable profit (taxedProfit) = “Rental profit” = 17000.00',
        'Total income (totalIncome) = otherIncome + “Taxable profit” = 57000.00',
        'Personal Allowance with the rent (personalAllowance.after) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income with the rent (taxableIncome.after) = “Total income” − “Personal Allowance with the rent” = 44430.00 [ITA 2007 s.23]',
        'Income Tax with the rent (incomeTax.after) = bands incomeTax.after of “Taxable income with the rent” = 10232.00 [ITA 2007 s.10]',
        'Personal Allowance without the rent (personalAllowance.before) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income without the rent (taxableIncome.before) = otherIncome − “Personal Allowance without the rent” = 27430.00 [ITA 2007 s.23]',
        'Income Tax without the rent (incomeTax.before) = bands incomeTax.before of “Taxable income without the rent” = 5486.00 [ITA 2007 s.10]',
        'Tax on rental profit (taxOnRentalProfit) = “Income Tax with the rent” − “Income Tax without the rent” = 4746.00',
        'Interest that gets tax relief (relievedFinanceCosts) = the smallest of mortgageInterest, “Taxable profit” and “Taxable income with the rent” = 5000.00',
        'Mortgage interest relief (mortgageReliefBasicRate) = “Interest that gets tax relief” × incomeTax.basicRate = 1000.00 [ITTOIA 2005 ss.274A and 274AA]',
        'Total tax due (totalTaxDue) = “Tax on rental profit” − “Mortgage interest relief” = 3746.00',
        'Left after expenses and tax (netRentalIncomeAfterTax) = “Rent less expenses” − “Total tax due” = 13254.00',
        'Left after mortgage interest (netAfterInterest) = “Left after expenses and tax” − mortgageInterest = 8254.00',
        'Highest tax rate on the profit (taxRate) = incomeTax.higherRate = 40.00%',
        'Effective tax rate (effectiveRate) = “Total tax due” ÷ “Rent less expenses” = 22.04%',
      ],
      notes: [],
      assumptions: [
        'region by region',
        'property-allowance by propertyAllowance',
        'other-income-is-earned',
        'residential-letting',
        'one-owner',
        'nothing-brought-forward',
        'rent-a-room-not-claimed',
        'no-student-loan',
      ],
    })
  })

  it('both deducts the interest and gives relief on it under constants, at the single rate for £52,000', () => {
    const { bandTables, steps } = tell(HOME, 'constants')
    expect(bandTables).toEqual([])
    expect(tell({ ...HOME, otherIncome: '' }).assumptions[1]).toBe('no-other-income by otherIncome')
    expect(steps.slice(1, 6)).toEqual([
      'Rental profit (netRentalProfit) = “Rent less expenses” − mortgageInterest = 12000.00',
      'Taxable profit (taxedProfit) = “Rental profit” = 12000.00',
      'Income that sets the rate (slabIncome) = otherIncome + “Rental profit” = 52000.00',
      'Tax on rental profit (taxOnRentalProfit) = “Taxable profit” × incomeTax.higherRate = 4800.00',
      'Interest that gets tax relief (relievedFinanceCosts) = mortgageInterest = 5000.00',
    ])
    expect(steps).toContain('Highest tax rate on the profit (taxRate) = incomeTax.higherRate = 40.00%')
  })

  it('limits relief to the profit, and carries the rest forward (s.274A)', () => {
    const { rows, steps } = tell({ annualRentalIncome: '4000', mortgageInterest: '5000', otherIncome: '40000' })
    expect(rows.at(-1)).toBe('· Unused Interest Carried Forward 1000.00 (unusedFinanceCosts)')
    expect(steps).toContain(
      'Interest that gets tax relief (relievedFinanceCosts) = the smallest of mortgageInterest, “Taxable profit” and “Taxable income with the rent” = 4000.00',
    )
    expect(steps).toContain(
      'Unused interest carried forward (unusedFinanceCosts) = mortgageInterest − “Interest that gets tax relief” = 1000.00',
    )
  })

  it('limits relief to the income above the Personal Allowance: £15,000 less £12,570', () => {
    expect(tell({ annualRentalIncome: '10000', mortgageInterest: '5000', otherIncome: '5000' }).steps).toContain(
      'Interest that gets tax relief (relievedFinanceCosts) = the smallest of mortgageInterest, “Taxable profit” and “Taxable income with the rent” = 2430.00',
    )
  })

  it('ignores both rent and costs when the rent is within the property allowance (ss.783BE and 783BF)', () => {
    const { rows, steps } = tell({ annualRentalIncome: '900', allowableExpenses: '100', mortgageInterest: '50', otherIncome: '30000' })
    expect(rows.slice(2, 5)).toEqual([
      '· Rent Less Expenses 800.00 (grossRentalProfit)',
      '· Property Allowance Used 900.00 (propertyAllowanceUsed)',
      '· Rental Profit 0.00 (netRentalProfit)',
    ])
    expect(steps.slice(1, 4)).toEqual([
      'Property allowance used (propertyAllowanceUsed) = annualRentalIncome = 900.00 [ITTOIA 2005 ss.783BE and 783BF]',
      'Rental profit (netRentalProfit) = annualRentalIncome − “Property allowance used” = 0.00',
      'Taxable profit (taxedProfit) = “Rental profit” = 0.00',
    ])
    expect(steps).toContain('Interest that gets tax relief (relievedFinanceCosts) = 0 = 0.00 [ITTOIA 2005 s.783BL]')
    expect(steps.join()).not.toContain('unusedFinanceCosts')
  })

  it('deducts the property allowance when it is claimed: £5,000 less £1,000 (ss.783BH and 783BK)', () => {
    const { steps } = tell({ annualRentalIncome: '5000', allowableExpenses: '300', otherIncome: '30000', propertyAllowance: 'claim' })
    expect(steps.slice(1, 3)).toEqual([
      'Property allowance used (propertyAllowanceUsed) = allowances.property = 1000.00 [ITTOIA 2005 ss.783BH and 783BK]',
      'Rental profit (netRentalProfit) = annualRentalIncome − “Property allowance used” = 4000.00',
    ])
    // 4,700 less 20% of 4,000.
    expect(steps).toContain('Left after expenses and tax (netRentalIncomeAfterTax) = “Rent less expenses” − “Total tax due” = 3900.00')
  })

  it('sets the relief left over from the tax on Scottish rent against the tax on other income: £200 less £190 (s.274A)', () => {
    const { rows, steps } = tell({
      annualRentalIncome: '1000',
      mortgageInterest: '1000',
      otherIncome: '13000',
      region: 'scotland',
      propertyAllowance: 'opt-out',
    })
    expect(rows.at(-1)).toBe('· Relief Against Tax on Other Income 10.00 (reductionOfOtherTax)')
    expect(steps).toContain(
      'Relief against tax on other income (reductionOfOtherTax) = the smaller of “Mortgage interest relief” − “Tax on rental profit” and “Income Tax without the rent” = 10.00 [ITTOIA 2005 s.274A; ITA 2007 s.23 step 6]',
    )
  })

  it('never takes off more than the tax on other income: 19% of £30', () => {
    const { steps } = tell({ annualRentalIncome: '1500', mortgageInterest: '1500', otherIncome: '12600', region: 'scotland' })
    expect(steps).toContain(
      'Relief against tax on other income (reductionOfOtherTax) = the smaller of “Mortgage interest relief” − “Tax on rental profit” and “Income Tax without the rent” = 5.70 [ITTOIA 2005 s.274A; ITA 2007 s.23 step 6]',
    )
  })

  it('ignores the property allowance under constants', () => {
    const { assumptions, rows } = tell({ annualRentalIncome: '900' }, 'constants')
    expect(assumptions).toEqual([
      'region by region',
      'no-other-income by otherIncome',
      'residential-letting',
      'one-owner',
      'nothing-brought-forward',
      'rent-a-room-not-claimed',
      'no-student-loan',
    ])
    expect(rows.join()).not.toContain('propertyAllowanceUsed')
  })

  it('calls a loss a loss', () => {
    const { rows, steps } = tell({ annualRentalIncome: '1200', allowableExpenses: '3000' })
    expect(rows).toContain('· Rental Loss -1800.00 (netRentalProfit)')
    expect(steps).toContain('Taxable profit (taxedProfit) = “Rental loss”, not below nothing = 0.00')
  })

  it('gives no tax rate for a loss', () => {
    const keys = answerOf(calculator, { annualRentalIncome: '1200', allowableExpenses: '3000' }).steps.map(({ key }) => key)
    expect(keys.slice(-3)).toEqual(['totalTaxDue', 'netRentalIncomeAfterTax', 'netAfterInterest'])
  })

  it('gives no effective rate for no rent', () => {
    expect(answerOf(calculator, {}).steps.at(-1)?.key).toBe('netAfterInterest')
  })
})

describe('a note on a letting', () => {
  const PROPERTY = 'property-allowance-would-lower-tax'
  const WITHIN = 'rent-within-property-allowance'
  itNotes(calculator, RENTAL_INCOME_NOTES, [
    ['nothing', {}, []],
    ['a loss', { annualRentalIncome: '1200', allowableExpenses: '3000' }, ['expenses-above-income']],
    ['a loss within the allowance', { annualRentalIncome: '1000', allowableExpenses: '3000' }, [WITHIN, 'loss-not-counted']],
    [
      'the same, opted out',
      { annualRentalIncome: '1000', allowableExpenses: '3000', propertyAllowance: 'opt-out' },
      ['expenses-above-income'],
    ],
    [
      'interest above the rent',
      { annualRentalIncome: '4000', mortgageInterest: '5000', otherIncome: '40000' },
      ['unused-finance-costs', 'interest-above-what-is-left'],
    ],
    [
      'Scottish profit taxed at 19% with interest relieved at 20%, and no other tax',
      { annualRentalIncome: '2000', mortgageInterest: '2000', otherIncome: '12570', region: 'scotland' },
      // 20% of 2,000 is 400 and the tax 380; a claim would leave 190.
      ['relief-above-tax'],
    ],
    [
      'the same with other tax of £5.70, less than the £20',
      { annualRentalIncome: '2000', mortgageInterest: '2000', otherIncome: '12600', region: 'scotland' },
      ['relief-lowers-other-tax', 'relief-above-tax'],
    ],
    [
      'the same with other tax of £81.70',
      { annualRentalIncome: '1800', mortgageInterest: '1800', otherIncome: '13000', region: 'scotland' },
      ['relief-lowers-other-tax'],
    ],
    ['£4,000 on top of £99,000', { annualRentalIncome: '5000', allowableExpenses: '1000', otherIncome: '99000' }, ['allowance-tapered']],
    ['£4,000 on top of £130,000', { annualRentalIncome: '5000', allowableExpenses: '1000', otherIncome: '130000' }, ['allowance-used-up']],
    ['the same under text, at a single rate', { annualRentalIncome: '5000', allowableExpenses: '1000', otherIncome: '130000' }, [], 'text'],
    ['expenses of £999', { annualRentalIncome: '5000', allowableExpenses: '999', otherIncome: '40000' }, [PROPERTY]],
    ['expenses of £1,000', { annualRentalIncome: '5000', allowableExpenses: '1000', otherIncome: '40000' }, []],
    ['interest of £999', { annualRentalIncome: '5000', mortgageInterest: '999', otherIncome: '30000' }, [PROPERTY]],
    ['interest of £1,000', { annualRentalIncome: '5000', mortgageInterest: '1000', otherIncome: '30000' }, []],
    [
      'a claim with expenses of £1,001',
      { annualRentalIncome: '5000', allowableExpenses: '1001', otherIncome: '40000', propertyAllowance: 'claim' },
      ['expenses-would-lower-tax'],
    ],
    [
      'a claim with interest',
      { annualRentalIncome: '5000', mortgageInterest: '100', otherIncome: '40000', propertyAllowance: 'claim' },
      ['interest-without-relief'],
    ],
    ['rent of £1,000', { annualRentalIncome: '1000', otherIncome: '40000' }, [WITHIN]],
    ['rent of £1,000, opted out', { annualRentalIncome: '1000', otherIncome: '40000', propertyAllowance: 'opt-out' }, [PROPERTY]],
    [
      'rent of £1,000 with interest',
      { annualRentalIncome: '1000', mortgageInterest: '100', otherIncome: '40000' },
      [WITHIN, 'interest-without-relief'],
    ],
    ['rent of a penny more', { annualRentalIncome: '1000.01', mortgageInterest: '100', otherIncome: '40000' }, [PROPERTY]],
    ['rent on which no tax is due', { annualRentalIncome: '1001' }, []],
    ['a claim under constants', { annualRentalIncome: '5000', propertyAllowance: 'claim' }, ['property-allowance-not-given'], 'constants'],
    ['rent of £900 under constants', { annualRentalIncome: '900' }, [], 'constants'],
    ['Scotland', { region: 'scotland' }, []],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
    ['Scotland under text, at a single UK rate', { region: 'scotland' }, ['scotland-on-uk-bands'], 'text'],
    ['an answer of “higher”', { isBasicRateTaxpayer: 'higher' }, ['taxpayer-answer-not-used']],
  ])
})

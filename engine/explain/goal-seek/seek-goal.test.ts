import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import { calculatorNamed } from '../../tests/calculators.ts'
import { inputsOf } from '../../tests/questions.ts'
import { useTestFigures } from '../../tests/test-figures.ts'
import { NotAnAmountError } from '../amount-in.ts'
import { NotFindableError, seekGoal } from './seek-goal.ts'

useTestFigures()

const text = (value: Decimal) => value.toFixed(2)

type Raw = Readonly<Record<string, string>>

/** What to enter, in words: `100.00`, `0.00 to 350.00`, `0.02 gives 0.02, 0.03 gives 0.04`, `at most 3000.00, from 50000.01`. */
async function found(slug: string, find: string, wanted: string, amount: string, raw: Raw = {}): Promise<string[]> {
  const calculator = await calculatorNamed(slug)
  const answer = seekGoal(calculator, inputsOf(calculator, { ruleSet: 'statute', inputs: raw }), {
    find,
    wanted,
    amount: new Decimal(amount),
  })
  switch (answer.kind) {
    case 'exact':
      return answer.ranges.map(({ from, to }) => (from.equals(to) ? text(from) : `${text(from)} to ${text(to)}`))
    case 'between':
      return answer.sides.map((sides) => sides.map(({ at, gives }) => `${text(at)} gives ${text(gives)}`).join(', '))
    case 'beyond':
      return [`at ${answer.isMost ? 'most' : 'least'} ${text(answer.nearest.gives)}, from ${text(answer.nearest.at)}`]
  }
}

const CHILDREN = { children: '2' }
const LET = { otherIncome: '30000' }
const ON_SALARY = { otherIncome: '12570' }

describe('one answer', () => {
  it.each<[string, string, string, string, string, Raw, string]>([
    // 20% tax and 8% National Insurance above 12,570: 42,000 − 28% × 29,430 = 33,759.60. A penny of pay is 0.72 of a penny.
    ['the salary for a take-home', 'income-tax', 'annualSalary', 'netIncome', '33759.60', {}, '42000.00'],
    // 3,000 a month is 36,000 a year: 36,000 − 28% × 23,430 = 29,439.60.
    ['the pay for a month', 'income-tax', 'annualSalary', 'netIncome', '29439.60', { payPer: 'month' }, '3000.00'],
    // 42,000 − 20% × 29,430 − 6% × 29,430 = 34,348.20, with expenses of 5,000 on top.
    ['the income before expenses', 'self-employed', 'annualProfit', 'netIncome', '34348.20', { expenses: '5000' }, '47000.00'],
    ['the price before 20% VAT', 'vat', 'amount', 'grossAmount', '120', {}, '100.00'],
    ['the price with 20% VAT', 'vat', 'amount', 'netAmount', '100', { isInclusive: 'true' }, '120.00'],
    // 80% of 1,125 of labour is 900, and 100 of materials is paid in full.
    ['the payment before CIS', 'cis', 'grossPayment', 'netPayment', '1000', { materialsCost: '100' }, '1225.00'],
    // 19% of 40,000 is 7,600.
    ['the profit of a company', 'corporation-tax', 'taxableProfit', 'afterTaxProfit', '32400', {}, '40000.00'],
    // A salary of 12,570 uses the allowance, and the first 500 of dividends are not taxed: 8.75% of 1,000 is 87.50.
    ['the dividends for what is left', 'dividend-tax', 'dividendIncome', 'netDividends', '1412.50', ON_SALARY, '1500.00'],
    ['the last dividend without tax', 'dividend-tax', 'dividendIncome', 'netDividends', '500', ON_SALARY, '500.00'],
  ])('%s', async (_, slug, find, wanted, amount, raw, expected) => {
    expect(await found(slug, find, wanted, amount, raw)).toEqual([expected])
  })

  it('is the whole range where several pennies give it', async () => {
    // 8.75% of 0.05 is 0.004375, which rounds to nothing, and of 0.06 it is 0.00525, a penny.
    expect(await found('dividend-tax', 'dividendIncome', 'dividendTax', '0', ON_SALARY)).toEqual(['0.00 to 500.05'])
    // 1% of 52 × 42.55 = 2,212.60 for each whole 200 above 60,000 (ITEPA 2003 s.681C): 23% is 508.898, rounded down, up to the next 200.
    expect(await found('income-tax', 'annualSalary', 'childBenefitCharge', '508', CHILDREN)).toEqual(['64600.00 to 64799.99'])
  })
})

describe('several answers', () => {
  it('on both sides of a stair of the Personal Allowance (ITA 2007 s.35)', async () => {
    // Just below 100,002, 68,558.56 is left. From 100,002 another 0.40 of tax is due. 68,558.56 − 0.58 × 0.19 = 68,558.4498, and 68,558.16 +
    // 0.58 × 0.50 = 68,558.45.
    expect(await found('income-tax', 'annualSalary', 'netIncome', '68558.45')).toEqual(['100001.81', '100002.50'])
  })

  it('below the property allowance and above it (ITTOIA 2005 s.783BD)', async () => {
    // Rent of 900 is not taxed. Above 1,000 all of it is, at 20%: 1,125 less 225.
    expect(await found('rental-income', 'annualRentalIncome', 'netRentalIncomeAfterTax', '900', LET)).toEqual(['900.00', '1125.00'])
  })

  it('of a contribution that ends the taper of the annual allowance (FA 2004 s.228ZA)', async () => {
    // 200,500 + 59,900 is 400 above the adjusted income limit, which takes 200 off 60,000. With 450 carried forward, 60,250 − 59,900 = 350 may
    // be paid in. From 500 threshold income is no more than 200,000, so there is no taper: 60,450 − 59,900 = 550.
    const raw = { annualSalary: '200500', employerContributions: '59900', carryForward2023: '450' }
    expect(await found('pension-allowance', 'pensionContributions', 'excessContributions', '0', raw)).toEqual([
      '0.00 to 350.00',
      '500.00 to 550.00',
    ])
  })
})

describe('the nearest on both sides', () => {
  it.each<[string, string, string, string, string, Raw, string]>([
    // 20% of 0.02 is less than half a penny, and of 0.03 it is 0.006, a penny.
    ['where a rounding jumps', 'vat', 'amount', 'grossAmount', '0.03', {}, '0.02 gives 0.02, 0.03 gives 0.04'],
    // Without a salary, 19% tax leaves 81% of 200 days, and the allowance covers the dividends: 162 for each pound a day.
    [
      'where a penny is worth more than one',
      'ir35',
      'dailyRate',
      'takeHome',
      '10000',
      { daysWorked: '200', directorSalary: '0' },
      '61.72 gives 9998.64, 61.73 gives 10000.26',
    ],
    // A penny above 1,000 makes all the rent taxable: 20% of 1,000.01 is 200.002.
    ['on a cliff', 'rental-income', 'annualRentalIncome', 'totalTaxDue', '100', LET, '1000.00 gives 0.00, 1000.01 gives 200.00'],
    // Of the same 2,212.60, 22% is 486.772 and 23% is 508.898.
    [
      'between two steps of a charge',
      'income-tax',
      'annualSalary',
      'childBenefitCharge',
      '500',
      CHILDREN,
      '64599.99 gives 486.00, 64600.00 gives 508.00',
    ],
    // Each percent of 40,000 costs 400 × 72% = 288 of the 32,319.60: 8.05 is 2,318.40, and 8.06 is 2,321.28.
    [
      'of a percentage',
      'income-tax',
      'pensionContribution',
      'netIncome',
      '30000',
      { annualSalary: '40000' },
      '8.05 gives 30001.20, 8.06 gives 29998.32',
    ],
  ])('%s', async (_, slug, find, wanted, amount, raw, expected) => {
    expect(await found(slug, find, wanted, amount, raw)).toEqual([expected])
  })
})

describe('no answer', () => {
  it.each<[string, string, string, string, string, Raw, string]>([
    ['below nothing', 'income-tax', 'annualSalary', 'netIncome', '-5', {}, 'at least 0.00, from 0.00'],
    // 40,000 − 28% × 27,430 = 32,319.60 is left with nothing paid in.
    ['above all', 'income-tax', 'pensionContribution', 'netIncome', '60000', { annualSalary: '40000' }, 'at most 32319.60, from 0.00'],
    // The relief starts above 50,000, where it is 3/200 of 200,000, and falls from there.
    ['above a peak', 'corporation-tax', 'taxableProfit', 'marginalRelief', '5000', {}, 'at most 3000.00, from 50000.01'],
    ['in a year without a day', 'ir35', 'dailyRate', 'takeHome', '10000', { daysWorked: '0' }, 'at most 0.00, from 0.00'],
  ])('%s', async (_, slug, find, wanted, amount, raw, expected) => {
    expect(await found(slug, find, wanted, amount, raw)).toEqual([expected])
  })
})

it('refuses what is no number', async () => {
  await expect(found('income-tax', 'region', 'netIncome', '30000')).rejects.toThrow(NotFindableError)
  await expect(found('income-tax', 'salary', 'netIncome', '30000')).rejects.toThrow(NotFindableError)
  await expect(found('income-tax', 'annualSalary', 'netPay', '30000')).rejects.toThrow(NotAnAmountError)
  await expect(found('ir35', 'dailyRate', 'scenario', '30000')).rejects.toThrow(NotAnAmountError)
})

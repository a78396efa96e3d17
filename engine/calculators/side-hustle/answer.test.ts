import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, itNotes, sharesOf, valuesOf } from '../../tests/page.ts'
import { saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const BOTH = { mainJobSalary: '30000', sideHustleIncome: '5000' }
const UNUSED = { useTradingAllowance: 'false' }
const values = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => valuesOf(answerOf(calculator, raw, ruleSet))

const entered = (raw: Readonly<Record<string, string>>) => answerOf(calculator, raw).leads.map(({ link }) => link?.enter)

describe('the side hustle calculator', () => {
  it('taxes £5,000 on top of £30,000 at 20%, less the £1,000 trading allowance', () => {
    const answer = answerOf(calculator, BOTH)
    expect(valuesOf(answer)).toMatchObject({ tradingAllowanceUsed: '1000.00', additionalIncomeTax: '800.00', additionalNI: '0.00' })
    expect(valuesOf(answer)).toMatchObject({ netSideHustleIncome: '4200.00', totalIncome: '35000.00' })
    expect(sharesOf(answer)).toEqual({ netSideHustleIncome: '84.0', additionalIncomeTax: '16.0' })
    expect(answer.bandTables.map(({ key }) => key)).toEqual(['both.incomeTax', 'salary.incomeTax', 'additionalNI'])
  })

  it('counts expenses in what is kept, whether the allowance or the expenses come off: 1,800 − 600 − 160, and − 240', () => {
    const sales = { mainJobSalary: '30000', sideHustleIncome: '1800', sideHustleExpenses: '600' }
    const withAllowance = answerOf(calculator, sales)
    expect(valuesOf(withAllowance)).toMatchObject({ totalAdditionalTax: '160.00', netSideHustleIncome: '1040.00' })
    expect(sharesOf(withAllowance)).toEqual({ netSideHustleIncome: '57.8', sideHustleExpenses: '33.3', additionalIncomeTax: '8.9' })
    expect(values({ ...sales, ...UNUSED })).toMatchObject({ totalAdditionalTax: '240.00', netSideHustleIncome: '960.00' })
  })

  it('offers to deduct expenses above the allowance instead of it: (6,200 − 2,100) × 20% is 820, and not (6,200 − 1,000) × 20%', () => {
    const etsy = { mainJobSalary: '28000', sideHustleIncome: '6200', sideHustleExpenses: '2100' }
    expect(values(etsy)).toMatchObject({ totalAdditionalTax: '1040.00' })
    expect(entered(etsy)).toEqual([false])
    expect(values({ ...etsy, ...UNUSED })).toMatchObject({ totalAdditionalTax: '820.00' })
    expect(entered({ ...etsy, ...UNUSED })).toEqual([])
    expect(entered({ ...etsy, sideHustleExpenses: '1000' })).toEqual([])
    expect(entered({ ...etsy, sideHustleExpenses: '1000.01' })).toEqual([false])
    expect(entered({ ...etsy, mainJobSalary: '0' })).toEqual([])
  })

  it('has no table of Class 4 where the annual maximum limits it (SI 2001/1004 reg.100, case 2): 867.60 + 12,970 × 2%', () => {
    const answer = answerOf(calculator, { mainJobSalary: '30000', sideHustleIncome: '40000', ...UNUSED })
    expect(answer.bandTables.map(({ key }) => key)).toEqual(['both.incomeTax', 'salary.incomeTax'])
    expect(valuesOf(answer)).toMatchObject({ mainRateRoom: '867.60', profitAtAdditionalRate: '12970.00', additionalNI: '1127.00' })
  })

  it.each([
    ['20000', 'statute', '2023-24', 'Class 4 and Class 2 National Insurance on your side income, added together.'],
    ['20000', 'statute', '2022-23', 'Class 4 and Class 2 National Insurance on your side income, added together.'],
    ['20000', 'statute', '2024-25', 'Class 4 National Insurance on your side income.'],
    ['100', 'statute', '2023-24', 'Your side income is too low to pay any National Insurance.'],
    ['100', 'statute', '2024-25', 'Your side income is too low to pay any National Insurance.'],
    ['20000', 'constants', '2024-25', 'The National Insurance on both together, less the National Insurance on your salary alone.'],
  ] as const)(
    'says of what the extra National Insurance on £%s is the total under %s in %s',
    (sideHustleIncome, ruleSet, taxYear, expected) => {
      const result = answerOf(calculator, { mainJobSalary: '20000', sideHustleIncome, ...UNUSED }, ruleSet, taxYear)
      expect(saidUnder(result, 'additionalNI')).toBe(expected)
    },
  )

  it('charges Class 1 on salary and side income together under constants: 12% of £21,430 less 12% of £17,430', () => {
    const both = values(BOTH, 'constants')
    expect(both).toMatchObject({ 'both.nationalInsurance': '2571.60', 'salary.nationalInsurance': '2091.60', additionalNI: '480.00' })
    expect(both['totalAdditionalTax']).toBe('1280.00')
  })
})

describe('a note on a side hustle', () => {
  const BAND = 'side-income-reaches-another-band'
  itNotes(calculator, [
    ['nothing', {}, []],
    ['nothing, without the allowance', UNUSED, []],
    ['£1,000', { sideHustleIncome: '1000' }, ['covered-by-trading-allowance']],
    ['£1,000, without the allowance', { sideHustleIncome: '1000', ...UNUSED }, ['trading-allowance-not-used']],
    ['£1,000 with expenses, without the allowance', { sideHustleIncome: '1000', sideHustleExpenses: '1000', ...UNUSED }, []],
    ['a loss', { sideHustleIncome: '1000', sideHustleExpenses: '1000.01', ...UNUSED }, ['expenses-above-income']],
    ['a loss with the allowance', { sideHustleIncome: '1000', sideHustleExpenses: '1000.01' }, ['covered-by-trading-allowance']],
    ['£2,000 on top of £49,270, which fills the basic rate band', { mainJobSalary: '49270', sideHustleIncome: '2000' }, []],
    ['£2,000 on top of £49,271', { mainJobSalary: '49271', sideHustleIncome: '2000' }, [BAND]],
    ['£60,000 on top of a salary on which no tax is due', { mainJobSalary: '12570', sideHustleIncome: '60000' }, []],
    ['£5,000 on top of £98,000', { mainJobSalary: '98000', sideHustleIncome: '5000' }, ['allowance-tapered']],
    ['£5,000 on top of £124,000', { mainJobSalary: '124000', sideHustleIncome: '5000' }, [BAND, 'allowance-used-up']],
    [
      'a penny on top of £100,003.99, which reduces the allowance by a pound (ITA 2007 s.35(3))',
      { mainJobSalary: '100003.99', sideHustleIncome: '0.01', ...UNUSED },
      ['trading-allowance-not-used', 'allowance-tapered', 'tax-above-side-income'],
    ],
    ['£27,030 on top of £30,000', { mainJobSalary: '30000', sideHustleIncome: '27030', ...UNUSED }, ['trading-allowance-not-used', BAND]],
    [
      'a pound more, at 2%',
      { mainJobSalary: '30000', sideHustleIncome: '27031', ...UNUSED },
      ['trading-allowance-not-used', BAND, 'class-4-within-annual-maximum'],
    ],
    ['£31,000 on top of £12,570 in 2023/24', { mainJobSalary: '12570', sideHustleIncome: '31000' }, [], 'statute', '2023-24'],
    [
      'the same on top of £60,000, whose contributions leave no Class 2 to pay (SI 2001/1004 reg.21)',
      { mainJobSalary: '60000', sideHustleIncome: '31000' },
      ['class-4-within-annual-maximum', 'class-2-within-annual-maximum'],
      'statute',
      '2023-24',
    ],
    ['£2,000 under constants', { mainJobSalary: '20000', sideHustleIncome: '2000' }, ['class-1-on-the-sum'], 'constants'],
    ['£1,000 under constants', { sideHustleIncome: '1000' }, ['covered-by-trading-allowance'], 'constants'],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
  ])
})

import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const BOTH = { mainJobSalary: '30000', sideHustleIncome: '5000' }
const SMALLER = 'the smaller of sideHustleIncome and allowances.trading'
const UNUSED = { useTradingAllowance: 'false' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

describe('the side hustle calculator', () => {
  it('asks for a salary, side income, the trading allowance and where you live', () => {
    expect(calculator.slug).toBe('side-hustle')
    expect(askedBy(calculator)).toEqual([
      'mainJobSalary: Main Job Salary, money',
      'sideHustleIncome: Side Hustle Income, money',
      'useTradingAllowance: Use the Trading Allowance, yes or no, yes when blank',
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
    ])
  })

  it('taxes £5,000 on top of £30,000 at 20%, less the £1,000 trading allowance', () => {
    expect(tell(BOTH)).toEqual({
      headline: 'netSideHustleIncome',
      rows: [
        '+ Side Hustle Income 5000.00 (sideHustleIncome)',
        '· Trading Allowance Used 1000.00 (tradingAllowanceUsed)',
        '· Taxable Side Income 4000.00 (taxableIncome)',
        '− Extra Income Tax 800.00 (additionalIncomeTax)',
        '− Extra National Insurance 0.00 (additionalNI)',
        '·− Total Extra Tax 800.00 (totalAdditionalTax)',
        '= Side Hustle Income After Tax 4200.00 (netSideHustleIncome)',
        '· Total Income 35000.00 (totalIncome)',
      ],
      shares: ['Side Hustle Income After Tax 84.0% (netSideHustleIncome)', 'Extra Income Tax 16.0% (additionalIncomeTax)'],
      bandTables: [
        'Income Tax by band, with the side income (both.incomeTax): basic 20% of 21430.00; higher 40% of 0.00; additional 45% of 0.00',
        'Income Tax by band, without the side income (salary.incomeTax): basic 20% of 17430.00; higher 40% of 0.00; additional 45% of 0.00',
        'Class 4 National Insurance by band (additionalNI): below the lower profits limit 0% of 4000.00; main 6% of 0.00; additional 2% of 0.00',
      ],
      steps: [
        'Trading allowance used (tradingAllowanceUsed) = the smaller of sideHustleIncome and allowances.trading = 1000.00 [ITTOIA 2005 Part 6A ch.1]',
        'Taxable side income (taxableIncome) = sideHustleIncome − “Trading allowance used” = 4000.00',
        'Salary and taxable side income (both) = mainJobSalary + “Taxable side income” = 34000.00',
        'Personal Allowance with the side income (both.personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income with the side income (both.taxableIncome) = “Salary and taxable side income” − “Personal Allowance with the side income” = 21430.00 [ITA 2007 s.23]',
        'Income Tax with the side income (both.incomeTax) = bands both.incomeTax of “Taxable income with the side income” = 4286.00 [ITA 2007 s.10]',
        'Personal Allowance without the side income (salary.personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income without the side income (salary.taxableIncome) = mainJobSalary − “Personal Allowance without the side income” = 17430.00 [ITA 2007 s.23]',
        'Income Tax without the side income (salary.incomeTax) = bands salary.incomeTax of “Taxable income without the side income” = 3486.00 [ITA 2007 s.10]',
        'Extra Income Tax (additionalIncomeTax) = “Income Tax with the side income” − “Income Tax without the side income” = 800.00',
        'Extra National Insurance (additionalNI) = bands additionalNI of “Taxable side income” = 0.00 [SSCBA 1992 s.15]',
        'Total extra tax (totalAdditionalTax) = “Extra Income Tax” + “Extra National Insurance” = 800.00',
        'Side hustle income after tax (netSideHustleIncome) = sideHustleIncome − “Total extra tax” = 4200.00',
        'Total income (totalIncome) = mainJobSalary + sideHustleIncome = 35000.00',
      ],
      notes: [],
      assumptions: [
        'region by region',
        'trading-allowance by useTradingAllowance',
        'self-employed',
        'annual-national-insurance',
        'category-a',
        'no-student-loan',
        'nothing-else',
      ],
    })
  })

  it('shows the annual maximum step by step: Class 4 at the main rate after Class 1, and 2% on the rest (reg.100, case 2)', () => {
    const { bandTables, steps } = tell({ mainJobSalary: '30000', sideHustleIncome: '40000', ...UNUSED })
    expect(bandTables.filter((table) => table.includes('Class 4'))).toEqual([])
    expect(steps.slice(10, 20)).toEqual([
      'Most profit between the limits (mostProfitBetweenLimits) = nationalInsurance.class4.upperProfitsLimit − nationalInsurance.class4.lowerProfitsLimit = 37700.00 [SI 2001/1004 reg.100(3) step 1]',
      'Most Class 4 at the main rate in a year (annualMaximum) = “Most profit between the limits” × nationalInsurance.class4.mainRate = 2262.00 [SI 2001/1004 reg.100(3) step 2]',
      'National Insurance (Class 1) on the salary at the main rate (class1AtMainRate) = (mainJobSalary − nationalInsurance.class1.primaryThreshold) × nationalInsurance.class1.employee.mainRate = 1394.40 [SSCBA 1992 s.8(1)(a)]',
      'Most Class 4 at the main rate after Class 1 (mainRateRoom) = “Most Class 4 at the main rate in a year” − “National Insurance (Class 1) on the salary at the main rate” = 867.60 [SI 2001/1004 reg.100(3) step 4]',
      'Profit charged at the main rate (profitAtMainRate) = “Most Class 4 at the main rate after Class 1” ÷ nationalInsurance.class4.mainRate = 14460.00 [SI 2001/1004 reg.100(3) step 5]',
      'Profit between the limits (profitBetweenLimits) = (the smaller of “Taxable side income” and nationalInsurance.class4.upperProfitsLimit) − nationalInsurance.class4.lowerProfitsLimit = 27430.00 [SI 2001/1004 reg.100(3) step 6]',
      'Profit between the limits charged at the additional rate (profitAtAdditionalRate) = “Profit between the limits” − “Profit charged at the main rate” = 12970.00 [SI 2001/1004 reg.100(3) step 7]',
      'Class 4 at the additional rate between the limits (additionalRateBetweenLimits) = “Profit between the limits charged at the additional rate” × nationalInsurance.class4.additionalRate = 259.40 [SI 2001/1004 reg.100(3) step 8]',
      'Class 4 at the additional rate above the upper limit (additionalRateAboveLimit) = (“Taxable side income” − nationalInsurance.class4.upperProfitsLimit) × nationalInsurance.class4.additionalRate, not below nothing = 0.00 [SI 2001/1004 reg.100(3) step 9]',
      'Extra National Insurance (additionalNI) = “Most Class 4 at the main rate after Class 1” + “Class 4 at the additional rate between the limits” + “Class 4 at the additional rate above the upper limit” = 1127.00 [SI 2001/1004 reg.100(2) and (3)]',
    ])
  })

  it('adds 2% of the profit above the upper limit: £9,730 of £60,000 (reg.100, step 9)', () => {
    expect(tell({ mainJobSalary: '30000', sideHustleIncome: '60000', ...UNUSED }).steps.slice(15, 19)).toEqual([
      'Profit between the limits (profitBetweenLimits) = (the smaller of “Taxable side income” and nationalInsurance.class4.upperProfitsLimit) − nationalInsurance.class4.lowerProfitsLimit = 37700.00 [SI 2001/1004 reg.100(3) step 6]',
      'Profit between the limits charged at the additional rate (profitAtAdditionalRate) = “Profit between the limits” − “Profit charged at the main rate” = 23240.00 [SI 2001/1004 reg.100(3) step 7]',
      'Class 4 at the additional rate between the limits (additionalRateBetweenLimits) = “Profit between the limits charged at the additional rate” × nationalInsurance.class4.additionalRate = 464.80 [SI 2001/1004 reg.100(3) step 8]',
      'Class 4 at the additional rate above the upper limit (additionalRateAboveLimit) = (“Taxable side income” − nationalInsurance.class4.upperProfitsLimit) × nationalInsurance.class4.additionalRate = 194.60 [SI 2001/1004 reg.100(3) step 9]',
    ])
  })

  it('counts Class 1 up to the upper earnings limit, which leaves no Class 4 at the main rate (reg.100, case 3)', () => {
    const { bandTables, steps } = tell({ mainJobSalary: '60000', sideHustleIncome: '31000' })
    expect(bandTables.filter((table) => table.includes('Class 4'))).toEqual([])
    expect(steps.slice(10, 20)).toEqual([
      'Most profit between the limits (mostProfitBetweenLimits) = nationalInsurance.class4.upperProfitsLimit − nationalInsurance.class4.lowerProfitsLimit = 37700.00 [SI 2001/1004 reg.100(3) step 1]',
      'Most Class 4 at the main rate in a year (annualMaximum) = “Most profit between the limits” × nationalInsurance.class4.mainRate = 2262.00 [SI 2001/1004 reg.100(3) step 2]',
      'National Insurance (Class 1) on the salary at the main rate (class1AtMainRate) = (nationalInsurance.class1.upperEarningsLimit − nationalInsurance.class1.primaryThreshold) × nationalInsurance.class1.employee.mainRate = 3016.00 [SSCBA 1992 s.8(1)(a)]',
      'Most Class 4 at the main rate after Class 1 (mainRateRoom) = “Most Class 4 at the main rate in a year” − “National Insurance (Class 1) on the salary at the main rate”, not below nothing = 0.00 [SI 2001/1004 reg.100(3) step 4]',
      'Profit charged at the main rate (profitAtMainRate) = “Most Class 4 at the main rate after Class 1” ÷ nationalInsurance.class4.mainRate = 0.00 [SI 2001/1004 reg.100(3) step 5]',
      'Profit between the limits (profitBetweenLimits) = (the smaller of “Taxable side income” and nationalInsurance.class4.upperProfitsLimit) − nationalInsurance.class4.lowerProfitsLimit = 17430.00 [SI 2001/1004 reg.100(3) step 6]',
      'Profit between the limits charged at the additional rate (profitAtAdditionalRate) = “Profit between the limits” − “Profit charged at the main rate” = 17430.00 [SI 2001/1004 reg.100(3) step 7]',
      'Class 4 at the additional rate between the limits (additionalRateBetweenLimits) = “Profit between the limits charged at the additional rate” × nationalInsurance.class4.additionalRate = 348.60 [SI 2001/1004 reg.100(3) step 8]',
      'Class 4 at the additional rate above the upper limit (additionalRateAboveLimit) = (“Taxable side income” − nationalInsurance.class4.upperProfitsLimit) × nationalInsurance.class4.additionalRate, not below nothing = 0.00 [SI 2001/1004 reg.100(3) step 9]',
      'Extra National Insurance (additionalNI) = “Most Class 4 at the main rate after Class 1” + “Class 4 at the additional rate between the limits” + “Class 4 at the additional rate above the upper limit” = 348.60 [SI 2001/1004 reg.100(2) and (3)]',
    ])
  })

  it('charges Class 1 on salary and side income together under constants: 12% of £21,430 less 12% of £17,430', () => {
    const { bandTables, steps } = tell(BOTH, 'constants')
    expect(bandTables.slice(2)).toEqual([
      'Class 1 National Insurance by band, with the side income (both.nationalInsurance): below the primary threshold 0% of 12570.00; main 12% of 21430.00; additional 2% of 0.00',
      'Class 1 National Insurance by band, without the side income (salary.nationalInsurance): below the primary threshold 0% of 12570.00; main 12% of 17430.00; additional 2% of 0.00',
    ])
    expect(steps.slice(10, 14)).toEqual([
      'National Insurance (Class 1) with the side income (both.nationalInsurance) = bands both.nationalInsurance of “Salary and taxable side income” = 2571.60 [SSCBA 1992 s.8]',
      'National Insurance (Class 1) without the side income (salary.nationalInsurance) = bands salary.nationalInsurance of mainJobSalary = 2091.60 [SSCBA 1992 s.8]',
      'Extra National Insurance (additionalNI) = “National Insurance (Class 1) with the side income” − “National Insurance (Class 1) without the side income” = 480.00',
      'Total extra tax (totalAdditionalTax) = “Extra Income Tax” + “Extra National Insurance” = 1280.00',
    ])
  })

  it.each([
    ['£1,000', { sideHustleIncome: '1000' }, `${SMALLER} = 1000.00`],
    ['£600', { sideHustleIncome: '600' }, `${SMALLER} = 600.00`],
    ['none when it is not claimed', { sideHustleIncome: '5000', ...UNUSED }, '0 = 0.00'],
  ])('uses %s of the trading allowance', (_, raw, told) => {
    expect(tell(raw).steps[0]).toBe(`Trading allowance used (tradingAllowanceUsed) = ${told} [ITTOIA 2005 Part 6A ch.1]`)
  })
})

const NOTES = [
  'covered-by-trading-allowance',
  'trading-allowance-not-used',
  'side-income-reaches-another-band',
  'allowance-tapered',
  'allowance-used-up',
  'tax-above-side-income',
  'class-4-within-annual-maximum',
  'class-1-on-the-sum',
  'scotland-on-uk-bands',
]

describe('a note on a side hustle', () => {
  const BAND = 'side-income-reaches-another-band'
  itNotes(calculator, NOTES, [
    ['nothing', {}, []],
    ['nothing, without the allowance', UNUSED, []],
    ['£1,000', { sideHustleIncome: '1000' }, ['covered-by-trading-allowance']],
    ['£1,000, without the allowance', { sideHustleIncome: '1000', ...UNUSED }, ['trading-allowance-not-used']],
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
    ['£2,000 under constants', { mainJobSalary: '20000', sideHustleIncome: '2000' }, ['class-1-on-the-sum'], 'constants'],
    ['£1,000 under constants', { sideHustleIncome: '1000' }, ['covered-by-trading-allowance'], 'constants'],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
  ])
})

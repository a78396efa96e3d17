import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const HALF = { annualSalary: '60000', monthsWorked: '6' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const HALF_OF = (annualSalary: string) => ({ annualSalary, monthsWorked: '6' })

describe('the part-year calculator', () => {
  it('asks for a salary, months, a pension and where you live', () => {
    expect(calculator.slug).toBe('part-year')
    expect(askedBy(calculator)).toEqual([
      'annualSalary: Annual Salary, money',
      'monthsWorked: Months Worked, number 1 to 12 by 1, 12 when blank, counts months',
      'pensionContribution: Pension Contribution, percent',
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
      'firstMonth: First Month Paid, april | may | june | july | august | september | october | november | december | january | february | march, april when blank',
    ])
  })

  it('works out six months of £60,000 with 10% into a pension: six times £257.50 of National Insurance, and tax of 20% of £14,430', () => {
    expect(tell({ ...HALF, pensionContribution: '10' })).toEqual({
      headline: 'netIncome',
      rows: [
        '+ Earnings for the Months Worked 30000.00 (actualEarnings)',
        '· Monthly Earnings 5000.00 (monthlyEarnings)',
        '− Income Tax 2886.00 (incomeTax)',
        '− National Insurance 1545.00 (nationalInsurance)',
        '− Pension Contribution 3000.00 (pension)',
        '= Take-Home Pay 22569.00 (netIncome)',
        '· Average Monthly Take-Home 3761.50 (averageMonthlyNetIncome)',
      ],
      shares: [
        'Take-Home Pay 75.2% (netIncome)',
        'Income Tax 9.6% (incomeTax)',
        'National Insurance 5.2% (nationalInsurance)',
        'Pension Contribution 10.0% (pension)',
      ],
      bandTables: [
        'Income Tax by band (incomeTax): basic 20% of 14430.00; higher 40% of 0.00; additional 45% of 0.00',
        // Six times 1,048 and 4,189 (SI 2001/1004 regs.10 and 11).
        'National Insurance for the months worked, by band (nationalInsurance): below the primary threshold 0% of 6288.00; main 8% of 18846.00; additional 2% of 1866.00',
      ],
      steps: [
        'Earnings for the months worked (actualEarnings) = annualSalary × monthsWorked# ÷ 12 = 30000.00',
        'Monthly earnings (monthlyEarnings) = annualSalary ÷ 12 = 5000.00',
        'Pension contribution (pension) = “Earnings for the months worked” × pensionContribution% = 3000.00',
        'Pay after salary sacrifice (pay) = “Earnings for the months worked” − “Pension contribution” = 27000.00',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income (taxableIncome) = “Pay after salary sacrifice” − “Personal Allowance” = 14430.00 [ITA 2007 s.23]',
        'Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 2886.00 [ITA 2007 s.10]',
        'National Insurance (nationalInsurance) = bands nationalInsurance of “Pay after salary sacrifice” = 1545.00 [SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11]',
        'Take-home pay (netIncome) = “Earnings for the months worked” − “Income Tax” − “National Insurance” − “Pension contribution” = 22569.00',
        'Average monthly take-home (averageMonthlyNetIncome) = “Take-home pay” ÷ monthsWorked# = 3761.50',
        // 4,431 of 30,000.
        'Tax and National Insurance as a share of pay (taxAndInsuranceRate) = (“Income Tax” + “National Insurance”) ÷ “Earnings for the months worked” = 14.77%',
        'All deductions as a share of pay (effectiveRate) = (“Income Tax” + “National Insurance” + “Pension contribution”) ÷ “Earnings for the months worked” = 24.77%',
      ],
      notes: ['pay-as-you-earn-may-be-refunded'],
      assumptions: [
        'region by region',
        'salary-sacrifice',
        'same-pay-each-month',
        'nothing-else-earned',
        'no-student-loan',
        'category-a',
        'nothing-else',
      ],
    })
  })

  it('leaves out the pension where there is none', () => {
    const { rows, steps, assumptions } = tell(HALF, 'constants')
    expect(rows[4]).toBe('= Take-Home Pay 24422.40 (netIncome)')
    expect(steps.slice(3)).toEqual([
      'Taxable income (taxableIncome) = “Earnings for the months worked” − “Personal Allowance” = 17430.00 [ITA 2007 s.23]',
      'Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 3486.00 [ITA 2007 s.10]',
      // Under constants, 12% of pay above the annual threshold.
      'National Insurance (nationalInsurance) = bands nationalInsurance of “Earnings for the months worked” = 2091.60 [SSCBA 1992 s.8]',
      'Take-home pay (netIncome) = “Earnings for the months worked” − “Income Tax” − “National Insurance” = 24422.40',
      'Average monthly take-home (averageMonthlyNetIncome) = “Take-home pay” ÷ monthsWorked# = 4070.40',
      'All deductions as a share of pay (effectiveRate) = (“Income Tax” + “National Insurance”) ÷ “Earnings for the months worked” = 18.59%',
    ])
    expect(assumptions.slice(0, 2)).toEqual(['region by region', 'same-pay-each-month'])
    expect(tell({ annualSalary: '12570' }).assumptions[1]).toBe('full-year by monthsWorked')
  })
})

it.each([
  ['december', '4', true],
  ['december', '5', false],
  ['april', '', true],
  ['may', '12', false],
])('from %s, %s months worked are accepted: %s', (firstMonth, monthsWorked, isAccepted) => {
  const { issues } = { issues: undefined, ...calculator.parse({ firstMonth, monthsWorked }) }
  expect(issues === undefined).toBe(isAccepted)
})

it.each([
  [{}, '12'],
  [{ firstMonth: 'april', monthsWorked: '' }, '12'],
  [{ firstMonth: 'october' }, '6'],
  [{ firstMonth: 'october', monthsWorked: null }, '6'],
  [{ firstMonth: 'march', monthsWorked: ' ' }, '1'],
  [{ firstMonth: 'october', monthsWorked: '2' }, '2'],
])('%j is %s months of work: a blank means all that are left', (raw, months) => {
  const { inputs } = { inputs: undefined, ...calculator.parse(raw) }
  expect(inputs?.monthsWorked.toFixed()).toBe(months)
})

it('says how many months are left where somebody enters more', () => {
  expect(calculator.parse({ firstMonth: 'january', monthsWorked: '6' })).toEqual({
    issues: [
      {
        field: 'monthsWorked',
        expected: '3 or fewer if the first month paid is January, because the tax year then ends',
      },
    ],
  })
})

describe('a note on part of a year', () => {
  const REFUND = 'pay-as-you-earn-may-be-refunded'
  const NOTES = [
    REFUND,
    'national-insurance-without-income-tax',
    'differs-from-annual-thresholds',
    'allowance-tapered',
    'allowance-used-up',
    'scotland-on-uk-bands',
    'contribution-above-annual-allowance',
  ]
  itNotes(calculator, NOTES, [
    ['nothing', {}, []],
    ['half a year at a salary equal to the allowance', HALF_OF('12570'), []],
    ['half a year at £4 more, below six monthly thresholds', HALF_OF('12574'), [REFUND]],
    ['half a year at £12,582, above six monthly thresholds', HALF_OF('12582'), [REFUND, 'national-insurance-without-income-tax']],
    ['half a year at £60,000', HALF_OF('60000'), [REFUND]],
    ['twelve months at a salary equal to the allowance', { annualSalary: '12570' }, []],
    [
      'twelve months at £12,573, above the annual threshold but below twelve monthly ones',
      { annualSalary: '12573' },
      ['differs-from-annual-thresholds'],
    ],
    ['the same under constants', { annualSalary: '12573' }, [], 'constants'],
    ['seven months of £200,000', { annualSalary: '200000', monthsWorked: '7' }, [REFUND, 'allowance-tapered']],
    ['twelve months of £130,000', { annualSalary: '130000' }, ['differs-from-annual-thresholds', 'allowance-used-up']],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
    ['Scotland', { region: 'scotland' }, []],
    ['£60,000 from six months at £240,000 into a pension', { ...HALF_OF('240000'), pensionContribution: '50' }, [REFUND]],
    ['a pound more (FA 2004 s.228)', { ...HALF_OF('240004'), pensionContribution: '50' }, [REFUND, 'contribution-above-annual-allowance']],
    [
      'the same under constants, which have no annual allowance test',
      { ...HALF_OF('240004'), pensionContribution: '50' },
      [REFUND],
      'constants',
    ],
    // A twelfth of each of these salaries recurs, but the amount that a note compares with a limit is exact.
    [
      '81.25% of two months of £67,072, which leaves twice £1,048',
      { annualSalary: '67072', monthsWorked: '2', pensionContribution: '81.25' },
      [REFUND],
    ],
    [
      '36% of a month of £2,000,000, which is £60,000',
      { annualSalary: '2000000', monthsWorked: '1', pensionContribution: '36' },
      [REFUND, 'allowance-tapered'],
    ],
    [
      '40% of ten months of £200,000, which leaves £100,000',
      { annualSalary: '200000', monthsWorked: '10', pensionContribution: '40' },
      [REFUND, 'contribution-above-annual-allowance'],
    ],
  ])

  it('has no row for a charge on exactly the annual allowance', () => {
    const { rows } = tell({ annualSalary: '2000000', monthsWorked: '1', pensionContribution: '36' })
    expect(rows.filter((row) => row.includes('annualAllowanceCharge'))).toEqual([])
  })
})

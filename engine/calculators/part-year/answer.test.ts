import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const HALF = { annualSalary: '60000', monthsWorked: '6' }
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const HALF_OF = (annualSalary: string) => ({ annualSalary, monthsWorked: '6' })

describe('the part-year calculator', () => {
  it('asks for the months worked and the first of them', () => {
    const asked = askedBy(calculator)
    expect(asked).toContain('monthsWorked: Months Worked, number 1 to 12 by 1, 12 when blank, counts months')
    expect(asked.at(-1)).toBe(
      'firstMonth: First month paid, april | may | june | july | august | september | october | november | december | january | february | march, april when blank',
    )
  })

  it('works out six months of £60,000 with 10% into a pension: six times £257.50 of National Insurance, and tax of 20% of £14,430', () => {
    const answer = answerOf(calculator, { ...HALF, pensionContribution: '10' })
    expect(valuesOf(answer)).toMatchObject({
      incomeTax: '2886.00',
      nationalInsurance: '1545.00',
      pension: '3000.00',
      netIncome: '22569.00',
    })
    // 4,431 and 7,431 of 30,000.
    expect(valuesOf(answer)).toMatchObject({ taxAndInsuranceRate: '14.77', effectiveRate: '24.77' })
    expect(sharesOf(answer)).toEqual({ netIncome: '75.2', incomeTax: '9.6', nationalInsurance: '5.2', pension: '10.0' })
    const { bandTables, steps, assumptions } = toldBy(answer)
    // Six times 1,048 and 4,189 (SI 2001/1004 regs.10 and 11).
    expect(bandTables[1]).toMatch(/: below the primary threshold 0% of 6288.00; main 8% of 18846.00; additional 2% of 1866.00$/)
    expect(steps[7]).toMatch(/\[SSCBA 1992 s\.8; SI 2001\/1004 regs\.3, 10 and 11\]$/)
    expect(assumptions).toContain('salary-sacrifice')
  })

  it('leaves out the pension where there is none', () => {
    const { rows, steps, assumptions } = tell(HALF, 'constants')
    expect(rows[4]).toBe('= Take-Home Pay 24422.40 (netIncome)')
    // Under constants, 12% of pay above the annual threshold.
    expect(steps[5]).toBe(
      'National Insurance (nationalInsurance) = bands nationalInsurance of “Earnings for the months worked” = 2091.60 [SSCBA 1992 s.8]',
    )
    expect([...rows, ...steps].filter((told) => /pension|taxAndInsuranceRate/.test(told))).toEqual([])
    expect(assumptions.slice(0, 3)).toEqual(['region by region', 'first-month by firstMonth', 'arrived-in-the-uk'])
    expect(tell({ annualSalary: '12570' }).assumptions).toContain('full-year by monthsWorked')
  })
})

/** The steps and the band tables of National Insurance on some months of £5,000, the first of them June 2022. */
const insuranceOn = (monthsWorked: string) => {
  const parsed = calculator.parse({ annualSalary: '60000', firstMonth: 'june', monthsWorked }, '2022-23')
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  const { steps, bandTables } = toldBy(calculator.calculate(parsed.inputs, { ruleSet: 'statute', taxYear: '2022-23' }))
  return { steps: steps.filter((step) => /\((2022-|nationalInsurance\))/.test(step)), bandTables: bandTables.slice(1) }
}

describe('pay from June 2022, of £5,000 a month', () => {
  const LAW = '[SSCBA 1992 s.8; SI 2001/1004 regs.3, 10 and 11]'
  const JUNE = 'National Insurance on pay from 6 June 2022'
  const JULY = 'National Insurance on pay from 6 July 2022'
  const NOVEMBER = 'National Insurance on pay from 6 November 2022'
  // 3,366 × 13.25% + 811 × 3.25%.
  const IN_JUNE = [
    'Months of pay from 6 June 2022 (2022-06-06.months) = the smaller of monthsWorked# and 1 = 1.00#',
    'Pay from 6 June 2022 (2022-06-06.pay) = “Earnings for the months worked” × “Months of pay from 6 June 2022”# ÷ monthsWorked# = 5000.00',
    `${JUNE} (2022-06-06.nationalInsurance) = bands 2022-06-06.nationalInsurance of “Pay from 6 June 2022” = 472.35 ${LAW}`,
  ]
  const BANDS_OF_JUNE = `${JUNE}, by band (2022-06-06.nationalInsurance): below the primary threshold 0% of 823.00; main 13.25% of 3366.00; additional 3.25% of 811.00`

  it('is charged by three sets of figures in seven months: one month, four and two', () => {
    expect(insuranceOn('7')).toEqual({
      steps: [
        ...IN_JUNE,
        'Months of pay from 6 July 2022 (2022-07-06.months) = (the smaller of monthsWorked# and 5) − 1 = 4.00#',
        'Pay from 6 July 2022 (2022-07-06.pay) = “Earnings for the months worked” × “Months of pay from 6 July 2022”# ÷ monthsWorked# = 20000.00',
        // 4 × (3,141 × 13.25% + 811 × 3.25%).
        `${JULY} (2022-07-06.nationalInsurance) = bands 2022-07-06.nationalInsurance of “Pay from 6 July 2022” = 1770.16 ${LAW}`,
        'Months of pay from 6 November 2022 (2022-11-06.months) = monthsWorked# − 5 = 2.00#',
        'Pay from 6 November 2022 (2022-11-06.pay) = “Earnings for the months worked” × “Months of pay from 6 November 2022”# ÷ monthsWorked# = 10000.00',
        // 2 × (3,141 × 12% + 811 × 2%).
        `${NOVEMBER} (2022-11-06.nationalInsurance) = bands 2022-11-06.nationalInsurance of “Pay from 6 November 2022” = 786.28 ${LAW}`,
        `National Insurance (nationalInsurance) = “${JUNE}” + “${JULY}” + “${NOVEMBER}” = 3028.79 ${LAW}`,
      ],
      bandTables: [
        BANDS_OF_JUNE,
        `${JULY}, by band (2022-07-06.nationalInsurance): below the primary threshold 0% of 4192.00; main 13.25% of 12564.00; additional 3.25% of 3244.00`,
        `${NOVEMBER}, by band (2022-11-06.nationalInsurance): below the primary threshold 0% of 2096.00; main 12% of 6282.00; additional 2% of 1622.00`,
      ],
    })
  })

  it('has no step for months that are not paid', () => {
    expect(insuranceOn('1')).toEqual({ steps: IN_JUNE, bandTables: [BANDS_OF_JUNE] })
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
  expect(calculator.parse({ firstMonth: 'january', monthsWorked: '6' })).toMatchObject({
    issues: [
      {
        field: 'monthsWorked',
        expected: '3 or fewer if the first month paid is January, because the tax year then ends',
      },
    ],
  })
})

describe('a note on part of a year', () => {
  itNotes(calculator, [
    ['nothing', {}, []],
    ['half a year at a salary equal to the allowance', HALF_OF('12570'), []],
    ['half a year at £4 more, below six monthly thresholds', HALF_OF('12574'), []],
    ['half a year at £12,582, above six monthly thresholds', HALF_OF('12582'), ['national-insurance-without-income-tax']],
    ['half a year at £60,000', HALF_OF('60000'), []],
    ['twelve months at a salary equal to the allowance', { annualSalary: '12570' }, []],
    [
      'twelve months at £12,573, above the annual threshold but below twelve monthly ones',
      { annualSalary: '12573' },
      ['differs-from-annual-thresholds'],
    ],
    ['the same under constants', { annualSalary: '12573' }, [], 'constants'],
    ['seven months of £200,000', { annualSalary: '200000', monthsWorked: '7' }, ['allowance-tapered']],
    ['twelve months of £130,000', { annualSalary: '130000' }, ['differs-from-annual-thresholds', 'allowance-used-up']],
    ['Scotland under constants', { region: 'scotland' }, ['scotland-on-uk-bands'], 'constants'],
    ['Scotland', { region: 'scotland' }, []],
    ['£60,000 from six months at £240,000 into a pension', { ...HALF_OF('240000'), pensionContribution: '50' }, []],
    ['a pound more (FA 2004 s.228)', { ...HALF_OF('240004'), pensionContribution: '50' }, ['contribution-above-annual-allowance']],
    ['the same under constants, which have no annual allowance test', { ...HALF_OF('240004'), pensionContribution: '50' }, [], 'constants'],
    // A twelfth of each of these salaries recurs, but the amount that a note compares with a limit is exact.
    [
      '81.25% of two months of £67,072, which leaves twice £1,048',
      { annualSalary: '67072', monthsWorked: '2', pensionContribution: '81.25' },
      [],
    ],
    [
      '36% of a month of £2,000,000, which is £60,000',
      { annualSalary: '2000000', monthsWorked: '1', pensionContribution: '36' },
      ['allowance-tapered'],
    ],
    [
      '40% of ten months of £200,000, which leaves £100,000',
      { annualSalary: '200000', monthsWorked: '10', pensionContribution: '40' },
      ['contribution-above-annual-allowance'],
    ],
  ])

  it('has no row for a charge on exactly the annual allowance', () => {
    const { rows } = tell({ annualSalary: '2000000', monthsWorked: '1', pensionContribution: '36' })
    expect(rows.filter((row) => row.includes('annualAllowanceCharge'))).toEqual([])
  })
})

it('says of the pay of some months that National Insurance is worked out on it, and of all pay that tax is too', () => {
  const result = answerOf(calculator, { annualSalary: '60000', monthsWorked: '12' }, 'statute', '2022-23')
  expect(saidUnder(result, '2022-07-06.pay')).toBe('Your National Insurance for these months is worked out on this.')
  const withPension = answerOf(calculator, { annualSalary: '60000', monthsWorked: '12', pensionContribution: '5' })
  expect(saidUnder(withPension, 'pay')).toBe('Your tax and National Insurance are worked out on this.')
})

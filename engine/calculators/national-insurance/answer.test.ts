import { describe, expect, it } from 'vitest'
import { CLASS_2_NOTES } from '../../rules/self-employment/notes.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const SELF_EMPLOYED = { employmentType: 'self-employed' }
const SELF_EMPLOYED_ASSUMPTIONS = ['employment-type by employmentType', 'no-other-work', 'below-pension-age', 'profit-after-expenses']

describe('the National Insurance calculator', () => {
  it('asks for earnings and the type of employment', () => {
    expect(calculator.slug).toBe('national-insurance')
    expect(askedBy(calculator)).toEqual([
      'earnings: Annual Earnings, money',
      'employmentType: Employment Type, employee | self-employed, employee when blank',
    ])
  })

  it('on £60,000 charges an employee 8% of £37,700 and 2% of £9,730, and the employer 13.8% of £50,900 (SSCBA 1992 ss.8 and 9)', () => {
    expect(toldBy(answerOf(calculator, { earnings: '60000' }))).toEqual({
      headline: 'totalNI',
      rows: [
        '· Annual Earnings 60000.00 (earnings)',
        '+ Employee NI (Class 1) 3210.60 (employeeNI)',
        '+ Employer NI (Class 1) 7024.20 (employerNI)',
        '= Total NI Contributions 10234.80 (totalNI)',
        '· Monthly Employee NI 267.55 (monthlyEmployeeNI)',
      ],
      shares: [],
      bandTables: [
        'Employee National Insurance by band (employeeNI): below the primary threshold 0% of 12570.00; main 8% of 37700.00; additional 2% of 9730.00',
        'Employer National Insurance by band (employerNI): below the secondary threshold 0% of 9100.00; above the secondary threshold 13.8% of 50900.00',
      ],
      steps: [
        'Employee NI (Class 1) (employeeNI) = bands employeeNI of earnings = 3210.60 [SSCBA 1992 s.8]',
        'Employer NI (Class 1) (employerNI) = bands employerNI of earnings = 7024.20 [SSCBA 1992 s.9]',
        'Total NI contributions (totalNI) = “Employee NI (Class 1)” + “Employer NI (Class 1)” = 10234.80',
        'Monthly employee NI (monthlyEmployeeNI) = “Employee NI (Class 1)” ÷ 12 = 267.55',
      ],
      notes: ['employer-pays-its-own'],
      assumptions: ['employment-type by employmentType', 'annual-national-insurance', 'one-job', 'category-a', 'no-benefits-in-kind'],
    })
  })

  it('on £60,000 charges the self-employed 6% of £37,700 and 2% of £9,730 (SSCBA 1992 s.15)', () => {
    expect(toldBy(answerOf(calculator, { ...SELF_EMPLOYED, earnings: '60000' }))).toEqual({
      headline: 'employeeNI',
      rows: [
        '· Annual Earnings 60000.00 (earnings)',
        '+ National Insurance (Class 4) 2456.60 (employeeNI)',
        '· Monthly National Insurance 204.72 (monthlyEmployeeNI)',
      ],
      shares: [],
      bandTables: [
        'Class 4 National Insurance by band (class4NI): below the lower profits limit 0% of 12570.00; main 6% of 37700.00; additional 2% of 9730.00',
      ],
      steps: [
        'Class 4 NI (class4NI) = bands class4NI of earnings = 2456.60 [SSCBA 1992 s.15]',
        'Class 2 NI (class2NI) = 0 = 0.00 [SSCBA 1992 s.11]',
        'National Insurance (employeeNI) = “Class 4 NI” + “Class 2 NI” = 2456.60',
        'Monthly National Insurance (monthlyEmployeeNI) = “National Insurance” ÷ 12 = 204.72',
      ],
      notes: ['class2-treated-as-paid'],
      assumptions: SELF_EMPLOYED_ASSUMPTIONS,
    })
  })

  it('adds Class 2 of £3.45 × 52 under constants, with Class 4 at 9%', () => {
    expect(toldBy(answerOf(calculator, { ...SELF_EMPLOYED, earnings: '60000' }, 'constants')).rows).toEqual([
      '· Annual Earnings 60000.00 (earnings)',
      '+ National Insurance (Class 4) 3587.60 (class4NI)',
      '+ National Insurance (Class 2) 179.40 (class2NI)',
      '= Total National Insurance 3767.00 (employeeNI)',
      '· Monthly National Insurance 313.92 (monthlyEmployeeNI)',
    ])
  })
})

describe('a note on National Insurance', () => {
  itNotes(
    calculator,
    ['below-threshold', 'employer-pays-its-own', ...CLASS_2_NOTES],
    [
      ['nothing', {}, []],
      ['nothing, self-employed', SELF_EMPLOYED, []],
      ['pay of £9,100, where nobody pays', { earnings: '9100' }, ['below-threshold']],
      ['pay of £12,570, where only the employer pays', { earnings: '12570' }, ['below-threshold', 'employer-pays-its-own']],
      ['pay of £12,571', { earnings: '12571' }, ['employer-pays-its-own']],
      ['a profit of £6,724.99', { ...SELF_EMPLOYED, earnings: '6724.99' }, ['below-threshold', 'class2-voluntary']],
      ['a profit of £6,725', { ...SELF_EMPLOYED, earnings: '6725' }, ['below-threshold', 'class2-treated-as-paid']],
      ['a profit of £12,571', { ...SELF_EMPLOYED, earnings: '12571' }, ['class2-treated-as-paid']],
    ],
  )
})

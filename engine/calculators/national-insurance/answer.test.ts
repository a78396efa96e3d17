import { describe, expect, it } from 'vitest'
import { answerOf, itNotes, toldBy, valuesOf } from '../../tests/page.ts'
import { calculator } from './answer.ts'

const SELF_EMPLOYED = { employmentType: 'self-employed' }
const SELF_EMPLOYED_ASSUMPTIONS = ['employment-type by employmentType', 'no-other-work', 'below-pension-age', 'profit-after-expenses']
const EMPLOYEE_ASSUMPTIONS = [
  'employment-type by employmentType',
  'annual-national-insurance',
  'one-job',
  'category-a',
  'no-benefits-in-kind',
]

describe('the National Insurance calculator', () => {
  it('on £60,000 charges an employee 8% of £37,700 and 2% of £9,730, and the employer 13.8% of £50,900 (SSCBA 1992 ss.8 and 9)', () => {
    const answer = answerOf(calculator, { earnings: '60000' })
    expect(answer.headline).toBe('totalNI')
    expect(valuesOf(answer)).toMatchObject({
      employeeNI: '3210.60',
      employerNI: '7024.20',
      totalNI: '10234.80',
      monthlyEmployeeNI: '267.55',
    })
    expect(answer.shares).toEqual([])
    expect(toldBy(answer).assumptions).toEqual(EMPLOYEE_ASSUMPTIONS)
  })

  it('on £60,000 charges the self-employed 6% of £37,700 and 2% of £9,730 (SSCBA 1992 s.15)', () => {
    const answer = answerOf(calculator, { ...SELF_EMPLOYED, earnings: '60000' })
    expect(answer.headline).toBe('employeeNI')
    expect(toldBy(answer).rows).toEqual([
      '· Annual Earnings 60000.00 (earnings)',
      '+ National Insurance (Class 4) 2456.60 (employeeNI)',
      '· Monthly National Insurance 204.72 (monthlyEmployeeNI)',
    ])
    expect(valuesOf(answer)).toMatchObject({ class4NI: '2456.60', class2NI: '0.00' })
    expect(toldBy(answer).assumptions).toEqual(SELF_EMPLOYED_ASSUMPTIONS)
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
  itNotes(calculator, [
    ['nothing', {}, []],
    ['nothing, self-employed', SELF_EMPLOYED, []],
    ['pay of £9,100, where nobody pays', { earnings: '9100' }, ['below-threshold']],
    ['pay of £12,570, where only the employer pays', { earnings: '12570' }, ['below-threshold', 'employer-pays-its-own']],
    ['pay of £12,571', { earnings: '12571' }, ['employer-pays-its-own']],
    ['a profit of £6,724.99', { ...SELF_EMPLOYED, earnings: '6724.99' }, ['below-threshold', 'class2-voluntary']],
    ['a profit of £6,725', { ...SELF_EMPLOYED, earnings: '6725' }, ['below-threshold', 'class2-treated-as-paid']],
    ['a profit of £12,571', { ...SELF_EMPLOYED, earnings: '12571' }, ['class2-treated-as-paid']],
  ])
})
